#!/usr/bin/env python3
"""Checks the rules of the house that no compiler checks. Prints what breaks one, a line each; exits 1 then.

Who may import whom is written in Package.swift and nowhere else; this reads it from there.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"

# Modules that are no targets of ours. Foundation costs start-up and size: only what never ships may use it.
SYSTEM = {"Glibc"}
NOT_SHIPPED = {"facet-bench"}
# A brand's name may stand in the brand, in the wrappers that inject it, in what is only measured, and where the wire
# itself says it.
BRANDS = {"DoorDash", "Caviar"}
WRAPPERS = {"facet", "doordash", "caviar"}
SAMPLE = SOURCES / "Branding/Generated/CommonSample.swift"
WIRE_NAMES = {SOURCES / "FacetModel/Wire/WireNames.swift", SAMPLE}
LEAST_SHARED = 0.95

# Colours have meanings everywhere and values only here.
VALUES = {"Prism"} | BRANDS | NOT_SHIPPED
COLOR_LITERAL = re.compile(r"""\bRGB\(|"#[0-9A-Fa-f]{6}""")
BRAND_NAME = re.compile("|".join(BRANDS), re.IGNORECASE)

IMPORT = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |internal |private |package )?import\s+"
                    r"(?:struct |class |enum |protocol |func |var |let |typealias )?([\w-]+)", re.MULTILINE)


def declared_dependencies():
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    return {
        target["name"]: {next(iter(dep.values()))[0] for dep in target["dependencies"]}
        for target in json.loads(dump.stdout)["targets"]
    }


# A sentence that the client says to the user stands in the catalogue. Diagnostics, reports and errors of commands are
# English and stand where they are made.
SPEAKING = [SOURCES / room for room in ("ViewTree", "Components", "Pages", "AppCore")]
QUIET = {SOURCES / "Components/Factory/ReadField+Explanation.swift"}
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
NOT_SAID = re.compile(r"precondition|fatalError|static let (summary|usage)|\.usage\(|^\s*//")
SAID_ELSEWHERE = re.compile(r"\b(words|wording)\.say\(")


def check_words(path, target):
    if target not in BRANDS | NOT_SHIPPED | {"Wording"}:
        for number, content in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if SAID_ELSEWHERE.search(content):
                yield f"{path.relative_to(ROOT)}:{number}: a phrase outside Wording and the brands"
    if path in QUIET or not any(folder in path.parents for folder in SPEAKING):
        return
    is_example = False
    for number, content in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if content.count('"""') == 1:
            is_example = not is_example
        elif not is_example and not NOT_SAID.search(content) and any(map(SENTENCE.search, LITERAL.findall(content))):
            yield f"{path.relative_to(ROOT)}:{number}: a sentence outside the catalogue"


def check_file(path, target, allowed):
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(ROOT)
    for match in IMPORT.finditer(text):
        module = match.group(1)
        line = text.count("\n", 0, match.start(1)) + 1
        if module.startswith("Foundation"):
            if target not in NOT_SHIPPED:
                yield f"{where}:{line}: Foundation in a target that ships"
        elif module not in allowed | SYSTEM:
            yield f"{where}:{line}: {target} imports {module}, which Package.swift does not give it"
    if target not in VALUES and path != SAMPLE:
        for number, content in enumerate(text.splitlines(), start=1):
            if COLOR_LITERAL.search(content):
                yield f"{where}:{number}: a colour's value outside Prism and the brands"
    if target not in BRANDS | WRAPPERS | NOT_SHIPPED and path not in WIRE_NAMES:
        for number, content in enumerate(text.splitlines(), start=1):
            if BRAND_NAME.search(content):
                yield f"{where}:{number}: a brand's name outside its brand"


def share_of_common_code():
    """Lines of Swift that both apps run, of all that either needs. Generated tokens are data."""
    common = own = 0
    for path in SOURCES.rglob("*.swift"):
        target = path.relative_to(SOURCES).parts[0]
        if target in NOT_SHIPPED or "Generated" in path.parts:
            continue
        lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
        count = sum(1 for line in lines if line and not line.startswith("//"))
        if target in BRANDS | WRAPPERS:
            own += count
        else:
            common += count
    return common / (common + own)


def main():
    declared = declared_dependencies()
    faults = []
    for path in sorted(SOURCES.rglob("*.swift")):
        target = path.relative_to(SOURCES).parts[0]
        faults += check_file(path, target, declared.get(target, set()))
        faults += check_words(path, target)
    share = share_of_common_code()
    print(f"shared code: {share:.1%}")
    if share < LEAST_SHARED:
        faults.append(f"less than {LEAST_SHARED:.0%} of the code is shared")
    for fault in faults:
        print(fault)
    print(f"house rules: {len(faults)} broken" if faults else "house rules: all kept")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
