"""Article: camelCase, nested children, objects; an image that has only a name is a bare string."""

from model import Action, Facet, Image, Page, Section, Text


def page(page: Page) -> dict:
    return present({
        "header": [facet(one) for one in page.header],
        "sections": [section(part) for part in page.body],
        "page": {"next": action(page.next), "onLoad": []},
        "custom": page.custom,
        "logging": page.logging,
        "style": style(page.style),
    })


def section(section: Section) -> dict:
    return {
        "id": section.id,
        "header": [facet(one) for one in section.header],
        "body": [facet(one) for one in section.body],
        "layout": {"omitFooter": section.omit_footer},
    }


def facet(facet: Facet) -> dict:
    return present({
        "id": facet.id,
        "component": {"id": facet.component, "category": facet.category},
        "text": text(facet.text),
        "images": images(facet.images),
        "custom": facet.custom,
        "events": {"click": action(facet.click)} if facet.click else None,
        "children": [facet_of(one) for one in facet.children] or None,
        "layout": {"omitFooter": facet.layout["omit_footer"]} if facet.layout else None,
        "style": style(facet.style),
        "logging": facet.logging,
    })


facet_of = facet  # The parameter above hides the name of the function.


def text(text: Text | None) -> dict | None:
    if text is None:
        return None
    return present({
        "title": text.title, "subtitle": text.subtitle, "accessory": text.accessory, "description": text.description,
        "annotation": text.annotation, "custom": text.custom or None,
    })


def images(images: dict | None) -> dict | None:
    if images is None:
        return None
    return {slot: {key: image(one) for key, one in value.items()} if slot == "custom" else image(value) for slot, value in images.items()}


def image(image: Image) -> dict | str:
    if image.style is None and image.placeholder is None:
        return image.uri or image.local or ""
    return present({
        "uri": image.uri, "placeholder": image.placeholder, "local": image.local,
        "style": f"STYLE_{image.style}" if image.style else None,
    })


def style(style: dict | None) -> dict | None:
    names = {"background_color": "backgroundColor", "size_class": "sizeClass", "dls_type": "dlsType", "is_not_sticky": "isNotSticky"}
    return {names.get(key, key): value for key, value in style.items()} if style else None


def action(action: Action | None) -> dict | None:
    return {"name": action.name, "data": action.data} if action else None


def present(fields: dict) -> dict:
    return {key: value for key, value in fields.items() if value is not None}
