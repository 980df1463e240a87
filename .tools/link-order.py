#!/usr/bin/env python3
"""Writes which functions run at a start and for a key, for the linker, which then puts them side by side: few pages to
bring in at a start, and few to find again after a pause.

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
# Down and up again, as most keys do. The page scrolls on the way.
KEYS = "j" * 12 + "k" * 12
FUNCTION = re.compile(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", re.MULTILINE)


def build() -> pathlib.Path:
    command = ["swift", "build", "-c", "release", "--product", "facet", "--scratch-path", ".build/tuned",
               "--disable-local-rpath"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"FACET_TUNED": "1"}, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build/tuned/release/facet"


def functions(arguments: list[str], folder: pathlib.Path, keys: str = "") -> set[str]:
    """All that run until nothing more is to be seen in a terminal, and until `q` has been answered. With keys only those
    that run from the first key on."""
    profile = folder / "profile"
    valgrind = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", "--log-file=/dev/null"]
    if keys:
        valgrind.append("--instr-atstart=no")
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(ROOT)
        os.environ["TERM"] = "xterm-256color"
        os.execvp("valgrind", valgrind + arguments)
    has_asked_to_end = False
    left = list(keys)
    while True:
        if not select.select([terminal], [], [], 5 if len(left) == len(keys) else 0.5)[0]:
            if has_asked_to_end:
                break
            if keys and len(left) == len(keys):
                subprocess.run(["callgrind_control", "-i", "on", str(process)], check=True, stdout=subprocess.DEVNULL)
            has_asked_to_end = not left
            os.write(terminal, left.pop(0).encode() if left else b"q")
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
        start = set()
        for arguments in (["render", FEED, "--size", "100x30"], [FEED, "--no-mouse"]):
            start |= functions([str(program), *arguments], folder)
        key = functions([str(program), FEED, "--no-mouse"], folder, KEYS)
    if not start or not key:
        sys.exit("valgrind found no functions")
    # Those of both stand in the middle, so that each kind is in one piece.
    order = sorted(key - start) + sorted(key & start) + sorted(start - key)
    ORDER.write_text("".join(f"{function}\n" for function in order))
    print(f"{ORDER.relative_to(ROOT)}: {len(order)} functions, {len(key)} of them for keys", file=sys.stderr)


main()
