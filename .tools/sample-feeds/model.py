"""The neutral model in which every page is built. Each writer in `dialects` turns it into one wire format."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
import uuid
from dataclasses import dataclass, field


@dataclass
class Image:
    uri: str | None = None
    local: str | None = None
    placeholder: str | None = None
    style: str | None = None  # "ROUNDED", "CIRCLE", "UNSPECIFIED"; writers add the prefix of their dialect.


@dataclass
class Text:
    title: str | None = None
    subtitle: str | None = None
    accessory: str | None = None
    description: str | None = None
    annotation: str | None = None
    attributes: dict[str, tuple[str, str]] = field(default_factory=dict)  # slot -> (text style, text colour)
    custom: dict[str, str] = field(default_factory=dict)


@dataclass
class Action:
    name: str
    data: dict


@dataclass
class Facet:
    id: str
    component: str
    category: str
    text: Text | None = None
    images: dict[str, Image | dict[str, Image]] | None = None  # main, icon, background, accessory; custom is a dict.
    custom: dict | None = None
    click: Action | None = None
    children: list[Facet] = field(default_factory=list)
    logging: dict | None = None
    layout: dict | None = None
    style: dict | None = None
    extra: dict = field(default_factory=dict)  # Keys that the model has no name for; only the mobile writer copies them.


@dataclass
class Section:
    id: str
    header: list[Facet] = field(default_factory=list)
    body: list[Facet] = field(default_factory=list)
    footer: list[Facet] = field(default_factory=list)
    omit_footer: bool = False


@dataclass
class Page:
    body: list[Section]
    header: list[Facet] = field(default_factory=list)
    footer: list[Facet] = field(default_factory=list)
    custom: dict | None = None
    logging: dict | None = None
    style: dict | None = None
    next: Action | None = None
    on_load: list[Action] = field(default_factory=list)


@dataclass(frozen=True)
class Brand:
    """The brand that sends the feed: the domain of its relative uris, and its own scheme."""

    name: str
    domain: str
    scheme: str

    def open(self, uri: str) -> Action:
        return Action("navigate", {"domain": self.domain, "uri": uri})


DOORDASH = Brand("doordash", "https://www.doordash.com/", "doordash")
CAVIAR = Brand("caviar", "https://www.trycaviar.com/", "caviar")


def image(path: str, style: str = "ROUNDED", placeholder: str | None = None) -> Image:
    return Image(uri=image_uri(path), style=style, placeholder=placeholder)


def image_uri(path: str) -> str:
    return f"https://img.example.com/{path}"


def icon(name: str, style: str = "UNSPECIFIED") -> Image:
    return Image(local=name, style=style)


def cursor(**content) -> str:
    """Returns an opaque cursor: base64 of compact JSON."""
    return base64.b64encode(json.dumps(content, separators=(",", ":")).encode()).decode()


def single(value: float) -> float | int:
    """Returns a number that has passed through 32 bits, as ratings have: 4.7 -> 4.699999809265137, and 4.0 -> 4."""
    widened = struct.unpack("f", struct.pack("f", value))[0]
    return int(widened) if widened == int(widened) else widened


def uid(*parts) -> str:
    """Returns the same id for the same words, in the form that backends use."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, "https://img.example.com/" + "/".join(map(str, parts))))


def number(low: int, high: int, *parts) -> int:
    """Returns a number that looks random and is always the same for the same words."""
    digest = hashlib.sha256("/".join(map(str, parts)).encode()).digest()
    return low + int.from_bytes(digest[:6], "big") % (high - low)
