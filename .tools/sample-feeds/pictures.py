#!/usr/bin/env python3
"""Draws the pictures of the sample feeds: `pictures.py SampleFeeds`, or `pictures.py --check SampleFeeds`, which draws nothing.

Every address behind https://img.example.com/ that ends like a picture gets a file of the same path in SampleFeeds/pictures.
What it shows follows from the words of the address and of the facets that use it; the same words give the same bytes.
Drawing needs the Debian packages python3-cairo and python3-pil, and so Debian's Python: `/usr/bin/python3 pictures.py SampleFeeds`.
Checking needs only Python.
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from drawing.addresses import pictures  # noqa: E402
from drawing.checking import faults  # noqa: E402


def draw_all(feeds: Path, only: str) -> None:
    from drawing.artist import draw
    from drawing.vocabulary import about

    folder = feeds / "pictures"
    texts = about(pictures(feeds))
    for path in texts:
        if only in path:
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(draw(path, texts[path]))
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        if file.relative_to(folder).as_posix() not in texts:
            file.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="draw nothing; name missing, unused and damaged pictures")
    parser.add_argument("--only", default="", metavar="WORD", help="draw only the addresses that contain this word")
    parser.add_argument("feeds", type=Path)
    arguments = parser.parse_args()
    if not arguments.check:
        draw_all(arguments.feeds, arguments.only)
    found = faults(arguments.feeds)
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
