"""Tacos, quesadillas, arepas and wraps."""

from . import toppings as top
from .colours import fade, shade
from .crockery import board, standing_board
from .subject import above, front


def taco(brush, dice, filling, shell="#F3C063"):
    """Draws a folded taco from the side."""
    brush.shadow(0, 0.52, 0.95, 0.12, 0.4)
    brush.half(0.04, 0.46, 0.86, 0.95, shade(shell, -0.35), soft=0.04)
    for index, (x, y) in enumerate(
        (
            (-0.68, 0.0),
            (-0.44, -0.3),
            (-0.14, -0.46),
            (0.18, -0.46),
            (0.48, -0.28),
            (0.7, 0.02),
            (-0.28, -0.22),
            (0.3, -0.2),
            (0, -0.3),
        )
    ):
        with brush.at(x, y, 0.25, dice.between(0, 360)):
            filling[index % len(filling)](brush, dice)
    brush.half(-0.03, 0.52, 0.88, 0.8, brush.round(-0.3, 0, 1.1, shade(shell, 0.35), shell, shade(shell, -0.22)), soft=0.04)
    for x, y in ((-0.4, 0.2), (0.1, 0.0), (0.4, 0.3), (-0.1, 0.34), (0.14, 0.26)):
        brush.circle(x, y, 0.06, fade("#B9722A", 0.55))


def tacos(filling, shell="#F3C063", sides=("lime", "sauce", "chili"), count=3):
    def draw(brush, dice, look):
        standing_board(brush, 0.66, 2.6)
        places = {3: (-0.72, 0.72, 0), 2: (-0.45, 0.5), 1: (0,)}[count]
        size = 0.78 if count == 3 else 0.95
        for x in places:
            with brush.at(x, 0.68 - 0.55 * size, size, dice.between(-3, 3)):
                taco(brush, dice, filling, shell)

    return front(*sides)(draw)


@above("lime", "sauce", "chili")
def quesadilla(brush, dice, look):
    """Folded tortillas with cheese, cut in wedges."""
    board(brush, 2.4, 1.55)
    for x, y, turn in ((-0.42, -0.08, -30), (0.44, -0.12, 22), (0.0, 0.3, -2)):
        with brush.at(x, y, 0.86, turn):
            outline = [(-0.62, 0.36), (0.62, 0.36), (0.5, -0.2), (0, -0.46), (-0.5, -0.2)]
            brush.polygon([(a + 0.05, b + 0.1) for a, b in outline], fade("#1E0A14", 0.35), 0.08)
            brush.polygon([(-0.6, 0.4), (0.6, 0.4), (0.5, 0.3), (-0.5, 0.3)], "#F9C23C", 0.08)
            brush.polygon([(-0.3, 0.4), (-0.1, 0.4), (-0.2, 0.58)], "#F9C23C", 0.03)
            brush.polygon(outline, brush.along(-0.5, -0.4, 0.5, 0.4, "#F9DFA4", "#E3B266"), 0.08)
            for a, b in dice.spots(6, 0.4, 0.16):
                brush.circle(a, b * 0.6, 0.07, fade("#A8622A", 0.55))
    for x, y, piece in ((-0.95, 0.48, top.lime_wedge), (0.96, 0.45, top.chili), (0.9, -0.56, top.herbs)):
        with brush.at(x, y, 0.2):
            piece(brush, dice)


def arepa(filling, dough="#F4D27A", sides=("sauce", "lime", "herbs")):
    """A round corn bread that is cut open and filled."""

    def draw(brush, dice, look):
        standing_board(brush)
        brush.half(0, 0.26, 0.92, 0.36, brush.down(0.2, 0.62, dough, shade(dough, -0.35)), upper=False, soft=0.06)
        for index in range(9):
            with brush.at(-0.78 + index * 0.195, 0.12 + 0.05 * (index % 2), 0.26, dice.between(0, 360)):
                filling[index % len(filling)](brush, dice)
        with brush.at(-0.02, -0.06, 1, -7):
            brush.half(
                0, 0.04, 0.94, 0.62, brush.round(-0.3, -0.4, 1.3, shade(dough, 0.4), dough, shade(dough, -0.28)), soft=0.06
            )
            for x, y in ((-0.4, -0.22), (-0.05, -0.42), (0.3, -0.3), (0.55, -0.1), (0.05, -0.14), (-0.62, 0.0)):
                brush.ellipse(x, y, 0.12, 0.06, fade("#A8621C", 0.5), x * 30)

    return front(*sides)(draw)


@front("sauce", "fries", "chili")
def wrap(brush, dice, look):
    """A kebab in flatbread, wrapped in paper."""
    brush.shadow(0.05, 0.8, 0.8, 0.13, 0.5)
    with brush.at(0.02, 0.02, 1, 12):
        brush.polygon([(-0.66, -0.4), (0.66, -0.46), (0.5, 0.3), (-0.5, 0.3)], "#C98F4A", 0.14)
        fillings = (
            top.chunk("#A8562E"),
            top.leaf("#7DBB4A"),
            top.tomato_slice,
            top.braised,
            top.onion,
            top.leaf("#5DA63E"),
            top.chunk("#A8562E"),
        )
        for index, (x, y) in enumerate(
            ((-0.44, -0.66), (-0.14, -0.8), (0.2, -0.8), (0.48, -0.66), (-0.3, -0.5), (0.3, -0.52), (0.0, -0.56))
        ):
            with brush.at(x, y, 0.3, dice.between(0, 360)):
                fillings[index % 7](brush, dice)
        brush.line([(-0.5, -0.62), (-0.2, -0.56), (0.1, -0.68), (0.44, -0.56)], 0.12, "#FFF8E8")
        front_flap = [(-0.78, -0.42), (-0.3, -0.3), (0.3, -0.36), (0.8, -0.16), (0.62, 0.5), (-0.62, 0.5)]
        brush.shape(front_flap, brush.across(-0.8, 0.8, "#FCE9BE", "#EFC98A", "#CF9A52"))
        for x, y in ((-0.4, -0.16), (0.1, -0.18), (0.46, -0.06)):
            brush.ellipse(x, y, 0.13, 0.06, fade("#9A5A22", 0.55), 10)
        brush.polygon(
            [(-0.72, 0.1), (0.74, 0.02), (0.4, 0.78), (-0.36, 0.78)],
            brush.across(-0.7, 0.7, "#FFFAF0", "#FFF1DA", "#D9C4A2"),
            0.05,
        )
        for y, half in ((0.26, 0.6), (0.54, 0.46)):
            brush.polygon(
                [(-half, y - 0.05), (half, y - 0.09), (half - 0.05, y + 0.05), (-half + 0.05, y + 0.07)],
                fade(look.accent, 0.95),
                0.01,
            )
