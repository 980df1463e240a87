"""Meat from the fire and the oven."""

import math

from . import toppings as top
from .colours import fade, shade
from .crockery import board, plate
from .subject import ABOVE, above, in_row, scatter


def steak_piece(brush, dice, meat="#7B3B2A", inside="#D9626A"):
    """Draws a grilled piece of meat, cut open at its right end."""
    outline = [(-1, -0.1), (-0.7, -0.6), (0, -0.7), (0.75, -0.55), (1, 0), (0.7, 0.55), (0, 0.62), (-0.7, 0.5)]
    brush.shape([(x + 0.08, y + 0.14) for x, y in outline], fade("#2B0D14", 0.4))
    brush.shape(outline, brush.round(-0.3, -0.4, 1.7, shade(meat, 0.22), meat, shade(meat, -0.3)))
    with brush.inside_shape(outline):
        for at in (-0.75, -0.35, 0.05):
            brush.line([(at - 0.2, 0.8), (at + 0.3, -0.8)], 0.14, shade(meat, -0.55))
        brush.line([(0.42, -0.9), (0.36, 0), (0.5, 0.9)], 0.5, fade("#FFFFFF", 0))
        brush.shape(
            [(0.42, -0.8), (1.2, -0.7), (1.2, 0.8), (0.5, 0.7), (0.38, 0)],
            brush.across(0.4, 1, inside, shade(inside, -0.15)),
        )
        brush.line([(0.7, -0.3), (0.74, 0.25)], 0.14, shade(inside, 0.35))


def steak(
    meat="#7B3B2A",
    inside="#D9626A",
    pieces=(top.potato, top.potato, top.tomato, top.spinach),
    sauce=None,
    sides=("fork", "wine", "pepper"),
):
    def draw(brush, dice, look):
        with plate(brush, look, ABOVE):
            if sauce:
                brush.blob(-0.05, 0.2, 0.68, dice, sauce, 0.1)
            with brush.at(-0.08, 0.18, 0.66, -12):
                steak_piece(brush, dice, meat, inside)
            for x, piece in zip((-0.5, -0.16, 0.2, 0.54), dice.shuffled(pieces)):
                with brush.at(x, -0.5 + 0.12 * abs(x), 0.22):
                    piece(brush, dice)
            with brush.at(0.1, 0.02, 0.2, -40):
                top.herbs(brush, dice)

    return above(*sides)(draw)


@above("herbs", "sauce", "pepper")
def grill(brush, dice, look):
    """Sausages, meat and peppers over the fire."""
    brush.shadow(0.06, 0.14, 1.25, 1.0)
    brush.box(0, 0, 2.3, 1.7, 0.3, brush.along(-1, -0.8, 1, 0.8, "#4A4045", "#2A2226"))
    brush.box(0, 0, 2.08, 1.48, 0.22, brush.round(0, 0, 1.2, "#F58A2E", "#B33A1E", "#4A1A18"))
    for at in range(8):
        brush.line([(-0.96 + at * 0.275, -0.68), (-0.96 + at * 0.275, 0.68)], 0.06, "#251D21")
    with brush.at(-0.48, -0.1, 0.52, -20):
        steak_piece(brush, dice)
    for y in (-0.42, -0.08, 0.26):
        points = [(0.2, y + 0.1), (0.55, y), (0.88, y + 0.12)]
        brush.line([(x + 0.03, z + 0.07) for x, z in points], 0.26, fade("#1E0A14", 0.4))
        brush.line(points, 0.26, "#B3542F")
        brush.line([(x, z - 0.05) for x, z in points], 0.07, "#E39A68")
    for x, piece in ((-0.7, top.tomato), (-0.35, top.onion), (0.05, top.eggplant)):
        with brush.at(x, 0.5, 0.17):
            piece(brush, dice)
    with brush.at(0.5, 0.55, 0.22, 10):
        top.chili(brush, dice)


def wing(brush, dice, sauce="#C2491D"):
    """Draws a chicken wing: a drop with a bone."""
    brush.line([(0.55, -0.35), (1.0, -0.62)], 0.24, "#F5E3C4")
    brush.circle(1.0, -0.72, 0.15, "#FBF0DA")
    brush.circle(1.1, -0.56, 0.15, "#FBF0DA")
    drop = [(0.72, -0.45), (0.45, 0.25), (-0.1, 0.68), (-0.7, 0.5), (-0.85, -0.05), (-0.4, -0.5), (0.2, -0.6)]
    brush.shape([(x + 0.06, y + 0.14) for x, y in drop], fade("#2B0D14", 0.35))
    brush.shape(drop, brush.round(-0.35, -0.2, 1.3, shade(sauce, 0.35), sauce, shade(sauce, -0.35)))
    brush.glint(-0.35, -0.12, 0.26, 0.12, -30, 0.5)


