"""A feed from the future: components that no client of today knows, beside known ones."""

from build.controls import address_picker, ranged, reminder, values
from build.furniture import divider, header_page, header_section, row_text
from build.stores import action_card, card_store, row_store, visit
from content.doordash import PLACES
from content.offers import badge
from model import DOORDASH, Action, Facet, Image, Page, Section, Text, cursor, image


def unknown(key: str, title: str, component: str = "card.hologram", category: str = "volume", **more) -> Facet:
    return Facet(f"{component}:{key}", component, category, text=Text(title=title), **more)


def carousel(key: str, title: str, children: list[Facet], component: str = "carousel.standard") -> Facet:
    return Facet(f"{component}:{key}", component, "carousel", text=Text(title=title), children=children)


def leading(key: str, title: str, click: Action) -> Facet:
    """Returns a plain row whose link no client knows."""
    return Facet(f"row.info:{key}", "row.info", "row", text=Text(title=title), click=click)


def cards(keys: str, container: str) -> list[Facet]:
    return [card_store(PLACES[key], container, "Future", at, 1) for at, key in enumerate(keys.split())]


def nested() -> list[Facet]:
    good = cards("casa-lumbrera noodle-harbor bibim-lane", "future_mixed")
    inner = carousel("inner", "A carousel in a list, and nothing in it is known", [
        unknown("a", "Ramen, walk around it"), unknown("b", "Smell of bread")])
    return [
        carousel("mixed", "Known and unknown, side by side", [
            good[0], unknown("noodles", "Noodles in three dimensions"), *good[1:], action_card(DOORDASH, "future_mixed", "See all", 1)]),
        carousel("emptied", "Nothing in here is known", [unknown("c", "A dish that waves"), unknown("d", "A dish that bows")]),
        Facet("list.standard:emptied", "list.standard", "list", children=[inner]),
        Facet("list.standard:kept", "list.standard", "list", children=[
            row_text("kept", "Still here", "One of three children is known."), unknown("e", "Gone"), inner]),
        carousel("spiral", "A container nobody knows", cards("dovecote el-nandu", "future_spiral"), "carousel.spiral"),
        Facet("carousel.standard:bare", "carousel.standard", "carousel", text=Text(title="A container without children")),
        divider("future", 1),
    ]


def actions() -> list[Facet]:
    go = lambda uri: Action("navigate", {"uri": uri})
    return [
        leading("unknown-action", "An action nobody knows", Action("teleport", {"latitude": 48.1, "longitude": 11.6})),
        leading("unknown-scheme", "A scheme nobody knows", go("drone+wss://fleet/7")),
        leading("unknown-place", "A place in the app that is not there yet", go("doordash://orbit?deck=3")),
        leading("sibling-brand", "The other brand’s own scheme", go("caviar://orders")),
        leading("outside", "A page outside", go("https://www.example.org/how-it-works")),
        leading("no-uri", "Navigation to nowhere", Action("navigate", {"destination": {"kind": "store", "key": "lima-ola"}})),
        leading("good", "A link as ever", DOORDASH.open("offers/?cursor=" + cursor(offset=0, promo="future"))),
        divider("future", 2),
    ]


def values_of_tomorrow() -> list[Facet]:
    strange = row_store(PLACES["saffron-mile"], 1)
    strange.custom["badges"] = [
        badge("Glows in the dark", "bioluminescent", "oklch(0.7 0.2 140)", "iridescent", "whisper"), {"glyph": 9731}]
    strange.text.attributes = {"title": ("DLS_TEXT_STYLE_MARQUEE_9", "DLS_TEXT_COLOR_ULTRAVIOLET")}
    strange.images["main"] = image("places/saffron-mile.jpg", "HEXAGON")
    strange.images["custom"] = {"scent": Image(uri="scent://cardamom")}
    strange.style = {
        "size_class": "SIZE_CLASS_ROOM", "dls_type": "DLS_TYPE_LIQUID", "background_color": "COLOR_BACKGROUND_AURORA", "spin": 0.5}
    strange.layout = {"omit_footer": False, "gravity": "GRAVITY_LOW"}

    unfit = row_store(PLACES["pho-sau-cay"], 2)
    unfit.custom |= {"rating": "five of five", "badges": {"text": "not a list"}, "savelists": 7, "is_currently_available": "probably"}

    events = row_store(PLACES["lima-ola"], 3)
    click = {"name": "navigate", "data": visit(PLACES["lima-ola"]).data}
    events.extra = {
        "events": {
            "click": click, "gaze": {"name": "preview", "data": {"milliseconds": 400.0}}, "long_press": {"name": "share", "data": {}}},
        "haptics": {"pattern": "soft"}, "children_map": {"leading": []},
    }
    sideways = ranged("loudness", "How loud", 0, "around", values(("1", "Library"), ("9", "Karaoke")), "1")
    dial = unknown("spice", "How hot", "filter.dial", "filter", custom={"filter_id": "spice", "turns": 3})
    filters = Facet(
        "carousel.filters:future", "carousel.filters", "carousel", text=Text(subtitle="3 results"), children=[sideways, dial],
        click=Action("load_content", {"sections": ["values"], "transition": "dissolve"}))
    return [filters, row_store(PLACES["casa-lumbrera"], 0), strange, unfit, events, divider("future", 3)]


def page() -> Page:
    return Page(
        header=[address_picker(), header_page("future", "The day after tomorrow"), unknown("weather", "Soup weather", "header.weather", "header")],
        body=[
            Section("nested", header=[header_section("nested", "Unknown components")], body=nested()),
            Section("actions", header=[header_section("actions", "Unknown actions and schemes")], body=actions()),
            Section("values", header=[header_section("values", "Unknown values")], body=values_of_tomorrow()),
            Section("empty_on_purpose", body=[reminder()]),
            Section("all_unknown", header=[header_section("all_unknown", "A section of the unknown")], body=[
                unknown("f", "One"), unknown("g", "Two", "row.scent", "row")]),
        ],
        custom={"ambience": {"sound": "rain"}}, logging={"feed_version": "2031.4"},
        next=Action("load_stream", {"cursor": cursor(offset=9, stream=True)}),
        on_load=[Action("prefetch", {"sections": ["nested"]})])
