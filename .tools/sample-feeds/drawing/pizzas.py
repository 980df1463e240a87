"""Pizza, whole and in slices, and pide."""

import math

from . import toppings as top
from .colours import fade, shade
from .crockery import board
from .subject import above, scatter

CRUST = "#DE9A48"


def cheese_base(brush, dice, sauce="#C93A22", cheese="#F8CE62"):
    brush.circle(0, 0, 1, sauce)
    brush.blob(0, 0, 0.95, dice, brush.round(-0.2, -0.3, 1.2, shade(cheese, 0.25), cheese, shade(cheese, -0.1)), 0.04, 13)
    for x, y in dice.spots(6, 0.8, 0.3):
        brush.blob(x, y, 0.12, dice, fade("#E08A2E", 0.5), 0.2)


def pizza(pieces, count=9, leaves=True, sauce="#C93A22", cheese="#F8CE62", sides=("oil", "tomatoes", "herbs")):
    def draw(brush, dice, look):
        brush.shadow(0.08, 0.14, 1.16, 1.12)
        brush.circle(0, 0, 1.05, brush.along(-0.7, -0.7, 0.7, 0.7, "#C58B54", "#8F5B30"))
        brush.blob(
            0, 0, 0.98, dice, brush.along(-0.7, -0.7, 0.7, 0.7, shade(CRUST, 0.3), CRUST, shade(CRUST, -0.35)), 0.025, 14
        )
        for x, y in dice.spots(30, 0.95, 0.2):
            if math.hypot(x, y) > 0.83:
                brush.circle(x, y, 0.06, fade("#8A4A1C", 0.6))
        with brush.at(size=0.82):
            cheese_base(brush, dice, sauce, cheese)
            for index, (x, y) in enumerate(dice.spots(count, 0.76, 0.38)):
                with brush.at(x, y, 0.2, dice.between(0, 360)):
                    pieces[index % len(pieces)](brush, dice)
            if leaves:
                scatter(brush, dice, top.basil, 6, 0.66, 0.17, 0.4)
        for turn in (0, 45, 90, 135):
            with brush.at(turn=turn + 12):
                brush.line([(-0.96, 0), (0.96, 0)], 0.035, fade("#8A3A12", 0.55))

    return above(*sides)(draw)


def pepperoni(brush, dice):
    brush.circle(0.06, 0.1, 1, fade("#2B0D14", 0.3))
    brush.circle(0, 0, 1, brush.round(-0.3, -0.3, 1.4, "#DB5138", "#B02A22"))
    for x, y in dice.spots(3, 0.6, 0.4):
        brush.circle(x, y, 0.14, "#F08B6E")


def mozzarella(brush, dice):
    brush.blob(0, 0, 1.1, dice, brush.round(-0.2, -0.2, 1.2, "#FFFFFF", "#FFF3DC", "#F3DCA8"), 0.14)


@above("oil", "tomatoes", "napkin")
def pizza_slice(brush, dice, look):
    with brush.at(0, -0.02, 1.08, -14):
        outline = [(-0.88, -0.56), (0.88, -0.56), (0, 1.02)]
        brush.polygon([(x + 0.07, y + 0.1) for x, y in outline], fade("#1E0A14", 0.4), 0.08)
        brush.polygon([(-0.82, -0.5), (0.82, -0.5), (0, 0.95)], "#C93A22", 0.07)
        brush.polygon([(-0.74, -0.5), (0.74, -0.5), (0, 0.82)], brush.down(-0.5, 0.9, "#FADC7F", "#F3BC4A"), 0.06)
        for x, width, reach in ((-0.32, 0.14, 0.45), (0.2, 0.12, 0.72)):
            brush.line([(x, 0), (x, reach)], width, "#F8CE62")
        brush.line([(-0.92, -0.6), (0, -0.76), (0.92, -0.6)], 0.34, shade(CRUST, -0.2))
        brush.line([(-0.92, -0.63), (0, -0.8), (0.92, -0.63)], 0.26, CRUST)
        brush.line([(-0.7, -0.74), (0, -0.88), (0.6, -0.76)], 0.07, shade(CRUST, 0.5))
        for x, y in ((-0.38, -0.22), (0.36, -0.24), (0.02, 0.22)):
            with brush.at(x, y, 0.23, dice.between(0, 360)):
                mozzarella(brush, dice)
        for x, y, turn in ((0, -0.24, 40), (-0.16, 0.5, -30), (0.2, 0.06, 100), (-0.28, 0.1, 10)):
            with brush.at(x, y, 0.17, turn):
                top.basil(brush, dice)


@above("oil", "herbs", "tomatoes")
def square_pizza(brush, dice, look):
    brush.box(0.08, 0.13, 2.3, 1.68, 0.12, fade("#1E0A14", 0.4))
    brush.box(0, 0, 2.26, 1.64, 0.12, brush.along(-1, -0.8, 1, 0.8, "#6C6468", "#3A3437"))
    brush.box(0, 0, 2.1, 1.48, 0.18, brush.along(-1, -0.7, 1, 0.7, shade(CRUST, 0.3), shade(CRUST, -0.2)))
    brush.box(0, 0, 1.86, 1.26, 0.12, "#D2452A")
    for row in range(3):
        for column in range(4):
            x, y = -0.69 + column * 0.46, -0.42 + row * 0.42
            brush.blob(x, y, 0.19, dice, brush.round(x - 0.05, y - 0.05, 0.25, "#FFF3D2", "#F9D77E"), 0.14)
            with brush.at(x + dice.between(-0.07, 0.07), y, 0.11, dice.between(0, 360)):
                top.basil(brush, dice)
    for x in (-0.46, 0, 0.46):
        brush.box(x, 0, 0.035, 1.46, 0.01, fade("#7A2A14", 0.55))
    for y in (-0.21, 0.21):
        brush.box(0, y, 2.08, 0.035, 0.01, fade("#7A2A14", 0.55))


@above("sauce", "lemon", "herbs")
def pide(brush, dice, look):
    """Two boat-shaped flatbreads with cheese, meat and egg."""
    board(brush, 2.5, 1.66)
    for y, kind in ((-0.38, 0), (0.38, 1)):
        with brush.at(0, y, 1, -5):
            boat = [(-1.12, 0), (-0.6, -0.3), (0, -0.36), (0.6, -0.3), (1.12, 0), (0.6, 0.3), (0, 0.36), (-0.6, 0.3)]
            brush.shape([(a + 0.03, b + 0.08) for a, b in boat], fade("#1E0A14", 0.35))
            brush.shape(boat, brush.down(-0.36, 0.36, shade(CRUST, 0.3), CRUST, shade(CRUST, -0.25)))
            inner = [(a * 0.8, b * 0.66) for a, b in boat]
            brush.shape(inner, "#F6CB5C" if kind else "#A8452B")
            with brush.inside_shape(inner):
                for x in (-0.62, -0.36, -0.1, 0.16, 0.42, 0.66):
                    with brush.at(x, dice.between(-0.08, 0.08), 0.13, dice.between(0, 360)):
                        dice.pick(
                            (top.chunk("#C23A22"), top.basil, top.chunk("#E8872B"))
                            if kind
                            else (top.chunk("#6E2A1C"), top.basil, top.chunk("#DD4A33"))
                        )(brush, dice)
            if kind:
                with brush.at(0, 0, 0.22):
                    top.fried_egg(brush, dice)
