#!/usr/bin/env python3
"""Writes the Unicode tables of the target Text from Debian's unicode-data package.

    python3 .tools/unicode-tables.py            write Sources/Text/*Table.swift
    python3 .tools/unicode-tables.py --check    exit 1 if one of them differs from what would be written

The order of KINDS and BREAKS is the order of the cases in ScalarKind.swift and LineBreakClass.swift.
"""

import pathlib
import re
import sys

DATA = pathlib.Path("/usr/share/unicode")
SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Text"
SCALARS = 0x110000
BLOCK = 128

KINDS = """
    narrow wide mark spacingMark wideSpacingMark invisible boundary joiner skinTone regionalIndicator pictograph
    widePictograph newPictograph hangulLead hangulSyllable prepend indicConsonant indicLinker blank unassigned removed
    becomesSpace replaced
""".split()
BREAKS = "word space glue ideograph ideographicOpening ideographicClosing opening closing".split()

# Control characters are replaced by a visible sign, except those that mean a line break, which become a space.
LINE_BREAKS = {*range(0x09, 0x0E), 0x85, 0x2028, 0x2029}
# Letters without a visible form. They become spaces, so that trimming and wrapping handle them.
FILLERS = {0x115F, 0x1160, 0x3164, 0xFFA0}
# Bidi controls (with the deprecated ones from U+206A), annotation controls and the byte order mark.
INVISIBLE_ATTACKS = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x2070),
                     *range(0xFFF9, 0xFFFC), 0xFEFF}
# All of plane 14 is invisible: tags and variation selectors, which can hide data in a text.
PLANE_14 = range(0xE0000, 0xEFFFE)
# Wide in glibc, hence in ncurses: hexagrams (wide for all since Unicode 16) and circled numbers on black squares.
WIDE_IN_GLIBC = {*range(0x4DC0, 0x4E00), *range(0x3248, 0x3250)}
# Unicode 15.1 derives Indic_Conjunct_Break from these scripts.
CONJUNCT_SCRIPTS = {"Bengali", "Devanagari", "Gujarati", "Malayalam", "Oriya", "Telugu"}


def entries(name):
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


def property_of(name, default):
    values = [default] * SCALARS
    for scalars, value in entries(name):
        for scalar in scalars:
            values[scalar] = value
    return values


def members(name, value):
    return {scalar for scalars, found in entries(name) if found == value for scalar in scalars}


class Unicode:
    def __init__(self):
        self.version = re.search(r"-(\d+\.\d+\.\d+)\.txt", (DATA / "EastAsianWidth.txt").read_text()[:200])[1]
        self.category = property_of("extracted/DerivedGeneralCategory.txt", "Cn")
        self.east_asian = property_of("EastAsianWidth.txt", "N")
        self.cluster = property_of("auxiliary/GraphemeBreakProperty.txt", "Other")
        self.line_break = property_of("LineBreak.txt", "XX")
        self.script = property_of("Scripts.txt", "Unknown")
        self.indic = property_of("IndicSyllabicCategory.txt", "Other")
        self.ignorable = members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.noncharacter = members("PropList.txt", "Noncharacter_Code_Point")
        self.pictograph = members("emoji/emoji-data.txt", "Extended_Pictographic")
        self.skin_tone = members("emoji/emoji-data.txt", "Emoji_Modifier")

    def is_wide(self, scalar):
        return self.east_asian[scalar] in ("W", "F") or scalar in WIDE_IN_GLIBC

    def kind(self, scalar):
        category, cluster = self.category[scalar], self.cluster[scalar]
        if scalar in LINE_BREAKS or scalar in FILLERS:
            return "becomesSpace"
        if scalar in INVISIBLE_ATTACKS or scalar in PLANE_14:
            return "removed"
        if category in ("Cc", "Cs", "Co") or scalar in self.noncharacter:
            return "replaced"
        if category == "Cn":
            return "newPictograph" if scalar in self.pictograph else "unassigned"
        if category == "Zs" and scalar != 0x1680 and not self.is_wide(scalar):
            return "blank"
        if cluster == "ZWJ":
            return "joiner"
        if scalar in self.skin_tone:
            return "skinTone"
        if cluster == "Prepend":
            return "prepend"
        if cluster == "Extend" and scalar in self.ignorable:
            return "invisible"
        if category == "Cf":
            return "boundary"
        if self.script[scalar] in CONJUNCT_SCRIPTS and self.indic[scalar] == "Virama":
            return "indicLinker"
        if category in ("Mn", "Me") or cluster in ("V", "T"):
            return "mark"
        if cluster in ("Extend", "SpacingMark"):
            return "wideSpacingMark" if self.is_wide(scalar) else "spacingMark"
        if self.script[scalar] in CONJUNCT_SCRIPTS and self.indic[scalar] == "Consonant":
            return "indicConsonant"
        if cluster == "Regional_Indicator":
            return "regionalIndicator"
        if scalar in self.pictograph:
            return "widePictograph" if self.is_wide(scalar) else "pictograph"
        if cluster in ("L", "LV", "LVT"):
            return "hangulLead" if cluster == "L" else "hangulSyllable"
        return "wide" if self.is_wide(scalar) else "narrow"

    def line_break_class(self, scalar):
        found = self.line_break[scalar]
        if self.category[scalar] == "Cn":
            return "word"
        if self.category[scalar] == "Zs":
            return "glue" if found == "GL" else "space"
        if found in ("GL", "QU", "WJ"):
            return "glue"
        if found in ("OP", "PR"):
            return "ideographicOpening" if self.is_wide(scalar) else "opening"
        if found in ("CL", "CP", "EX", "NS", "CJ", "IS", "SY", "IN", "PO"):
            return "ideographicClosing" if self.is_wide(scalar) else "closing"
        return "ideograph" if found in ("ID", "EB", "EM") else "word"


