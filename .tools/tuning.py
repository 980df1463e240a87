#!/usr/bin/env python3
"""Measures how much of a start each trick of the tuned build saves (see `Trick` in Package.swift).

    .tools/tuning.py [--skip-build] [TRICK...]

Builds the program with all tricks, with all but one for each trick, and without any. Each of them then renders a feed as
a process of its own, in turns with the program that has all tricks: A B, B A, A B, … The table gives the median of the
pairs' differences: wall time, processor time, and page faults, which hardly vary. "The same again" is a copy of the
program with all tricks: its difference is the noise of the machine. Run it while nothing else runs. Programs are kept in
.build/tuning, so that --skip-build can measure again. The figures are written down in .tools/tuning.md.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build/tuning"
PROGRAMS = SCRATCH / "programs"
START = ["render", str(ROOT / "SampleFeeds/home.json"), "--size", "80x24"]
ROUNDS = 700
# The other tricks of the linker need lld, so it cannot be left out alone.
PREREQUISITE = "lld"

ALL, AGAIN, PLAIN, STATIC = "all tricks", "the same again", "plain", "plain, --static-swift-stdlib"


def tricks() -> dict[str, str]:
    """The tool by the name of each trick: those of the linker first, because they need no new object files."""
    found = re.findall(r'Trick\(\s*name: "(\w+)",\s*(compiler|linker)', (ROOT / "Package.swift").read_text())
    found.sort(key=lambda trick: trick[1] == "compiler")
    return {name: tool for name, tool in found if name != PREREQUISITE}


def without(trick: str) -> str:
    return f"without {trick}"


def program(name: str) -> pathlib.Path:
    return PROGRAMS / re.sub(r"\W+", "-", name)


def build(name: str, *options: str, compiles_anew: bool = True, **environment: str) -> None:
    print(f"building: {name}", file=sys.stderr, flush=True)
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("FACET_TUNED")}
    if compiles_anew:
        # The compiler keeps an object file whose LLVM IR has not changed, even where its flags have.
        shutil.rmtree((SCRATCH / "release").resolve(), ignore_errors=True)
    command = ["swift", "build", "-c", "release", "--product", "facet", "--scratch-path", str(SCRATCH),
               "--disable-local-rpath", *options]
    built = subprocess.run(command, cwd=ROOT, env=inherited | environment, capture_output=True, text=True)
    if built.returncode:
        sys.exit(f"tuning.py: no build {name}:\n{built.stdout}{built.stderr}")
    PROGRAMS.mkdir(exist_ok=True)
    shutil.copy(SCRATCH / "release/facet", program(name))


def start(program: pathlib.Path) -> tuple[float, float, int]:
    """The wall time and the processor time of one start, in milliseconds, and its page faults."""
    quiet = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in (0, 1, 2)]
    begin = time.perf_counter()
    process = os.posix_spawn(program, [str(program), *START], os.environ, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - begin
    if status:
        sys.exit(f"tuning.py: {program} ended with status {os.waitstatus_to_exitcode(status)}")
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_minflt


def measure(names: list[str]) -> dict[str, list[tuple[tuple[float, ...], tuple[float, ...]]]]:
    """Pairs of starts by name: one of that program, one of the program with all tricks."""
    pairs = {name: [] for name in names}
    for turn in range(ROUNDS):
        for name, taken in pairs.items():
            if turn % 2:
                ours = start(program(ALL))
                taken.append((start(program(name)), ours))
            else:
                taken.append((start(program(name)), start(program(ALL))))
    return pairs


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how much of a start each trick of the tuned build saves.")
    parser.add_argument("--skip-build", action="store_true", help="measure the programs of the last run again")
    parser.add_argument("tricks", nargs="*", metavar="TRICK", help="the tricks to measure; all of them without a name")
    arguments = parser.parse_args()
    known = tricks()
    if unknown := set(arguments.tricks) - set(known):
        sys.exit(f"tuning.py: unknown trick {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    asked = [name for name in known if name in (arguments.tricks or known)]

    if not arguments.skip_build:
        build(ALL, FACET_TUNED="1")
        shutil.copy(program(ALL), program(AGAIN))
        for trick in asked:
            compiles = known[trick] == "compiler"
            build(without(trick), compiles_anew=compiles, FACET_TUNED="1", FACET_TUNED_WITHOUT=trick)
        build(PLAIN)
        build(STATIC, "--static-swift-stdlib")

    pairs = measure([AGAIN, *map(without, asked), STATIC, PLAIN])
    tuned = [ours for taken in pairs.values() for _, ours in taken]
    wall, processor, faults = (statistics.median(column) for column in zip(*tuned))
    print(f"{ROUNDS} pairs each; {ALL}: {wall:.2f} ms, {processor:.2f} ms of the processor, {faults:.0f} page faults\n")
    print("| program | wall, ms | of a start | processor, ms | of a start | page faults | size, MB |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name, taken in pairs.items():
        more = [statistics.median(theirs[column] - ours[column] for theirs, ours in taken) for column in range(3)]
        size = program(name).stat().st_size / 1e6
        print(
            f"| {name} | {more[0]:+.2f} | {more[0] / wall:+.1%} | {more[1]:+.2f} | {more[1] / processor:+.1%} "
            f"| {more[2]:+.0f} | {size:.1f} |")


if __name__ == "__main__":
    main()
