#!/usr/bin/env python3
"""Reads the sample feeds like a client and prints their faults: `check.py SampleFeeds`."""

import base64
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from reading import Node, read, read_text, strings  # noqa: E402

HOME = set("""
    address-picker carousel.verticals card.animation_toggle filter.carousel-cuisine-generic carousel.filters filter.binary
    filter.range filter.collection container.doubledash_reminder carousel.standard row.banner divider.standard card.store
    row.store card.action row.hero card.dish_item_square button.quantity_stepper cx.nv.common.retail_item.card""".split())
ALL = HOME | set("""
    header.page header.landing card.tile carousel.tiles row.text image.standard button.standard row.info list.standard
    grid.standard header.section row.item header.store card.promo row.autocomplete row.saved_store""".split())
FILTERS = set("deals-fill pickup star_rating eta price_range dashpass_eligible delivery_fee cuisine".split())
FAULTY = {"future.json"}


def siblings(nodes: list[Node], where: str) -> list[str]:
    ids = [node.id for node in nodes]
    faults = [f"{where}: {one} occurs twice among its siblings" for one in sorted({one for one in ids if ids.count(one) > 1})]
    for node in nodes:
        faults += siblings(node.children, f"{where}/{node.id}")
    return faults


def cursors(value) -> list[str]:
    faults = []
    for text in strings(value):
        for found in re.findall(r"(?:cursor=|facet_feed/|^)(eyJ[A-Za-z0-9+=]*)", text):
            try:
                json.loads(base64.b64decode(found, validate=True))
            except ValueError as error:
                faults.append(f"cursor {found[:24]}… is not base64 JSON: {error}")
    return faults


def faults_of(name: str, document, lists: dict[str, list[Node]]) -> list[str]:
    faults = [fault for where, nodes in lists.items() for fault in siblings(nodes, where)]
    faults += cursors(document)
    for text in strings(document):
        if re.search(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text):
            faults.append(f"control character in {text[:40]!r}")
        if re.search(r"https?://(?!img\.example\.com/|www\.doordash\.com/|www\.trycaviar\.com/)", text):
            faults.append(f"a foreign address in {text[:80]!r}")
    for node in every(lists):
        if node.component == "row.banner" and not (node.raw["images"]["background"] or {}).get("placeholder"):
            faults.append(f"{node.id} is a banner without alt text")
    return [f"{name}: {fault}" for fault in faults]


def every(lists: dict[str, list[Node]]) -> list[Node]:
    return [node for nodes in lists.values() for root in nodes for node in root.walk()]


def pages(folder: Path, names: list[str]) -> list[str]:
    """Joins further pages to the first and returns the faults. Each of them has to repeat a header and a row."""
    joined: dict[str, list[Node]] = {}
    repeats = 0
    for name in names:
        for where, nodes in read(json.loads((folder / name).read_text())).items():
            known = {node.id for node in joined.get(where, [])}
            repeats += sum(node.id in known for node in nodes)
            joined.setdefault(where, []).extend(node for node in nodes if node.id not in known)
    faults = [f"{' + '.join(names)}: {fault}" for where, nodes in joined.items() for fault in siblings(nodes, where)]
    return faults + ([] if repeats > 2 else ["no further page repeats the header of a section and a row"])


def logging_share(document) -> float:
    def without(value):
        if isinstance(value, dict):
            return {key: without(one) for key, one in value.items() if key != "logging"}
        return [without(one) for one in value] if isinstance(value, list) else value
    size = lambda value: len(json.dumps(value, indent=2, ensure_ascii=False).encode())
    return 1 - size(without(document)) / size(document)


def main(folder: Path) -> int:
    faults, seen, trees = [], set(), {}
    for path in sorted(path for path in folder.glob("*.json") if path.name != "index.json"):
        text = path.read_bytes().decode()
        document, lists = read_text(text)
        nodes = every(lists)
        seen |= {node.component for node in nodes}
        trees[path.name] = {where: [node.outline() for node in one] for where, one in lists.items()}
        if path.name not in FAULTY:
            faults += faults_of(path.name, document, lists)
            faults += [f"{path.name}: unknown component {node.component}" for node in nodes if node.component not in ALL]
        print(f"{path.name:18} {len(text.encode()):8} bytes {len(nodes):5} facets")
        if path.name == "home.json":
            share = logging_share(document)
            print(f"{'':18} {share:.0%} of it logging")
            faults += [f"home.json: only {share:.0%} logging"] if share <= 0.5 else []
            faults += [f"home.json: no {one}" for one in sorted(HOME - {node.component for node in nodes})]
            ids = {node.raw["custom"]["filter_id"] for node in nodes if node.component.startswith("filter.")}
            faults += [f"home.json: no filter {one}" for one in sorted(FILTERS - ids)]
            faults += ["home.json: fewer than 120 facets"] if len(nodes) < 120 else []
    faults += [f"no sample has {one}" for one in sorted(ALL - seen)]
    faults += pages(folder, ["home.json", "home-2.json", "home-3.json"])
    if trees["home.json"] != trees["home-web.json"]:
        faults.append("home-web.json: not the tree of home.json")
    print(*faults or ["no faults"], sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
