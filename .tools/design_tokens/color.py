"""Colours as numbers: their contrast, their distance, and the nearest of xterm's 240 fixed colours."""

from functools import cache

RGB = tuple[int, int, int]

CUBE_LEVELS = (0, 95, 135, 175, 215, 255)
# The user of a terminal can change the entries 0 to 15.
FIXED_ENTRIES = range(16, 256)


def from_hex(text: str) -> RGB:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def to_hex(color: RGB) -> str:
    return "#%02x%02x%02x" % color


def linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(color: RGB) -> float:
    red, green, blue = map(linear, color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Returns the contrast ratio of WCAG 2, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@cache
def oklab(color: RGB) -> tuple[float, float, float]:
    """Converts to Oklab, in which distances are about as large as they look: https://bottosson.github.io/posts/oklab/."""
    red, green, blue = map(linear, color)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def distance(one: RGB, other: RGB) -> float:
    return sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other))) ** 0.5


def entry(index: int) -> RGB:
    """Returns the colour of an entry of the 256-colour palette from 16 on: a cube of 6 × 6 × 6, then 24 greys."""
    if index >= 232:
        return (8 + 10 * (index - 232),) * 3
    place = index - 16
    return CUBE_LEVELS[place // 36], CUBE_LEVELS[place // 6 % 6], CUBE_LEVELS[place % 6]


@cache
def nearest_entry(color: RGB) -> int:
    """Returns the first of the nearest entries, because some greys are both in the cube and among the greys."""
    return min(FIXED_ENTRIES, key=lambda index: distance(color, entry(index)))
