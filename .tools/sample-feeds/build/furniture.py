"""Components around the food: headers, dividers, banners, texts, buttons and tiles."""

from build.telemetry import control_log
from model import Action, Brand, Facet, Image, Text, icon, image, uid

TITLE_1 = ("DLS_TEXT_STYLE_TITLE_1", "DLS_TEXT_COLOR_UNSPECIFIED")
TITLE_2 = ("DLS_TEXT_STYLE_TITLE_2", "DLS_TEXT_COLOR_TEXT_PRIMARY")
BODY_2 = ("DLS_TEXT_STYLE_BODY_2", "DLS_TEXT_COLOR_TEXT_SUBDUED")


def divider(*where) -> Facet:
    return Facet(f"divider.standard:{uid('divider', *where)}", "divider.standard", "divider")


def header_page(key: str, title: str, subtitle: str | None = None, picture: Image | None = None) -> Facet:
    return Facet(
        f"header.page:{key}", "header.page", "header", text=Text(title=title, subtitle=subtitle, attributes={"title": TITLE_1}),
        images={"main": picture} if picture else None, logging=control_log("header.page", key, 1),
        style={"background_color": "COLOR_BACKGROUND_PRIMARY", "is_not_sticky": True})


def header_section(key: str, title: str, subtitle: str | None = None, accessory: str | None = None, click: Action | None = None) -> Facet:
    return Facet(
        f"header.section:{key}", "header.section", "header",
        text=Text(title=title, subtitle=subtitle, accessory=accessory, attributes={"title": TITLE_2}), click=click)


def banner(brand: Brand, key: str, alt: str, position: int, uri: str | None = None) -> Facet:
    """Returns a banner: a picture without text, which only its placeholder describes."""
    link = f"{brand.domain}p/{key}"
    return Facet(
        f"banner:{uid('banner', brand.name, key)}", "row.banner", "row",
        images={"background": image(f"banners/{key}.jpg", placeholder=alt)},
        click=Action("navigate", {"uri": uri or link, "cms_link": link}), logging=control_log("row.banner", key, position))


def hero(brand: Brand, key: str, title: str, description: str, button: str, uri: str, colors: dict) -> Facet:
    return Facet(
        f"row.hero:{key}", "row.hero", "row",
        text=Text(title=title, description=description, attributes={"title": TITLE_1, "description": BODY_2}, custom={"button": button}),
        images={"custom": {"left": image(f"heroes/{key}-left.png"), "right": image(f"heroes/{key}-right.png")}},
        custom={
            "background_color": colors["background"], "description_color": colors["text"], "is_spotlight": True,
            "primary_button_style": {"background_color": colors["button"], "text_color": colors["label"]},
            "title_color": colors["text"]},
        click=brand.open(uri), logging=control_log("row.hero", key, 0))


def row_text(key: str, title: str | None = None, description: str | None = None, **more) -> Facet:
    return Facet(f"row.text:{key}", "row.text", "row", text=Text(title=title, description=description, **more))


def row_info(
    key: str, title: str, description: str | None = None, accessory: str | None = None, picture: str = "", click: Action | None = None,
) -> Facet:
    return Facet(
        f"row.info:{key}", "row.info", "row", text=Text(title=title, description=description, accessory=accessory),
        images={"icon": icon(picture)} if picture else None, click=click)


def button(key: str, title: str, click: Action, size: str = "SIZE_CLASS_LARGE", kind: str = "DLS_TYPE_BUTTON_PRIMARY") -> Facet:
    return Facet(
        f"button.standard:{key}", "button.standard", "button", text=Text(title=title), click=click,
        style={"size_class": size, "dls_type": kind})


def picture(key: str, path: str, alt: str, style: str = "ROUNDED") -> Facet:
    return Facet(f"image.standard:{key}", "image.standard", "image", images={"main": image(path, style, alt)})


def tile(brand: Brand, key: str, title: str, subtitle: str, uri: str, position: int) -> Facet:
    return Facet(
        f"card.tile:{key}", "card.tile", "card", text=Text(title=title, subtitle=subtitle),
        images={"main": image(f"tiles/{key}.jpg", placeholder=title)}, click=brand.open(uri),
        logging=control_log("card.tile", key, position))


def promo(brand: Brand, key: str, title: str, description: str, accessory: str, uri: str, color: str, position: int) -> Facet:
    return Facet(
        f"card.promo:{key}", "card.promo", "card",
        text=Text(title=title, description=description, accessory=accessory, custom={"button": "Use it"}),
        images={"icon": icon("deals-fill"), "background": image(f"promos/{key}.jpg")}, custom={"background_color": color},
        click=brand.open(uri), logging=control_log("card.promo", key, position))
