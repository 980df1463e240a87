#!/usr/bin/env python3
"""Fails where the reader is no longer far ahead of Foundation's. Takes the folder of the release build.

The bar is well below what a quiet machine shows (60 to 80 times). A feed in a page's cache or in the rows of a page has
to be read at least half as quickly as the same feed by itself.
"""

import sys

from measuring import figures, holds

LEAST = 40
MOST_MEMORY = 2.5
LEAST_SHARES = {"1MB in a cache": 0.5, "1MB in rows": 0.5}


def measure(folder):
    run = figures(folder, "decode")
    ratios = {case: run[case, "facet", "MB/s"] / run[case, "JSONDecoder", "MB/s"] for case in ("1MB", "50MB")}
    for case, ratio in ratios.items():
        print(f"{case}: {ratio:.0f} times JSONDecoder")
    memory = run["50MB", "facet peak memory", "x file"]
    print(f"50MB: peak memory {memory:.2f} times the file")
    plain = run["1MB", "facet", "MB/s"]
    shares = {case: run[case, "facet", "MB/s"] / plain for case in LEAST_SHARES}
    for case, share in shares.items():
        print(f"{case}: {share:.2f} of the speed of the plain form")
    are_shares_kept = all(shares[case] >= least for case, least in LEAST_SHARES.items())
    return min(ratios.values()) >= LEAST and memory <= MOST_MEMORY and are_shares_kept


if __name__ == "__main__":
    sys.exit(not holds(lambda: measure(sys.argv[1])))
