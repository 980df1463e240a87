"""Turns any dialect into neutral values, so that two versions of one page can be compared."""

import json
import re

NOISE = {"__typename", "childrenCount", "childrenMap", "children_map", "children_joint", "name"}


class Neutral:
    def __init__(self, resolve=lambda value: value, cache: dict | None = None):
        self._resolve, self._cache = resolve, cache or {}

    def resolve(self, value):
        value = self._resolve(value)
        if isinstance(value, dict) and set(value) == {"__ref"}:
            return self._cache[value["__ref"]]
        return value

    def page(self, kind: str, value):
        value = self.resolve(value)
        if kind == "facets":
            return {"facets": self.facets(value)}
        if kind == "sections":
            return {"sections": self.sections(value)}
        end = self.words(self.resolve(value.get("page")) or {}).get("next") or {}
        return {"sections": self.sections(value["body"]), "header": self.facets(value["header"]),
                "footer": self.facets(value["footer"]), "next": end if end.get("name") else None}

    def sections(self, value):
        return [{"id": section["id"], **{part: self.facets(section[part]) for part in ("header", "body", "footer")}}
                for section in map(self.resolve, self.resolve(value))]

    def facets(self, value) -> list:
        facets = [self.resolve(facet) for facet in self.resolve(value)]
        if not any("childrenCount" in facet for facet in facets):
            return [self.facet(facet, self.facets(facet.get("children") or [])) for facet in facets]
        stack: list = []
        for facet in facets:
            count = facet["childrenCount"]
            children = stack[len(stack) - count:]
            del stack[len(stack) - count:]
            stack.append(self.facet(facet, children))
        return stack

    def facet(self, facet: dict, children: list) -> dict:
        fields = {}
        for key, value in facet.items():
            if key in NOISE or key == "children":
                continue
            fields[snake(key)] = self.free(value) if key in ("custom", "logging") else self.words(value)
        fields.setdefault("component", {"id": facet["id"].split(":")[0]})
        return without_empty(fields) | {"children": children}

    def words(self, value, key: str = ""):
        """Texts, images, events, layout and style: keys in snake_case, lists of pairs as objects, styles without prefix."""
        value = self.resolve(value)
        if key == "data":
            return self.free(value)
        if isinstance(value, dict):
            kept = {name: part for name, part in value.items() if name not in {"__typename"}}
            return without_empty({snake(name): self.words(part, name) for name, part in kept.items()})
        if isinstance(value, list):
            parts = [self.words(part) for part in value]
            if parts and all(isinstance(part, dict) and set(part) <= {"key", "value"} and "key" in part for part in parts):
                return {part["key"]: part.get("value") for part in parts}
            return parts
        if key == "style" and isinstance(value, str):
            return value.removeprefix("STYLE_")
        return value

    def free(self, value):
        """A free-form object, which the web sends as a string."""
        value = self.resolve(value)
        if isinstance(value, str):
            return self.free(json.loads(value)) if value[:1] == "{" else value
        if isinstance(value, dict):
            return {key: self.inner(part) for key, part in value.items()}
        return value

    def inner(self, value):
        value = self.resolve(value)
        if isinstance(value, dict):
            return {key: self.inner(part) for key, part in value.items()}
        return [self.inner(part) for part in value] if isinstance(value, list) else value


def snake(key: str) -> str:
    return re.sub(r"(?<=[a-z])[A-Z]", lambda match: "_" + match[0].lower(), key)


def without_empty(fields: dict) -> dict:
    return {key: value for key, value in fields.items() if value not in (None, "", [], {})}


def count(page) -> int:
    """Returns the number of facets, children included."""
    if isinstance(page, dict):
        return ("component" in page) + sum(count(part) for key, part in page.items() if key in (
            "facets", "sections", "header", "body", "footer", "children"))
    return sum(map(count, page)) if isinstance(page, list) else 0
