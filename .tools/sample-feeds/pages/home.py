"""The DoorDash home page and the two pages that follow it."""

from build.controls import address_picker, cuisines, filters, reminder, verticals
from build.dishes import dish_carousel, retail_carousel
from build.furniture import banner, divider, header_page, header_section, hero
from build.stores import banner_carousel, row_store, store_carousel
from content.dishes import dishes
from content.doordash import PLACES, SHOPS
from content.goods import GOODS
from model import DOORDASH, Action, Page, Section, cursor, uid

VERTICALS = ["Restaurants", "Grocery", "Convenience", "Pets", "Flowers", "Retail"]
CUISINES = ["Burgers", "Mexican", "Thai", "Sushi", "Pizza", "Indian", "Korean", "Vietnamese", "Dim Sum", "Vegan", "Dessert", "Ethiopian"]


def pick(keys: str) -> list:
    return [PLACES[key] for key in keys.split()]


def log(number: int) -> dict:
    return {
        "attr_src": "explore_page", "feed_version": "2025.11" if number == 1 else 2025.11, "is_first_page": number == 1,
        "page_number": number, "request_id": uid("request", "home", number), "submarket_ids": [4, 17, 203],
    }


def next_page(offset: int) -> Action:
    # Real cursors grow to a kilobyte, because they list the facets that have been shown.
    seen = [place.id for place in PLACES.values()][:offset]
    return Action("load_content", {"cursor": cursor(offset=offset, vertical=1, page="home", filters=[], seen=seen)})


def banners():
    return banner_carousel("home_banners", [
        banner(DOORDASH, "soup-season", "Soup season is here: 30% off bowls, up to $6", 0),
        banner(DOORDASH, "dashpass-month", "One month of DashPass for $0. Terms apply.", 1, uri="doordash://dashpass-v2?entry=banner"),
        banner(DOORDASH, "fiesta-de-noviembre", "¡Fiesta! Free churros with orders over $30 🎉", 2),
        banner(DOORDASH, "last-minute-flowers", "Flowers in under an hour, from Bluebell & Vine", 3),
    ], 5)


def feed() -> list:
    popular = [dish for place in pick("noodle-harbor tres-cometas nonna-bice golden-turnip mango-mortar") for dish in dishes(place, 2)]
    warm = {
        "background": "FFF4E5", "text": "USAGE_COLOR_TEXT_SUBDUED_DEFAULT", "button": "USAGE_COLOR_ACTION_PRIMARY_DEFAULT",
        "label": "#FFFFFF"}
    return [
        reminder(),
        banners(),
        store_carousel(
            DOORDASH, "fastest", "Fastest near you ⚡", vertical=2, subtitle="At your door within 20 minutes",
            places=pick("kopi-pagi cafe-quebrise boba-fathom sour-embassy crisp-clover slice-pia otter-and-bun")),
        divider("home", 2),
        dish_carousel(DOORDASH, "popular_dishes", "Popular dishes", popular, vertical=3),
        divider("home", 3),
        store_carousel(
            DOORDASH, "loved", "Most loved by your neighbors", vertical=4, last="See all", closed=("addis-lantern",),
            places=pick("nonna-bice noodle-harbor tres-cometas paper-crane dovecote addis-lantern piccolo-faro")),
        hero(
            DOORDASH, "soup-of-the-week", "This week’s soup: tom kha", "Coconut, galangal and lime leaf, from three kitchens nearby.",
            "Find a bowl", f"facet_feed/{cursor(offset=0, hero='tom-kha')}/", warm),
        divider("home", 4),
        store_carousel(
            DOORDASH, "offers", "Offers for you", vertical=5, subtitle="Ends Sunday",
            places=pick("casa-lumbrera otter-and-bun wing-almanac bibim-lane mango-mortar churro-cosmos")),
        divider("home", 5),
        retail_carousel(SHOPS["corner-lantern"], "pantry", "Pantry, restocked", GOODS[:6], vertical=6),
        divider("home", 6),
        store_carousel(
            DOORDASH, "new", "New on DoorDash", vertical=7, last="See all",
            places=pick("smorgas pide-bosphora arepa-lua polmisek crepe-canal kopi-pagi")),
        divider("home", 7),
        store_carousel(
            DOORDASH, "national", "Around the world in 30 minutes", vertical=8,
            places=pick("el-nandu grunhaus jollof-meridian lima-ola bibim-lane dovecote")),
        divider("home", 8),
    ]


