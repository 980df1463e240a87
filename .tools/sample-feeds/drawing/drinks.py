"""Cups, glasses and bottles."""

from . import toppings as top
from .colours import fade, shade
from .crockery import cup, glass, steam, straw
from .subject import front


@front("beans", "cookie", "croissant")
def coffee(brush, dice, look):
    steam(brush, -0.62, 0.26)
    cup(brush, look, "#7A4524", foam="#F7E3C4")


@front("teapot", "cookie", "lemon")
def tea(brush, dice, look):
    """A teapot beside a cup."""
    colour = look.crockery
    with brush.at(-0.42, 0.08, 0.92):
        brush.shadow(0, 0.76, 0.95, 0.14, 0.5)
        brush.arc(-0.74, 0.1, 0.34, 80, 280, 0.17, shade(colour, -0.2))
        brush.polygon(
            [(0.5, 0.2), (0.62, -0.06), (0.98, -0.42), (1.16, -0.36), (0.86, 0.1), (0.6, 0.5)], shade(colour, -0.22), 0.05
        )
        brush.ball(0, 0.12, 0.76, colour, squash=0.84)
        brush.ellipse(0, -0.42, 0.4, 0.12, shade(colour, -0.25))
        brush.half(0, -0.42, 0.38, 0.2, shade(colour, 0.1))
        brush.ball(0, -0.66, 0.12, look.accent)
        for x in (-0.34, 0, 0.34):
            with brush.at(x, 0.2 - abs(x) * 0.2, 0.17):
                top.flower(look.accent)(brush, dice)
    with brush.at(0.78, 0.42, 0.52):
        steam(brush, -0.62, 0.26)
        cup(brush, look, "#B5651D")


@front("pearls", "straws", "lime")
def boba(brush, dice, look):
    """Two glasses of milk tea with tapioca pearls."""
    drinks = dice.shuffled([["#F3DFC4", "#C98F5A"], ["#E9D2F2", "#A67BC0"], ["#DDEFB8", "#8CB65A"], ["#FBC9B0", "#E8785A"]])
    for x, size, drink in ((0.46, 0.86, drinks[1]), (-0.4, 1.0, drinks[0])):
        with brush.at(x, 0.8 - 0.8 * size, size):
            straw(brush, look.accent, 0.1, -1.22, -0.6, 0.2)
            glass(brush, drink, -0.72, 0.78, 0.52, 0.4, dice=dice)
            for row, count in ((0.66, 4), (0.52, 5), (0.38, 3)):
                for at in range(count):
                    brush.ball((at - (count - 1) / 2) * 0.17, row, 0.085, "#3B1F1A")
            brush.half(0, -0.72, 0.54, 0.36, fade("#FFFFFF", 0.3))


def iced(drink, slice_of=None, sides=("lime", "herbs", "straws"), head=None, leaf=True, wide=0.5):
    """A tall drink with ice."""

    def draw(brush, dice, look):
        straw(brush, look.accent, 0.14, -1.2, -0.5)
        glass(brush, drink, -0.72, 0.8, wide, wide * 0.78, dice=dice, head=head)
        if slice_of:
            with brush.at(-0.5, -0.7, 0.34):
                slice_of(brush, dice)
        if leaf:
            with brush.at(0.06, -0.7, 0.28, -60):
                top.mint(brush, dice)

    return front(*sides)(draw)


def bottle_shape(brush, colour, label, stamp=None, x=0.0, size=1.0, cap="#E8C15A", neck=0.16, body=0.36):
    with brush.at(x, 0.8 - 0.8 * size, size):
        brush.shadow(0.02, 0.8, body * 1.6, 0.09, 0.5)
        paint = brush.across(-body, body, shade(colour, 0.3), colour, shade(colour, -0.35))
        brush.shape(
            [
                (-neck, -0.95),
                (neck, -0.95),
                (neck, -0.5),
                (body, -0.14),
                (body, 0.7),
                (0.6 * body, 0.79),
                (-0.6 * body, 0.79),
                (-body, 0.7),
                (-body, -0.14),
                (-neck, -0.5),
            ],
            paint,
        )
        brush.box(0, -0.96, neck * 2.3, 0.2, 0.05, cap)
        brush.box(0, 0.3, body * 2, 0.5, 0.02, label)
        if stamp:
            with brush.at(0, 0.3, 0.2):
                stamp(brush, None)
        brush.box(body * 0.55, 0.3, body * 0.9, 0.5, 0, fade("#1E0A14", 0.12))
        brush.line([(-body * 0.62, -0.08), (-body * 0.62, 0.62)], 0.07, fade("#FFFFFF", 0.4))


