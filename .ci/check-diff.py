#!/usr/bin/env python3
"""Fails when comparing two lists is no longer quicker than Heckel's diff, which compares ids alone while facet compares
all contents. Takes the folder of the release build.

The first comparison with a page needs the fingerprints of what can be seen of its facets. A second thread computes them
while the page is decoded. "facet" counts what they add to decoding: 0 to 4 ms while the second processor is free, and 12 ms
while it is not. Only `facet diff` compares logging too, whose fingerprints are computed for it. Later comparisons know both
pages. The limits are below the ratios measured on a busy machine.
"""

import sys

from measuring import figures, holds

LEAST = {"facet": 2.5, "facet, without fingerprints": 8, "facet, both seen": 26, "facet, with logging": 1.5}
CASES = ("append 20", "first to last", "5 % edits", "20 moves")


def measure(folder):
    run = figures(folder, "diff", "100000")
    are_kept = []
    for case in CASES:
        for what, least in LEAST.items():
            time = run[f"100000 {case}", what, "us"]
            ratio = run[f"100000 {case}", "Heckel", "us"] / time
            print(f"100000 facets, {case}: {what} {time:.0f} us, Heckel {ratio:.1f} times that")
            are_kept.append(ratio >= least)
    return are_kept


if __name__ == "__main__":
    sys.exit(not holds(lambda: measure(sys.argv[1])))
