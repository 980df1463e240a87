"""Bread and pastry."""

import math

from .colours import fade
from .crockery import basket, board, bowl, plate, standing_board
from .subject import ABOVE, above, front

DOUGH = "#D98E3F"


def croissant_shape(brush, dice):
    """Draws a croissant from above: a crescent with pointed ends and deep folds."""

    def edge(reach, flat, lift):
        return [
            (reach * math.cos(math.radians(angle)), flat * math.sin(math.radians(angle)) + lift)
            for angle in range(-175, 0, 19)
        ]

    outline = edge(1.08, 0.98, 0.42) + list(reversed(edge(0.66, 0.3, 0.44)))[1:-1]
    brush.shape([(x + 0.05, y + 0.11) for x, y in outline], fade("#2B0D14", 0.35))
    brush.shape(outline, brush.down(-0.6, 0.5, "#F6C678", DOUGH, "#A85E22"))
    with brush.inside_shape(outline):
        for angle, lean in ((-152, 26), (-124, 14), (-96, 4), (-70, -8), (-44, -20)):
            with brush.at(
                0.84 * math.cos(math.radians(angle)), 0.62 * math.sin(math.radians(angle)) + 0.42, 1, angle + 90 + lean
            ):
                brush.ellipse(0.12, 0, 0.2, 0.52, brush.across(-0.1, 0.32, fade("#FBDCA0", 0.85), fade("#FBDCA0", 0)))
                brush.arc(0.5, 0, 0.5, 120, 240, 0.09, fade("#8A4716", 0.75))


@above("coffee", "berries", "napkin")
def croissants(brush, dice, look):
    with plate(brush, look, ABOVE):
        with brush.at(-0.05, -0.34, 0.84, -12):
            croissant_shape(brush, dice)
        with brush.at(0.08, 0.36, 0.84, 10):
            croissant_shape(brush, dice)


@front("wheat", "coffee", "butter")
def bread_loaves(brush, dice, look):
    """A round loaf with a cross and a long one, in a basket."""
    for turn, x in ((-24, -0.4), (18, 0.5)):
        with brush.at(x, -0.2, 1, turn):
            brush.box(0, -0.2, 0.4, 1.5, 0.2, brush.across(-0.2, 0.2, "#F0B767", "#C97C2E", "#8F5018"))
            for y in (-0.7, -0.4, -0.1):
                brush.line([(-0.12, y + 0.08), (0.12, y - 0.08)], 0.09, "#FBE3B0")
    brush.half(0.05, 0.36, 0.72, 0.82, brush.round(-0.2, -0.1, 1.0, "#F3C27A", "#C87F35", "#8F5018"), soft=0.04)
    for line in ([(-0.3, 0.1), (0.05, -0.12), (0.42, 0.06)], [(0.02, -0.42), (0.06, -0.1), (0.02, 0.24)]):
        brush.line(line, 0.1, "#FCEBC8")
    basket(brush, look, 0.34)


@above("mustard", "beer", "wheat")
def pretzel(brush, dice, look):
    board(brush, 2.3, 1.66)
    ring = [(0.28, 0.5), (0.78, 0.26), (0.88, -0.2), (0.66, -0.56), (0.3, -0.6), (0.0, -0.16), (-0.5, 0.44)]
    mirrored = [(-x, y) for x, y in ring]
    for path in (ring, mirrored):
        brush.line([(x + 0.04, y + 0.09) for x, y in path], 0.27, fade("#1E0A14", 0.35))
    for path in (ring, mirrored):
        brush.line(path, 0.29, "#8A4418")
        brush.line(path, 0.25, "#B86324")
        brush.line([(x - 0.02, y - 0.05) for x, y in path[:5]], 0.08, "#E3A258")
    for x, y in (
        (0.84, 0.0),
        (-0.84, 0.0),
        (0.6, -0.54),
        (-0.6, -0.54),
        (0.16, -0.36),
        (-0.16, -0.36),
        (0.66, 0.36),
        (-0.66, 0.36),
        (0, -0.1),
        (0.3, 0.2),
        (-0.3, 0.2),
    ):
        brush.box(x, y, 0.09, 0.08, 0.03, "#FFFDF5")


@front("butter", "jam", "coffee")
def brioche(brush, dice, look):
    """A fluted brioche with its round head."""
    standing_board(brush)
    brush.polygon(
        [(-0.82, 0.02), (0.82, 0.02), (0.52, 0.58), (-0.52, 0.58)],
        brush.across(-0.8, 0.8, "#E9AE58", "#C57A2C", "#8A4A16"),
        0.05,
    )
    for x in (-0.5, -0.17, 0.17, 0.5):
        brush.line([(x * 1.3, 0.06), (x * 0.86, 0.54)], 0.1, fade("#FBD694", 0.6))
    brush.half(0, 0.06, 0.96, 0.56, brush.round(-0.3, -0.4, 1.2, "#F9CE86", "#D68E3C", "#9A5A1E"), soft=0.04)
    brush.ball(0, -0.54, 0.4, "#DB9440")
    brush.glint(-0.14, -0.68, 0.13, 0.07, -30, 0.5)


@front("gravy", "fried", "butter")
def biscuits(brush, dice, look):
    """Three tall biscuits with butter that melts and runs."""
    standing_board(brush, 0.66, 2.5)
    for x, y in ((-0.6, 0.34), (0.6, 0.34), (0, -0.2)):
        brush.box(x, y + 0.1, 1.08, 0.5, 0.14, brush.across(x - 0.5, x + 0.5, "#FBE3AE", "#E9BE74", "#BE8438"))
        brush.line([(x - 0.44, y + 0.1), (x, y + 0.13), (x + 0.44, y + 0.08)], 0.05, fade("#B97A2E", 0.6))
        brush.ellipse(x, y - 0.12, 0.54, 0.15, brush.round(x - 0.1, y - 0.16, 0.6, "#F7C975", "#D9933E"))
    brush.line([(-0.2, -0.36), (0.3, -0.34), (0.36, 0.02)], 0.12, "#FBD44E")
    brush.box(0, -0.42, 0.44, 0.2, 0.05, brush.down(-0.5, -0.3, "#FFF0A0", "#F7CE45"))


@above("sauce", "oil", "tomatoes")
def garlic_knots(brush, dice, look):
    with bowl(brush, look, ABOVE):
        brush.circle(0, 0, 0.98, "#F7E4C4")
        for x, y in ((-0.46, -0.42), (0.4, -0.46), (-0.56, 0.3), (0.52, 0.26), (0, 0.58), (0, -0.02)):
            with brush.at(x, y, 0.38, dice.between(0, 360)):
                brush.circle(0.06, 0.12, 0.98, fade("#2B0D14", 0.35))
                brush.ball(0, 0, 0.95, "#DE9C48")
                brush.arc(0.1, 0.05, 0.5, -160, 40, 0.3, "#F0BE6E")
                brush.arc(-0.1, 0.1, 0.45, 30, 190, 0.28, "#C98332")
                for a, b in dice.spots(6, 0.7, 0.25):
                    brush.circle(a, b, 0.11, dice.pick(["#4F8F36", "#FFF6DC"]))
