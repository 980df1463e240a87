"""Pancakes, waffles, crêpes and churros."""

from . import toppings as top
from .colours import fade, shade
from .crockery import plate
from .subject import ABOVE, FRONT, above, front


def stack(colour, crown, sides=("berries", "coffee", "syrup"), square=False):
    """Pancakes or waffles, with syrup that runs down."""

    def draw(brush, dice, look):
        with plate(brush, look, FRONT):
            levels = 4 if not square else 3
            height = 0.2 if not square else 0.27
            for level in range(levels):
                y, x = 0.0 - level * height, dice.between(-0.05, 0.05)
                corner = 0.1 if not square else 0.05
                brush.ellipse(x, y + 0.06, 0.86, 0.14, fade("#2B0D14", 0.3))
                brush.box(
                    x,
                    y - 0.06,
                    1.62,
                    height,
                    corner,
                    brush.across(-0.8, 0.8, shade(colour, 0.3), colour, shade(colour, -0.3)),
                )
                brush.box(x, y - 0.02 + height * 0.2, 1.6, height * 0.26, 0.04, fade(shade(colour, 0.6), 0.75))
                if square:
                    for at in range(6):
                        brush.box(x - 0.66 + at * 0.264, y - 0.06, 0.1, height * 0.8, 0.03, fade(shade(colour, -0.45), 0.6))
            crest = -(levels - 1) * height - 0.14
            brush.ellipse(0, crest, 0.82, 0.16, shade(colour, 0.12))
            syrup = "#8E3F12"
            brush.ellipse(0, crest, 0.66, 0.11, syrup)
            for x, reach in ((-0.55, 0.38), (-0.2, 0.22), (0.3, 0.5), (0.62, 0.26)):
                brush.line([(x, crest + 0.02), (x * 1.06, crest + reach)], 0.13, syrup)
            with brush.at(0, crest - 0.14, 0.34):
                crown(brush, dice)

    return front(*sides)(draw)


def butter_and_berries(brush, dice):
    for x, y, colour in ((-0.9, 0.1, "#C4283C"), (0.9, 0.1, "#40508F"), (0.62, -0.2, "#C4283C")):
        brush.ball(x, y, 0.36, colour)
    brush.box(0, 0.05, 0.95, 0.5, 0.12, brush.down(-0.2, 0.3, "#FFF2A6", "#F7CF47"))


def cream_and_strawberry(brush, dice):
    for x, r in ((-0.55, 0.5), (0.55, 0.5), (0, 0.62)):
        brush.ball(x, 0.0, r, "#FFF6E8")
    strawberry_at(brush, 0, -0.6, 0.5)


def strawberry_at(brush, x, y, size):
    with brush.at(x, y, size):
        brush.shape(
            [(-0.75, -0.4), (0, -0.6), (0.75, -0.4), (0.5, 0.4), (0, 0.95), (-0.5, 0.4)],
            brush.round(-0.3, -0.2, 1.3, "#F2625A", "#D3263A", "#9C1630"),
        )
        for turn in (-60, 0, 60):
            with brush.at(0, -0.55, 0.5, 90 + turn + 180):
                top.leaf("#5DA63E")(brush, None)
        for a, b in ((-0.3, -0.1), (0.2, -0.2), (0.0, 0.25), (0.35, 0.15), (-0.2, 0.45)):
            brush.circle(a, b, 0.07, "#FBD98A")


