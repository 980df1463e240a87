"""Web GraphQL: explicit nulls, `__typename`, free-form objects as JSON strings; flat in post-order, or nested."""

import json

from model import Action, Facet, Image, Page, Section

SLOTS = ("title", "subtitle", "accessory", "description")


class Web:
    def __init__(self, nested: bool):
        self.nested = nested
        self._components: dict[str, dict] = {}

    def feed(self, page: Page) -> dict:
        next_action = {"name": None, "data": None, "__typename": "FacetV2Action"} if page.ends else action(page.next)
        return {
            "body": self.sections(page.sections),
            "page": {"next": next_action, "onLoad": [], "__typename": "FacetV2Page"},
            "header": self.facets(page.header), "footer": self.facets(page.footer),
            "custom": None, "logging": "{}", "style": None, "__typename": "FacetFeedV2Result",
        }

    def sections(self, sections: list[Section]) -> list[dict]:
        return [{
            "id": section.id, "header": self.facets(section.header), "body": self.facets(section.body),
            "footer": self.facets(section.footer), "layout": None, "__typename": "FacetV2Section",
        } for section in sections]

    def facets(self, facets: list[Facet]) -> list[dict]:
        written = []
        for facet in facets:
            if not self.nested:
                written += self.facets(facet.children)
            written.append(self.facet(facet))
        return written

    def facet(self, facet: Facet) -> dict:
        if facet.terse:
            return {"id": facet.id, "custom": string(facet.custom)}
        fields = {"id": facet.id}
        if self.nested:
            fields["children"] = self.facets(facet.children)
        else:
            fields["childrenCount"] = len(facet.children)
        if facet.component:
            fields["component"] = self.component(facet)
        return fields | {
            "name": None, "text": text(facet), "images": images(facet),
            "events": {"click": action(facet.click), "__typename": "FacetV2Events"} if facet.click else None,
            "style": style(facet.style), "layout": layout(facet.layout), "custom": string(facet.custom),
            "logging": string(facet.logging), "__typename": "FacetV2", "childrenMap": [],
        }

    def component(self, facet: Facet) -> dict:
        """Returns one object for each component, so that a container can refer to it instead of repeating it."""
        fields = {"id": facet.component, "category": facet.category, "__typename": "FacetV2Component"}
        return self._components.setdefault(facet.component, fields)


def text(facet: Facet) -> dict | None:
    if facet.text is None and not facet.words:
        return None
    fields = {}
    for slot in SLOTS:
        fields[slot] = (facet.text or {}).get(slot)
        fields[f"{slot}TextAttributes"] = None
        if slot in facet.attributes:
            text_style, color = facet.attributes[slot]
            fields[f"{slot}TextAttributes"] = {"textStyle": text_style, "textColor": color, "__typename": "FacetV2TextAttributes"}
    return fields | {"custom": pairs(facet.words, "FacetV2TextTuple"), "__typename": "FacetV2Text"}


def images(facet: Facet) -> dict | None:
    if facet.images is None and not facet.pictures:
        return None
    given = facet.images or {}
    fields = {slot: image(given[slot]) if slot in given else None for slot in ("main", "icon", "background", "accessory")}
    custom = {key: image(value) for key, value in facet.pictures.items()}
    return fields | {"custom": pairs(custom, "FacetV2ImageTuple"), "__typename": "FacetV2Images"}


def image(image: Image) -> dict:
    events = {"click": action(image.click), "__typename": "FacetV2Events"} if image.click else None
    return {"uri": image.uri, "videoUri": None, "placeholder": image.placeholder, "local": image.local, "style": image.style,
            "logging": None, "events": events, "__typename": "FacetV2Image"}


def pairs(values: dict, kind: str) -> list[dict]:
    return [{"key": key, "value": value, "__typename": kind} for key, value in values.items()]


def layout(fields: dict | None) -> dict | None:
    if fields is None:
        return None
    return {"omitFooter": fields["omit_footer"], "gridSpecs": None, "dlsPadding": None, "__typename": "FacetV2Layout"}


def style(fields: dict | None) -> dict | None:
    """Background colours kept their snake_case name on the web."""
    if fields is None:
        return None
    names = {"size_class": "sizeClass", "dls_type": "dlsType"}
    return {names.get(key, key): value for key, value in fields.items()} | {"border": None, "__typename": "FacetV2Style"}


def action(action: Action | None) -> dict | None:
    return {"name": action.name, "data": string(action.data), "__typename": "FacetV2Action"} if action else None


def string(value: dict | None) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
