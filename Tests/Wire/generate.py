#!/usr/bin/env python3
"""Writes the invented documents in all shapes of the wire: `generate.py FOLDER` fills FOLDER/documents and FOLDER/pages.

`generate.py --check FOLDER` writes nothing and names the files that differ from what the generator writes.
`generate.py --verify FOLDER` reads every document of the wall back, by code of its own, and compares it with its plain form.
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent / "generator"))

import other_pages  # noqa: E402
import wall  # noqa: E402
from readers import verify  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--check", action="store_true", help="write nothing; name the files that differ")
    modes.add_argument("--verify", action="store_true", help="write nothing; read the documents back and compare them")
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if arguments.verify:
        return verify.run(arguments.folder)
    wanted = {f"documents/{name}": text for name, text in wall.files().items()}
    wanted |= {f"pages/{name}": text for name, text in other_pages.files().items()}
    return check(arguments.folder, wanted) if arguments.check else write(arguments.folder, wanted)


def write(folder: Path, wanted: dict[str, str]) -> int:
    for name, text in wanted.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
    for name in surplus(folder, wanted):
        print(f"{name} is not written by the generator")
    return 0


def check(folder: Path, wanted: dict[str, str]) -> int:
    differing = [name for name, text in wanted.items()
                 if not (folder / name).is_file() or (folder / name).read_bytes() != text.encode()]
    differing += surplus(folder, wanted)
    for name in differing:
        print(f"{name} differs from what the generator writes")
    return 1 if differing else 0


def surplus(folder: Path, wanted: dict[str, str]) -> list[str]:
    found = (path for part in ("documents", "pages") for path in (folder / part).rglob("*") if path.is_file())
    return sorted(name for name in (path.relative_to(folder).as_posix() for path in found) if name not in wanted)


if __name__ == "__main__":
    sys.exit(main())
