#!/usr/bin/env python3
"""Writes the manual's page of lint rules from the program's own registry: `lint-rules.py FACET`.

FACET is the program to ask. `lint-rules.py --check FACET` writes nothing, and fails where the page is out of date.
"""

import argparse
import json
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
    """Returns what the program says about each rule."""
    command = [program, "lint", "--rules", "--format", "json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["rules"]


def explained(rule):
    yield from (f"### {rule['code']}", "", f"{rule['rule'][0].upper()}{rule['rule'][1:]}. *{rule['severity'].title()}.*", "", rule["why"], "")
    if rule["wrong"]:
        language = "html" if rule["wrong"].startswith("<") else "json"
        for word in ("wrong", "right"):
            yield from (f"{word.title()}:", "", f"```{language}", rule[word], "```", "")
    mended = " `facet lint --fix` mends it where only one answer is right." if rule["fix"] else ""
    yield from (f"How to mend it: {rule['hint']}.".replace("?.", "?") + mended, "")


def sections(program):
    left = rules(program)
    for start, title in GROUPS:
        rows = [rule for rule in left if rule["code"].startswith(start)]
        left = [rule for rule in left if rule not in rows]
        if rows:
            yield from ("", f"## {title}", "", "| code | severity | rule |", "|---|---|---|")
            for rule in rows:
                text = rule["rule"].replace("|", chr(92) + "|")
                yield f"| [`{rule['code']}`](LintRules.md#{rule['code'].lower()}) | {rule['severity']} | {text} |"
            yield ""
            for rule in rows:
                yield from explained(rule)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the page is out of date")
    parser.add_argument("program")
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    made = before + BEGIN + "\n" + "\n".join(sections(arguments.program)) + END + after
    if not arguments.check:
        PAGE.write_text(made, encoding="utf-8")
    elif made != page:
        print(f"{PAGE.name} is out of date; write it anew with .tools/lint-rules.py FACET")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
