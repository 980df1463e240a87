#!/usr/bin/env python3
"""Checks that tests lie beside their room: Tests/<Room>Tests/<Folder> needs a Sources/<Room>/<Folder>.

Prints each Swift file in the wrong place, a line each, and each exception that is no longer needed; exits 1 then.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
TESTS = ROOT / "Tests"

# Folders of tests that have no folder in Sources, with the reason. An exception covers the folders below it.
EXCEPTIONS = {
    "EndToEndTests": "runs the built programs, which are made of all rooms",
    "FacetModelTests/Support": "code that the tests of the room share",
    "ComponentsTests/Guide": "compiles the example of the manual",
    "CommonAppTests/Components": "draws every component in the look of every brand, which only this room joins",
    "AppCoreTests/Soak": "walks at random through the whole app",
}


def exception(folder):
    """The exception that covers the folder, or None."""
    for path in (folder, *folder.parents):
        if path.as_posix() in EXCEPTIONS:
            return path.as_posix()
    return None


def source(folder):
    """The folder of Sources that belongs to a folder of tests."""
    room, *inner = folder.parts
    return SOURCES.joinpath(room.removesuffix("Tests"), *inner)


def check():
    used = set()
    for room in sorted(TESTS.glob("*Tests")):
        for path in sorted(room.rglob("*.swift")):
            folder = path.parent.relative_to(TESTS)
            if source(folder).is_dir():
                continue
            allowed = exception(folder)
            if allowed:
                used.add(allowed)
            else:
                yield f"{path.relative_to(ROOT)}: there is no {source(folder).relative_to(ROOT)}"
    for unused in sorted(EXCEPTIONS.keys() - used):
        yield f"{Path(__file__).name}: the exception for {unused} is not needed"


def main():
    findings = list(check())
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
