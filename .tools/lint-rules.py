#!/usr/bin/env python3
"""Writes the manual's table of lint rules from the program's own registry: `lint-rules.py FACET`.

FACET is the program to ask. `lint-rules.py --check FACET` writes nothing, and fails where the page is out of date.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Sources/facet/Documentation.docc/LintRules.md"
BEGIN, END = "<!-- rules: begin -->", "<!-- rules: end -->"
# Codes that begin alike belong together. A code that fits nowhere else comes under the last heading.
GROUPS = [
    ("F00", "Reading the file"),
    ("F01", "The shape of a feed"),
    ("F02", "What a client knows"),
    ("F03", "What a reader of the page notices"),
    ("F04", "Good to know"),
    ("F05", "The index of a folder"),
    ("F06", "Content that is lost"),
    ("must-show", "The comparison of client versions"),
    ("", "Other rules"),
]


def rules(program):
    """Returns each rule as its code, its severity and its text."""
    printed = subprocess.run([program, "lint", "--rules"], check=True, capture_output=True, text=True).stdout
    return [line.split(None, 2) for line in printed.splitlines()]


def table(program):
    left = rules(program)
    for start, title in GROUPS:
        rows = [rule for rule in left if rule[0].startswith(start)]
        left = [rule for rule in left if rule not in rows]
        if rows:
            yield from ("", f"## {title}", "", "| code | severity | rule |", "|---|---|---|")
            for code, severity, text in rows:
                yield f"| `{code}` | {severity} | {text.replace('|', chr(92) + '|')} |"
    yield ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the page is out of date")
    parser.add_argument("program")
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    made = before + BEGIN + "\n" + "\n".join(table(arguments.program)) + "\n" + END + after
    if not arguments.check:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        print(f"{PAGE.name} is out of date; write it anew with .tools/lint-rules.py FACET")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
