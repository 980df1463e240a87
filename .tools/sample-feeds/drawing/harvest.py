"""Vegetables, flowers and bags of the season."""

from . import toppings as top
from .colours import fade, shade
from .subject import front


def pumpkin(brush, colour="#E9822B"):
    """Draws a pumpkin with a radius of about 1."""
    brush.shadow(0, 0.82, 1.1, 0.16, 0.5)
    for x, rx in ((-0.62, 0.44), (0.62, 0.44), (-0.34, 0.46), (0.34, 0.46), (0, 0.44)):
        brush.ellipse(x, 0.12, rx, 0.74, brush.across(x - rx, x + rx, shade(colour, 0.22), colour, shade(colour, -0.28)))
    brush.line([(0, -0.52), (0.04, -0.78), (0.2, -0.92)], 0.2, "#6B7A34")


@front("wine", "herbs")
def harvest_of_autumn(brush, dice, look):
    """A squash, a plate and chestnuts."""
    with brush.at(0.28, -0.12, 0.92):
        pumpkin(brush)
    with brush.at(-0.7, 0.3, 0.58):
        pumpkin(brush, "#D9A441")
    for x, y in ((-0.16, 0.66), (0.2, 0.74), (-0.45, 0.76), (1.0, 0.7), (1.25, 0.72)):
        with brush.at(x, y, 0.16):
            brush.shape(
                [(0, -0.95), (0.8, -0.1), (0.6, 0.7), (-0.6, 0.7), (-0.8, -0.1)],
                brush.across(-0.8, 0.8, "#B5683A", "#7A3A1C", "#4A1E10"),
            )
            brush.box(0, 0.62, 1.1, 0.3, 0.14, "#E3C08A")
    for x, y, turn, colour in (
        (-1.2, 0.7, 20, "#C9402F"),
        (1.15, 0.2, -50, "#E3A02E"),
        (-1.1, 0.1, 70, "#E3A02E"),
        (0.7, 0.78, 160, "#C9402F"),
    ):
        with brush.at(x, y, 0.24, turn):
            top.leaf(colour)(brush, dice)


def paper_bag(crowns, colour="#D9A86A"):
    """A paper bag with food that looks out of its top."""

    def draw(brush, dice, look):
        brush.shadow(0, 0.82, 1.0, 0.14, 0.5)
        for index, (x, y) in enumerate(((-0.42, -0.34), (0.42, -0.36), (0, -0.56))):
            with brush.at(x, y, 0.4):
                crowns[index % len(crowns)](brush, dice)
        brush.polygon(
            [(-0.74, -0.2), (0.74, -0.2), (0.66, 0.8), (-0.66, 0.8)],
            brush.across(-0.74, 0.74, shade(colour, 0.28), colour, shade(colour, -0.25)),
            0.03,
        )
        for at in range(8):
            x = -0.66 + at * 0.19
            brush.polygon([(x - 0.1, -0.19), (x + 0.1, -0.19), (x, -0.32)], shade(colour, 0.2 - at * 0.06), 0.005)
        brush.circle(0, 0.28, 0.32, look.accent)
        brush.circle(-0.11, 0.22, 0.13, "#FFF6E6")
        brush.circle(0.11, 0.22, 0.13, "#FFF6E6")
        brush.polygon([(-0.2, 0.28), (0.2, 0.28), (0, 0.48)], "#FFF6E6", 0.03)

    return front("cola", "fries", "herbs")(draw)


def baguette(brush, dice):
    brush.box(0, -0.4, 0.62, 2.4, 0.3, brush.across(-0.3, 0.3, "#F0B767", "#C97C2E", "#8F5018"))
    for y in (-1.2, -0.7, -0.2):
        brush.line([(-0.16, y + 0.14), (0.16, y - 0.14)], 0.14, "#FBE3B0")


def lettuce(brush, dice):
    for x, y, r in ((-0.5, 0.1, 0.6), (0.5, 0.1, 0.6), (0, -0.3, 0.7)):
        brush.ball(x, y, r, "#7DBB4A")


