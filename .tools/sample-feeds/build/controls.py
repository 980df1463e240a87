"""Components that the user switches: the address, verticals, cuisines and filters."""

from build.telemetry import control_log
from model import Action, Brand, Facet, Text, cursor, icon, image, number


def address_picker() -> Facet:
    """Returns the address picker, which is empty because the client knows the address."""
    return Facet("address-picker:home", "address-picker", "header-interactive", logging=control_log("address-picker", "address", 0))


def reminder() -> Facet:
    """Returns a container that is empty because only the client knows its contents."""
    return Facet("container.doubledash_reminder:home", "container.doubledash_reminder", "container", custom={})


def toggle(key: str, title: str, click: Action, position: int, cuisine: str = "", selected: bool = False) -> Facet:
    return Facet(
        f"card.animation_toggle:{key}", "card.animation_toggle", "card", text=Text(title=title),
        images={"main": image(f"lottie/{key}.json", "UNSPECIFIED")},
        custom={
            "cuisine_filter_id": cuisine, "friendly_name": key.replace("-", "_"),
            "image_size": {"height": 48, "width": 64}, "is_selected": selected},
        click=click, logging=control_log("card.animation_toggle", key, position))


def cuisine_toggle(name: str, position: int, prefix: str = "") -> Facet:
    key = name.lower().replace(" ", "-").replace("ü", "u")
    filter_id = str(number(100, 999, "cuisine", key))
    click = Action("apply_cuisine_filter", {"cuisine_filter_id": filter_id, "cuisine_filter_name": name})
    return toggle(prefix + key, name, click, position, cuisine=filter_id)


def verticals(brand: Brand, names: list[str], cuisine: str) -> Facet:
    """Returns the verticals, the first of them selected. One of them filters the page instead of leaving it."""
    toggles = []
    for position, name in enumerate(names):
        place = cursor(offset=0, vertical=position + 1)
        uri = f"vertical_homepage/?cursor={place}&vertical_id={position + 1}"
        toggles.append(toggle(name.lower().replace(" ", "-"), name, brand.open(uri), position, selected=position == 0))
    toggles.append(cuisine_toggle(cuisine, len(names), "shortcut-"))
    return Facet(
        "carousel.verticals:home", "carousel.verticals", "carousel", children=toggles, custom={"is_sticky": False},
        logging=control_log("carousel.verticals", "verticals", 0))


def cuisines(names: list[str]) -> Facet:
    return Facet(
        "filter.carousel-cuisine-generic:home", "filter.carousel-cuisine-generic", "carousel",
        children=[cuisine_toggle(name, position) for position, name in enumerate(names)],
        custom={"filter_id": "cuisine", "supports_multi_select": False},
        logging=control_log("filter.carousel-cuisine-generic", "cuisine", 0))


def binary(key: str, title: str, position: int, pickup: bool = False, picture: str | None = None) -> Facet:
    return Facet(
        f"filter.binary:{key}", "filter.binary", "filter", text=Text(title=title),
        images={"icon": icon(picture)} if picture else None,
        custom={"filter_id": key, "is_pickup_type": pickup}, logging=control_log("filter.binary", key, position))


def values(*pairs: tuple[str, str]) -> list[dict]:
    return [{"display_name": name, "query_value": value} for value, name in pairs]


def ranged(key: str, title: str, position: int, direction: str, allowed: list[dict], default: str, group: str | None = None) -> Facet:
    custom = {"allowed_values": allowed, "default_values": [default], "filter_id": key, "range_direction": direction}
    if group:
        custom["radio_group_id"] = group
    return Facet(
        f"filter.range:{key}", "filter.range", "filter", text=Text(title=title), custom=custom,
        logging=control_log("filter.range", key, position))


def collection(key: str, title: str, position: int, allowed: list[dict], default: list[str]) -> Facet:
    return Facet(
        f"filter.collection:{key}", "filter.collection", "filter", text=Text(title=title),
        custom={"allowed_values": allowed, "default_values": default, "filter_id": key},
        logging=control_log("filter.collection", key, position))


def filters(subtitle: str, sections: list[str], cuisine_names: list[str]) -> Facet:
    prices = values(("1", "$"), ("2", "$$"), ("3", "$$$"), ("4", "$$$$"))
    stars = values(("3", "3+"), ("3.5", "3.5+"), ("4", "4+"), ("4.5", "4.5+"), ("5", "5"))
    minutes = values(("20", "20 min"), ("30", "30 min"), ("45", "45 min"))
    fees = values(("0", "$0"), ("199", "$1.99"), ("399", "$3.99"))
    kitchens = values(*((str(number(100, 999, "cuisine", name.lower())), name) for name in cuisine_names))
    return Facet(
        "carousel.filters:home", "carousel.filters", "carousel", text=Text(subtitle=subtitle),
        click=Action("load_content", {"sections": sections}), logging=control_log("carousel.filters", "filters", 0),
        children=[
            binary("deals-fill", "Offers", 0, picture="deals-fill"),
            binary("pickup", "Pickup", 1, pickup=True, picture="walking-icon"),
            ranged("star_rating", "Over 4.5", 2, "over", stars, "4.5"),
            ranged("eta", "Under 30 min", 3, "under", minutes, "30", group="speed"),
            collection("price_range", "Price", 4, prices, ["1", "2"]),
            binary("dashpass_eligible", "DashPass", 5, picture="dashpass-badge"),
            ranged("delivery_fee", "Delivery fee", 6, "under", fees, "199", group="fee"),
            collection("cuisine", "Cuisine", 7, kitchens, []),
        ])
