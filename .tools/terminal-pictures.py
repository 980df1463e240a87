#!/usr/bin/env python3
"""Photographs the page in a real xterm: `terminal-pictures.py FACET` writes Tests/Golden/terminal/*.png, to be looked at.

FACET is the program to show. Both brands, both schemes, 256 and 16 colours, 100x36 cells. It takes xterm, Xvfb and xwd:
`apt-get install xterm xvfb x11-apps fonts-dejavu-core`. Fonts differ between machines, so no test compares the bytes.
"""

import argparse
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests/Golden/terminal"
TITLE = "terminal-picture"
GROUNDS = {"light": ("#000000", "#ffffff"), "dark": ("#e5e5e5", "#000000")}
TYPES = {"256": "xterm-256color", "16": "xterm"}
PATIENCE = 15


def pixels(display):
    """The window as (width, height, rows of RGB bytes), or None while it is not there."""
    dump = subprocess.run(["xwd", "-silent", "-display", display, "-name", TITLE], capture_output=True).stdout
    if len(dump) < 100:
        return None
    fields = struct.unpack(">25I", dump[:100])
    header, width, height, bits, line, colors = fields[0], fields[4], fields[5], fields[11], fields[12], fields[19]
    if bits != 32:
        sys.exit("the display of Xvfb has to have 24 bits")
    start = header + colors * 12
    rows = []
    for y in range(height):
        row = dump[start + y * line:start + y * line + width * 4]
        rows.append(bytes(byte for x in range(0, len(row), 4) for byte in (row[x + 2], row[x + 1], row[x])))
    return width, height, rows


def png(picture):
    """The bytes of a PNG with a palette of at most 256 shades, rounded no more than necessary."""
    width, height, rows = picture
    for step in (1, 3, 5, 15, 17, 51):
        palette, indexed = {}, []
        for row in rows:
            line = bytearray([0])
            for x in range(0, len(row), 3):
                shade = tuple(min(255, (part + step // 2) // step * step) for part in row[x:x + 3])
                line.append(palette.setdefault(shade, len(palette)) % 256)
            indexed.append(bytes(line))
        if len(palette) <= 256:
            break

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    shades = b"".join(map(bytes, palette))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", shades) + chunk(b"IDAT", zlib.compress(b"".join(indexed), 9)) + chunk(b"IEND", b"")
    )


def photograph(program, display, brand, scheme, depth, home):
    foreground, background = GROUNDS[scheme]
    environment = {"PATH": os.environ["PATH"], "HOME": home, "LANG": "C.UTF-8", "DISPLAY": display}
    terminal = subprocess.Popen(
        ["xterm", "-T", TITLE, "-geometry", "100x36+0+0", "+sb", "-fa", "DejaVu Sans Mono", "-fs", "8", "-fg", foreground,
         "-bg", background, "-tn", TYPES[depth], "-e", program, str(ROOT / "SampleFeeds/home.json"), "--brand", brand,
         "--scheme", scheme, "--color", depth, "--reduced-motion"],
        env=environment, stderr=subprocess.DEVNULL)
    try:
        end, last = time.monotonic() + PATIENCE, None
        while time.monotonic() < end:
            time.sleep(0.5)
            picture = pixels(display)
            # The page stands when two pictures are the same and are not one colour.
            if picture and picture == last and len(set(picture[2])) > 20:
                return picture
            last = picture
        sys.exit(f"{brand} {scheme} {depth}: no picture within {PATIENCE} s")
    finally:
        terminal.terminate()
        terminal.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    program = str(Path(parser.parse_args().program).resolve())
    FOLDER.mkdir(parents=True, exist_ok=True)
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1000x800x24", "-nolisten", "tcp"], pass_fds=[writing],
        stderr=subprocess.DEVNULL)
    try:
        display = ":" + os.read(reading, 16).decode().strip()
        with tempfile.TemporaryDirectory() as home:
            for brand in ("doordash", "caviar"):
                for scheme in GROUNDS:
                    for depth in TYPES:
                        data = png(photograph(program, display, brand, scheme, depth, home))
                        (FOLDER / f"home-{brand}-{scheme}-{depth}.png").write_bytes(data)
                        print(f"home-{brand}-{scheme}-{depth}.png: {len(data)} bytes")
    finally:
        server.terminate()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
