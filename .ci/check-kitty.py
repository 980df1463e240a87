#!/usr/bin/env python3
"""Shows pages in Ghostty's terminal core: `check-kitty.py FACET`. Each placeholder on its screen has to lie in a picture
that it holds, at the place that it names; the rest of the screen has to be the page; and nothing may be left at the end.

The core is the package pyghostty of PyPI, which is looked for in .build/python.
"""

import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".build/python"))
import pyghostty  # noqa: E402
from pyghostty.core import ffi, lib  # noqa: E402

COLUMNS, ROWS, CELL = 100, 40, (10, 20)
PLACEHOLDER = 0x10EEEE
PATIENCE = 30
# The marks of kitty's specification for the first numbers, in its order.
MARKS = [0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352, 0x357]
BLOCKS = set(range(0x2580, 0x25A0))


@ffi.callback("bool(void*, const GhosttyAllocator*, const uint8_t*, size_t, GhosttySysImage*)")
def decode_png(_, allocator, data, length, out):
    """Decodes for the terminal as far as it asks here: the size, and that all rows are there."""
    file = bytes(ffi.buffer(data, length))
    width, height, depth, kind = struct.unpack(">IIBB", file[16:26])
    pieces, position = [], 8
    while position < len(file):
        size, name = struct.unpack(">I4s", file[position:position + 8])
        pieces += [file[position + 8:position + 8 + size]] if name == b"IDAT" else []
        position += 12 + size
    parts = {2: 3, 6: 4}.get(kind, 0)
    if depth != 8 or len(zlib.decompress(b"".join(pieces))) != height * (1 + parts * width):
        return False
    out.width, out.height, out.data_len = width, height, width * height * 4
    out.data = lib.ghostty_alloc(allocator, out.data_len)
    ffi.memmove(out.data, bytes(out.data_len), out.data_len)
    return True


