"""Places as cards and as rows, and their carousels."""

from build.furniture import TITLE_1
from build.telemetry import carousel_log, control_log, place_log
from content.dishes import dishes, money
from content.offers import CARRIES_DASHPASS, OFFERS, SAVED, SPONSORED
from content.place import Place
from model import Action, Brand, Facet, Text, cursor, icon, image, image_uri, uid


def visit(place: Place, pickup: bool = False) -> Action:
    where = cursor(offset=0, store=place.key)
    return place.brand.open(f"store/{place.id}/?cursor={where}&pickup={str(pickup).lower()}")


def store_custom(place: Place, badges: list[dict], is_open: bool = True) -> dict:
    custom = {
        "badges": badges, "is_currently_available": is_open,
        "savelists": [{"id": uid("list", name), "name": name} for name in SAVED.get(place.key, [])], "store_id": place.id,
    }
    if place.rating_data:
        custom["rating"] = place.rating_data
    return custom


def card_store(place: Place, container: str, title: str, position: int, vertical: int, is_open: bool = True) -> Facet:
    badge = "dashpass-badge" if place.key in CARRIES_DASHPASS else ""
    modality = "walking-icon" if place.miles < 0.6 else "driving-icon"
    # Some services put the fee into the description, and others send it separately. One feed has both.
    folded = position % 3 == 0
    description = f"{place.eta_text} • {place.fee_text}" + (", first order" if place.fee == 0 else "") if folded else place.eta_text
    return Facet(
        f"card.store:store:{place.id}", "card.store", "card",
        text=Text(
            title=place.name, description=description, accessory=None if is_open else "Closed",
            custom={"delivery_fee_string": place.fee_text, **({"is_eta_express": "true"} if place.minutes < 16 else {})}),
        images={
            "main": image(f"places/{place.key}.jpg"), "accessory": icon(badge),
            "custom": {"modality_icon": icon(modality)}},
        custom=store_custom(place, OFFERS.get(place.key, []), is_open), click=visit(place),
        logging=place_log(place, container, position, vertical, title))


def window_shopping(place: Place) -> dict:
    shown = dishes(place)
    return {
        "border_radius": {"value": "USAGE_BORDER_RADIUS_MEDIUM"},
        "cards": [
            {
                "card_id": f"card.preview_item:{dish.id}",
                "image": {"actions": [], "fit_type": "FIT_TYPE_PLATFORM_DEFAULT_UNSPECIFIED", "remote": {"uri": image_uri(dish.slug)}},
                "name": dish.name, "price": money(dish.cents), "rating": dish.rating_text,
            } for dish in shown],
        "cover": {"id": uid("cover", place.key), "image": {"remote": {"uri": image_uri(shown[0].slug)}}},
    }


def row_store(
    place: Place, position: int, container: str = "all_stores", closed: str | None = None, status: str = "", sponsored: bool = False,
    window: bool = False, leading_bullet: bool = False,
) -> Facet:
    """Returns a row. `closed` is the reason why the place takes no orders, and `status` a remark about an open place."""
    badges = ([SPONSORED] if sponsored else []) + OFFERS.get(place.key, [])
    custom = store_custom(place, badges, is_open=closed is None)
    if window:
        custom["window_shopping"] = window_shopping(place)
    words = {"delivery_fee_string": place.fee_text, "eta_display_string": place.eta_text, "is_retail": "false"}
    words["modality_display_string"] = "Pickup only" if place.key == "green-ladle" else place.fee_text
    if sponsored:
        words["sponsored_description"] = "Sponsored"
    extra = {"is_sponsored": True, "ad_group": uid("ad", place.key)} if sponsored else {}
    return Facet(
        f"row.store:ad_{place.id}:{position}" if sponsored else f"row.store:store:{place.id}", "row.store", "row",
        text=Text(
            title=place.name, accessory=closed or status,
            description=f" • {place.cuisine}" if leading_bullet else f"{place.price} • {place.cuisine}", custom=words),
        images={
            **({} if window else {"main": image(f"places/{place.key}.jpg")}),
            "accessory": icon("dashpass-badge" if place.key in CARRIES_DASHPASS else "", "ROUNDED")},
        custom=custom, click=visit(place), layout={"omit_footer": False},
        logging=place_log(place, container, position, 20 + position, "All stores", **extra))


def action_card(brand: Brand, container: str, title: str, vertical: int) -> Facet:
    return Facet(
        f"card.action:more:{uid('carousel', container)}", "card.action", "card", text=Text(title=title),
        images={"main": icon("arrow-right")}, click=more(brand, container),
        logging={**control_log("card.action", container, vertical), "type": "see_all"})


def more(brand: Brand, container: str) -> Action:
    return brand.open(f"facet_feed/{cursor(offset=0, carousel=container)}/")


def store_carousel(
    brand: Brand, container: str, title: str, places: list[Place], vertical: int, subtitle: str | None = None,
    last: str = "More Stores", closed: tuple[str, ...] = (),
) -> Facet:
    cards = [
        card_store(place, container, title, position, vertical, place.key not in closed)
        for position, place in enumerate(places)]
    return Facet(
        f"carousel.standard:store_carousel:{uid('carousel', container)}", "carousel.standard", "carousel",
        text=Text(title=title, subtitle=subtitle, attributes={"title": TITLE_1}), click=more(brand, container),
        children=cards + [action_card(brand, container, last, vertical)], layout={"omit_footer": True},
        custom={"auto_scroll_interval": 0, "show_inline_nav_buttons": True},
        logging=carousel_log(container, vertical, title, len(cards)))


def banner_carousel(key: str, banners: list[Facet], seconds: int) -> Facet:
    """Returns a carousel without text, which moves by itself."""
    return Facet(
        f"carousel.standard:banner_carousel:{uid('carousel', key)}", "carousel.standard", "carousel", children=banners,
        custom={"auto_scroll_interval": seconds, "show_inline_nav_buttons": False},
        logging=carousel_log(key, 1, "", len(banners)))
