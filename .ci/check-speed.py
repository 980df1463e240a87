#!/usr/bin/env python3
"""Reads the figures of `facet-bench decode` and fails where the reader is no longer far ahead of Foundation's.

A shared machine disturbs both: the bar is well below what a quiet one shows (60 to 80 times).
"""

import json
import sys

LEAST = 40
MOST_MEMORY = 2.5


def main():
    rows = json.load(sys.stdin)["rows"]
    figures = {(row["case"], row["what"], row["unit"]): row["value"] for row in rows}
    faults = 0
    for case in ("1MB", "50MB"):
        ratio = figures[case, "facet", "MB/s"] / figures[case, "JSONDecoder", "MB/s"]
        print(f"{case}: {ratio:.0f} times JSONDecoder")
        faults += ratio < LEAST
    memory = figures["50MB", "facet peak memory", "x file"]
    print(f"50MB: peak memory {memory:.2f} times the file")
    faults += memory > MOST_MEMORY
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