class Session:
    def __init__(self, program, *words):
        self.terminal = pyghostty.Terminal(COLUMNS, ROWS)
        self.terminal.resize(COLUMNS, ROWS, *CELL)
        self.bytes = bytearray()
        self.is_over = False
        process, self.end = pty.fork()
        if process == 0:
            # Before the program starts, which would otherwise find a window without a size now and then.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, COLUMNS * CELL[0], ROWS * CELL[1]))
            world = {k: v for k, v in os.environ.items() if k not in ("TMUX", "STY", "FACET_PICTURES", "NO_COLOR")}
            world |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
            os.execvpe(program, [program, *words], world)
        self.terminal.on_reply(self.reply)

    def reply(self, answer):
        os.write(self.end, bytes(answer))

    def send(self, keys):
        os.write(self.end, keys.encode())

    def settle(self, expected):
        """Reads until `expected()` holds and the program has been silent for a while."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self.end], [], [], 0.3)[0]:
                try:
                    piece = os.read(self.end, 1 << 16)
                except OSError:
                    piece = b""
                if not piece:
                    self.is_over = True
                    return
                self.bytes += piece
                self.terminal.feed(piece)
            elif expected():
                return
        sys.exit("error: the program did not come to rest")

    def scalars(self, x, y):
        reference = self.terminal.ref(x, y)
        count = ffi.new("size_t*")
        buffer = ffi.new("uint32_t[]", 16)
        lib.ghostty_grid_ref_graphemes(reference, buffer, 16, count)
        return [buffer[index] for index in range(count[0])]

    def image(self, number):
        """The size in pixels of a picture that the terminal holds."""
        store = ffi.new("GhosttyKittyGraphics*")
        lib.ghostty_terminal_get(self.terminal._t[0], lib.GHOSTTY_TERMINAL_DATA_KITTY_GRAPHICS, store)
        image = lib.ghostty_kitty_graphics_image(store[0], number)
        if image == ffi.NULL:
            return None
        sides = []
        for key in (lib.GHOSTTY_KITTY_IMAGE_DATA_WIDTH, lib.GHOSTTY_KITTY_IMAGE_DATA_HEIGHT):
            value = ffi.new("uint32_t*")
            lib.ghostty_kitty_graphics_image_get(image, key, value)
            sides.append(value[0])
        return tuple(sides)

    def placements(self):
        """The sizes in cells of the virtual placements, by the numbers of their pictures."""
        store = ffi.new("GhosttyKittyGraphics*")
        lib.ghostty_terminal_get(self.terminal._t[0], lib.GHOSTTY_TERMINAL_DATA_KITTY_GRAPHICS, store)
        iterator = ffi.new("GhosttyKittyGraphicsPlacementIterator*")
        lib.ghostty_kitty_graphics_placement_iterator_new(ffi.NULL, iterator)
        lib.ghostty_kitty_graphics_get(store[0], lib.GHOSTTY_KITTY_GRAPHICS_DATA_PLACEMENT_ITERATOR, iterator)
        found = {}
        while lib.ghostty_kitty_graphics_placement_next(iterator[0]):
            values = []
            for key in ("IMAGE_ID", "COLUMNS", "ROWS"):
                value = ffi.new("uint32_t*")
                key = getattr(lib, f"GHOSTTY_KITTY_GRAPHICS_PLACEMENT_DATA_{key}")
                lib.ghostty_kitty_graphics_placement_get(iterator[0], key, value)
                values.append(value[0])
            virtual = ffi.new("bool*")
            lib.ghostty_kitty_graphics_placement_get(
                iterator[0], lib.GHOSTTY_KITTY_GRAPHICS_PLACEMENT_DATA_IS_VIRTUAL, virtual)
            if not virtual[0]:
                sys.exit("error: a picture is placed without placeholders")
            found[values[0]] = (values[1], values[2])
        lib.ghostty_kitty_graphics_placement_iterator_free(iterator[0])
        return found


def check_screen(session, what):
    """Checks the placeholders of the screen; returns its text without them, and their number."""
    placements = session.placements()
    rows, count = [], 0
    for y in range(ROWS):
        left, row = None, ""
        for x in range(COLUMNS):
            scalars = session.scalars(x, y)
            if not scalars or scalars[0] != PLACEHOLDER:
                left = None
                row += " " if not scalars or scalars[0] in BLOCKS else "".join(map(chr, scalars))
                continue
            color = session.terminal.style(x, y)["fg"]
            number = color[1][0] << 16 | color[1][1] << 8 | color[1][2]
            if len(scalars) == 3:
                place = (number, MARKS.index(scalars[1]), columns(scalars[2]))
            elif len(scalars) == 2 and (left is None or left[0] != number):
                place = (number, MARKS.index(scalars[1]), 0)
            elif len(scalars) == 2 or left is None or left[0] != number:
                sys.exit(f"error: {what}: the cell {x}, {y} names no place in its picture")
            else:
                place = (number, left[1], left[2] + 1)
            size = session.image(number)
            if number not in placements or size is None:
                sys.exit(f"error: {what}: the terminal has no picture {number}")
            wide, high = placements[number]
            if size != (wide * CELL[0], high * CELL[1]):
                sys.exit(f"error: {what}: the picture {number} has {size} pixels for {wide} x {high} cells")
            if place[1] >= high or place[2] >= wide:
                sys.exit(f"error: {what}: the cell {x}, {y} lies outside of its picture")
            left, row, count = place, row + " ", count + 1
        rows.append(row.rstrip())
    return rows, count


# All marks are needed for columns. They are those of the specification, as the program's own table has them; that the
# first sixteen agree is checked by the rows above.
def columns(mark, table=[]):
    if not table:
        source = (ROOT / "Sources/Text/PlacementMarkTable.swift").read_text()
        table += [int(word, 16) for word in re.findall(r"(?:\\u\{|0x)([0-9A-Fa-f]{3,5})", source)]
        if table[:len(MARKS)] != MARKS:
            sys.exit("error: the table of marks is not that of the specification")
    return table.index(mark)


def page(program, feed, keys):
    """The rows of the page by the program's own drawing with glyphs, without these."""
    words = ["render", feed, "--size", f"{COLUMNS}x{ROWS}", "--pictures", "cells", "--format", "text"]
    output = subprocess.run(
        [program, *words, *(["--keys", keys] if keys else [])], check=True, capture_output=True, text=True).stdout
    return ["".join(" " if ord(c) in BLOCKS else c for c in row).rstrip() for row in output.splitlines()]


