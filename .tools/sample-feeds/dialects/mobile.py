"""Mobile: snake_case, nested children, objects, no nulls, and every number in a free-form object as a float."""

from model import Action, Facet, Image, Page, Section, Text


def page(page: Page) -> dict:
    return present({
        "header": facets(page.header),
        "body": [section(part) for part in page.body],
        "footer": facets(page.footer),
        "page": {"next": action(page.next), "on_load": [action(one) for one in page.on_load]},
        "custom": struct(page.custom),
        "logging": struct(page.logging),
        "style": page.style,
    })


def section(section: Section) -> dict:
    return {
        "id": section.id,
        "header": facets(section.header),
        "body": facets(section.body),
        "footer": facets(section.footer),
        "layout": {"omit_footer": section.omit_footer, "ignore_safe_spaces": []},
    }


def facets(list_of: list[Facet]) -> list[dict]:
    return [facet(one) for one in list_of]


def facet(facet: Facet) -> dict:
    return present({
        "id": facet.id,
        "component": {"id": facet.component, "category": facet.category},
        "text": text(facet.text),
        "images": images(facet.images),
        "custom": struct(facet.custom),
        "events": {"click": action(facet.click)} if facet.click else None,
        "children": facets(facet.children),
        "children_map": {},
        "children_joint": {},
        "layout": facet.layout,
        "style": facet.style,
        "logging": struct(facet.logging),
    }) | facet.extra


def text(text: Text | None) -> dict | None:
    if text is None:
        return None
    words = {}
    for slot in ("title", "subtitle", "accessory", "description", "annotation"):
        words[slot] = getattr(text, slot)
        if slot in text.attributes:
            style, color = text.attributes[slot]
            words[f"{slot}_text_attributes"] = {"text_style": style, "text_color": color}
    return present(words) | {"custom": text.custom}


def images(images: dict | None) -> dict | None:
    if images is None:
        return None
    return {slot: {key: image(one) for key, one in value.items()} if slot == "custom" else image(value) for slot, value in images.items()}


def image(image: Image) -> dict:
    style = f"STYLE_{image.style}" if image.style else None
    return present({"uri": image.uri, "placeholder": image.placeholder, "local": image.local, "style": style})


def action(action: Action | None) -> dict | None:
    return {"name": action.name, "data": struct(action.data)} if action else None


def struct(value):
    """Converts all numbers to floats: free-form objects lose the difference between 1 and 1.0 in this dialect."""
    if isinstance(value, dict):
        return {key: struct(one) for key, one in value.items()}
    if isinstance(value, list):
        return [struct(one) for one in value]
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else value


def present(fields: dict) -> dict:
    return {key: value for key, value in fields.items() if value is not None}
