#!/usr/bin/env python3
"""Fails when comparing two loaded lists is no longer far quicker than Heckel's diff, which compares ids alone while facet
compares all contents. Takes the folder of the release build.

The limit is below the ratios measured on a busy machine: at least 24 with 5 % edits, and over 35 in the other cases.
"""

import sys

from measuring import figures, holds

LEAST = 18
CASES = ("append 20", "first to last", "5 % edits", "20 moves")


def measure(folder):
    run = figures(folder, "diff")
    ratios = []
    for case in CASES:
        time = run[f"100000 {case}", "facet", "us"]
        ratios.append(run[f"100000 {case}", "Heckel", "us"] / time)
        print(f"100000 facets, {case}: {time:.0f} us, Heckel {ratios[-1]:.0f} times that")
    return [min(ratios) >= LEAST]


if __name__ == "__main__":
    sys.exit(not holds(lambda: measure(sys.argv[1])))
