"""The meanings that a brand has to fill, read from the Swift sources that declare them.

It understands only the Swift that Sources/Prism uses: enums whose cases have no payload or another enum, and array
literals of colours. A declaration that is not found is an error, so a change of style there is noticed here.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ENUM = re.compile(r"^(?P<indent> *)(?:\w+ )*enum (?P<name>\w+)[^{\n]*\{\n(?P<body>.*?)^(?P=indent)\}", re.M | re.S)
CASE = re.compile(r"^(\w+)(?:\((\w+)\))?$")
# The least contrast of each purpose, as in Sources/Prism/Contrast/ContrastLevel.swift.
LEAST = {"normal": {"text": 4.5, "mark": 3.0}, "high": {"text": 7.0, "mark": 4.5}}


class SourceError(Exception):
    pass


@dataclass(frozen=True)
class Pair:
    foreground: str
    background: str
    purpose: str


@dataclass(frozen=True)
class Semantics:
    colors: list[str]
    typography: list[str]
    spacing: list[str]
    icons: list[str]
    pairs: list[Pair]
    # The pairs that count in high contrast alone, in which disabled things are read as well.
    high_pairs: list[Pair]


def read(prism: Path) -> Semantics:
    enums = read_enums("".join(path.read_text() + "\n" for path in sorted((prism / "Semantics").glob("*.swift"))))
    colors = ["color." + name for name in leaves(enums, "Color")]
    return Semantics(
        colors=colors,
        typography=["typography." + name for name in leaves(enums, "Typography")],
        spacing=["spacing." + name for name in leaves(enums, "Spacing")],
        # "thing" groups icons in code only: the token is icon.small.clock and not icon.small.thing.clock.
        icons=["icon." + name.replace("small.thing.", "small.") for name in leaves(enums, "Icon")],
        pairs=read_pairs((prism / "Contrast/ColorPair.swift").read_text(), set(colors)),
        high_pairs=read_high_pairs((prism / "Contrast/ColorPair.swift").read_text(), set(colors)),
    )


def read_enums(source: str) -> dict[str, list[tuple[str, str | None]]]:
    """Returns the cases of every enum, each with the enum of its payload, if any."""
    enums = {}
    for match in ENUM.finditer(source):
        indent, body = match["indent"], match["body"]
        cases = re.findall(rf"^{indent}  case (\w.*)$", body, re.M)
        parsed = [CASE.match(case) for line in cases for case in line.split(", ")]
        enums[match["name"]] = [(case[1], case[2]) for case in parsed if case]
        # Enums inside enums are matched as part of the outer one.
        enums |= read_enums(body)
    return enums


def leaves(enums: dict[str, list[tuple[str, str | None]]], name: str) -> list[str]:
    if not enums.get(name):
        raise SourceError(f"no enum {name} with cases in Sources/Prism/Semantics")
    return [
        f"{case}.{leaf}" if payload else case
        for case, payload in enums[name]
        for leaf in (leaves(enums, payload) if payload else [""])
    ]


def read_pairs(source: str, colors: set[str]) -> list[Pair]:
    grounds = [f"color.background.{name}" for name in members(source, "pageGrounds: [BackgroundColor] = ")]
    mark_grounds = [f"color.background.{name}" for name in members(source, "return marks.flatMap { mark in")]
    own = literals(source, "pairs: [(Color, Color)] = ")
    tags = ["color.tag." + name for name in members(source, "tags: [(TagPart) -> TagColor] = ")]
    texts = literals(source, "onEveryGround: [Color] = ")
    pairs = [Pair(text, ground, "text") for text in texts for ground in grounds]
    pairs += [Pair(*both, "text") for both in zip(own[::2], own[1::2])]
    for tag in tags:
        pairs.append(Pair(f"{tag}.foreground", f"{tag}.background", "text"))
        pairs.append(Pair(f"{tag}.emphasisForeground", f"{tag}.emphasisBackground", "text"))
    pairs += [Pair(mark, ground, "mark") for mark in literals(source, "marks: [Color] = ") for ground in mark_grounds]
    return known(pairs, colors)


def read_high_pairs(source: str, colors: set[str]) -> list[Pair]:
    grounds = [f"color.background.{name}" for name in members(source, "pageGrounds: [BackgroundColor] = ")]
    own = literals(source, "ownHighPairs: [(Color, Color)] = ")
    pairs = [Pair(text, ground, "text") for text in literals(source, "highTexts: [Color] = ") for ground in grounds]
    pairs += [Pair(*both, "text") for both in zip(own[::2], own[1::2])]
    marks = literals(source, "highMarks: [Color] = ")
    return known(pairs + [Pair(mark, ground, "mark") for mark in marks for ground in grounds], colors)


def known(pairs: list[Pair], colors: set[str]) -> list[Pair]:
    unknown = {name for pair in pairs for name in (pair.foreground, pair.background)} - colors
    if unknown:
        raise SourceError(f"ColorPair.swift names no colour with {', '.join(sorted(unknown))}")
    return pairs


def literals(source: str, opening: str) -> list[str]:
    """Returns `[.text(.primary), …]` after the opening as token names."""
    colors = re.findall(r"\.\w+\([.\w(]+\)+", array(source, opening))
    return ["color." + ".".join(re.findall(r"\w+", text)) for text in colors]


def members(source: str, opening: str) -> list[str]:
    """Returns `[.primary, Enum.secondary, …]` after the opening as bare names."""
    return re.findall(r"\.(\w+)", array(source, opening))


def array(source: str, opening: str) -> str:
    start = source.find(opening)
    begin = source.find("[", start + len(opening))
    end = source.find("]", begin)
    if min(start, begin, end) < 0 or not source[begin + 1 : end].strip():
        raise SourceError(f"no array after “{opening.strip()}” in Sources/Prism/Contrast/ColorPair.swift")
    return source[begin + 1 : end]
