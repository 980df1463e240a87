"""Finds feeds by their structure, in any value; follows references if `resolve` is given."""

import re

from readers.rows import Reference

ID = re.compile(r"[a-z][\w.-]*:.")


class Found:
    def __init__(self, kind: str, value, operation: str | None):
        self.kind, self.value, self.operation = kind, value, operation


class Finder:
    def __init__(self, resolve=lambda value: value):
        self.resolve = resolve
        self.found: list[Found] = []
        self._seen: set[int] = set()

    def search(self, value, path: tuple[str, ...] = ()) -> None:
        # The path into the other row names the operation better than the path of the reference.
        if isinstance(value, Reference) and value.keys:
            path = tuple(value.keys)
        value = self.resolve(value)
        if not isinstance(value, (dict, list)) or id(value) in self._seen:
            return
        self._seen.add(id(value))
        kind = self.kind(value, path[-1] if path else "")
        if kind:
            self.found.append(Found(kind, value, operation(path)))
            return
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in parts:
            self.search(part, (*path, str(key)))

    def kind(self, value, key: str) -> str | None:
        if isinstance(value, dict):
            return "feed" if self.sections(value.get("body")) else None
        if self.sections(value):
            return "sections"
        items = [self.resolve(item) for item in value]
        if not items or not all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in items):
            return None
        if all(isinstance(item.get("component"), dict) or item.get("__typename") == "FacetV2" for item in items):
            return "facets"
        if key.startswith("lego") and all(ID.match(item["id"]) for item in items):
            return "facets"
        return None

    def sections(self, value) -> bool:
        value = self.resolve(value)
        if not isinstance(value, list) or not value:
            return False
        items = [self.resolve(item) for item in value]
        return all(isinstance(item, dict) and "id" in item and isinstance(self.resolve(item.get("body")), list) for item in items)


def operation(path: tuple[str, ...]) -> str | None:
    """Returns the name that follows the last `data` or `ROOT_QUERY` of a path, without its arguments."""
    for at in range(len(path) - 2, -1, -1):
        if path[at] in ("data", "ROOT_QUERY"):
            return path[at + 1].split("(")[0]
    return None
