#!/usr/bin/env python3
"""Fails when a page takes longer for a longer feed, or when a whole run of the program takes longer than an empty run of
Python. Takes the folder of the release build."""

import subprocess
import sys
import time

from measuring import figures, holds

MOST_GROWTH = 1.5
HOME = "SampleFeeds/home.json"


def best(*commands, runs=25):
    """Returns the shortest time of each command. They run in turns, so that other work of the machine slows all of them."""
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken.append(time.perf_counter() - start)
    return [min(taken) for taken in times]


def measure_growth(folder):
    run = figures(folder, "page")
    growths = []
    for what in ("first frame", "scroll"):
        short = run["100", what, "us"]
        growths.append(run["100000", what, "us"] / short)
        print(f"{what}: {short:.0f} us for 100 facets, {growths[-1]:.2f} times that for 100000")
    return [max(growths) <= MOST_GROWTH]


def measure_run(folder):
    python, render = best(
        [sys.executable, "-c", "pass"], [f"{folder}/facet", "render", HOME, "--size", "120x40"])
    print(f"render {HOME}: {render * 1000:.1f} ms; python -c pass: {python * 1000:.1f} ms")
    return [render <= python]


def main(folder):
    checks = [holds(lambda: measure(folder)) for measure in (measure_growth, measure_run)]
    return not all(checks)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
