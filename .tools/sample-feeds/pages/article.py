"""A small page in the form of the first published description of the format: camelCase, with every key written."""

from build.furniture import button, divider, header_section, picture, row_info, row_text
from content.doordash import PLACES
from content.place import Place
from model import DOORDASH, Action, Facet, Image, Page, Section, Text, image_uri


def store(place: Place, annotation: str | None = None) -> Facet:
    return Facet(
        f"store-{place.id}", "row.store", "row",
        text=Text(
            title=place.name, subtitle=f"{place.price} • {place.cuisine}", accessory=f"{place.rating:.1f}",
            description=place.eta_text, annotation=annotation, custom={"delivery_fee_string": place.fee_text}),
        images={
            "main": Image(uri=image_uri(f"places/{place.key}.jpg"), style="ROUNDED"),
            "accessory": Image(local="dashpass-logo" if annotation else "")},
        custom={"store_id": place.id, "is_currently_available": True},
        click=DOORDASH.open(f"store/{place.id}/"), logging={"store_id": place.id, "store_name": place.name})


def cell(place: Place) -> Facet:
    return Facet(
        f"cell-{place.id}", "card.tile", "card", text=Text(title=place.name, subtitle=place.cuisine),
        images={"main": Image(uri=image_uri(f"places/{place.key}.jpg"), style="CIRCLE"), "icon": Image(local="star-fill-tiny")},
        click=DOORDASH.open(f"store/{place.id}/"))


def page() -> Page:
    pick = lambda keys: [PLACES[key] for key in keys.split()]
    regulars = pick("nonna-bice bibim-lane halloumi-hearth kopi-pagi")
    quick = pick("cafe-quebrise boba-fathom tres-cometas sour-embassy slice-pia mango-mortar")
    header = Facet(
        "header-welcome", "header.page", "header", text=Text(title="Welcome back, Inés", subtitle="Your usual places are open"),
        images={"main": Image(local=""), "background": Image(uri=image_uri("headers/morning.jpg"))},
        style={"background_color": "COLOR_BACKGROUND_PRIMARY"})
    stores = Facet(
        "regulars-list", "list.standard", "list", layout={"omit_footer": True},
        children=[store(place, "Free delivery" if place.fee == 0 else None) for place in regulars])
    grid = Facet("quick-grid", "grid.standard", "grid", children=[cell(place) for place in quick], layout={"omit_footer": False})
    return Page(
        header=[header],
        body=[
            Section("regulars", body=[stores], header=[
                header_section("regulars", "Your regulars", accessory="See all", click=DOORDASH.open("orders/"))]),
            Section("quick", header=[header_section("quick", "Quick bites")], body=[grid, divider("article", "quick")]),
            Section("about", omit_footer=True, body=[
                picture("map", "maps/juniper-street.png", "A map of Juniper Street with six places marked"),
                row_info("delivery", "Delivered to your door", "Leave it with the neighbor at No. 14", "Edit", "driving-icon"),
                row_text("note", "How we choose", "Places near you, open now, that neighbors order from twice."),
                button("browse", "Browse everything", DOORDASH.open("vertical_homepage/?vertical_id=1")),
                button("invite", "Invite a friend", DOORDASH.open("referrals/"), "SIZE_CLASS_SMALL", "DLS_TYPE_BUTTON_TERTIARY"),
            ]),
        ],
        logging={"page": "welcome", "page_number": 1}, next=Action("loadContent", {"offset": "20"}))
