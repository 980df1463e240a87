"""Fish, oysters and octopus."""

import math

from . import toppings as top
from .bowls import liquid
from .colours import fade, shade
from .crockery import board, bowl, paper, plate
from .subject import ABOVE, above, scatter


@above("lemon", "sauce", "beer")
def fish_and_chips(brush, dice, look):
    paper(brush, dice, look, 2.4, 1.6)
    for at in range(20):
        x, y, turn = dice.between(-0.9, 0.95), dice.between(-0.1, 0.62), dice.between(-65, 65)
        with brush.at(x, y, 0.44, turn):
            brush.box(0.05, 0.08, 1.15, 0.32, 0.1, fade("#2B0D14", 0.3))
            brush.box(0, 0, 1.15, 0.32, 0.1, dice.pick(["#F6C34B", "#F2B23A", "#FAD06A"]))
    with brush.at(-0.06, -0.24, 0.98, -12):
        fish = [
            (-1, 0),
            (-0.6, -0.36),
            (0.1, -0.42),
            (0.7, -0.26),
            (1.06, -0.36),
            (1.0, 0.0),
            (1.08, 0.3),
            (0.6, 0.22),
            (0, 0.34),
            (-0.65, 0.28),
        ]
        brush.shape([(x + 0.05, y + 0.12) for x, y in fish], fade("#2B0D14", 0.4))
        brush.shape(fish, brush.down(-0.5, 0.4, "#F3B04E", "#D98227", "#A85A18"))
        scatter(brush, dice, top.crumbs("#F8C873", 0.4, 4), 9, 0.4, 0.15, 0.2)
    with brush.at(0.78, -0.48, 0.27):
        top.lemon(brush, dice)
    with brush.at(-0.85, 0.42, 0.3):
        brush.circle(0, 0, 0.9, "#F8F1E4")
        brush.circle(0, 0, 0.7, "#9CC25C")


def whole_fish(skin, sides=("lemon", "wine", "herbs")):
    """A baked fish with slices of lemon."""

    def draw(brush, dice, look):
        brush.shadow(0.05, 0.12, 1.4, 0.85)
        brush.ellipse(0, 0, 1.36, 0.8, brush.along(-1, -0.7, 1, 0.7, shade(look.crockery, 0.3), shade(look.crockery, -0.2)))
        brush.ellipse(0, 0, 1.16, 0.62, shade(look.crockery, -0.06))
        for x, y in ((-0.6, 0.3), (0, 0.38), (0.55, 0.3)):
            with brush.at(x, y, 0.2):
                top.lemon(brush, dice)
        with brush.at(0, -0.04, 1, -6):
            tail = [(0.72, 0), (1.12, -0.36), (1.04, 0), (1.12, 0.36)]
            body = [
                (-1.0, 0.02),
                (-0.68, -0.3),
                (-0.1, -0.4),
                (0.5, -0.2),
                (0.86, -0.04),
                (0.86, 0.06),
                (0.5, 0.22),
                (-0.1, 0.36),
                (-0.68, 0.28),
            ]
            brush.shape([(x + 0.04, y + 0.12) for x, y in body], fade("#2B0D14", 0.35))
            brush.polygon(tail, shade(skin, -0.25), 0.04)
            brush.shape(body, brush.down(-0.4, 0.4, shade(skin, -0.2), skin, shade(skin, 0.5)))
            for at in (-0.3, 0.0, 0.3):
                brush.line([(at + 0.05, -0.24), (at - 0.04, 0.16)], 0.07, shade(skin, -0.4))
            brush.arc(-0.66, 0, 0.3, -50, 50, 0.06, shade(skin, -0.35))
            brush.circle(-0.76, -0.08, 0.08, "#FFFFFF")
            brush.circle(-0.76, -0.08, 0.045, "#1E0A14")
        for x in (-0.35, 0.3):
            with brush.at(x, 0.02, 0.2, dice.between(0, 90)):
                top.herbs(brush, dice)

    return above(*sides)(draw)