def round_stamp(colour):
    return lambda brush, dice: brush.circle(0, 0, 0.8, colour)


@front("melon", "lime", "straws")
def ramune(brush, dice, look):
    """A bottle of soda with a marble in its neck."""
    brush.shadow(0, 0.8, 0.6, 0.1, 0.5)
    green = "#7CCB6B"
    outline = [
        (-0.17, -1.0),
        (0.17, -1.0),
        (0.2, -0.66),
        (0.15, -0.5),
        (0.36, -0.2),
        (0.36, 0.66),
        (0.22, 0.8),
        (-0.22, 0.8),
        (-0.36, 0.66),
        (-0.36, -0.2),
        (-0.15, -0.5),
        (-0.2, -0.66),
    ]
    brush.shape(outline, brush.across(-0.36, 0.36, "#D2F2B0", green, "#3F9A58"))
    brush.box(0, -1.02, 0.42, 0.16, 0.05, "#E5533C")
    brush.ball(0, -0.66, 0.12, "#4FA7D8")
    brush.box(0, 0.26, 0.72, 0.52, 0.02, "#FFF6E0")
    brush.ball(0, 0.26, 0.18, "#8DC84E")
    for x, y in ((-0.14, -0.1), (0.12, -0.22), (0.18, 0.66), (-0.1, 0.62), (0.02, -0.32)):
        brush.circle(x, y, 0.045, fade("#FFFFFF", 0.7))
    brush.line([(-0.22, -0.1), (-0.22, 0.6)], 0.07, fade("#FFFFFF", 0.5))


def wine_glass(brush, wine, x=0.0, size=1.0):
    with brush.at(x, 0.8 - 0.8 * size, size):
        brush.shadow(0, 0.8, 0.5, 0.08, 0.45)
        brush.ellipse(0, 0.78, 0.36, 0.07, fade("#FFFFFF", 0.75))
        brush.box(0, 0.44, 0.08, 0.66, 0.02, fade("#FFFFFF", 0.7))
        bowl_of = [(-0.38, -0.8), (-0.48, -0.3), (-0.3, 0.06), (0, 0.16), (0.3, 0.06), (0.48, -0.3), (0.38, -0.8)]
        brush.shape(bowl_of, fade("#FFFFFF", 0.38))
        brush.shape(
            [(-0.46, -0.34), (-0.42, -0.1), (-0.24, 0.06), (0, 0.12), (0.24, 0.06), (0.42, -0.1), (0.46, -0.34), (0, -0.3)],
            brush.across(-0.45, 0.45, shade(wine, 0.2), wine, shade(wine, -0.2)),
        )
        brush.ellipse(0, -0.34, 0.45, 0.08, shade(wine, 0.3))
        brush.line([(-0.32, -0.62), (-0.36, -0.3), (-0.26, -0.06)], 0.07, fade("#FFFFFF", 0.6))


@front("cheese", "grapes", "olives")
def wine(brush, dice, look):
    red = dice.pick(["#8E1F3A", "#A32640"])
    bottle_shape(brush, "#2C4A36", "#F7EAD0", round_stamp(red), -0.55, 1.1, red)
    wine_glass(brush, red, 0.36, 0.98)
    with brush.at(0.98, 0.58, 0.22):
        grapes(brush)


def grapes(brush, colour="#6B3A78"):
    for row, count in ((-0.5, 4), (-0.05, 3), (0.4, 2), (0.8, 1)):
        for at in range(count):
            brush.ball((at - (count - 1) / 2) * 0.56, row, 0.34, colour)
    brush.line([(0, -0.7), (0.1, -1.2)], 0.14, "#6B4A28")
