#!/usr/bin/env python3
"""Checks the manual. Prints what is wrong, a line each; exits 1 then.

- `docc convert` reads the catalogue without a warning, as it stands and with its links resolved.
- Every link leads to a file, and to a heading of it; every page is listed on the first one.
- The README has at most 900 words.
- The table that tells where to find a file names files that exist.
- Code for brand authors imports only what Package.swift gives to a brand.

The pages link to each other as files (`Browsing.md#the-keys`), which GitHub follows. DocC wants other links: they are
rewritten in a copy. `check-docs.py --output FOLDER` keeps what DocC makes of it, as a site.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "Sources/facet/Documentation.docc"
FIRST = CATALOGUE / "facet.md"
README = ROOT / "README.md"
MOST_WORDS = 900
BRAND = "DoorDash"

LINK = re.compile(r"(?<!!)\[((?:`[^`]*`|[^\]])+)\]\(([^)\s]+)\)")
PICTURE = re.compile(r'!\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)"')
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def without_code(text):
    return CODE.sub("", text)


def slug(heading):
    """The name that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower().replace("`", "")).replace(" ", "-")


def anchors(page):
    return {slug(heading): heading for heading in HEADING.findall(without_code(page.read_text(encoding="utf-8")))}


def pages():
    return [README, *sorted(CATALOGUE.glob("*.md")), *sorted((ROOT / ".github").rglob("*.md"))]


def check_links(page):
    text = without_code(page.read_text(encoding="utf-8"))
    targets = [target for _, target in LINK.findall(text)] + [first or second for first, second in PICTURE.findall(text)]
    for target in targets:
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            yield f"{page.relative_to(ROOT)}: the link {target} leads to no file"
        elif anchor and anchor not in anchors(file):
            yield f"{page.relative_to(ROOT)}: the link {target} leads to no heading"


def check_pages():
    listed = {target.partition("#")[0] for _, target in LINK.findall(FIRST.read_text(encoding="utf-8"))}
    for page in sorted(CATALOGUE.glob("*.md")):
        if page != FIRST and page.name not in listed:
            yield f"{page.name}: the first page does not list it"
        opening = COMMENT.sub("", page.read_text(encoding="utf-8")).split("\n\n")
        if not opening[0].startswith("# ") or not opening[1][0].isalpha():
            yield f"{page.name}: a page opens with its title and a sentence"
    words = len(README.read_text(encoding="utf-8").split())
    print(f"README: {words} words")
    if words > MOST_WORDS:
        yield f"README.md has {words} words; {MOST_WORDS} are the most"


def check_files():
    """The table that tells where to look names folders and files of the sources."""
    page = CATALOGUE / "Architecture.md"
    for path in re.findall(r"`([^`]+)`", page.read_text(encoding="utf-8").split("## Find a file\n")[1]):
        if not (ROOT / "Sources" / path).exists():
            yield f"{page.name}: there is no Sources/{path}"


def check_imports():
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    brand = next(target for target in json.loads(dump.stdout)["targets"] if target["name"] == BRAND)
    visible = {next(iter(dependency.values()))[0] for dependency in brand["dependencies"]}
    for page in sorted(CATALOGUE.glob("*.md")):
        for code in re.findall(r"^```swift$(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            for module in set(re.findall(r"^import (\w+)$", code, re.MULTILINE)) - visible:
                yield f"{page.name}: a brand cannot import {module}"


def fragment(heading):
    """The name that DocC gives to a heading."""
    return re.sub(r"-+", "-", re.sub(r"[^\w\-]", "-", re.sub(r"[`'’\"]", "", heading))).strip("-")


def for_docc(page):
    """The text of a page with DocC's links: to pages by name, and as topics where the first page lists them."""
    def resolved(match):
        words, target = match.groups()
        if re.match(r"[a-z]+:", target):
            return match.group()
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if file.parent != CATALOGUE or file.suffix != ".md":
            return words  # A file of the repository, which a site does not hold.
        heading = anchors(file).get(anchor)
        return f"[{words}](doc:{file.stem}{'#' + fragment(heading) if heading else ''})"

    parts = re.split(r"(^```.*?^```$)", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = "".join(part if part.startswith("```") else LINK.sub(resolved, part) for part in parts)
    if page == FIRST:
        listing = re.sub(r"^- \[[^\]]*\]\((doc:\w+)\).*$", r"- <\1>", text.split("## Pages\n")[1], flags=re.MULTILINE)
        text = text.split("## Pages\n")[0] + "## Topics\n" + listing
    return text


def convert(catalogue, output):
    swift = shutil.which("swift")
    docc = shutil.which("docc") or str(Path(swift).resolve().parent / "docc")
    run = subprocess.run(
        [docc, "convert", str(catalogue), "--output-path", str(output), "--fallback-display-name", "facet",
         "--fallback-bundle-identifier", "dev.facet.manual", "--warnings-as-errors"],
        capture_output=True, text=True)
    said = (run.stdout + run.stderr).strip()
    if run.returncode or said:
        yield f"docc convert ends with status {run.returncode} and says:\n{said}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, help="the folder in which to keep what DocC makes")
    kept = parser.parse_args().output
    faults = [fault for page in pages() for fault in check_links(page)]
    faults += [*check_pages(), *check_files(), *check_imports()]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / CATALOGUE.name
        shutil.copytree(CATALOGUE, copy)
        for page in CATALOGUE.glob("*.md"):
            (copy / page.name).write_text(for_docc(page), encoding="utf-8")
        faults += convert(CATALOGUE, Path(folder) / "as-it-stands")
        faults += convert(copy, kept or Path(folder) / "linked")
    for fault in faults:
        print(fault)
    print(f"manual: {len(faults)} faults" if faults else "manual: no faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
