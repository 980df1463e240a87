"""Dishes in carousels with steppers inside: two levels of nesting, and ids that repeat in a second carousel."""

from content.parts import badge, carousel, dish, divider, heading, image_with_click, store
from model import Action, Facet, Page, Section, cursor


def page() -> Page:
    soup = dish("soup", "Beetroot soup with dill", "$6.50", "Paper Crane", mark="96% (120)")
    first = carousel("again", "Order again", [
        soup,
        dish("dumplings", "Dumplings, 12 pieces", "$11.00", "Paper Crane"),
        dish("cake", "Honey cake", "$4.75", "Grandmother Vela", stepper=False),
    ], badges=[badge("SNAP", "snap", "informational", "USAGE_COLOR_WARNING_SUBDUED_DEFAULT")])
    second = carousel("warm", "Warm and under $12", [
        dish("stew", "Bean stew", "$8.90", "Tin Spoon"), soup,
        store("spoon", "Tin Spoon", "1.6 mi • 28 min", "$0 delivery fee", (4.25, "(75+)")),
    ])
    long_way = Action("navigate", {
        "domain": "https://www.doordash.com/",
        "uri": f"facet_feed/{cursor(carousel='all', seen=[str(n * 7919 % 100_000) for n in range(110)])}/"})
    everything = Facet(
        "row.action:all", "row.action", "row",
        {"title": "See 12 more stores", "description": "Paper Crane, Tin Spoon, Grandmother Vela, The Copper Ladle, Ox & Onion"},
        click=long_way, logging={"store_ids": [str(n * 31) for n in range(40)]})
    wide = Facet(
        "row.info:hours", "row.info", "row", {"title": "Kitchens close at 11 PM", "accessory": "Today"},
        images={"main": image_with_click("clock.png", "offers/?cursor=b2Zm")}, style={"background_color": "COLOR_BACKGROUND_PRIMARY"},
        layout={"omit_footer": True})
    return Page(
        "trolley",
        [Section("dishes", header=[heading("dishes", "Dishes near you")], body=[first, divider("one"), second]),
         Section("the rest", body=[wide, everything])],
        next=Action("load_content", {"cursor": cursor(offset=20, page="trolley")}),
        shapes=("feed", "facets"), operation="dishFeed", list_operation="retailStoreCategoryFeed",
        list_key="legoSectionBodyList", snake_list_key="lego_section_body")
