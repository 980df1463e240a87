"""Cuts a row stream into scripts at difficult places, always the same ones."""

import re

from model import number
from writers.text import from_units, units


def pieces(stream: str, seed: str, aim: int = 12) -> list[str]:
    """Returns the stream in about `aim` parts, cut inside rows, row headers, escapes and surrogate pairs."""
    counted = units(stream)
    places = {number(1, len(counted), seed, "cut", at) for at in range(aim - 5)}
    # One cut each inside: the length of a text row, a path, an escape of the inner JSON, a pair, and before a newline.
    for pattern, inside in ((r"\n[0-9a-f]+:T[0-9a-f]+,", -2), (r"\"\$[0-9a-f]+:props", 4), (r"\\[\"\\n]", 1),
                            ("[\U00010000-\U0010ffff]", 1), (r"\n[0-9a-f]+:", 2), (r"\n", 0)):
        found = list(re.finditer(pattern, stream))
        if found:
            match = found[number(0, len(found), seed, pattern)]
            start, end = len(units(stream[:match.start()])), len(units(stream[:match.end()]))
            places.add(end + inside if inside < 0 else start + inside)
    if number(0, 2, seed, "once more"):
        # Two cuts next to each other: a script with a single character.
        places.add(min(places) + 1)
    ends = sorted(place for place in places if 0 < place < len(counted)) + [len(counted)]
    return [from_units(counted[start:end]) for start, end in zip([0] + ends, ends)]
