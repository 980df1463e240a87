"""Components that only some pages use: page headers, menu rows, search suggestions, saved places, rows of tiles."""

from build.furniture import TITLE_1, TITLE_2
from build.stores import store_custom, visit
from build.telemetry import control_log, item_log
from content.dishes import money
from content.offers import CARRIES_DASHPASS, OFFERS, SAVED
from content.place import Place
from model import Action, Brand, Facet, Text, cursor, icon, image, number


def header_store(place: Place, description: str, status: str) -> Facet:
    return Facet(
        f"header.store:{place.id}", "header.store", "header",
        text=Text(
            title=place.name, subtitle=f"{place.price} • {place.cuisine}", accessory=status, description=description,
            attributes={"title": TITLE_1}, custom={"delivery_fee_string": place.fee_text, "eta_display_string": place.eta_text}),
        images={
            "main": image(f"logos/{place.key}.png", "CIRCLE"),
            "background": image(f"covers/{place.key}.jpg", placeholder=f"{place.name}, seen from the street"),
            "accessory": icon("dashpass-badge" if place.key in CARRIES_DASHPASS else "")},
        custom=store_custom(place, OFFERS.get(place.key, [])), logging=control_log("header.store", place.key, 1))


def header_landing(key: str, title: str, subtitle: str, label: str, click: Action) -> Facet:
    return Facet(
        f"header.landing:{key}", "header.landing", "header",
        text=Text(title=title, subtitle=subtitle, attributes={"title": TITLE_1}, custom={"button": label}),
        images={"background": image(f"landing/{key}.jpg", placeholder="A table being laid, seen from above"), "icon": icon("brand-logo")},
        click=click, style={"background_color": "COLOR_BACKGROUND_PRIMARY", "is_not_sticky": True},
        logging=control_log("header.landing", key, 1))


def row_item(place: Place, item: tuple, heading: str, position: int) -> Facet:
    name, cents, description, remark = item
    item_id = str(number(400_000_000, 999_000_000, "dish", place.key, name))
    price = {"currency": "USD", "decimal_places": 2, "display_string": money(cents), "sign": True, "symbol": "$", "unit_amount": cents}
    where = cursor(offset=position, item=item_id)
    return Facet(
        f"row.item:{item_id}", "row.item", "row",
        text=Text(title=name, subtitle=money(cents), description=description, accessory=remark),
        images={"main": image(f"dishes/{place.key}/{item_id}.jpg")} if position % 3 != 2 else None,
        custom={"is_currently_available": remark != "Sold out", "item_id": item_id, "price": price, "store_id": place.id},
        click=place.brand.open(f"item/{item_id}/store/{place.id}?item_cursor={where}"),
        logging=item_log(name, item_id, cents, place.name, heading, position, 0))


def suggestion(brand: Brand, kind: str, title: str, subtitle: str | None, picture: str, position: int, uri: str, rating=None) -> Facet:
    custom = {"result_type": kind}
    if rating:
        custom["rating"] = {"average": rating[0], "count_display_string": rating[1]}
    return Facet(
        f"row.autocomplete:{kind}:{position}", "row.autocomplete", "row", text=Text(title=title, subtitle=subtitle),
        images={"icon": icon(picture)}, custom=custom, click=brand.open(uri), logging=control_log("row.autocomplete", title, position))


def saved_store(place: Place, position: int) -> Facet:
    return Facet(
        f"row.saved_store:{place.id}", "row.saved_store", "row",
        text=Text(
            title=place.name, description=f"{place.price} • {place.cuisine}", accessory=" • ".join(SAVED.get(place.key, [])),
            custom={"eta_display_string": place.eta_text}),
        images={"accessory": icon("heart-fill")},
        custom=store_custom(place, []), click=visit(place), logging=control_log("row.saved_store", place.key, position))


def tiles(key: str, title: str, children: list[Facet]) -> Facet:
    return Facet(
        f"carousel.tiles:{key}", "carousel.tiles", "carousel", text=Text(title=title, attributes={"title": TITLE_2}),
        children=children, logging=control_log("carousel.tiles", key, 1))


def grid(key: str, children: list[Facet], layout: dict | None = None) -> Facet:
    return Facet(f"grid.standard:{key}", "grid.standard", "grid", children=children, layout=layout)