def oyster(brush, dice):
    outline = [(-1, 0.15), (-0.7, -0.55), (0, -0.8), (0.75, -0.5), (1, 0.15), (0.55, 0.6), (-0.3, 0.68)]
    brush.shape([(x + 0.06, y + 0.14) for x, y in outline], fade("#1E0A14", 0.4))
    brush.shape(outline, brush.round(0, 0, 1.1, "#8D8A86", "#5F5D5C"))
    brush.shape([(x * 0.82, y * 0.8) for x, y in outline], brush.round(-0.2, -0.2, 1.1, "#FFFDF6", "#E3DDD2"))
    brush.blob(0, 0.02, 0.5, dice, brush.round(-0.1, -0.1, 0.6, "#F1E0C2", "#CDB58E", "#9C8A73"), 0.12)
    brush.glint(-0.16, -0.16, 0.2, 0.08, -25, 0.75)


@above("wine", "lemon", "sauce")
def oysters(brush, dice, look):
    brush.shadow(0.06, 0.14, 1.2, 1.12)
    brush.circle(0, 0, 1.08, brush.along(-0.8, -0.8, 0.8, 0.8, "#C9D3D8", "#7F8D95"))
    brush.circle(0, 0, 0.98, brush.round(-0.3, -0.3, 1.3, "#F4FBFF", "#BFDCEA"))
    for x, y in dice.spots(20, 0.88, 0.24):
        with brush.at(x, y, 0.12, dice.between(0, 90)):
            brush.box(0, 0, 1.7, 1.7, 0.4, fade("#FFFFFF", 0.7))
    for part in range(7):
        angle = math.tau * part / 7
        with brush.at(0.62 * math.cos(angle), 0.62 * math.sin(angle), 0.34, math.degrees(angle) + 90):
            oyster(brush, dice)
    with brush.at(0, 0, 0.28):
        top.lemon(brush, dice)


@above("wine", "lemon", "bread")
def mignonette(brush, dice, look):
    """Three small bowls of dressing on a board."""
    board(brush, 2.4, 1.1)
    for x, colour in ((-0.72, "#B23A5A"), (0, "#7BA23F"), (0.72, "#E3A63A")):
        with brush.at(x, 0, 0.42):
            with bowl(brush, look, ABOVE):
                liquid(brush, dice, colour)
                scatter(brush, dice, top.onion, 5, 0.6, 0.2, 0.4)


@above("lemon", "chili", "corn")
def ceviche(brush, dice, look):
    with plate(brush, look, ABOVE):
        brush.blob(0, 0.02, 0.82, dice, brush.round(0, 0, 0.9, "#FFF3C9", "#F5DF97"), 0.06)
        scatter(brush, dice, top.cube("#FBE4D4"), 11, 0.62, 0.17, 0.28)
        scatter(brush, dice, top.onion, 5, 0.6, 0.2, 0.35)
        scatter(brush, dice, top.herbs, 3, 0.5, 0.17, 0.4)
        for x, y, piece in (
            (-0.55, 0.42, top.lime_wedge),
            (0.6, 0.3, top.corn),
            (0.35, -0.5, top.chili),
            (-0.45, -0.45, top.squash),
        ):
            with brush.at(x, y, 0.24):
                piece(brush, dice)


@above("wine", "lemon", "fork")
def octopus(brush, dice, look):
    with plate(brush, look, ABOVE):
        brush.blob(0, 0.05, 0.76, dice, "#F0C36A", 0.1)
        for turn in (0, 150):
            with brush.at(0.05 if turn else -0.05, 0.06 if turn else -0.02, 0.8, turn):
                points = [
                    (-0.8, 0.5),
                    (-0.85, -0.1),
                    (-0.4, -0.55),
                    (0.15, -0.4),
                    (0.25, 0.02),
                    (-0.05, 0.18),
                    (-0.22, -0.02),
                ]
                for width, colour in ((0.34, "#6E2338"), (0.26, "#A83E52")):
                    brush.line(points, width, colour)
                brush.line([(x * 0.93 + 0.02, y * 0.93 - 0.03) for x, y in points], 0.08, "#DB7E84")
                for x, y in ((-0.9, 0.15), (-0.72, -0.38), (-0.16, -0.62), (0.34, -0.24)):
                    brush.circle(x * 0.98, y * 0.98, 0.09, "#F6CBC0")
        with brush.at(0.45, 0.5, 0.22):
            top.lemon(brush, dice)
        scatter(brush, dice, top.basil, 5, 0.6, 0.15, 0.3)
