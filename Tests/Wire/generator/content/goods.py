"""A grocery: retail cards with all data in `custom`; facets without `component`; facets of only `id` and `custom`."""

from content.parts import carousel, dish, divider, more, store
from model import Facet, Page, Section, number, without_component

SHELF = [
    ("Oat drink, barista", "1 L", 329, 399, "20+ in stock", (4.9, "200+")),
    ("Sourdough “No. 7”", "800 g", 650, None, "Likely out of stock", None),
    ("Crème fraîche 30 %", "200 ml", 219, None, None, (4.2, "38")),
    ("Blood oranges 🍊", "per lb", 249, 300, "Many in stock", None),
]


def money(cents: int) -> str:
    return f"${cents // 100}.{cents % 100:02}"


def price(cents: int) -> dict:
    return {"currency": "USD", "decimal_places": 2, "display_string": money(cents), "sign": True, "symbol": "$", "unit_amount": cents}


def in_parts(cents: int) -> dict:
    """A price as the retail services send it: "$" "3" "29"."""
    return {"text": [{"leading_superscripts": ["$"], "text": str(cents // 100), "trailing_superscripts": [f"{cents % 100:02}"]}]}


def card(at: int, name: str, unit: str, cents: int, regular: int | None, stock: str | None, rating: tuple | None) -> Facet:
    item = str(number(100_000_000, 390_000_000, "goods", name))
    base = {
        "name": {"value": name}, "unit": unit, "callout_display_string": "",
        "price": {"default": {"price": in_parts(cents)}, "tax_label": ""}
        | ({"regular_price_v2": {"price": in_parts(regular)}} if regular else {})}
    entries = []
    if stock:
        label = {"text": stock, "type": "x_in_stock" if stock[0].isdigit() else "low_stock", "background_color": "#E7FBEF",
                 "dls_tag_style": "positive", "placement": "PLACEMENT_RETAIL_ITEM_NAME"}
        entries.append({"placement": "flexible_item.descriptor",
                        "badge": {"badge_location": "descriptor", "standard": {"badges": [label]}}})
    if rating:
        entries.append({"placement": "descriptor", "badge": {"badge_location": "descriptor", "ratings": {"ratings": {
            "average": rating[0], "count_display_string": rating[1], "gold_star_threshold": 4.8}}}})
    return Facet(
        f"cx.nv.common.retail_item.card:{item}", "cx.nv.common.retail_item.card", "card.retail_item",
        custom={
            "badges": [], "image": {"remote": {"uri": f"https://img.example.com/goods/{item}.jpg"}},
            "item_data": {"item_id": item, "item_name": name, "price": price(cents), "store_id": "8804", "store_name": "Fennel & Daughters",
                          "display_unit": unit, "stock_level": "STOCK_LEVEL_UNSPECIFIED"},
            "on_click": {"deep_link_navigate": {"path": f"convenience/store/8804/product/{item}?position={at}"}},
            "price_name_info": {"default": {"base": base}, "metadata_entries": {"metadata_entries": entries}},
            "quantity_stepper": {"behavior": "QUANTITY_STEPPER_BEHAVIOR_ADD", "should_show_display_unit": True}},
        logging={"item_id": item, "position": at, "price": cents, "search_term": "*",
                 "features": [f"shelf_feature_{n}:{number(0, 10**9, item, n) / 10**9}" for n in range(12)]})


def pantry() -> Page:
    cards = [card(at, *goods) for at, goods in enumerate(SHELF)]
    return Page(
        "pantry", [Section("shelf", body=cards)], shapes=("facets", "feed"), operation="convenienceFeed",
        snake_list_key="lego_retail_items")


def bare() -> Page:
    """Facets without a `component`: the part of the id before the first colon names it."""
    facets = [
        carousel("specials", "Today’s specials", [
            store("fennel", "Fennel & Daughters", "0.9 mi • 18 min", "$0 delivery fee", (4.6, "(500+)")),
            dish("tart", "Leek tart", "$7.20", "Fennel & Daughters"), more("specials", "More specials")]),
        divider("bare"),
        card(4, "Brown eggs", "12 ct", 485, 525, "10+ in stock", None),
    ]
    return Page(
        "bare", [Section("unused", body=[without_component(facet) for facet in facets])], shapes=("facets",), objects=True,
        list_operation="categoryShelves", list_key="legoShelfItems", snake_list_key="lego_shelf_items")


def terse() -> Page:
    """Facets with only `id` and `custom`."""
    cards = [card(9 + at, *goods) for at, goods in enumerate([SHELF[2], ("Capers in salt", "90 g", 415, None, None, None), SHELF[0]])]
    for facet in cards:
        facet.component = facet.category = facet.logging = None
        facet.terse = True
    return Page(
        "terse", [Section("unused", body=cards)], shapes=("facets",),
        list_operation="substitutes", list_key="legoRetailItems", snake_list_key="lego_retail_items")