def letters(numbers, first):
    text = "".join(chr(ord(first) + number) for number in numbers)
    lines = [text[start:start + 112] for start in range(0, len(text), 112)]
    return '"""\n    ' + "\\\n    ".join(lines) + '\n    """'


def table(type_name, element, names, values, version, says):
    blocks, index = {}, []
    for start in range(0, SCALARS, BLOCK):
        number = blocks.setdefault(tuple(names.index(value) for value in values[start:start + BLOCK]), len(blocks))
        index += [number // 32, number % 32]
    cells = [cell for block in blocks for cell in block]
    # "]" and the 31 characters after it: neither a backslash nor a quotation mark is among them.
    return f"""\
// Generated by .tools/unicode-tables.py from Unicode {version}; `--check` finds drift. Not to be edited.
// swift-format-ignore-file

/// {says}
///
/// The table is a string literal, which costs nothing to compile or to load. As an array it took 4 to 6 s to compile.
enum {type_name} {{
  /// Both reads stay inside the literals: a scalar is at most 0x10FFFF, and the generator wrote every block number.
  static subscript(scalar: Unicode.Scalar) -> {element} {{
    let place = Int(scalar.value) / {BLOCK} * 2
    let block = (Int(index.utf8Start[place]) - 0x5D) * 32 + Int(index.utf8Start[place + 1]) - 0x5D
    return {element}(rawValue: cells.utf8Start[block * {BLOCK} + Int(scalar.value) % {BLOCK}] &- 0x41) ?? .{names[0]}
  }}

  /// The number of the block for each run of {BLOCK} scalars, in two digits of base 32 counted from "]".
  private static let index: StaticString = {letters(index, "]")}

  /// The blocks: one letter for each scalar, "A" for the first case of `{element}`, "B" for the second.
  private static let cells: StaticString = {letters(cells, "A")}
}}
"""


# The marks that name the row and the column of a picture's cell in kitty's protocol: marks above a letter of Unicode 6.0
# that no normalization joins with the letter. https://sw.kovidgoyal.net/kitty/graphics-protocol/
JOINED_MARKS = {*range(0x0300, 0x0305), *range(0x0306, 0x030D), 0x030F, 0x0311, 0x0313, 0x0314, 0x0342, 0x0653, 0x0654}


def placement_marks():
    old = {scalar for scalars, age in entries("DerivedAge.txt") if tuple(map(int, age.split("."))) <= (6, 0)
           for scalar in scalars}
    for line in (DATA / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar = int(fields[0], 16)
        if fields[2:6] == ["Mn", "230", "NSM", ""] and scalar in old and scalar not in JOINED_MARKS:
            yield scalar


def mark_table(marks):
    lines = "".join(
        "    " + "".join(f"\\u{{{mark:04X}}}" for mark in marks[start:start + 12]) + "\\\n"
        for start in range(0, len(marks), 12)).rstrip("\\\n")
    return f'''// Generated by .tools/unicode-tables.py from Unicode's data. Do not edit.

/// The marks that name a row or a column of a picture in kitty's graphics protocol, in their order.
enum PlacementMarkTable {{
  static let marks = Array(
    """
{lines}
    """.unicodeScalars)
}}
'''


def generate():
    unicode = Unicode()
    yield "PlacementMarkTable.swift", mark_table(list(placement_marks()))
    yield "ScalarTable.swift", table(
        "ScalarTable", "ScalarKind", KINDS, [unicode.kind(scalar) for scalar in range(SCALARS)], unicode.version,
        "The kind of each scalar: its width, its joining behaviour and its treatment by the sanitizer.")
    yield "LineBreakTable.swift", table(
        "LineBreakTable", "LineBreakClass", BREAKS, [unicode.line_break_class(scalar) for scalar in range(SCALARS)],
        unicode.version, "The line break class of each scalar, as far as wrapping needs it.")


def main(arguments):
    stale = []
    for name, text in generate():
        path = SOURCES / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if arguments != ["--check"]:
            path.write_text(text, encoding="utf-8")
    for name in stale:
        print(("differs: " if arguments == ["--check"] else "written: ") + name)
    return 1 if stale and arguments == ["--check"] else 0


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
