"""Platters and bowls that a table shares."""

import math

from . import toppings as top
from .colours import fade, shade
from .crockery import board, bowl
from .subject import ABOVE, above, scatter


@above("wrapped", "sauce", "coffee")
def injera(brush, dice, look):
    brush.shadow(0.06, 0.14, 1.2, 1.12)
    brush.circle(0, 0, 1.08, brush.along(-0.8, -0.8, 0.8, 0.8, shade(look.accent, 0.2), shade(look.accent, -0.35)))
    brush.circle(0, 0, 0.98, brush.round(-0.2, -0.3, 1.2, "#E0B98A", "#C7966A"))
    scatter(brush, dice, top.crumbs("#B98558", 0.5, 2), 26, 0.9, 0.06, 0.14)
    heaps = ["#B5361F", "#E2A32B", "#5C7F33", "#7B3A22", "#D9742A", "#8A9A3B"]
    for part, colour in enumerate(dice.shuffled(heaps)):
        angle = math.tau * part / 6
        x, y = 0.6 * math.cos(angle), 0.6 * math.sin(angle)
        brush.blob(x + 0.04, y + 0.06, 0.26, dice, fade("#2B0D14", 0.3), 0.12)
        brush.blob(
            x, y, 0.26, dice, brush.round(x - 0.08, y - 0.1, 0.36, shade(colour, 0.28), colour, shade(colour, -0.2)), 0.14
        )
    with brush.at(0, 0, 0.34):
        brush.blob(0, 0, 1, dice, "#8A2B1B", 0.1)
        with brush.at(0, 0, 0.75):
            top.egg_half(brush, dice)


@above("flatbread", "oil", "olives")
def mezze(brush, dice, look):
    """A round tray with small bowls and warm bread."""
    brush.shadow(0.06, 0.14, 1.25, 1.15)
    brush.circle(0, 0, 1.12, brush.along(-0.8, -0.8, 0.8, 0.8, "#E4B45A", "#A8732C"))
    brush.circle(0, 0, 1.0, "#C98F3F")
    dips = [
        ("#F0D9A8", "#D9A03A"),
        ("#A33B2C", "#F0D9A8"),
        ("#F7F1E3", "#7BA23F"),
        ("#7C9A45", "#F7F1E3"),
        ("#C9A27C", "#96224F"),
    ]
    for part, (dip, drop) in enumerate(dice.shuffled(dips)):
        angle = math.tau * part / 5 - 0.3
        with brush.at(0.62 * math.cos(angle), 0.62 * math.sin(angle), 0.37):
            with bowl(brush, look, ABOVE):
                brush.circle(0, 0, 1, dip)
                brush.arc(0, 0, 0.55, 20, 290, 0.22, shade(dip, -0.2))
                brush.circle(0, 0, 0.26, drop)
    for turn in (20, 140, 260):
        with brush.at(0, 0, 0.3, turn):
            brush.wedge(1.05, -38, 38, "#8A5A2C")
            brush.wedge(0.98, -36, 36, brush.round(0.6, 0, 0.8, "#F6D79E", "#D9A25B"))


@above("salt", "chili", "beer")
def edamame(brush, dice, look):
    with bowl(brush, look, ABOVE):
        brush.circle(0, 0, 0.97, "#2E5A2C")
        for x, y in sorted(dice.spots(17, 0.76, 0.26), key=lambda spot: spot[1]):
            with brush.at(x, y, 0.34, dice.between(-70, 70)):
                brush.ellipse(0.05, 0.12, 1, 0.36, fade("#12200E", 0.4))
                brush.ellipse(0, 0, 1, 0.36, brush.down(-0.4, 0.4, "#A9D65C", "#5F9E37"))
                for at in (-0.5, 0, 0.5):
                    brush.ball(at, -0.02, 0.25, "#8CC64A")
        scatter(brush, dice, top.crumbs("#FFFFFF", 0.4, 4), 7, 0.7, 0.06, 0.2)


@above("chili", "lime", "herbs")
def elote(brush, dice, look):
    board(brush, 2.4, 1.4)
    for y, turn in ((-0.3, -10), (0.32, -6)):
        with brush.at(0, y, 1, turn):
            brush.box(0.04, 0.08, 1.75, 0.46, 0.23, fade("#1E0A14", 0.4))
            brush.line([(0.8, 0), (1.2, 0)], 0.12, "#D9B67A")
            brush.box(0, 0, 1.75, 0.46, 0.23, brush.down(-0.23, 0.23, "#FBD34F", "#E09A1F"))
            for row in (-0.13, 0, 0.13):
                for at in range(11):
                    brush.ball(-0.74 + at * 0.148, row, 0.068, dice.pick(["#FCDD6B", "#F7C331", "#E39A22"]))
            brush.line([(-0.7, -0.05), (-0.35, 0.08), (0, -0.06), (0.35, 0.08), (0.7, -0.04)], 0.1, "#FFF8EA")
            for x, y2 in dice.spots(12, 0.75, 0.1):
                brush.circle(x, y2 * 0.22, 0.045, dice.pick(["#C7301F", "#3F8F38"]))
    for x in (-0.95, 0.1):
        with brush.at(x, 0.02, 0.2):
            top.lime_wedge(brush, dice)
