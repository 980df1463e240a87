"""A subject of a picture, and how pieces of food are laid out on it."""

import math
from dataclasses import dataclass, field
from typing import Callable

ABOVE, FRONT = "above", "front"


@dataclass(frozen=True)
class Subject:
    """A thing that can be drawn within a circle with radius 1 around the origin.

    `draw(brush, dice, look, view)` is called with one of `views`. From the front, its foot is at y = 0.8.
    """

    draw: Callable
    views: tuple[str, ...] = (FRONT,)
    sides: tuple[str, ...] = field(default=())  # The names of the small things that suit it; see `sides.py`.
    size: float = 1.0  # A correction for subjects that look too large or too small beside others.


def front(*sides: str, size=1.0):
    """Makes a subject of a function `draw(brush, dice, look)` that draws from the front."""
    return lambda draw: Subject(lambda brush, dice, look, view: draw(brush, dice, look), (FRONT,), sides, size)


def above(*sides: str, size=1.0):
    """Makes a subject of a function `draw(brush, dice, look)` that draws from above."""
    return lambda draw: Subject(lambda brush, dice, look, view: draw(brush, dice, look), (ABOVE,), sides, size)


def ring_of(brush, dice, pieces, radius=0.5, size=0.34, upright=1.0, start=None):
    """Lays pieces in a ring, evenly and each turned a little. `upright` undoes the flattening of a tilted surface."""
    start = dice.between(0, 360) if start is None else start
    placed = []
    for index, piece in enumerate(pieces):
        angle = math.radians(start + 360 * index / len(pieces))
        placed.append((radius * math.sin(angle), radius * math.cos(angle), piece))
    # The nearest pieces come last, so that they overlap those behind.
    for x, y, piece in sorted(placed, key=lambda one: one[1]):
        with brush.at(x, y, size, 0, upright):
            with brush.at(turn=dice.between(-25, 25)):
                piece(brush, dice)


def scatter(brush, dice, piece, count, radius=0.7, size=0.14, apart=0.2, upright=1.0):
    """Strews copies of a piece."""
    for x, y in sorted(dice.spots(count, radius, apart), key=lambda spot: spot[1]):
        with brush.at(x, y, size * dice.between(0.85, 1.15), 0, upright):
            with brush.at(turn=dice.between(0, 360)):
                piece(brush, dice)


def in_row(brush, dice, pieces, width=1.4, y=0.0, size=0.3, turn=0.0):
    """Lays pieces side by side."""
    step = width / max(1, len(pieces) - 1)
    for index, piece in enumerate(pieces):
        with brush.at(-width / 2 + step * index, y, size, turn + dice.between(-4, 4)):
            piece(brush, dice)
