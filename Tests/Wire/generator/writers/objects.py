"""Nested facets with free-form objects: the camelCase of the article and the snake_case of mobile backends."""

from model import Action, Facet, Image, Page, Section

CAMEL = {
    "text_attributes": "TextAttributes", "text_style": "textStyle", "text_color": "textColor", "omit_footer": "omitFooter",
    "size_class": "sizeClass", "background_color": "backgroundColor", "on_load": "onLoad",
}


class Objects:
    def __init__(self, snake: bool):
        self.snake = snake

    def name(self, key: str) -> str:
        return key if self.snake else CAMEL.get(key, key)

    def feed(self, page: Page) -> dict:
        end = {"next": {"name": None, "data": None}} if page.ends and not self.snake else {}
        next_action = {"next": self.action(page.next)} if page.next else end
        return {
            "header": self.facets(page.header), "body": self.sections(page.sections), "footer": self.facets(page.footer),
            "page": next_action | {self.name("on_load"): []}, "custom": {}, "logging": {},
        }

    def sections(self, sections: list[Section]) -> list[dict]:
        return [{
            "id": section.id, "header": self.facets(section.header), "body": self.facets(section.body),
            "footer": self.facets(section.footer),
        } for section in sections]

    def facets(self, facets: list[Facet]) -> list[dict]:
        return [self.facet(facet) for facet in facets]

    def facet(self, facet: Facet) -> dict:
        if facet.terse:
            return {"id": facet.id, "custom": self.free(facet.custom)}
        noise = {"children_map": {}, "children_joint": {}} if self.snake else {}
        return present({
            "id": facet.id,
            "component": {"id": facet.component, "category": facet.category} if facet.component else None,
            "text": self.text(facet), "images": self.images(facet), "custom": self.free(facet.custom),
            "events": {"click": self.action(facet.click)} if facet.click else None,
            "children": self.facets(facet.children) if self.snake or facet.children else None,
            "layout": self.renamed(facet.layout), "style": self.renamed(facet.style), "logging": self.free(facet.logging),
        }) | noise

    def text(self, facet: Facet) -> dict | None:
        if facet.text is None and not facet.words:
            return None
        fields = dict(facet.text or {})
        for slot, (text_style, color) in facet.attributes.items():
            key = f"{slot}_text_attributes" if self.snake else f"{slot}TextAttributes"
            fields[key] = {self.name("text_style"): text_style, self.name("text_color"): color}
        return fields | {"custom": dict(facet.words)}

    def images(self, facet: Facet) -> dict | None:
        if facet.images is None and not facet.pictures:
            return None
        slots = {slot: self.image(image) for slot, image in (facet.images or {}).items()}
        return slots | ({"custom": {key: self.image(image) for key, image in facet.pictures.items()}} if facet.pictures else {})

    def image(self, image: Image) -> dict:
        events = {"click": self.action(image.click)} if image.click else None
        return present({"uri": image.uri, "local": image.local, "placeholder": image.placeholder, "style": f"STYLE_{image.style}",
                        "events": events})

    def renamed(self, fields: dict | None) -> dict | None:
        return {self.name(key): value for key, value in fields.items()} if fields else None

    def action(self, action: Action) -> dict:
        return {"name": action.name, "data": self.free(action.data)}

    def free(self, value):
        """Returns a free-form value; mobile backends send every number in it as a float."""
        if isinstance(value, dict):
            return {key: self.free(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self.free(part) for part in value]
        return float(value) if self.snake and isinstance(value, int) and not isinstance(value, bool) else value


def present(fields: dict) -> dict:
    return {key: value for key, value in fields.items() if value is not None}