@above("berries", "coffee", "lemon")
def crepes(brush, dice, look):
    with plate(brush, look, ABOVE):
        for x, y, turn in ((-0.3, -0.2, -24), (0.26, -0.06, 12), (-0.06, 0.3, -4)):
            with brush.at(x, y, 0.78, turn):
                brush.wedge(1.0, 20, 110, fade("#2B0D14", 0.3))
                with brush.at(-0.2, -0.36):
                    brush.wedge(1.06, 14, 104, brush.round(0.2, 0.3, 1.1, "#FBE3A6", "#EDB85E", "#C0813A"))
                    for a, b in ((0.3, 0.25), (0.5, 0.55), (0.25, 0.6), (0.7, 0.35)):
                        brush.circle(a, b, 0.09, fade("#B96F28", 0.4))
        brush.line([(-0.6, -0.3), (-0.2, 0.1), (0.1, -0.2), (0.5, 0.3)], 0.09, "#5A2814")
        for x, y in ((-0.5, 0.5), (0.55, -0.45), (0.6, 0.5)):
            strawberry_at(brush, x, y, 0.22)


@front("chocolate", "sugar", "coffee")
def churros(brush, dice, look):
    """Churros in a paper cone, with a pot of chocolate."""
    brush.shadow(0.0, 0.8, 1.2, 0.14, 0.5)
    for at, turn in enumerate((-26, -13, 0, 12, 25)):
        with brush.at(-0.3, 0.5, 1, turn):
            brush.box(0, -0.92, 0.25, 1.15, 0.12, brush.across(-0.13, 0.13, "#F0B25C", "#C77A28", "#8A4A16"))
            brush.box(-0.045, -0.92, 0.045, 1.05, 0.02, fade("#7A3C10", 0.55))
            brush.box(0.05, -0.92, 0.045, 1.05, 0.02, fade("#7A3C10", 0.55))
            for y in (-1.35, -1.1, -0.85):
                brush.circle(dice.between(-0.08, 0.08), y, 0.03, "#FFFFFF")
    cone = [(-0.86, -0.06), (0.26, -0.06), (-0.1, 0.78), (-0.5, 0.78)]
    brush.polygon(cone, brush.across(-0.9, 0.3, "#FFFDF5", "#F6E4C6", "#CDB38A"), 0.04)
    for share in (0.15, 0.45):
        y = -0.06 + share * 0.84
        width = 1.12 - share * 0.72
        brush.box(-0.3, y + 0.08, width * 0.97, 0.13, 0.03, fade(look.accent, 0.95))
    with brush.at(0.78, 0.46, 0.44):
        brush.shape(
            [(-0.9, -0.5), (-0.8, 0.4), (-0.4, 0.74), (0.4, 0.74), (0.8, 0.4), (0.9, -0.5)],
            brush.across(-0.9, 0.9, shade(look.crockery, 0.3), look.crockery, shade(look.crockery, -0.35)),
        )
        brush.ellipse(0, -0.5, 0.9, 0.3, shade(look.crockery, 0.2))
        brush.ellipse(0, -0.48, 0.78, 0.23, "#4A2013")
        brush.glint(-0.25, -0.53, 0.22, 0.06, 0, 0.4)


@front("chocolate", "sugar", "coffee")
def filled_churro(brush, dice, look):
    """A ring of churro around a scoop with caramel."""
    with plate(brush, look, FRONT):
        brush.arc(0, -0.1, 0.76, 0, 360, 0.34, "#9A5A1C", 0.42)
        brush.arc(0, -0.16, 0.76, 0, 360, 0.28, "#DB9640", 0.42)
        brush.arc(0, -0.2, 0.74, 200, 340, 0.08, "#F6CD86", 0.42)
        brush.ball(0, -0.38, 0.46, "#FFF0D0")
        brush.shape(
            [
                (-0.44, -0.5),
                (-0.2, -0.86),
                (0.2, -0.86),
                (0.44, -0.5),
                (0.3, -0.2),
                (0.14, -0.42),
                (-0.08, -0.14),
                (-0.22, -0.42),
            ],
            "#C4701E",
        )
        brush.arc(0, -0.12, 0.76, 25, 155, 0.28, "#DB9640", 0.42)
        brush.arc(0, -0.16, 0.76, 40, 140, 0.07, "#F6CD86", 0.42)
        for x, y in dice.spots(8, 0.9, 0.25):
            brush.circle(x, y * 0.3 - 0.1, 0.035, "#FFFFFF")
