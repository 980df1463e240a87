#!/usr/bin/env python3
"""Checks the brands' design tokens, and writes them into Swift.

    python3 .tools/tokens.py --check [FOLDER…]    rules of the format, completeness, contrast; exit 1 if one is broken
    python3 .tools/tokens.py --embed              write Sources/*/Generated/*Theme.swift
    python3 .tools/tokens.py --embed --check      exit 1 if one of them differs from what would be written
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from design_tokens import brand, contrast, embedding, semantics  # noqa: E402
from design_tokens.dtcg import TokenError  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
EMBEDDED = {"DoorDash": ROOT / "Sources/DoorDash/Tokens", "Caviar": ROOT / "Sources/Caviar/Tokens"}
FOLDERS = [*EMBEDDED.values(), ROOT / "Tests/PrismTests/Brands/harbor"]


def check(folders: list[Path]) -> int:
    meanings = semantics.read(ROOT / "Sources/Prism")
    faults = []
    for folder in folders:
        try:
            read = brand.read(folder, meanings)
        except TokenError as error:
            faults.append(str(error))
            continue
        broken, report = contrast.check(read, meanings)
        faults += read.faults + broken
        print("\n".join(report))
    for fault in faults:
        print(fault)
    print(f"tokens: {len(faults)} faults" if faults else f"tokens: {len(folders)} brands complete, all pairs hold")
    return 1 if faults else 0


def embed(only_check: bool) -> int:
    status, meanings = 0, semantics.read(ROOT / "Sources/Prism")
    for room, folder in EMBEDDED.items():
        path, wanted = ROOT / f"Sources/{room}/Generated/{room}Theme.swift", embedding.source(room, folder, meanings)
        if not only_check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != wanted:
            print(f"{path.relative_to(ROOT)} differs from its token files: run .tools/tokens.py --embed")
            status = 1
    return status


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--embed", action="store_true")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.embed:
        return embed(arguments.check)
    if arguments.check:
        return check(arguments.folders or FOLDERS)
    parser.error("say --check or --embed")


if __name__ == "__main__":
    sys.exit(main())
