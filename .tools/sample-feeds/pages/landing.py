"""The page for a user who is not signed in: collections, offers, and places saved on this device."""

from build.furniture import button, divider, header_section, picture, promo, row_text, tile
from build.pagework import header_landing, saved_store, tiles
from content.doordash import PLACES
from model import DOORDASH, Action, Facet, Page, Section, cursor, uid


def offer(key: str, title: str, description: str, remark: str, color: str, position: int) -> Facet:
    uri = f"offers/?cursor={cursor(offset=0, promo=key)}"
    return promo(DOORDASH, key, title, description, remark, uri, color, position)


def page() -> Page:
    collections = [
        ("noodles", "Slurp season", "41 places"), ("brunch", "Brunch, any day", "28 places"), ("vegan", "Plants first", "36 places"),
        ("family", "Feeds five", "19 places"), ("dessert", "Straight to dessert 🍨", "52 places"), ("late", "After ten", "23 places"),
    ]
    collection_tiles = [
        tile(DOORDASH, key, title, subtitle, f"facet_feed/{cursor(offset=0, collection=key)}/", position)
        for position, (key, title, subtitle) in enumerate(collections)]
    towns = ["Port Ellery", "Saint Brévin", "Nueva Arcilla", "Lindenau Heights", "Kōyō District"]
    town_tiles = [
        tile(DOORDASH, f"town-{at}", town, f"{60 + 17 * at} places", f"city/{uid('town', town)}/", at) for at, town in enumerate(towns)]
    sign_in = Action("navigate", {"uri": "doordash://login"})
    return Page(
        header=[header_landing(
            "welcome", "Dinner is closer than you think", "Places around the corner, at your door in half an hour.",
            "Enter your address", Action("navigate", {"uri": "doordash://address"}))],
        body=[
            Section("collections", body=[tiles("collections", "What are you in the mood for?", collection_tiles)]),
            Section("promos", header=[header_section("promos", "Offers to start with")], body=[
                offer("first-order", "$15 off your first order", "On orders over $25, once. Ends November 30.", "HELLO15", "#E7FBEF", 0),
                offer("lunch-pass", "Lunch pass: five for the price of four", "At Bento by Marigold and 30 more.", "Weekdays", "FFF4E5FF", 1),
                offer("students", "Students eat at half the fee", "Show a card from any college in Port Ellery.", "New", "E8F1FB", 2),
                divider("landing", "promos"),
            ]),
            Section(
                "saved", header=[header_section("saved", "Saved on this device", accessory="Edit", click=DOORDASH.open("saved/"))],
                body=[saved_store(PLACES[key], position) for position, key in enumerate(["nonna-bice", "noodle-harbor", "smorgas"])]),
            Section("towns", body=[tiles("towns", "Near you, wherever you are", town_tiles)]),
            Section("about", omit_footer=True, body=[
                picture("couriers", "landing/couriers.jpg", "Two couriers, Amaru and Zofia, on cargo bikes in the rain"),
                row_text("how", "How it works", "Choose a place, pay, watch it come. No account is needed to look around."),
                button("sign-in", "Sign in", sign_in),
                button("sign-up", "Create an account", sign_in, "SIZE_CLASS_MEDIUM", "DLS_TYPE_BUTTON_SECONDARY"),
            ]),
        ],
        logging={"is_guest": True, "page": "landing", "request_id": uid("request", "landing")})
