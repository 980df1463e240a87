"""Web GraphQL: flat lists in post-order, free-form objects as JSON strings, explicit nulls, `__typename` everywhere."""

import json

from model import Action, Facet, Image, Page, Section, Text


def response(operation: str, page: Page) -> dict:
    return {"data": {operation: feed(page)}}


def feed(page: Page, component=None) -> dict:
    """Returns one feed. `component` writes a component, because the cache refers to components instead."""
    write = component or inline
    return {
        "body": [section(part, write) for part in page.body],
        "page": {"next": action(page.next), "onLoad": [], "__typename": "FacetV2Page"},
        "header": flat(page.header, write),
        "footer": flat(page.footer, write),
        "custom": string(page.custom),
        "logging": string(page.logging),
        "style": style(page.style),
        "__typename": "FacetFeedV2Result",
    }


def section(section: Section, write) -> dict:
    return {
        "id": section.id,
        "header": flat(section.header, write),
        "body": flat(section.body, write),
        "footer": flat(section.footer, write),
        "layout": {"omitFooter": section.omit_footer, "__typename": "FacetV2Layout"},
        "__typename": "FacetV2Section",
    }


def flat(facets: list[Facet], write) -> list[dict]:
    """Returns a flat list in which children come right before their parent, which has the count of its direct children."""
    nodes = []
    for one in facets:
        nodes += flat(one.children, write)
        nodes.append(facet(one, write))
    return nodes


def facet(facet: Facet, write) -> dict:
    return {
        "id": facet.id,
        "childrenCount": len(facet.children),
        "component": write(facet),
        "name": None,
        "text": text(facet.text),
        "images": images(facet.images),
        "events": {"click": action(facet.click), "__typename": "FacetV2Events"} if facet.click else None,
        "style": style(facet.style),
        "layout": layout(facet.layout),
        "custom": string(facet.custom),
        "logging": string(facet.logging),
        "__typename": "FacetV2",
        "childrenMap": [],
    }


def inline(facet: Facet) -> dict:
    return {"id": facet.component, "category": facet.category, "__typename": "FacetV2Component"}


def text(text: Text | None) -> dict | None:
    if text is None:
        return None
    words = {}
    for slot in ("title", "subtitle", "accessory", "description"):
        words[slot] = getattr(text, slot)
        words[f"{slot}TextAttributes"] = None
        if slot in text.attributes:
            text_style, color = text.attributes[slot]
            words[f"{slot}TextAttributes"] = {"textStyle": text_style, "textColor": color, "__typename": "FacetV2TextAttributes"}
    return words | {"custom": tuples(text.custom, "FacetV2TextTuple"), "__typename": "FacetV2Text"}


def images(images: dict | None) -> dict | None:
    if images is None:
        return None
    slots = {slot: image(images[slot]) if slot in images else None for slot in ("main", "icon", "background", "accessory")}
    custom = {key: image(one) for key, one in images.get("custom", {}).items()}
    return slots | {"custom": tuples(custom, "FacetV2ImageTuple"), "__typename": "FacetV2Images"}


def image(image: Image) -> dict:
    return {
        "uri": image.uri, "videoUri": None, "placeholder": image.placeholder, "local": image.local,
        "style": image.style or "UNSPECIFIED", "logging": None, "events": None, "__typename": "FacetV2Image",
    }


def tuples(pairs: dict, kind: str) -> list[dict]:
    return [{"key": key, "value": value, "__typename": kind} for key, value in pairs.items()]


def layout(layout: dict | None) -> dict | None:
    if layout is None:
        return None
    return {
        "omitFooter": layout.get("omit_footer", False), "gridSpecs": grid(layout.get("grid_specs")),
        "dlsPadding": layout.get("dls_padding"), "__typename": "FacetV2Layout",
    }


def grid(specs: dict[str, tuple] | None) -> dict | None:
    names = ("interRowSpacing", "interColumnSpacing", "minDimensionCount")
    return {width: dict(zip(names, values)) for width, values in specs.items()} if specs else None


def style(style: dict | None) -> dict | None:
    """Returns a style with the keys of the web. Only the colour of the background keeps its old spelling."""
    if style is None:
        return None
    names = {"size_class": "sizeClass", "dls_type": "dlsType", "is_not_sticky": "isNotSticky"}
    return {names.get(key, key): value for key, value in style.items()} | {"border": None, "__typename": "FacetV2Style"}


def action(action: Action | None) -> dict | None:
    return {"name": action.name, "data": string(action.data), "__typename": "FacetV2Action"} if action else None


def string(value: dict | None) -> str | None:
    if value is None:
        return None
    return json.dumps(whole(value), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def whole(value):
    """Converts whole floats to integers: JavaScript writes these strings, and it writes 1.0 as 1."""
    if isinstance(value, dict):
        return {key: whole(one) for key, one in value.items()}
    if isinstance(value, list):
        return [whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
