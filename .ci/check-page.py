#!/usr/bin/env python3
"""Fails where a page costs more the longer its feed is, or where a whole run of the program takes longer than Python
takes to do nothing. Takes the folder of the release build."""

import json
import subprocess
import sys
import time

MOST_GROWTH = 1.5
HOME = "SampleFeeds/home.json"


def best(*commands, runs=25):
    """The shortest time of each, taken in turns: whatever else the machine does, it does to all of them."""
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken.append(time.perf_counter() - start)
    return [min(taken) for taken in times]


def figures(folder):
    output = subprocess.run([f"{folder}/facet-bench", "page", "--format", "json"], check=True, capture_output=True)
    return {(row["case"], row["what"]): row["value"] for row in json.loads(output.stdout)["rows"]}


def main(folder):
    faults = 0
    # A machine that slows down in the middle of a run makes one page of it look long. What is real is in all of them.
    for _ in range(3):
        run = figures(folder)
        growths = {what: run["100000", what] / run["100", what] for what in ("first frame", "scroll")}
        for what, growth in growths.items():
            print(f"{what}: {run['100', what]:.0f} us for 100 facets, {growth:.2f} times that for 100000")
        if max(growths.values()) <= MOST_GROWTH:
            break
    else:
        faults += 1
    python, render = best(
        [sys.executable, "-c", "pass"], [f"{folder}/facet", "render", HOME, "--size", "120x40"])
    print(f"render {HOME}: {render * 1000:.1f} ms; python -c pass: {python * 1000:.1f} ms")
    faults += render > python
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
