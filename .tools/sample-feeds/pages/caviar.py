"""The Caviar home page, with fewer places."""

from build.controls import address_picker, cuisines, filters, verticals
from build.dishes import dish_carousel
from build.furniture import banner, divider, header_page, header_section, hero
from build.stores import banner_carousel, row_store, store_carousel
from content.caviar import PLACES
from content.dishes import dishes
from model import CAVIAR, Action, Page, Section, cursor, uid

CUISINES = ["French", "Sushi", "Italian", "Oaxacan", "Persian", "Seafood", "Vegetarian", "Bakery"]


def pick(keys: str) -> list:
    return [PLACES[key] for key in keys.split()]


def home() -> Page:
    night = {"background": "#1B2A2F", "text": "F4EDE4FF", "button": "C96F3B", "label": "#FFFFFF"}
    signature = [dish for key in ("kaede", "maison-sureau", "tierra-alta", "velvet-radish") for dish in dishes(PLACES[key], 2)]
    feed = [
        banner_carousel("caviar_banners", [
            banner(CAVIAR, "oyster-hour", "Oyster hour: a dozen from Atelier Huître, four to six", 0),
            banner(CAVIAR, "winter-tasting", "The winter tasting, five courses at home", 1, uri="caviar://dashpass-v2?entry=banner"),
        ], 8),
        hero(
            CAVIAR, "chef-in-residence", "In residence: Ximena Ábrego",
            "A mole that takes three days, from Tierra Alta’s kitchen to your table.", "Read & order",
            f"store/{PLACES['tierra-alta'].id}/?cursor={cursor(offset=0, store='tierra-alta')}", night),
        store_carousel(
            CAVIAR, "editors", "Editors’ picks", vertical=2, subtitle="Where we would eat tonight", last="See all",
            places=pick("maison-sureau kaede osteria-lume isfahan-table velvet-radish fig-ember")),
        divider("caviar", 2),
        dish_carousel(CAVIAR, "signature_dishes", "Signature dishes", signature, vertical=3, every=2),
        divider("caviar", 3),
        store_carousel(
            CAVIAR, "celebrate", "Worth celebrating", vertical=4, closed=("nordhavn",),
            places=pick("halcyon-grill kaede nordhavn atelier-huitre casa-azahar")),
        divider("caviar", 4),
    ]
    rows = [
        row_store(PLACES["osteria-lume"], 0, window=True, sponsored=True),
        row_store(PLACES["salt-cellar"], 1),
        row_store(PLACES["atelier-huitre"], 2, window=True),
        row_store(PLACES["jade-pavilion"], 3),
        row_store(PLACES["halcyon-grill"], 4, closed="Opens at 5:30 PM"),
        row_store(PLACES["bruma"], 5, leading_bullet=True),
        row_store(PLACES["linden-rye"], 6),
        row_store(PLACES["petit-orage"], 7),
        row_store(PLACES["nordhavn"], 8, closed="Closed"),
        row_store(PLACES["chai-pavilion"], 9),
        row_store(PLACES["kitsune-bar"], 10),
        row_store(PLACES["casa-azahar"], 11, status="Last orders at 9:45 PM"),
    ]
    return Page(
        header=[address_picker(), header_page("caviar-home", "Good food, well chosen", "Independent kitchens near you")],
        body=[
            Section("verticals", body=[verticals(CAVIAR, ["Restaurants", "Catering", "Wine", "Pantry"], "Bakery")]),
            Section("cuisines", body=[cuisines(CUISINES)], omit_footer=True),
            Section("store_feed", header=[filters("48 results", ["store_feed", "all_stores"], CUISINES)], body=feed),
            Section("all_stores", header=[header_section("all_stores", "The whole list", accessory="48 places")], body=rows),
        ],
        custom={"is_tab_bar_visible": True, "theme": "default"},
        logging={"attr_src": "explore_page", "is_first_page": "true", "page_number": 1, "request_id": uid("request", "caviar", 1)},
        style={"background_color": "COLOR_BACKGROUND_PRIMARY"})
