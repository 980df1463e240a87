#!/usr/bin/env python3
"""Shows a page in a real xterm with sixels and photographs it: `check-sixel.py FACET`. A picture of four colours has to stand
where the page has its cells: at first, after a scroll, under a dialog, in a larger font, and not at all when pictures are off.

It takes xterm, Xvfb, xwd and xdotool.
"""

import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

TITLE = "sixel-check"
COLUMNS, ROWS = 80, 30
PATIENCE = 20
# Red, green, blue and yellow; no brand has them.
QUARTERS = [[(250, 0, 0), (0, 250, 0)], [(0, 0, 250), (250, 250, 0)]]
NAMES = {(250, 0, 0): "red", (0, 250, 0): "green", (0, 0, 250): "blue", (250, 250, 0): "yellow"}


def png(width, height):
    """A PNG of four quarters."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(
        b"\0" + b"".join(bytes(QUARTERS[y * 2 // height][x * 2 // width]) for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def page():
    """A page with one picture, and enough text below it to scroll."""
    card = {
        "id": "card.store:0", "component": {"id": "card.store", "category": "card"}, "text": {"title": "Four quarters"},
        "images": {"main": {"uri": "quarters.png", "style": "STYLE_UNSPECIFIED"}},
        "events": {"click": {"name": "navigate", "data": {"uri": "store/0/"}}}}
    cards = {
        "id": "carousel:0", "component": {"id": "carousel.standard", "category": "carousel"}, "text": {"title": "Quarters"},
        "children": [card]}
    rows = [
        {"id": f"row:{number}", "component": {"id": "row.store", "category": "row"},
         "text": {"title": f"Store {number}"}, "events": {"click": {"name": "navigate", "data": {"uri": f"s/{number}/"}}}}
        for number in range(30)]
    return {"body": [{"id": "all", "body": [cards, *rows]}]}


class Window:
    def __init__(self, program, feed, display):
        self.display = display
        world = {k: v for k, v in os.environ.items() if k not in ("TMUX", "STY", "FACET_PICTURES", "NO_COLOR")}
        self.world = world | {"DISPLAY": display, "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            ["xterm", "-T", TITLE, "-ti", "vt340", "-xrm", "XTerm*numColorRegisters: 256", "-xrm", "XTerm*allowTitleOps: false",
             "-b", "0", "+sb", "-geometry", f"{COLUMNS}x{ROWS}", "-e", program, feed, "--reduced-motion"],
            env=self.world, stderr=subprocess.DEVNULL)

    def photograph(self):
        """The window's size, and its pixels row by row as 4 bytes each: blue, green, red, nothing."""
        dump = subprocess.run(
            ["xwd", "-silent", "-display", self.display, "-name", TITLE], capture_output=True).stdout
        if len(dump) < 100:
            return None
        fields = struct.unpack(">25I", dump[:100])
        start = fields[0] + fields[19] * 12
        return fields[4], fields[5], dump[start:], fields[12]

    def areas(self):
        """The cells that each of the four colours fills, as (left, top, right, bottom), and their number."""
        photo = self.photograph()
        if photo is None:
            return None
        width, height, pixels, line = photo
        wide, high = width // COLUMNS, height // ROWS
        found = {}
        for row in range(ROWS):
            for column in range(COLUMNS):
                x, y = column * wide + wide // 2, row * high + high // 2
                blue, green, red = pixels[y * line + x * 4:y * line + x * 4 + 3]
                name = NAMES.get(tuple(min(NAMES, key=lambda c: sum(abs(a - b) for a, b in zip(c, (red, green, blue))))))
                near = min(sum(abs(a - b) for a, b in zip(c, (red, green, blue))) for c in NAMES)
                if near > 40:
                    continue
                left, top, right, bottom, count = found.get(name, (column, row, column, row, 0))
                found[name] = (min(left, column), min(top, row), max(right, column), max(bottom, row), count + 1)
        return found

    def press(self, key):
        subprocess.run(["xdotool", "search", "--name", TITLE, "windowfocus"], env=self.world, stderr=subprocess.DEVNULL)
        subprocess.run(["xdotool", "key", key], env=self.world, check=True)

    def expect(self, what, holds):
        """Waits until two photographs in a row are the same and as expected."""
        deadline, last = time.monotonic() + PATIENCE, None
        while time.monotonic() < deadline:
            areas = self.areas()
            if areas is not None and areas == last and holds(areas):
                print(f"{what}: {describe(areas)}")
                return areas
            last = areas
            time.sleep(0.2)
        sys.exit(f"error: {what}: the screen shows {describe(last or {})}")


def describe(areas):
    return ", ".join(f"{name} {area[4]} cells" for name, area in sorted(areas.items())) or "no picture"


def is_whole(areas):
    """Whether the four quarters lie beside and below each other, each of them filled."""
    if set(areas) != set(NAMES.values()):
        return False
    red, green, blue, yellow = (areas[name] for name in ("red", "green", "blue", "yellow"))
    filled = all(count >= 0.9 * (right - left + 1) * (bottom - top + 1) for left, top, right, bottom, count in areas.values())
    return filled and red[2] < green[0] and red[3] < blue[1] and green[3] < yellow[1] and blue[2] < yellow[0]


def main():
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "quarters.png").write_bytes(png(1200, 600))
        feed = Path(folder, "home.json")
        feed.write_text(json.dumps(page()))
        reading, writing = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24"], pass_fds=[writing],
            stderr=subprocess.DEVNULL)
        display = ":" + os.read(reading, 16).decode().strip()
        window = Window(program, str(feed), display)
        try:
            first = window.expect("at first", is_whole)
            window.press("ctrl+e")
            above = window.expect("after a scroll", lambda areas: is_whole_above(areas, first))
            window.press("ctrl+y")
            window.expect("scrolled back", lambda areas: areas == first)
            window.press("colon")
            window.expect("under a dialog", lambda areas: 0 < sum(a[4] for a in areas.values()) < sum(a[4] for a in first.values()))
            window.press("Escape")
            window.expect("after the dialog", lambda areas: areas == first)
            window.press("shift+p")
            window.expect("with pictures off", lambda areas: not areas)
            window.press("shift+p")
            window.expect("with pictures on", lambda areas: areas == first)
            assert above != first
            before = window.photograph()[:2]
            window.press("shift+KP_Add")
            window.expect("in a larger font", lambda areas: window.photograph()[:2] != before and areas == first)
        finally:
            window.process.kill()
            server.kill()


def is_whole_above(areas, before):
    """Whether the picture stands a row higher than before, or has lost its upper row."""
    return all(name in areas and areas[name][3] == before[name][3] - 1 for name in NAMES.values())


main()
