"""Facets that several pages are made of."""

from model import Action, Facet, Image, cursor, icon, number, picture, uid, visit

TITLE = ("DLS_TEXT_STYLE_TITLE_2", "DLS_TEXT_COLOR_TEXT_PRIMARY")
BODY = ("DLS_TEXT_STYLE_BODY_2", "DLS_TEXT_COLOR_TEXT_SUBDUED")


def heading(key: str, title: str, subtitle: str | None = None) -> Facet:
    return Facet(
        f"header.section:{key}", "header.section", "header", {"title": title} | ({"subtitle": subtitle} if subtitle else {}),
        {"title": TITLE}, style={"size_class": "SIZE_CLASS_LARGE"})


def divider(key: str) -> Facet:
    return Facet(f"divider.standard:{key}", "divider.standard", "divider")


def banner(key: str, alt: str) -> Facet:
    link = f"https://www.doordash.com/p/{key}"
    return Facet(
        f"banner:{uid(key)}", "row.banner", "row",
        images={"background": picture(f"banners/{key}.jpg", placeholder=alt)},
        click=Action("navigate", {"uri": link, "cms_link": link}), logging={"banner": key, "card_position": 0})


def store(key: str, name: str, description: str, fee: str, rating: tuple[float, str] | None, badges: list | None = None) -> Facet:
    """One store as a card of a carousel."""
    store_id = str(number(1_000_000, 9_000_000, "store", key))
    custom = {"badges": badges or [], "is_currently_available": True, "savelists": [], "store_id": store_id}
    if rating:
        custom["rating"] = {"average_rating": rating[0], "display_num_ratings": rating[1]}
    return Facet(
        f"card.store:store:{store_id}", "card.store", "card", {"title": name, "description": description},
        words={"delivery_fee_string": fee}, custom=custom,
        images={"main": picture(f"stores/{key}.jpg"), "accessory": icon("dashpass-badge")},
        pictures={"modality_icon": icon("driving-icon")},
        click=visit(f"store/{store_id}/?cursor={cursor(offset=0, key=key)}&pickup=false"),
        logging={"store_id": store_id, "card_position": number(0, 9, key), "is_sponsored": False, "scores": [0.25, 1, "n/a"]})


def row(key: str, name: str, description: str, eta: str, accessory: str | None = None, extra: dict | None = None) -> Facet:
    """One store as a row of a list."""
    store_id = str(number(1_000_000, 9_000_000, "store", key))
    text = {"title": name, "description": description} | ({"accessory": accessory} if accessory else {})
    return Facet(
        f"row.store:store:{store_id}", "row.store", "row", text,
        words={"delivery_fee_string": "$1.49 delivery fee", "eta_display_string": eta, "is_retail": "false"},
        custom={"badges": [], "is_currently_available": accessory is None, "store_id": store_id,
                "rating": {"average_rating": 4.5, "display_num_ratings": "(90+)"}, **(extra or {})},
        images=None if extra else {"main": picture(f"stores/{key}.jpg")},
        click=visit(f"store/{store_id}/?cursor={cursor(offset=0, key=key)}&pickup=false"), layout={"omit_footer": False},
        logging={"store_id": store_id, "card_position": str(number(0, 9, key))})


def more(key: str, title: str) -> Facet:
    return Facet(
        f"card.action:more:{key}", "card.action", "card", {"title": title}, images={"main": icon("arrow-right")},
        click=visit(f"facet_feed/{cursor(carousel=key)}/"))


def carousel(key: str, title: str | None, children: list[Facet], subtitle: str | None = None, badges: list | None = None) -> Facet:
    words = ({"title": title} if title else {}) | ({"subtitle": subtitle} if subtitle else {})
    custom = {"auto_scroll_interval": 0, "show_inline_nav_buttons": True} | ({"badges": badges} if badges else {})
    return Facet(
        f"carousel.standard:{key}", "carousel.standard", "carousel", words or None, {"title": TITLE} if title else {},
        custom=custom, children=children, layout={"omit_footer": False},
        click=visit(f"facet_feed/{cursor(carousel=key)}/") if title else None, logging={"number_of_items": len(children)})


def dish(key: str, name: str, price: str, where: str, stepper: bool = True, mark: str | None = None) -> Facet:
    """One dish of a carousel, with a stepper inside, which is the second level below the carousel."""
    item = str(number(100_000_000, 390_000_000, "dish", key))
    cents = int(price.replace("$", "").replace(".", "").replace(",", ""))
    quantity = Facet(
        f"button.quantity_stepper:{uid('stepper', key)}", "button.quantity_stepper", "button",
        custom={"item_id": item, "name": name, "default_quantity": 1, "has_required_options": False, "navigate_on_action": False,
                "price": {"currency": "USD", "decimal_places": 2, "display_string": price, "sign": True, "symbol": "$",
                          "unit_amount": cents}})
    return Facet(
        f"card.dish_item_square:{item}", "card.dish_item_square", "card",
        {"title": name, "subtitle": price, "description": where}, words={"eta_display_string": "25 min"},
        images={"main": picture(f"dishes/{key}.jpg")}, children=[quantity] if stepper else [],
        custom={"item_id": item, "store_id": "7001", **({"item_rating_text": mark} if mark else {})},
        click=visit(f"item/{item}/store/7001?should_navigate_to_store=true"), logging={"item_price": cents, "item_id": item})


def badge(text: str, kind: str = "offer", style: str = "highlight", color: str = "00838A") -> dict:
    return {"text": text, "type": kind, "background_color": color, "dls_tag_size": "small", "dls_tag_style": style,
            "dls_tag_type": "emphasis", "leading_icon": "none", "placement": "descriptor"}


def image_with_click(path: str, uri: str) -> Image:
    return picture(path, click=visit(uri))
