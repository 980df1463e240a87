"""The page of one place: its header, its popular dishes and its menu."""

from build.dishes import dish_carousel
from build.furniture import button, divider, header_section, picture, row_info, row_text
from build.pagework import header_store, row_item
from content.dishes import dishes
from content.doordash import PLACES
from content.menu import MENU
from model import DOORDASH, Page, Section, uid


def page() -> Page:
    place = PLACES["noodle-harbor"]
    info = [
        row_info("delivery", place.eta_text, place.fee_text, "Change", "driving-icon", DOORDASH.open("address/")),
        row_info("address", "212 Lanternfish Alley", "Corner of Pier Street, next to Grünhaus Bäckerei", None, "location-pin"),
        row_info("hours", "Open until 10:30 PM", "Kitchen closes at ten", None, "clock"),
        picture("map", "maps/lanternfish-alley.png", "Map: Lanternfish Alley, two blocks from the harbor"),
    ]
    menu = []
    for heading, items in MENU.items():
        key = heading.lower().replace(" & ", "-").replace(" ", "-")
        rows = [row_item(place, item, key, position) for position, item in enumerate(items)]
        header = header_section(key, heading, f"{len(items)} items")
        menu.append(Section(f"menu_{key}", header=[header], body=rows + [divider("store", key)]))
    popular = dish_carousel(DOORDASH, "store_popular", "Most ordered", dishes(place), vertical=1)
    closing = [
        row_text(
            "allergens", "Allergens",
            "Our kitchen uses wheat, soy, egg, sesame, fish and shellfish. Ask Haruka or Teodor if you are unsure."),
        button("group-order", "Start a group order", DOORDASH.open(f"store/{place.id}/group_order/")),
        button("see-all", "More places for ramen", DOORDASH.open("search/?query=ramen"), "SIZE_CLASS_SMALL", "DLS_TYPE_BUTTON_TERTIARY"),
    ]
    return Page(
        header=[header_store(place, "Broth from bones, noodles from the machine in the window.", "Open now")],
        body=[
            Section("store_info", body=info + [divider("store", "info")]),
            Section("store_popular", body=[popular]),
            *menu,
            Section("store_closing", body=closing, omit_footer=True),
        ],
        custom={"store_id": place.id},
        logging={"page": "store", "request_id": uid("request", "store"), "store_id": place.id})
