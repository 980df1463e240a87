"""The model of the invented pages; the writers turn it into the dialects."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass, field, replace


@dataclass
class Action:
    name: str | None
    data: dict | None


@dataclass
class Image:
    uri: str | None = None
    local: str | None = None
    placeholder: str | None = None
    style: str = "UNSPECIFIED"  # Without the prefix that some dialects require.
    click: Action | None = None


@dataclass
class Facet:
    id: str
    component: str | None = None
    category: str | None = None
    text: dict[str, str] | None = None  # title, subtitle, accessory, description
    attributes: dict[str, tuple[str, str]] = field(default_factory=dict)  # slot to (text style, text colour)
    words: dict[str, str] = field(default_factory=dict)  # text.custom
    images: dict[str, Image] | None = None  # main, icon, background, accessory
    pictures: dict[str, Image] = field(default_factory=dict)  # images.custom
    custom: dict | None = None
    click: Action | None = None
    children: list[Facet] = field(default_factory=list)
    logging: dict | None = None
    layout: dict | None = None
    style: dict | None = None
    terse: bool = False  # Whether only `id` and `custom` are written.

    def walk(self):
        """Returns the facet and everything below it, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass
class Section:
    id: str
    header: list[Facet] = field(default_factory=list)
    body: list[Facet] = field(default_factory=list)
    footer: list[Facet] = field(default_factory=list)


@dataclass
class Page:
    """One invented page and the names under which each shape of it is found."""

    name: str
    sections: list[Section]
    header: list[Facet] = field(default_factory=list)
    footer: list[Facet] = field(default_factory=list)
    next: Action | None = None
    ends: bool = False  # Whether `page.next` is sent with null inside, which ends the feed.
    shapes: tuple[str, ...] = ("feed", "sections", "facets")
    operation: str = "homePageFacetFeed"
    sections_operation: str = "pageSections"
    list_operation: str = "retailSearch"
    list_key: str = "legoRetailItems"
    snake_list_key: str = "lego_section_body"
    objects: bool = False  # Whether nested camelCase holds free-form objects as objects, as the article does.

    @property
    def facets(self) -> list[Facet]:
        """The page as a bare list: the bodies of its sections, one after the other."""
        return [facet for section in self.sections for facet in section.body]

    def count(self, shape: str) -> int:
        """Returns the number of facets of a shape, children included."""
        lists = [self.facets] if shape == "facets" else [
            part for section in self.sections for part in (section.header, section.body, section.footer)]
        if shape == "feed":
            lists = [self.header, *lists, self.footer]
        return sum(1 for part in lists for facet in part for _ in facet.walk())


def without_component(facet: Facet) -> Facet:
    """Returns the facet without `component`, so that only its id names the component."""
    return replace(facet, component=None, category=None, children=[without_component(child) for child in facet.children])


def picture(path: str, style: str = "ROUNDED", placeholder: str | None = None, click: Action | None = None) -> Image:
    return Image(uri=f"https://img.example.com/{path}", style=style, placeholder=placeholder, click=click)


def icon(name: str) -> Image:
    return Image(local=name)


def number(low: int, high: int, *words) -> int:
    """Returns a number below `high`, always the same for the same words."""
    digest = hashlib.sha256("/".join(map(str, words)).encode()).digest()
    return low + int.from_bytes(digest[:6], "big") % (high - low)


def uid(*words) -> str:
    digest = hashlib.sha256(("uid/" + "/".join(map(str, words))).encode()).hexdigest()
    return "-".join((digest[:8], digest[8:12], "4" + digest[13:16], "a" + digest[17:20], digest[20:32]))


def cursor(**content) -> str:
    """Returns an opaque cursor: base64 of compact JSON."""
    return base64.b64encode(json.dumps(content, separators=(",", ":")).encode()).decode()


def visit(uri: str) -> Action:
    return Action("navigate", {"domain": "https://www.doordash.com/", "uri": uri})
