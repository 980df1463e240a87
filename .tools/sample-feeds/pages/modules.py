"""A home page from the time before facets: modules in their own forms, and among them the first facets."""

from build.furniture import banner, divider, header_section, row_info
from build.stores import row_store, store_carousel
from content.doordash import PLACES
from content.place import Place
from dialects import modules
from model import DOORDASH, Section, image_uri, number


def old_store(place: Place) -> dict:
    return {
        "id": int(place.id), "name": place.name, "description": place.cuisine, "price_range": len(place.price),
        "average_rating": place.rating, "num_ratings": number(40, 900, "votes", place.key), "delivery_fee_cents": place.fee,
        "asap_minutes": [place.minutes - 5, place.minutes + 5], "header_image_url": image_uri(f"places/{place.key}.jpg"),
        "url": f"/store/{place.id}/",
    }


def pick(keys: str) -> list[Place]:
    return [PLACES[key] for key in keys.split()]


def response() -> dict:
    rows = [row_store(place, position, "modules") for position, place in enumerate(pick("halloumi-hearth ceiba-azul biscuit-parade"))]
    return modules.response([
        modules.module("banner", "banner-autumn", {
            "title": "Autumn on a plate", "subtitle": "Squash, chestnuts, and someone else does the dishes",
            "image_url": image_uri("banners/autumn.jpg"), "link": "https://www.doordash.com/p/autumn",
        }),
        modules.module("cuisine_filters", "cuisines", {
            "cuisines": [
                {"id": number(100, 999, "cuisine", name.lower()), "name": name, "image_url": image_uri(f"cuisines/{name.lower()}.png")}
                for name in ("Greek", "Cuban", "Thai", "Pizza")],
        }),
        modules.module("store_carousel", "carousel-quick", {
            "title": "Quick & nearby", "description": "Under 20 minutes", "next_url": "/carousel/quick/",
            "stores": [old_store(place) for place in pick("kopi-pagi cafe-quebrise slice-pia sour-embassy")],
        }),
        modules.facet(row_info(
            "doordash-notice", "New here?", "Orders over $12 come without a delivery fee this week.", "More", "deals-fill",
            DOORDASH.open("offers/"))),
        modules.facet(store_carousel(DOORDASH, "modules_loved", "Loved nearby", pick("dovecote nonna-bice tres-cometas"), vertical=3)),
        modules.facet(banner(DOORDASH, "harvest-box", "The harvest box: a week of vegetables from Fernhill Grocers", 1)),
        modules.module("store_list", "list-open-now", {
            "title": "Open now", "total": 214, "stores": [old_store(place) for place in pick("baba-yusuf green-ladle night-heron")],
        }),
        modules.section(Section(
            "modules_more", header=[header_section("modules_more", "A little further away")], body=[*rows, divider("modules", 1)])),
        modules.module("order_again", "order-again", {
            "title": "Order again",
            "orders": [{"store": old_store(PLACES["bibim-lane"]), "items": ["Kimchi Jeon", "Yuja Soda"], "total_cents": 1624}],
        }),
    ])
