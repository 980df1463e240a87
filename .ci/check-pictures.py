#!/usr/bin/env python3
"""Fails when a picture takes longer on its way to a card than chafa takes to print it. Takes the folder of the release build."""

import sys

from measuring import figures, holds

MOST = 1.2


def measure(folder):
    run = figures(folder, "pictures")
    shares = []
    for case in ("in a row", "alone"):
        ours, theirs = run[case, "facet", "ms"], run[case, "chafa", "ms"]
        shares.append(ours / theirs)
        print(f"a picture {case}: {ours:.1f} ms, {shares[-1]:.2f} times chafa's {theirs:.1f} ms")
    return [share <= MOST for share in shares]


if __name__ == "__main__":
    sys.exit(not holds(lambda: measure(sys.argv[1])))