@above("sauce", "celery", "napkin")
def wings(brush, dice, look):
    with plate(brush, look, ABOVE):
        sauce = dice.pick(["#C2491D", "#B5391B", "#D0651F"])
        for x, y, turn in (
            (-0.45, -0.42, 10),
            (0.35, -0.42, 80),
            (-0.55, 0.22, -40),
            (0.5, 0.25, 30),
            (0, 0.5, 150),
            (0, -0.05, -10),
        ):
            with brush.at(x * 0.9, y * 0.9 - 0.02, 0.42, turn):
                wing(brush, dice, sauce)
        scatter(brush, dice, top.sesame, 5, 0.6, 0.16, 0.3)
        with brush.at(0.1, -0.62, 0.2, 20):
            top.herbs(brush, dice)


@above("sauce", "pickles", "corn")
def ribs(brush, dice, look):
    board(brush)
    for y, turn in ((-0.28, -4), (0.34, 3)):
        with brush.at(-0.05, y, 1, turn):
            brush.box(0.05, 0.1, 1.85, 0.52, 0.2, fade("#1E0A14", 0.4))
            brush.box(0, 0, 1.85, 0.52, 0.2, brush.down(-0.26, 0.26, "#A8502C", "#7A2F1C", "#521E14"))
            for at in range(6):
                x = -0.75 + at * 0.3
                brush.line([(x, -0.2), (x - 0.04, 0.2)], 0.07, "#4A1A12")
                brush.line([(x + 0.12, -0.17), (x + 0.1, -0.02)], 0.08, fade("#F6B26B", 0.6))
                brush.circle(x + 0.13, 0.3, 0.085, "#F5E3C4")
    with brush.at(0.95, 0.05, 0.3):
        top.herbs(brush, dice)


@above("sauce", "lemon", "flatbread")
def skewers(brush, dice, look):
    with plate(brush, look, ABOVE):
        kinds = [top.chicken, top.tomato, top.cube("#F7E3B4"), top.onion, top.chunk("#6FA23C")]
        for y in (-0.42, 0.0, 0.42):
            with brush.at(0, y, 1, -8):
                brush.line([(-1.05, 0), (1.05, 0)], 0.07, "#9A6A3A")
                in_row(brush, dice, [kinds[(at + dice.pick(range(3))) % 5] for at in range(6)], 1.3, 0, 0.16)
        with brush.at(0.55, -0.66, 0.2):
            top.lemon(brush, dice)


@above("sauce", "beer", "chopsticks")
def yakitori(brush, dice, look):
    """Three glazed skewers on a long dark plate."""
    brush.box(0.05, 0.12, 2.35, 1.5, 0.14, fade("#1E0A14", 0.4))
    brush.box(0, 0, 2.3, 1.45, 0.12, brush.along(-1, -0.7, 1, 0.7, "#4B5560", "#2A3038"))
    for y in (-0.42, 0.0, 0.42):
        brush.line([(-1.0, y + 0.05), (1.15, y - 0.05)], 0.07, "#D9B67A")
        for at in range(5):
            with brush.at(-0.72 + at * 0.32, y, 0.19, dice.between(-10, 10)):
                (top.chunk("#B05A22") if at % 2 == 0 else top.chunk("#8DB04A"))(brush, dice)
    scatter(brush, dice, top.sesame, 6, 0.7, 0.14, 0.3)


@above("sauce", "teacup", "chopsticks")
def roast_duck(brush, dice, look):
    """Slices of lacquered duck, fanned out on a plate."""
    with plate(brush, look, ABOVE):
        with brush.at(0, -0.45, 0.36):
            for turn in (150, 190, 230, 270, 310, 350, 30):
                with brush.at(math.cos(math.radians(turn)) * 1.2, math.sin(math.radians(turn)) * 0.35, 0.6, turn):
                    top.leaf("#6DA544")(brush, dice)
        for at in range(7):
            with brush.at(-0.62 + at * 0.2, 0.08 + 0.02 * (at - 3) ** 2, 1, -24 + at * 8):
                brush.box(0.04, 0.06, 0.24, 0.86, 0.12, fade("#2B0D14", 0.35))
                brush.box(0, 0, 0.26, 0.86, 0.12, brush.across(-0.13, 0.13, "#F3C29A", "#E2A272"))
                brush.box(-0.07, 0, 0.13, 0.84, 0.06, brush.down(-0.4, 0.4, "#D8622A", "#9A3517"))
        for x in (-0.5, 0.5):
            with brush.at(x, -0.5, 0.17):
                top.cucumber(brush, dice)
