#!/usr/bin/env python3
"""Draws the pictures of the README and of the manual: `pictures.py FACET`, or `pictures.py --check FACET`, which compares.

FACET is the program to draw with. The same feed gives the same bytes everywhere, so a picture that differs is out of date.
Only the photos in a picture may differ, because each version of the decoders rounds in its own way.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README, MANUAL = ROOT / ".pictures", ROOT / "Sources/facet/Documentation.docc"
PICTURES = {
    README / "home-doordash.svg": ["home.json", "--brand", "doordash", "--scheme", "light", "--size", "100x44"],
    README / "store-caviar.svg": ["store.json", "--brand", "caviar", "--scheme", "dark", "--size", "100x44"],
    MANUAL / "inspector.svg": ["home.json", "--scheme", "light", "--size", "140x40", "--keys", "8 j i"],
    MANUAL / "side-by-side.svg": ["store.json", "--compare", "caviar", "--scheme", "light", "--size", "140x32"],
}


PHOTO = re.compile(rb'href="data:image/[a-z]+;base64,[A-Za-z0-9+/=]+"')


def without_photos(picture: bytes) -> bytes:
    return PHOTO.sub(b'href="photo"', picture)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; name the pictures that differ")
    parser.add_argument("program")
    arguments = parser.parse_args()
    differing = 0
    for path, (sample, *options) in PICTURES.items():
        command = [arguments.program, "render", str(ROOT / "SampleFeeds" / sample), *options, "--format", "svg"]
        picture = subprocess.run(command, check=True, capture_output=True).stdout
        if not arguments.check:
            path.write_bytes(picture)
        elif not path.is_file() or without_photos(path.read_bytes()) != without_photos(picture):
            print(f"{path.name} is out of date; draw it anew with .tools/pictures.py")
            differing += 1
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
