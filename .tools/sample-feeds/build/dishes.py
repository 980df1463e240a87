"""Dishes and goods: cards, the stepper inside them, and their carousels."""

from build.furniture import TITLE_1
from build.stores import more
from build.telemetry import carousel_log, item_log
from content.dishes import Dish, money
from content.place import Place
from model import Brand, Facet, Text, cursor, icon, image, image_uri, number, uid


def stepper(dish: Dish, container: str, position: int, vertical: int) -> Facet:
    return Facet(
        f"button.quantity_stepper:{uid('stepper', dish.id)}", "button.quantity_stepper", "button",
        custom={
            "badges": [], "default_quantity": 1, "has_required_options": dish.cents > 1500, "item_id": dish.id, "name": dish.name,
            "navigate_on_action": dish.cents > 1500, "page": "explore_page", "price": dish.price, "store_id": dish.place.id},
        click=dish.place.brand.open(f"store/{dish.place.id}/"),
        logging=item_log(dish.name, dish.id, dish.cents, dish.place.name, container, position, vertical))


def dish_card(dish: Dish, container: str, position: int, vertical: int, with_stepper: bool = True) -> Facet:
    where = cursor(offset=position, item=dish.id)
    rating = {"rating": dish.place.rating_data} if dish.place.rating_data else {}
    return Facet(
        f"card.dish_item_square:{dish.id}", "card.dish_item_square", "card",
        text=Text(
            title=dish.name, subtitle=money(dish.cents), description=dish.place.name,
            custom={"eta_display_string": f"{dish.place.minutes} min"}),
        images={"main": image(dish.slug), "accessory": icon("")},
        custom={"item_id": dish.id, "item_rating_text": dish.rating_text, **rating, "store_id": dish.place.id},
        click=dish.place.brand.open(f"item/{dish.id}/store/{dish.place.id}?item_cursor={where}&should_navigate_to_store=true"),
        children=[stepper(dish, container, position, vertical)] if with_stepper else [],
        logging=item_log(dish.name, dish.id, dish.cents, dish.place.name, container, position, vertical))


def dish_carousel(brand: Brand, container: str, title: str, shown: list[Dish], vertical: int, every: int = 1) -> Facet:
    """Returns a carousel of dishes. Every `every`-th dish has a stepper to add it."""
    cards = [dish_card(dish, container, position, vertical, position % every == 0) for position, dish in enumerate(shown)]
    return Facet(
        f"carousel.standard:item_carousel:{container}", "carousel.standard", "carousel",
        text=Text(title=title, attributes={"title": TITLE_1}), children=cards, layout={"omit_footer": False}, custom={},
        click=more(brand, container), logging=carousel_log(container, vertical, title, len(cards)))


STOCK = {
    "high_stock": {
        "background_color": "#E7FBEF", "dls_tag_style": "positive", "dls_tag_type": "default", "text": "Many in stock",
        "type": "high_stock"},
    "low_stock": {
        "background_color": "USAGE_COLOR_WARNING_SUBDUED_DEFAULT", "dls_tag_style": "warning", "dls_tag_type": "emphasis",
        "text": "Low stock", "type": "low_stock"},
}


def retail_card(shop: Place, goods: tuple, container: str, position: int, vertical: int) -> Facet:
    """Returns a card of a retail service, which puts everything into `custom`: no text, no images, no events."""
    name, size, cents, stock = goods
    item = str(number(100_000_000, 390_000_000, "goods", shop.key, name))
    price = {"currency": "USD", "decimal_places": 2, "display_string": money(cents), "sign": True, "symbol": "$", "unit_amount": cents}
    path = f"convenience/store/{shop.id}/product/{item}?cursor={cursor(offset=position, goods=item)}"
    return Facet(
        f"cx.nv.common.retail_item.card:{item}", "cx.nv.common.retail_item.card", "card.retail_item",
        custom={
            "badges": [STOCK[stock]] if stock else [],
            "image": {"remote": {"uri": image_uri(f"goods/{item}.jpg")}},
            "item_data": {"item_id": item, "item_name": name, "price": price, "store_id": shop.id, "store_name": shop.name},
            "on_click": {"deep_link_navigate": {"domain": shop.brand.domain, "path": path}},
            "price_name_info": {"default": {"base": {
                "name": {"value": f"{name} ({size})"}, "price": {"default": {"price": money(cents)}}}}},
            "quantity_stepper": {"default_quantity": 1, "item_id": item, "max_quantity": 12, "unit": "ct"}},
        logging=item_log(name, item, cents, shop.name, container, position, vertical, retail=True))


def retail_carousel(shop: Place, container: str, title: str, goods: list[tuple], vertical: int) -> Facet:
    cards = [retail_card(shop, row, container, position, vertical) for position, row in enumerate(goods)]
    return Facet(
        f"carousel.standard:retail_carousel:{uid('carousel', container)}", "carousel.standard", "carousel",
        text=Text(title=title, subtitle=f"{shop.name} • {shop.minutes} min", attributes={"title": TITLE_1}),
        images={"accessory": icon("arrow-right")}, children=cards, custom={"show_inline_nav_buttons": True},
        click=more(shop.brand, container), logging=carousel_log(container, vertical, title, len(cards)))
