"""Ice cream, cakes and puddings."""

from . import toppings as top
from .bowls import liquid
from .colours import fade, shade
from .crockery import bowl, deep, plate, steam
from .subject import ABOVE, FRONT, above, front, scatter

FLAVOURS = ["#F7A8B8", "#FFF0CF", "#7A4A32", "#A9D18E", "#F9C45C", "#C9A6DD", "#E8566B", "#9FD8D6"]


@front("cone", "berries", "wafer")
def ice_cream(brush, dice, look):
    """Three scoops in a cone."""
    flavours = dice.shuffled(FLAVOURS)
    brush.shadow(0, 0.92, 0.4, 0.08, 0.4)
    brush.polygon([(-0.44, 0.02), (0.44, 0.02), (0, 0.9)], brush.across(-0.45, 0.45, "#F0BE70", "#D08F3C", "#9C6020"), 0.05)
    for at in (-0.25, 0, 0.25):
        brush.line([(at - 0.15, 0.06), (at * 0.3 + 0.12, 0.5)], 0.045, fade("#8A4F16", 0.55))
        brush.line([(at + 0.15, 0.06), (at * 0.3 - 0.12, 0.5)], 0.045, fade("#8A4F16", 0.55))
    for (x, y), flavour in zip(((-0.36, -0.2), (0.36, -0.2), (0, -0.66)), flavours):
        brush.ball(x, y, 0.45, flavour)
        for step in range(4):
            brush.ball(x - 0.33 + step * 0.22, y + 0.32, 0.12, shade(flavour, -0.05))
        brush.glint(x - 0.16, y - 0.2, 0.12, 0.07, -30, 0.6)
    brush.ball(0.08, -1.1, 0.13, "#C4283C")
    with brush.at(0.34, -1.0, 1, 24):
        brush.box(0, 0, 0.14, 0.6, 0.05, "#E3AC5A")


@front("cone", "berries", "wafer")
def sundae(brush, dice, look):
    """Ice cream with sauce in a tall glass."""
    flavours = dice.shuffled(FLAVOURS)
    brush.shadow(0, 0.82, 0.6, 0.1, 0.5)
    brush.box(0, 0.78, 0.8, 0.1, 0.05, fade("#FFFFFF", 0.75))
    brush.box(0, 0.62, 0.14, 0.3, 0.03, fade("#FFFFFF", 0.65))
    for x, y, flavour in ((-0.34, -0.26, flavours[0]), (0.34, -0.26, flavours[1]), (0, -0.56, flavours[2])):
        brush.ball(x, y, 0.42, flavour)
    brush.shape(
        [(-0.4, -0.6), (-0.2, -0.94), (0.2, -0.94), (0.4, -0.6), (0.26, -0.3), (0.1, -0.52), (-0.06, -0.26), (-0.22, -0.5)],
        "#5A2814",
    )
    brush.polygon(
        [(-0.76, -0.16), (0.76, -0.16), (0.3, 0.5), (-0.3, 0.5)],
        brush.down(-0.16, 0.5, shade(flavours[0], 0.2), shade(flavours[3], 0.1), shade(flavours[1], 0.1)),
        0.06,
    )
    brush.line([(-0.66, -0.06), (-0.34, 0.4)], 0.08, fade("#FFFFFF", 0.6))
    brush.ball(0, -1.0, 0.14, "#C4283C")


@front("coffee", "cocoa", "wafer", size=1.12)
def layered_cake(brush, dice, look):
    """Tiramisù: layers of cream and biscuit, with cocoa."""
    with plate(brush, look, FRONT):
        brush.ellipse(0.06, 0.06, 0.98, 0.18, fade("#2B0D14", 0.4))
        for level, (colour, height) in enumerate((("#A8703C", 0.2), ("#FFF3DA", 0.2), ("#8F5A2E", 0.2), ("#FFF3DA", 0.22))):
            y = -0.04 - level * 0.2
            brush.box(
                0, y, 1.6, height + 0.03, 0.05, brush.across(-0.8, 0.8, shade(colour, 0.2), colour, shade(colour, -0.22))
            )
        brush.polygon(
            [(-0.8, -0.74), (0.8, -0.74), (0.62, -0.98), (-0.62, -0.98)], brush.down(-1, -0.7, "#7A4422", "#54290F"), 0.04
        )
        for x, y in dice.spots(14, 0.7, 0.12):
            brush.circle(x, -0.86 + y * 0.13, 0.035, fade("#B98454", 0.8))
        with brush.at(0.3, -1.0, 0.22, -30):
            top.mint(brush, dice)


def pudding(colour, crown, sauce=None, sides=("berries", "coffee", "herbs")):
    """A turned-out pudding: panna cotta, flan."""

    def draw(brush, dice, look):
        with plate(brush, look, FRONT, deep(look)):
            if sauce:
                brush.ellipse(0, 0.02, 0.84, 0.19, sauce)
            brush.shape(
                [
                    (-0.66, 0.02),
                    (-0.6, -0.3),
                    (-0.46, -0.72),
                    (0, -0.82),
                    (0.46, -0.72),
                    (0.6, -0.3),
                    (0.66, 0.02),
                    (0, 0.16),
                ],
                brush.across(-0.66, 0.66, shade(colour, 0.4), colour, shade(colour, -0.2)),
            )
            brush.ellipse(0, -0.72, 0.46, 0.12, shade(colour, 0.5))
            if sauce:
                brush.ellipse(0, -0.72, 0.4, 0.1, sauce)
                for x, reach in ((-0.34, 0.4), (0.1, 0.34), (0.38, 0.5)):
                    brush.line([(x, -0.7), (x * 1.2, -0.7 + reach)], 0.11, sauce)
            with brush.at(0, -0.86, 0.24):
                crown(brush, dice)

    return front(*sides, size=1.14)(draw)


