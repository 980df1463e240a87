#!/usr/bin/env python3
"""Writes which functions run at a start, for the linker, which then puts them side by side: few pages to bring in.

    .tools/link-order.py

Needs Debian's valgrind. Run it after functions or modules were renamed: the linker ignores names that no longer exist, and
each missing name costs a little of what the order saves (see tuning.md).
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ORDER = ROOT / ".tools/link/order.txt"
FEED = "SampleFeeds/home.json"
FUNCTION = re.compile(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", re.MULTILINE)


def build() -> pathlib.Path:
    command = ["swift", "build", "-c", "release", "--product", "facet", "--scratch-path", ".build/tuned"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"FACET_TUNED": "1"}, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build/tuned/release/facet"


def functions(arguments: list[str], folder: pathlib.Path) -> set[str]:
    """All that run until nothing more is to be seen in a terminal, and until `q` has been answered."""
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
        # valgrind reads the names from the symbol table, and gives up on some of the compiler's debug information.
        program = folder / "facet"
        subprocess.run(["objcopy", "--strip-debug", build(), program], check=True)
        found = set()
        for arguments in (["render", FEED, "--size", "100x30"], [FEED, "--no-mouse"]):
            found |= functions([str(program), *arguments], folder)
    if not found:
        sys.exit("valgrind found no functions")
    ORDER.write_text("".join(f"{function}\n" for function in sorted(found)))
    print(f"{ORDER.relative_to(ROOT)}: {len(found)} functions", file=sys.stderr)


main()