@front("herbs", "lemon")
def crate(brush, dice, look):
    """A wooden crate with vegetables of the season."""
    brush.shadow(0, 0.82, 1.4, 0.14, 0.5)
    for x, y, size, piece in ((-0.9, -0.16, 0.5, lettuce), (0.86, -0.14, 0.46, lettuce), (0.1, -0.42, 0.36, top.mushroom)):
        with brush.at(x, y, size):
            piece(brush, dice)
    for x, turn in ((-0.44, -16), (-0.26, 2), (-0.08, 16)):
        with brush.at(x, -0.1, 1, turn):
            brush.polygon(
                [(-0.11, -0.38), (0.11, -0.38), (0.02, 0.4), (-0.02, 0.4)],
                brush.across(-0.1, 0.1, "#F9A04A", "#DB6A1C"),
                0.05,
            )
            for lean in (-24, 0, 24):
                with brush.at(0, -0.44, 0.2, -90 + lean):
                    with brush.at(0.7, 0):
                        top.leaf("#5DA63E")(brush, dice)
    for x, y, colour in ((0.34, 0.0, "#D7312F"), (0.66, 0.06, "#E0402F"), (-0.62, 0.1, "#6B2D5C"), (1.02, 0.16, "#F0B429")):
        brush.ball(x, y, 0.25, colour)
        brush.glint(x - 0.09, y - 0.1, 0.06, 0.04, -30, 0.6)
    wood = "#C58F55"
    for y in (0.3, 0.54, 0.74):
        brush.box(0, y, 2.6, 0.2, 0.03, brush.across(-1.3, 1.3, shade(wood, 0.25), wood, shade(wood, -0.25)))
    for x in (-1.2, 1.2):
        brush.box(x, 0.52, 0.2, 0.68, 0.03, shade(wood, -0.28))


@front("flower", "flower")
def bouquet(brush, dice, look):
    """Flowers in a vase."""
    brush.shadow(0, 0.82, 0.6, 0.12, 0.5)
    for turn in range(-70, 71, 20):
        with brush.at(0, 0.14, 1, turn):
            brush.line([(0, 0), (0, -0.8)], 0.07, "#3F7F45")
            with brush.at(0.1, -0.5, 0.26, -50):
                top.leaf("#58A050")(brush, dice)
    colours = dice.shuffled(
        ["#E84E7C", "#F9A03F", "#F6D13D", "#B56AD0", "#FF7F6B", "#FFFFFF", "#D9304F", "#8E7BE0", "#F7A8B8"]
    )
    for index, (x, y, size) in enumerate(
        (
            (-0.72, -0.2, 0.28),
            (0.72, -0.2, 0.28),
            (-0.46, -0.62, 0.32),
            (0.46, -0.62, 0.32),
            (0, -0.9, 0.3),
            (-0.28, -0.22, 0.3),
            (0.3, -0.24, 0.3),
            (0, -0.52, 0.36),
            (0.0, -0.06, 0.26),
        )
    ):
        with brush.at(x, y, size, dice.between(0, 60)):
            brush.circle(0.08, 0.14, 0.95, fade("#1E0A14", 0.22))
            top.flower(colours[index % len(colours)])(brush, dice)
    colour = look.crockery
    brush.shape(
        [(-0.34, 0.06), (0.34, 0.06), (0.3, 0.24), (0.48, 0.52), (0.34, 0.8), (-0.34, 0.8), (-0.48, 0.52), (-0.3, 0.24)],
        brush.across(-0.45, 0.45, shade(colour, 0.3), colour, shade(colour, -0.35)),
    )
    brush.line([(-0.3, 0.4), (-0.28, 0.62)], 0.08, fade("#FFFFFF", 0.5))


@front()
def lime_leaves(brush, dice, look):
    """Limes, chillies and leaves for a soup."""
    for x, y, size, turn, piece in (
        (-0.3, -0.35, 0.52, 0, top.lime),
        (0.5, -0.1, 0.5, -40, top.dark_leaf),
        (0.35, -0.62, 0.42, 30, top.mint),
        (-0.5, 0.4, 0.5, 10, top.chili),
        (0.35, 0.5, 0.42, 0, top.lime_wedge),
        (-0.75, 0.05, 0.3, 70, top.mint),
    ):
        with brush.at(x, y, size, turn):
            piece(brush, dice)
