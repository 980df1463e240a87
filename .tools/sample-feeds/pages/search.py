"""The result of a search for a Thai dinner: suggestions, places that show their dishes, dishes to add."""

from build.controls import filters
from build.dishes import dish_carousel
from build.furniture import divider, header_section, tile
from build.pagework import grid, suggestion
from build.stores import row_store
from content.dishes import dishes
from content.doordash import PLACES
from model import DOORDASH, Action, Page, Section, cursor, uid

# Widths count columns; spacing comes as points or as a token.
GRID = {
    "Mobile": (8, 8, 2), "Phablet": (8, 8, 2), "Tablet": (16, 16, 3), "Desktop": ("SPACING_MEDIUM", "SPACING_MEDIUM", 4),
    "WideScreen": ("SPACING_MEDIUM", "SPACING_LARGE", 5), "UltraWideScreen": ("SPACING_LARGE", "SPACING_LARGE", 6),
}
PADDING = {"top": "SPACING_SMALL", "right": 16, "bottom": "SPACING_SMALL", "left": 16}


def page() -> Page:
    thai = [PLACES["mango-mortar"], PLACES["krua-plaa"]]
    mango = thai[0]
    related = ["Khao soi", "Green curry", "Sticky rice", "Tom yum", "Boat noodles", "Larb"]
    suggestions = [
        suggestion(DOORDASH, "cuisine", "Thai", "31 places", "search", 0, "search/?query=thai"),
        suggestion(
            DOORDASH, "store", mango.name, f"{mango.cuisine} • {mango.eta_text}", "store-icon", 1, f"store/{mango.id}/",
            rating=(4.6, "2k+ ratings")),
        suggestion(DOORDASH, "item", "Thai Iced Tea", "at Krua Plaa Thong", "item-icon", 2, "search/?query=thai%20iced%20tea"),
    ]
    results = [
        row_store(mango, 0, "search", sponsored=True, window=True, leading_bullet=True),
        row_store(thai[1], 1, "search", window=True, leading_bullet=True),
        divider("search", 1),
        dish_carousel(DOORDASH, "popular_dishes_grid", "Popular dishes", dishes(mango) + dishes(thai[1]), vertical=1, every=2),
        divider("search", 2),
        row_store(PLACES["pho-sau-cay"], 2, "search", window=True),
        row_store(PLACES["kopi-pagi"], 3, "search"),
        row_store(PLACES["pide-bosphora"], 4, "search", closed="Opens tomorrow"),
        row_store(mango, 5, "search", window=True),
    ]
    tiles = [
        tile(DOORDASH, f"related-{at}", name, "Search", f"search/?query={name.lower().replace(' ', '%20')}", at)
        for at, name in enumerate(related)]
    return Page(
        body=[
            Section("suggestions", body=suggestions),
            Section("Search Results", body=results, header=[
                filters("31 results for “thai”", ["Search Results"], ["Thai", "Vietnamese", "Indonesian"])]),
            Section("related", header=[header_section("related", "Related searches")], body=[
                grid("related", tiles, {"omit_footer": True, "grid_specs": GRID, "dls_padding": PADDING})]),
        ],
        logging={"query": "thai", "request_id": uid("request", "search"), "result_count": 31},
        next=Action("load_content", {"cursor": cursor(offset=31, query="thai", vertical=1)}))
