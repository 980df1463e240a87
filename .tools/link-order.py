#!/usr/bin/env python3
"""Writes the order file of the linker: the functions that run at a start, which it then places on a few pages.

    swift build -c release && .tools/link-order.py

Needs Debian's valgrind. A name that no longer exists does no harm, and a missing one costs a little time, so this need
not run after every change. It links the program once more, with its symbols.
"""

import os
import pathlib
import pty
import re
import select
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDER = ROOT / ".tools/link/order.txt"
FEED = "SampleFeeds/home.json"
FUNCTION = re.compile(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", re.MULTILINE)


def link_with_symbols(program: pathlib.Path) -> None:
    """Links the program with the command of the release build, but without the option that strips the names."""
    binary = ROOT / ".build/release/facet"
    binary.unlink(missing_ok=True)
    build = ["swift", "build", "-c", "release", "--product", "facet", "-v"]
    lines = subprocess.run(build, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    command = shlex.split(next(line for line in lines if "-emit-executable" in line))
    command[command.index("-o") + 1] = str(program)
    strip = command.index("-s")
    del command[strip - 1 : strip + 1]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


def functions(arguments: list[str], folder: pathlib.Path) -> set[str]:
    """Returns the functions that run from the start in a terminal until the program has ended after `q`."""
    profile = folder / "profile"
    valgrind = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", "--log-file=/dev/null"]
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(ROOT)
        os.environ["TERM"] = "xterm-256color"
        os.execvp("valgrind", valgrind + arguments)
    has_asked_to_end = False
    while True:
        if not select.select([terminal], [], [], 5)[0]:
            if has_asked_to_end:
                break
            os.write(terminal, b"q")
            has_asked_to_end = True
            continue
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:
            break
    os.waitpid(process, 0)
    return set(FUNCTION.findall(profile.read_text()))


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = folder / "facet"
        link_with_symbols(program)
        found = set()
        for arguments in (["render", FEED, "--size", "100x30"], [FEED, "--no-mouse"]):
            found |= functions([str(program), *arguments], folder)
    ORDER.write_text("".join(f"{function}\n" for function in sorted(found)))
    print(f"{ORDER.relative_to(ROOT)}: {len(found)} functions", file=sys.stderr)


main()
