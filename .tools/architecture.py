#!/usr/bin/env python3
"""Draws the manual's diagram of the targets that ship, from Package.swift: `architecture.py`.

`architecture.py --check` writes nothing, and fails where the diagram or the table below it is out of date. An arrow leads from a target to a
target that it imports. Arrows that follow from two others are left out, so that the diagram can be read.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources/facet/Documentation.docc/Architecture.md"
DIAGRAM = ROOT / "Sources/facet/Documentation.docc/architecture.svg"

BOX_HEIGHT, ROW_HEIGHT, GAP, MARGIN = 34, 78, 26, 24
LETTER_WIDTH, LINE_ROOM = 8.4, 14
COLOURS = {"program": "#1c4fa3", "brand": "#8a3a00", "library": "#22543d", "system": "#5a5a5a"}
FILLS = {"program": "#e3edfb", "brand": "#fdeee0", "library": "#e6f4ec", "system": "#f2f2f2"}


def targets_that_ship():
    """Returns the names of the targets, each with those that it imports, in the order of the manifest."""
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    kinds, imports = {}, {}
    for target in json.loads(dump.stdout)["targets"]:
        name = target["name"]
        is_for_tests = target["type"] == "test" or (target.get("path") or "").startswith("Tests/")
        if is_for_tests or name == "facet-bench":
            continue
        kind = {"executable": "program", "system": "system"}.get(target["type"], "library")
        if kind == "library" and "Tokens" in target["exclude"]:
            kind = "brand"
        kinds[name] = kind
        imports[name] = [next(iter(dependency.values()))[0] for dependency in target["dependencies"]]
    return kinds, {name: [used for used in uses if used in kinds] for name, uses in imports.items()}


def reachable(imports, start):
    found, waiting = set(), list(imports[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += imports[name]
    return found


def reduced(imports):
    """Leaves out the imports that follow from others: what an imported target itself reaches."""
    return {
        name: [used for used in uses if not any(used in reachable(imports, other) for other in uses if other != used)]
        for name, uses in imports.items()
    }


def ranks_of(kinds, imports):
    """Returns the row of each target, counted from the bottom: one above the highest that it imports."""
    ranks = {}

    def rank(name):
        if name not in ranks:
            ranks[name] = 1 + max((0 if kinds[used] == "system" else rank(used) for used in imports[name]), default=-1)
        return ranks[name]

    for name in imports:
        rank(name)
    for name, kind in kinds.items():
        if kind == "system":
            users = [ranks[user] for user in imports if name in imports[user]]
            ranks[name] = max(0, min(users, default=1) - 1)
    return ranks


class Layout:
    """Places targets in rows. A line that passes a row has a place of its own in it, so it never crosses a box."""

    def __init__(self, kinds, imports):
        self.kinds = kinds
        ranks = ranks_of(kinds, imports)
        self.rows = [[] for _ in range(max(ranks.values()) + 1)]
        for name in imports:
            self.rows[ranks[name]].append(name)
        self.ways = []  # Each a list of places from a target down to one that it imports.
        for name, uses in imports.items():
            for used in uses:
                way = [name]
                for row in range(ranks[name] - 1, ranks[used], -1):
                    self.rows[row].append(place := f"{name}>{used}@{row}")
                    way.append(place)
                self.ways.append(way + [used])
        self.neighbours = {}
        for way in self.ways:
            for upper, lower in zip(way, way[1:]):
                self.neighbours.setdefault((upper, -1), []).append(lower)
                self.neighbours.setdefault((lower, 1), []).append(upper)
        self.x = {}
        for row in self.rows:
            self.spread(row, [0.0] * len(row))
        for turn in range(40):
            self.settle(-1 if turn % 2 else 1)

    def width(self, place):
        return len(place) * LETTER_WIDTH + 28 if place in self.kinds else LINE_ROOM

    def wanted(self, place, direction):
        beside = self.neighbours.get((place, direction)) or self.neighbours.get((place, -direction)) or [place]
        return sum(self.x[other] for other in beside) / len(beside)

    def settle(self, direction):
        for row in self.rows if direction < 0 else self.rows[::-1]:
            aims = {place: self.wanted(place, direction) for place in row}
            row.sort(key=lambda place: (round(aims[place], 3), place))
            self.spread(row, [aims[place] for place in row])

    def spread(self, row, aims):
        """Places a row near its aims, in its order and without overlaps."""
        left = [0.0] * len(row)
        for index, place in enumerate(row):
            least = left[index - 1] + (self.width(row[index - 1]) + self.width(place)) / 2 + GAP if index else aims[0]
            left[index] = max(aims[index], least)
        drift = sum(place - aim for place, aim in zip(left, aims)) / max(1, len(row))
        for place, position in zip(row, left):
            self.x[place] = position - drift


def svg(kinds, imports):
    layout = Layout(kinds, reduced(imports))
    low = min(layout.x[place] - layout.width(place) / 2 for place in layout.x)
    high = max(layout.x[place] + layout.width(place) / 2 for place in layout.x)
    row_of = {place: row for row, places in enumerate(layout.rows) for place in places}
    x = {place: round(position - low + MARGIN, 1) for place, position in layout.x.items()}
    top = {place: MARGIN + (len(layout.rows) - 1 - row_of[place]) * ROW_HEIGHT for place in x}
    width, height = round(high - low + 2 * MARGIN), 2 * MARGIN + (len(layout.rows) - 1) * ROW_HEIGHT + BOX_HEIGHT
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
           f'height="{height}" role="img">')
    yield "<title>The targets that ship, and which imports which</title>"
    yield ('<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
           'orient="auto"><path d="M0 0.8L7 4L0 7.2z" fill="#777"/></marker></defs>')
    yield f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>'
    for way in layout.ways:
        path = f"M{x[way[0]]} {top[way[0]] + BOX_HEIGHT}"
        for place in way[1:-1]:
            path += f"L{x[place]} {top[place]}V{top[place] + BOX_HEIGHT}"
        path += f"L{x[way[-1]]} {top[way[-1]] - 1}"
        yield f'<path d="{path}" fill="none" stroke="#777" stroke-width="1.3" marker-end="url(#arrow)"/>'
    for name, kind in kinds.items():
        box, dashes = layout.width(name), ' stroke-dasharray="4 3"' if kind == "system" else ""
        yield (f'<rect x="{round(x[name] - box / 2, 1)}" y="{top[name]}" width="{round(box, 1)}" height="{BOX_HEIGHT}" '
               f'rx="6" fill="{FILLS[kind]}" stroke="{COLOURS[kind]}"{dashes}/>')
        yield (f'<text x="{x[name]}" y="{top[name] + 22}" text-anchor="middle" fill="{COLOURS[kind]}" '
               f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">{name}</text>')
    yield "</svg>"


def main():
    kinds, imports = targets_that_ship()
    drawing = "\n".join(svg(kinds, imports)) + "\n"
    if sys.argv[1:] == ["--check"]:
        table = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
        missing = [name for name in kinds if not any(f"`{name}`" in names for names in table)]
        if missing:
            print(f"{PAGE.name}: the table has no row for {', '.join(missing)}")
            return 1
        if not DIAGRAM.is_file() or DIAGRAM.read_text(encoding="utf-8") != drawing:
            print(f"{DIAGRAM.name} is out of date; draw it anew with .tools/architecture.py")
            return 1
    else:
        DIAGRAM.write_text(drawing, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
