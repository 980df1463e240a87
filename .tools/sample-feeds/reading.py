"""Finds the facets in a document of any dialect and nests flat lists. It shares no code with the writers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field


@dataclass
class Node:
    id: str
    component: str
    raw: dict
    children: list[Node] = field(default_factory=list)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def outline(self) -> tuple:
        return (self.id, self.component, [child.outline() for child in self.children])


def read_text(text: str) -> tuple[object, dict[str, list[Node]]]:
    if not text.endswith("}\n") or "\r" in text:
        raise ValueError("a sample ends in exactly one line feed")

    def once(pairs: list) -> dict:
        if len({key for key, _ in pairs}) != len(pairs):
            raise ValueError(f"a key occurs twice among {[key for key, _ in pairs]}")
        return dict(pairs)

    document = json.loads(text, object_pairs_hook=once)
    return document, read(document)


def read(document: dict) -> dict[str, list[Node]]:
    """Returns the lists of facets by their path: `header`, `store_feed/body`, …"""
    if "data" in document:
        return feed(next(iter(document["data"].values())), {})
    if "props" in document:
        cache = document["props"]["pageProps"]["initialApolloState"]
        found = [value for key, value in cache["ROOT_QUERY"].items() if key.split("(")[0].endswith("FacetFeed")]
        return feed(found[0], cache)
    if "display_modules" in document:
        lists = {}
        for module in document["display_modules"]:
            if module["type"] == "facet":
                lists[f"module {module['id']}"] = nodes([module["data"]], {})
            elif module["type"] == "facet_section":
                lists |= section(module["data"], {}, f"module {module['id']}")
        return lists
    return feed(document, {})


def feed(document: dict, cache: dict) -> dict[str, list[Node]]:
    lists = {name: nodes(document.get(name) or [], cache) for name in ("header", "footer")}
    for part in document.get("body") or document["sections"]:
        lists |= section(part, cache, part["id"])
    return {where: found for where, found in lists.items() if found}


def section(part: dict, cache: dict, where: str) -> dict[str, list[Node]]:
    return {f"{where}/{name}": nodes(part[name], cache) for name in ("header", "body", "footer") if part.get(name)}


def nodes(facets: list[dict], cache: dict) -> list[Node]:
    stack: list[Node] = []
    for raw in facets:
        component = raw["component"]
        if "__ref" in component:
            component = cache[component["__ref"]]
        node = Node(raw["id"], component["id"], raw, nodes(raw.get("children") or [], cache))
        count = raw.get("childrenCount", 0)
        if count > len(stack):
            raise ValueError(f"{node.id} counts {count} children, only {len(stack)} come before it")
        if count:
            node.children = stack[-count:]
            del stack[-count:]
        stack.append(node)
    return stack


def strings(value) -> list[str]:
    """Yields every string, and those inside strings that are JSON themselves."""
    if isinstance(value, dict):
        return [text for one in value.values() for text in strings(one)]
    if isinstance(value, list):
        return [text for one in value for text in strings(one)]
    if isinstance(value, str) and value[:1] in ("{", "["):
        try:
            return strings(json.loads(value))
        except ValueError:
            return [value]
    return [value] if isinstance(value, str) else []
