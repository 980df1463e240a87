"""Finds the addresses of pictures in the sample feeds, with the words that the feeds say about each."""

import json
import re
from pathlib import Path

HOST = "https://img.example.com/"
ENDINGS = (".jpg", ".jpeg", ".png", ".gif", ".webp")
WORDS = ("title", "subtitle", "description", "name", "item_name", "placeholder", "alt_text")


def pictures(folder: Path) -> dict[str, list[str]]:
    """Returns the path of every picture behind the host, with the texts of the facets that show it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.json")):
        if file.name != "index.json":
            walk(json.loads(file.read_text()), [], found)
    return {path: found[path] for path in sorted(found)}


def walk(value, around: list[dict], found: dict[str, list[str]]):
    """Collects the addresses in a value. `around` holds the objects that enclose it, from the outside inwards."""
    if isinstance(value, dict):
        for one in value.values():
            walk(one, around + [value], found)
    elif isinstance(value, list):
        for one in value:
            walk(one, around, found)
    elif isinstance(value, str) and HOST in value:
        if value[:1] in ("{", "["):
            # The web dialect keeps JSON inside strings.
            walk(json.loads(value), around, found)
            return
        for address in re.findall(re.escape(HOST) + r"[\w./-]+", value):
            path = address[len(HOST) :]
            if path.endswith(ENDINGS):
                texts = found.setdefault(path, [])
                texts += [text for text in nearest_texts(around) if text not in texts]


def nearest_texts(around: list[dict]) -> list[str]:
    """Returns the texts of the innermost object that has any."""
    for one in reversed(around):
        texts = texts_of(one) + [text for key in ("text", "item_data") for text in texts_of(one.get(key))]
        if texts:
            return texts
    return []


def texts_of(value) -> list[str]:
    if not isinstance(value, dict):
        return []
    return [value[key] for key in WORDS if isinstance(value.get(key), str) and value[key]]
