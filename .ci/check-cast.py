#!/usr/bin/env python3
"""Plays the asciicasts of facet and compares every frame with the recorded one.

pyte, a terminal in Python, draws the casts of both versions. asciinema itself plays the cast of version 2.

    check-cast.py FACET     # pyte is in .build/python
"""

import json
import os
import pty
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".build/python"))
import pyte  # noqa: E402

SESSIONS = {
    "browsing": ["--size", "80x24", "--keys", "8 j Enter Wait:500ms j j Ctrl-d Backspace ? Escape"],
    "resized": ["--size", "60x20", "--brand", "caviar", "--scheme", "dark", "--keys", "j j Resize:90x30 G Resize:40x12 k"],
    "sixteen": ["--size", "80x24", "--color", "16", "--keys", "j j j Enter"],
}


def recorded(session):
    """The time and the rows of each frame."""
    rows = []
    for line in session.read_text().splitlines()[1:]:
        frame = json.loads(line).get("frame")
        if frame is None:
            continue
        if "size" in frame:
            rows = [""] * int(frame["size"].split("x")[1])
        for number, text, _ in frame.get("rows", []):
            rows[number] = text
        yield list(rows)


def shown(screen):
    """The rows of the terminal as text."""
    return [row.rstrip() for row in screen.display]


def plain(rows):
    return [row.rstrip() for row in rows]


def sizes(header):
    return (header["term"]["cols"], header["term"]["rows"]) if header["version"] == 3 else (header["width"], header["height"])


def play(cast):
    """The time and the rows after each event with output; the structure is checked on the way."""
    lines = cast.read_text().splitlines()
    header = json.loads(lines[0])
    columns, rows = sizes(header)
    if header["version"] == 3 and "width" in header or header["version"] == 2 and "term" in header:
        raise SystemExit(f"{cast}: the header mixes versions")
    screen = pyte.Screen(columns, rows)
    stream = pyte.Stream(screen)
    now = 0.0
    for line in lines[1:]:
        time, code, data = json.loads(line)
        if time < 0 or header["version"] == 2 and time < now:
            raise SystemExit(f"{cast}: time runs backwards: {line[:60]}")
        now = now + time if header["version"] == 3 else time
        if code == "r":
            columns, rows = map(int, data.split("x"))
            screen.resize(rows, columns)
        elif code == "o":
            stream.feed(data)
            yield round(now, 3), shown(screen)
        elif (code, header["version"]) != ("x", 3):
            raise SystemExit(f"{cast}: the event {code}")


def asciinema(cast):
    """What asciinema writes to a terminal, as a screen."""
    columns, rows = sizes(json.loads(cast.read_text().splitlines()[0]))
    screen = pyte.Screen(columns, rows)
    process, terminal = pty.fork()
    if process == 0:
        os.execvp("asciinema", ["asciinema", "cat", str(cast)])
    output = b""
    while True:
        try:
            more = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not more:
            break
        output += more
    os.waitpid(process, 0)
    pyte.ByteStream(screen).feed(output)
    return shown(screen)


def main():
    facet = str(Path(sys.argv[1]).resolve())
    faults = frames = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, words in SESSIONS.items():
            session = Path(folder) / f"{name}.jsonl"
            subprocess.run([facet, "record", "SampleFeeds", "-o", session, *words], cwd=ROOT, check=True)
            expected = [plain(rows) for rows in recorded(session)]
            # A frame without a difference is no event.
            expected = [rows for index, rows in enumerate(expected) if index == 0 or rows != expected[index - 1]]
            times = {}
            for version in (2, 3):
                cast = Path(folder) / f"{name}-{version}.cast"
                subprocess.run([facet, "export", session, "-o", cast, "--format", f"asciicast-v{version}"], check=True)
                played = list(play(cast))
                times[version] = [time for time, _ in played]
                got = [rows for index, (_, rows) in enumerate(played) if index == 0 or rows != played[index - 1][1]]
                frames += len(got)
                for number, (rows, wanted) in enumerate(zip(got, expected)):
                    for y, (row, want) in enumerate(zip(rows, wanted)):
                        if row != want:
                            faults += 1
                            print(f"{name} version {version} frame {number} row {y}:\n  {want!r}\n  {row!r}")
                if len(got) != len(expected):
                    faults += 1
                    print(f"{name} version {version}: {len(got)} frames of {len(expected)}")
                if version == 2 and name != "resized" and asciinema(cast) != expected[-1]:
                    faults += 1
                    print(f"{name}: asciinema shows another last frame")
            if times[2] != times[3]:
                faults += 1
                print(f"{name}: the versions differ in their times")
    print(f"casts: {frames} frames, {faults} faults")
    return 1 if faults or not frames else 0


if __name__ == "__main__":
    sys.exit(main())