def first() -> Page:
    rows = [
        row_store(PLACES["mango-mortar"], 0, sponsored=True, window=True),
        row_store(PLACES["casa-lumbrera"], 1, window=True),
        row_store(PLACES["old-quay"], 2, closed="Closed"),
        row_store(PLACES["saffron-mile"], 3, window=True),
        row_store(PLACES["krua-plaa"], 4, leading_bullet=True),
        row_store(PLACES["waffle-obs"], 5, closed="Opens at 7:00 AM"),
        row_store(PLACES["big-juniper"], 6),
        row_store(PLACES["baba-yusuf"], 7, sponsored=True),
        row_store(PLACES["golden-turnip"], 8, window=True),
        row_store(PLACES["smorgas"], 9),
        row_store(PLACES["ceiba-azul"], 10),
        row_store(PLACES["green-ladle"], 11),
        row_store(PLACES["night-heron"], 12),
        row_store(PLACES["poke-pontoon"], 13, status="Closes in 10 min"),
    ]
    return Page(
        header=[address_picker(), header_page("home", "What sounds good tonight?")],
        body=[
            Section("verticals", body=[verticals(DOORDASH, VERTICALS, "Pizza")]),
            Section("cuisines", body=[cuisines(CUISINES)], omit_footer=True),
            Section("store_feed", header=[filters("360 results", ["store_feed", "all_stores"], CUISINES)], body=feed()),
            all_stores(rows),
        ],
        custom={"is_tab_bar_visible": True, "theme": "default"}, logging=log(1),
        style={"background_color": "COLOR_BACKGROUND_PRIMARY", "size_class": "SIZE_CLASS_UNSPECIFIED", "dls_type": "DLS_TYPE_UNSPECIFIED"},
        next=next_page(20))


def all_stores(rows: list) -> Section:
    """Returns the section of all stores. Every page repeats its header, as backends do, and a client shows it once."""
    return Section("all_stores", header=[header_section("all_stores", "All stores", accessory="360 results")], body=rows)


def second() -> Page:
    keys = "noodle-harbor pho-sau-cay bibim-lane dovecote paper-crane tofu-thistle crisp-clover polmisek lima-ola marigold-bento"
    rows = [row_store(place, 14 + at, window=place.key in ("bibim-lane", "lima-ola")) for at, place in enumerate(pick(keys))]
    # The last row of the previous page is repeated, because the list has moved by one since.
    late = store_carousel(
        DOORDASH, "late_night", "Open past midnight 🌙", pick("night-heron moonlit slice-pia baba-yusuf wing-almanac"), vertical=9)
    return Page(
        body=[
            all_stores([row_store(PLACES["poke-pontoon"], 13, status="Closes in 10 min")] + rows),
            Section("late_night", header=[header_section("late_night", "Late night")], body=[late, divider("late", 1)]),
        ],
        logging=log(2), next=next_page(40))


def third() -> Page:
    keys = "halloumi-hearth semaphore biscuit-parade jollof-meridian moonlit tres-cometas"
    rows = [row_store(place, 24 + at) for at, place in enumerate(pick(keys))]
    rows.append(row_store(PLACES["pide-bosphora"], 30, closed="Opens tomorrow"))
    desserts = pick("churro-cosmos piccolo-faro crepe-canal boba-fathom")
    sweet = store_carousel(DOORDASH, "sweet", "Something sweet to finish", desserts, vertical=11)
    night = dish_carousel(
        DOORDASH, "night_bites", "Small bites for the small hours", dishes(PLACES["moonlit"]) + dishes(PLACES["slice-pia"]),
        vertical=10, every=2)
    return Page(
        body=[
            all_stores(rows),
            Section("late_night", body=[night, divider("late", 2)]),
            Section("last_bites", header=[header_section("last_bites", "One more thing")], body=[sweet]),
        ],
        logging=log(3))