def tmux():
    """The words that start a program in a tmux of its own, which hands pictures on."""
    folder = tempfile.mkdtemp()
    settings = Path(folder) / "tmux.conf"
    settings.write_text(
        "set -g allow-passthrough on\nset -g status off\nset -g default-terminal tmux-256color\n"
        "set -ga terminal-overrides ',*:Tc'\nset -s exit-empty on\nset -s escape-time 0\n")
    return ["tmux", "-S", f"{folder}/socket", "-f", str(settings), "new-session"]


def cost(program, feed):
    """The bytes of the frames for some scrolls over pictures that have come, without the pictures themselves."""
    session = Session(program, feed, "--reduced-motion")
    session.settle(lambda: b";2004h" in session.bytes)
    for keys in ("\x04\x04\x04g", "jjjjjj\x04\x04\x05\x05\x05\x15kkk"):
        start = len(session.bytes)
        for key in keys:
            session.send(key)
            session.settle(lambda: True)
    frames = re.sub(rb"\x1b_G.*?\x1b\\", b"", bytes(session.bytes[start:]))
    session.send("q")
    session.settle(lambda: session.is_over)
    return len(frames)


def check_scroll(program):
    """Scrolling pictures costs no more bytes than scrolling the blocks in their places."""
    with tempfile.TemporaryDirectory() as folder:
        broken = Path(folder) / "feeds"
        shutil.copytree(ROOT / "SampleFeeds", broken)
        for picture in (broken / "pictures").rglob("*.*"):
            picture.write_bytes(b"no picture")
        ours, theirs = cost(program, str(ROOT / "SampleFeeds/home.json")), cost(program, str(broken / "home.json"))
    print(f"scrolling {ours:,} bytes with pictures, {theirs:,} with blocks")
    if ours > theirs:
        sys.exit("error: placeholders cost more bytes than blocks")


def main():
    program = str(Path(sys.argv[1]).resolve())
    lib.ghostty_sys_set(lib.GHOSTTY_SYS_OPT_DECODE_PNG, ffi.cast("void*", decode_png))
    total = 0
    for sample, way in (("home", []), ("store", []), ("retail", []), ("home", tmux())):
        feed = str(ROOT / f"SampleFeeds/{sample}.json")
        session = Session(*way, program, feed, "--reduced-motion")
        played = ""
        for key, name in (("", ""), ("j", "j"), ("\x04", "Ctrl-d"), ("\x04", "Ctrl-d"), ("l", "l"), ("\x15", "Ctrl-u")):
            session.send(key) if key else None
            session.settle(lambda: b"_Ga=T" in session.bytes)
            played = f"{played} {name}".strip()
            rows, count = check_screen(session, f"{sample} after '{played}'")
            meant = page(program, feed, played)
            total += count
            if differing := [y for y in range(ROWS - 1) if "".join(rows[y].split()) != "".join(meant[y].split())]:
                y = differing[0]
                sys.exit(f"error: {sample} after '{played}', row {y}:\n{rows[y]}\nand not\n{meant[y]}")
        session.send("q")
        session.settle(lambda: session.is_over)
        if left := session.placements():
            sys.exit(f"error: {len(left)} pictures are left in the terminal")
    if not total:
        sys.exit("error: no picture was shown")
    check_scroll(program)
    print(f"{total:,} cells of pictures in Ghostty's terminal core, each in its picture and at its place")


main()
