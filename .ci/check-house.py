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
# Parts of the standard library.
STANDARD = {"Synchronization"}
# The app is a value: clocks, files and the environment reach it as events.
NO_SYSTEM = {"AppCore", "Inspection", "Pages", "Lint", "Branding", "Reporting", "LanguageServer"}
NOT_SHIPPED = {"facet-bench"}
# A brand's name may stand in the brand, in the wrappers that inject it, in what is only measured, and where the wire
# itself says it.
BRANDS = {"DoorDash", "Caviar"}
WRAPPERS = {"facet", "doordash", "caviar"}
WIRE_NAMES = {SOURCES / "FacetModel/Wire/WireNames.swift"}
LEAST_SHARED = 0.95

# Colours have meanings everywhere and values only here; those of pictures are the pictures' own.
VALUES = {"Prism", "PictureDecoding"} | BRANDS | NOT_SHIPPED
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


# A sentence that the client says to the user stands in the catalogue.
SPEAKING = [
    SOURCES / room
    for room in (
        "JSON", "FacetModel", "Prism", "Feeds", "Terminal", "ViewTree", "Components", "Branding", "Pages", "Inspection",
        "AppCore", "Sessions", "AppRuntime", "CommonApp/Brands", "CommonApp/Cache", "CommonApp/Configuration", "CommonApp/Logging",
    )
]
# Files and folders whose sentences are not for the screen, each with the reason.
QUIET = {
    "JSON/Memory.swift": "the last words of a program without memory to look a phrase up",
    "JSON/WebPages/WebPage+Rewriting.swift": "HTML",
    "FacetModel/Decoding/Envelope+Words.swift": "advice of lint",
    "FacetModel/Decoding/FeedBuilder.swift": "findings of lint",
    "FacetModel/Decoding/FeedError+Rule.swift": "advice of lint",
    "FacetModel/Decoding/FeedBuilder+Modules.swift": "findings of lint",
    "FacetModel/Decoding/FeedBuilder+Translations.swift": "findings of lint",
    "FacetModel/Decoding/FeedJoiner.swift": "findings of lint",
    "FacetModel/Decoding/References.swift": "findings of lint",
    "FacetModel/Diagnostics/DiagnosticList+RowReferences.swift": "findings of lint",
    "FacetModel/Decoding/ResponseFeeds.swift": "advice of lint",
    "FacetModel/Decoding/TreeBuilder.swift": "findings of lint",
    "FacetModel/Decoding/TreeBuilder+Checks.swift": "findings of lint",
    "FacetModel/Diagnostics/DiagnosticList+ReaderNotes.swift": "findings of lint",
    "FacetModel/Diagnostics/RuleRegistry.swift": "the rules of lint",
    "FacetModel/Diagnostics/UnsafeText.swift": "a finding of lint",
    "Lint/Checks": "findings of lint",
    "Prism/Wire/WireColor.swift": "names on the wire",
    "Components/Factory/ReadField+Explanation.swift": "the report of `facet components`",
    "Feeds/Cache/CacheForm.swift": "SQL",
    "Feeds/Cache/ResponseCache.swift": "SQL",
    "Feeds/Cache/ResponseCache+Finding.swift": "SQL",
    "Feeds/Cache/ResponseCache+Listing.swift": "SQL",
    "Feeds/Cache/ResponseCache+Pictures.swift": "SQL",
    "Feeds/Cache/SQLiteConnection.swift": "SQL",
    "Feeds/Replay/AnswerReach.swift": "findings of lint",
    "Feeds/Replay/BundleCheck.swift": "findings of lint",
    "Feeds/Replay/URIPattern.swift": "findings of lint",
    "Terminal/Entries/TerminalEntry.swift": "reasons that `facet doctor` reports",
    "Terminal/Painting/UTF8Locale.swift": "reasons that `facet doctor` reports",
    "Terminal/Pictures/PictureWish.swift": "reasons that `facet doctor` reports",
    "Terminal/Screen/ScreenPlan.swift": "reasons that `facet doctor` reports",
    "CommonApp/Brands/BrandReport.swift": "the report of `facet brands`",
    "CommonApp/Brands/BrandTable.swift": "the report of `facet brands`",
    "CommonApp/Cache/CacheRequest.swift": "an error of the command line",
    "CommonApp/Cache/CacheReport.swift": "the report of `facet cache`",
    "CommonApp/Cache/FacetHistoryReport.swift": "the report of `facet cache history`",
    "CommonApp/Cache/FoundReport.swift": "the report of `facet cache find`",
    "CommonApp/Cache/SeenTime.swift": "the report of `facet cache`",
    "Sessions/Cache/PersonalFile.swift": "reasons that `facet doctor` reports",
    "CommonApp/CommandLine/HTTPOptions+Arguments.swift": "the usage of the command line, and its errors",
    "CommonApp/Logging/EventSummary.swift": "the report of `facet events`",
    "Sessions/Recording/SessionCheck.swift": "the report of `facet replay --check`",
    "AppRuntime/Multiplexer.swift": "the report of `facet doctor`",
    "AppRuntime/StreamKind.swift": "the report of `facet doctor`",
    "AppRuntime/Surroundings+Colors.swift": "reasons that `facet doctor` reports",
    "AppRuntime/Surroundings+Screen.swift": "reasons that `facet doctor` reports",
    "CommonApp/CommandLine/Comparison.swift": "errors of the command line",
}
QUIET_PATHS = {SOURCES / name for name in QUIET}
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
NOT_SAID = re.compile(r'precondition|fatalError|static let (summary|usage)|\.usage\("|\.(holds|place)\(|diagnostic: |^\s*//')
SAID_ELSEWHERE = re.compile(r"\b(words|wording)\.say\(")


def check_words(path, target):
    if target not in BRANDS | NOT_SHIPPED | {"Wording"}:
        for number, content in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if SAID_ELSEWHERE.search(content):
                yield f"{path.relative_to(ROOT)}:{number}: a phrase outside Wording and the brands"
    if path in QUIET_PATHS or not QUIET_PATHS.isdisjoint(path.parents):
        return
    if not any(folder in path.parents for folder in SPEAKING) or "Generated" in path.parts:
        return
    is_example = False
    # A wrong command line is answered in English, like `--help`.
    is_usage = False
    for number, content in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if is_usage:
            pass
        elif content.count('"""') == 1:
            is_example = not is_example
        elif not is_example and not NOT_SAID.search(content) and any(map(SENTENCE.search, LITERAL.findall(content))):
            yield f"{path.relative_to(ROOT)}:{number}: a sentence outside the catalogue"
        is_usage = content.endswith(".usage(")


def check_file(path, target, allowed):
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(ROOT)
    for match in IMPORT.finditer(text):
        module = match.group(1)
        line = text.count("\n", 0, match.start(1)) + 1
        if module.startswith("Foundation"):
            if target not in NOT_SHIPPED:
                yield f"{where}:{line}: Foundation in a target that ships"
        elif module in SYSTEM and target in NO_SYSTEM:
            yield f"{where}:{line}: {target} imports {module}; only the rooms at the edge do"
        elif module not in allowed | SYSTEM | STANDARD:
            yield f"{where}:{line}: {target} imports {module}, which Package.swift does not give it"
    if target not in VALUES:
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
    faults += [f"{path.relative_to(ROOT)}: an exception for a file that is not there" for path in sorted(QUIET_PATHS)
               if not path.exists()]
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
