"""Reads the wall back and names the documents that differ from the manifest."""

import json
import re
from pathlib import Path

from readers import html_page
from readers.document import pages
from readers.neutral import count

SHAPES = ("feed", "sections", "facets")
CELLS = {
    "flat-camel": {"plain", "apollo", "apollo-page", "next", "rsc", "push", "har-text", "har-base64", "har-html"},
    "nested-camel": {"plain", "apollo", "apollo-page", "next", "rsc", "push", "har-base64", "har-html"},
    "nested-snake": {"plain", "next", "rsc", "har-text", "har-base64"},
}
CUTS = {
    "between the halves of a surrogate pair": lambda before, after: "\ud800" <= before[-1] < "\udc00",
    "inside the length of a text row": lambda before, after: re.search(r"(^|\n)[0-9a-f]+:T[0-9a-f]+$", before) and after[0] in "0123456789abcdef,",
    "inside an escape": lambda before, after: re.search(r"(?<!\\)(\\\\)*\\$", before),
    "inside the id of a row": lambda before, after: re.search(r"\n[0-9a-f]+$", before) and re.match(r"[0-9a-f]+:", after),
    "inside a path": lambda before, after: re.search(r'"\$[0-9a-f]+(:[a-z]*)?$', before),
    "before a newline": lambda before, after: after[0] == "\n",
}


def run(folder: Path) -> int:
    documents = folder / "documents"
    manifest = json.loads((documents / "wall.json").read_text())
    plain: dict[str, list] = {}
    faults, seen_cuts = [], set()
    for entry in manifest:
        name = entry["document"]
        if entry["plain"] not in plain:
            plain[entry["plain"]] = pages(documents / entry["plain"])
        faults += [f"{name}: {fault}" for fault in compared(entry, pages(documents / name), plain[entry["plain"]])]
        if name.endswith(".html"):
            seen_cuts |= cuts(documents / name)
    faults += other_pages(folder / "pages")
    faults += coverage(manifest) + [f"no stream is cut {where}" for where in CUTS if where not in seen_cuts]
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(manifest)} documents, {sum(entry['facets'] for entry in manifest)} facets, {len(faults)} faults")
    return 1 if faults else 0


def other_pages(folder: Path) -> list[str]:
    """Reads the other pages that are whole."""
    faults = []
    for entry in json.loads((folder / "pages.json").read_text()):
        if entry["whole"]:
            found = [[operation, count(page)] for operation, page in pages(folder / entry["document"])]
            if found != entry["pages"]:
                faults.append(f"{entry['document']}: {found} instead of {entry['pages']}")
    return faults


def compared(entry: dict, found: list, plain: list) -> list[str]:
    if len(found) != 1:
        return [f"{len(found)} pages instead of one"]
    operation, page = found[0]
    faults = []
    if count(page) != entry["facets"]:
        faults.append(f"{count(page)} facets instead of {entry['facets']}")
    if operation != entry["operation"]:
        faults.append(f"the operation is {operation}, not {entry['operation']}")
    if page != plain[0][1]:
        faults.append(f"not the page of {entry['plain']}: {difference(page, plain[0][1])}")
    return faults


def difference(left, right, path: str = "") -> str | None:
    """Returns the first place at which two pages differ."""
    if left == right:
        return None
    if isinstance(left, dict) and isinstance(right, dict):
        for key in [*left, *(key for key in right if key not in left)]:
            if left.get(key) != right.get(key):
                return difference(left.get(key), right.get(key), f"{path}/{key}")
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for at, (one, other) in enumerate(zip(left, right)):
            if one != other:
                return difference(one, other, f"{path}/{at}")
    return f"{path}: {str(left)[:80]!r} instead of {str(right)[:80]!r}"


def coverage(manifest: list[dict]) -> list[str]:
    there = {(entry["shape"], entry["nesting"], entry["container"]) for entry in manifest}
    wanted = {(shape, nesting, container) for shape in SHAPES for nesting, all_of in CELLS.items() for container in all_of}
    return [f"no document is {' '.join(cell)}" for cell in sorted(wanted - there)]


def cuts(path: Path) -> set[str]:
    _, _, parts = html_page.contents(path.read_bytes().decode())
    return {where for before, after in zip(parts, parts[1:]) for where, fits in CUTS.items() if fits(before, after)}