@front("wine", "cheese", "fork")
def souffle(brush, dice, look):
    """A soufflé that has risen above its dish."""
    colour = look.crockery
    brush.shadow(0, 0.78, 1.0, 0.14, 0.5)
    steam(brush, -0.6, 0.3)
    brush.box(0, -0.14, 1.46, 0.5, 0.2, brush.down(-0.4, 0.1, "#F3B64E", "#F9D78A"))
    brush.half(0, -0.2, 0.86, 0.46, brush.round(-0.25, -0.5, 1, "#F6C368", "#DB8F2E", "#A65E18"), soft=0.05)
    for x, y in ((-0.3, -0.42), (0.15, -0.5), (0.4, -0.3)):
        brush.ellipse(x, y, 0.16, 0.07, fade("#8F4A12", 0.45), 10)
    brush.polygon(
        [(-0.8, 0.08), (0.8, 0.08), (0.72, 0.72), (-0.72, 0.72)],
        brush.across(-0.8, 0.8, shade(colour, 0.35), colour, shade(colour, -0.3)),
        0.05,
    )
    for at in range(7):
        brush.box(-0.63 + at * 0.21, 0.42, 0.08, 0.5, 0.04, fade(shade(colour, -0.35), 0.35))
    brush.box(0, 0.08, 1.78, 0.14, 0.07, shade(colour, 0.25))


@above("teacup", "herbs", "berries")
def syrup_balls(brush, dice, look):
    """Gulab jamun in syrup."""
    with bowl(brush, look, ABOVE):
        liquid(brush, dice, "#D98A2B")
        for x, y in ((-0.4, -0.36), (0.38, -0.4), (-0.48, 0.34), (0.44, 0.32), (0, 0.0)):
            brush.circle(x + 0.04, y + 0.07, 0.31, fade("#2B0D14", 0.35))
            brush.ball(x, y, 0.31, "#8A3F1C")
            brush.glint(x - 0.1, y - 0.14, 0.09, 0.05, -30, 0.6)
        scatter(brush, dice, top.crumbs("#7FB24A", 0.4, 3), 6, 0.6, 0.13, 0.3)
        with brush.at(0.05, -0.05, 0.14, 20):
            top.flower("#E8748C")(brush, dice)


@above("mango", "herbs", "flower")
def mango_rice(brush, dice, look):
    """Sticky rice with a sliced mango and coconut cream."""
    with plate(brush, look, ABOVE, deep(look)):
        brush.blob(-0.36, 0, 0.48, dice, brush.round(-0.5, -0.2, 0.7, "#FFFFFF", "#FBF1DA", "#DCC79C"), 0.08)
        scatter_points = dice.spots(9, 0.4, 0.12)
        for x, y in scatter_points:
            brush.ellipse(x - 0.36, y, 0.06, 0.035, fade("#FFFFFF", 0.9), x * 200)
        for at in range(6):
            with brush.at(0.16 + at * 0.115, -0.06 + 0.012 * at, 1, -14 + at * 7):
                brush.ellipse(0.03, 0.06, 0.16, 0.58, fade("#2B0D14", 0.28))
                brush.ellipse(0, 0, 0.16, 0.58, brush.across(-0.16, 0.16, "#FFD45C", "#F59A1B"))
        brush.line([(-0.66, -0.16), (-0.4, 0.04), (-0.2, -0.16), (-0.06, 0.1)], 0.1, fade("#FFFFFF", 0.95))
        for x, y in ((-0.5, 0.1), (-0.3, 0.2), (-0.4, -0.12), (-0.2, 0.06)):
            brush.ellipse(x, y, 0.04, 0.025, "#3B2A20", 30)
        with brush.at(-0.5, 0.52, 0.22, 20):
            top.flower("#B56AD0")(brush, dice)


@front("teacup", "chopsticks", "steamer", size=1.14)
def custard_bun(brush, dice, look):
    """A steamed bun that is torn open over its golden filling."""
    with plate(brush, look, FRONT, deep(look)):
        brush.ellipse(0.05, 0.06, 0.9, 0.18, fade("#2B0D14", 0.4))
        brush.half(-0.3, 0.08, 0.66, 0.84, brush.round(-0.5, -0.4, 1.0, "#FFFFFF", "#FBF0DC", "#DCC6A2"), soft=0.04)
        brush.half(0.42, 0.1, 0.58, 0.68, brush.round(0.2, -0.3, 0.9, "#FFFFFF", "#F8EBD4", "#D3BB94"), soft=0.04)
        brush.shape(
            [(-0.12, -0.5), (0.1, -0.42), (0.2, 0.0), (0.36, 0.12), (0.1, 0.2), (-0.22, 0.16), (-0.3, -0.1)], "#F39A14"
        )
        brush.shape([(-0.08, -0.36), (0.04, -0.3), (0.1, 0.02), (0.2, 0.1), (0, 0.14), (-0.16, 0.06)], "#FCC63B")
        brush.ellipse(0.1, 0.14, 0.36, 0.07, "#F7A91F")
