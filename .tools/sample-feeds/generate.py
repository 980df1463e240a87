#!/usr/bin/env python3
"""Writes the sample feeds: `generate.py OUT_DIR`, or `generate.py --check DIR` to compare with the existing ones."""

import argparse
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from catalogue import FILES  # noqa: E402


def render(document: dict) -> bytes:
    return (json.dumps(document, indent=2, ensure_ascii=False) + "\n").encode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that differ")
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if not arguments.check:
        arguments.folder.mkdir(parents=True, exist_ok=True)
    differing = []
    for name, build in FILES.items():
        path, wanted = arguments.folder / name, render(build())
        if not arguments.check:
            path.write_bytes(wanted)
        elif not path.is_file() or path.read_bytes() != wanted:
            differing.append(name)
    if arguments.check:
        differing += sorted(path.name for path in arguments.folder.glob("*.json") if path.name not in FILES)
    for name in differing:
        print(f"{name} differs from the output of the generator")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
