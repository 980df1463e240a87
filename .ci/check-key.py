#!/usr/bin/env python3
"""Fails when a key sends far more bytes than the cells that differ need. Takes the folder of the release build.

The bytes that are needed are those of a plain encoding: a movement, changes of colours and glyphs for each run of cells that
differ, after scrolling a region if that saves bytes. Bytes do not depend on how busy the machine is."""

import sys

from measuring import figures

MOST_BYTES = 1.5
KEYS = ["a key that moves", "a key that scrolls"]


def main(folder):
    run = figures(folder, "key")
    ratios = []
    for key in KEYS:
        ratios.append(run[key, "bytes for each that is needed", "times"])
        print(f"{key}: {run[key, 'bytes', 'bytes']:.0f} bytes, {ratios[-1]:.2f} for each that its cells need")
    return max(ratios) > MOST_BYTES


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
