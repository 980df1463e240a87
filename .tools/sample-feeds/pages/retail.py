"""A grocery: the newer services behind it put everything into `custom`."""

from build.dishes import retail_card, retail_carousel
from build.furniture import divider, header_section, tile
from build.pagework import grid, header_store, tiles
from content.doordash import SHOPS
from content.goods import GOODS
from model import DOORDASH, Action, Page, Section, cursor, uid


def page() -> Page:
    shop = SHOPS["fernhill"]
    aisles = [
        ("fruit", "Fruit & herbs"), ("dairy", "Dairy"), ("bakery", "Bread"), ("pantry", "Pantry"), ("drinks", "Drinks"),
        ("home", "Household")]
    aisle_tiles = [
        tile(DOORDASH, f"aisle-{key}", title, f"Aisle {at + 1}", f"convenience/store/{shop.id}/category/{key}/", at)
        for at, (key, title) in enumerate(aisles)]
    shelf = [retail_card(shop, goods, "shelf", position, 3) for position, goods in enumerate(GOODS[4:])]
    return Page(
        header=[header_store(shop, "Picked by people who squeeze the avocados.", "Closes at 11 PM")],
        body=[
            Section("aisles", body=[tiles("aisles", "Aisles", aisle_tiles)]),
            Section("deals", body=[
                retail_carousel(shop, "fernhill_deals", "This week, for less", GOODS[:5], vertical=1),
                divider("retail", 1),
                retail_carousel(shop, "fernhill_again", "Buy it again", GOODS[7:11], vertical=2),
                divider("retail", 2),
            ]),
            Section("shelf", header=[header_section("shelf", "On the shelf", "12 of 2,400 products")], body=[grid("shelf", shelf)]),
        ],
        custom={"business_vertical": "grocery", "store_id": shop.id}, logging={"page": "retail", "request_id": uid("request", "retail")},
        next=Action("load_content", {"cursor": cursor(offset=12, store=shop.key, shelf="all")}))
