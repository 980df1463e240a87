"""Food that is laid out on a plate."""

from . import toppings as top
from .colours import fade, shade
from .crockery import deep, paper, plate
from .subject import ABOVE, FRONT, above, front, ring_of, scatter


def laid_out(
    pieces, sauce=None, middle=None, size=0.4, radius=0.54, garnish=top.herbs, strewn=None, sides=("fork", "wine", "herbs")
):
    """Pieces in a ring on a plate, with sauce below them."""

    def draw(brush, dice, look):
        with plate(brush, look, ABOVE):
            if sauce:
                brush.blob(0, 0.04, 0.82, dice, brush.round(-0.2, -0.2, 1, shade(sauce, 0.15), sauce), 0.12)
                brush.glint(-0.3, -0.45, 0.2, 0.06, -30, 0.35)
            ring_of(brush, dice, pieces, radius, size)
            if middle:
                with brush.at(0, 0, size * 1.05):
                    middle(brush, dice)
            if strewn:
                scatter(brush, dice, strewn, 7, 0.66, 0.12, 0.25)
            if garnish:
                with brush.at(0.2, -0.3, 0.24, 30):
                    garnish(brush, dice)

    return above(*sides)(draw)


@above("fork", "wine", "herbs")
def duck_with_orange(brush, dice, look):
    with plate(brush, look, ABOVE):
        brush.blob(0.05, 0.1, 0.68, dice, "#D9731F", 0.1)
        for at in range(5):
            with brush.at(-0.42 + at * 0.2, 0.06, 0.9, -14 + at * 7):
                brush.ellipse(0.04, 0.08, 0.17, 0.5, fade("#2B0D14", 0.35))
                brush.ellipse(0, 0, 0.17, 0.5, "#7A331C")
                brush.ellipse(0.03, 0.02, 0.12, 0.44, brush.down(-0.4, 0.4, "#E98F86", "#C4565A"))
        for x, y in ((-0.5, -0.45), (0, -0.58), (0.5, -0.42)):
            with brush.at(x, y, 0.25):
                top.orange(brush, dice)
        scatter(brush, dice, top.mint, 3, 0.5, 0.15, 0.4)


def tartare(meat, crown=top.fried_egg, sides=("fork", "bread", "wine")):
    """A round tower of chopped beet, fish or meat."""

    def draw(brush, dice, look):
        with plate(brush, look, FRONT):
            brush.ellipse(0.05, 0.06, 0.72, 0.18, fade("#2B0D14", 0.4))
            brush.box(0, -0.2, 1.2, 0.56, 0.1, brush.across(-0.6, 0.6, shade(meat, 0.2), meat, shade(meat, -0.35)))
            brush.ellipse(0, 0.06, 0.6, 0.14, brush.across(-0.6, 0.6, shade(meat, 0.2), meat, shade(meat, -0.35)))
            for x, y in ((-0.4, -0.2), (-0.15, 0), (0.12, -0.22), (0.36, -0.02), (-0.3, 0.05), (0.42, -0.3)):
                brush.ball(x, y, 0.1, shade(meat, 0.15))
            brush.ellipse(0, -0.48, 0.6, 0.17, shade(meat, 0.3))
            with brush.at(0, -0.58, 0.44, 0, 0.6):
                crown(brush, dice)
            with brush.at(0.3, -0.72, 0.2, -40):
                top.herbs(brush, dice)
            for x in (-0.86, 0.86):
                brush.circle(x, 0.04, 0.08, meat)

    return front(*sides, size=1.14)(draw)


def veal(brush, dice):
    """Draws a thin slice of veal below a spoon of pale sauce."""
    brush.ellipse(0.08, 0.12, 1, 0.72, fade("#2B0D14", 0.3))
    brush.ellipse(0, 0, 1, 0.72, brush.round(-0.3, -0.3, 1.4, "#D99A7E", "#B8705A"))
    brush.blob(0.05, -0.02, 0.6, dice, "#FBE9C2", 0.14)
    brush.glint(-0.15, -0.2, 0.2, 0.08, -20, 0.5)


@above("chopsticks", "sauce", "kimchi")
def pancake_jeon(brush, dice, look):
    """A flat Korean pancake, cut in pieces."""
    with plate(brush, look, ABOVE):
        brush.blob(0.05, 0.08, 0.86, dice, fade("#2B0D14", 0.3), 0.04, 12)
        brush.blob(0, 0, 0.86, dice, brush.round(-0.2, -0.2, 1.0, "#F3A64A", "#DB7B2B", "#A34C18"), 0.04, 12)
        scatter(brush, dice, top.chunk("#C23A22"), 8, 0.66, 0.13, 0.28)
        scatter(brush, dice, top.scallion, 6, 0.66, 0.16, 0.3)
        for turn in (0, 60, 120):
            with brush.at(turn=turn + 15):
                brush.line([(-0.84, 0), (0.84, 0)], 0.05, "#7A3312")


@above("chopsticks", "sauce", "teacup")
def turnip_cake(brush, dice, look):
    with plate(brush, look, ABOVE):
        for x, y, turn in ((-0.38, -0.38, -8), (0.38, -0.32, 10), (-0.32, 0.36, 6), (0.42, 0.4, -6)):
            with brush.at(x, y, 0.36, turn):
                brush.box(0.1, 0.16, 1.7, 1.5, 0.16, fade("#2B0D14", 0.35))
                brush.box(0, 0.06, 1.7, 1.5, 0.16, "#A8662A")
                brush.box(0, -0.04, 1.6, 1.36, 0.16, brush.along(-0.8, -0.7, 0.8, 0.7, "#F9E5B8", "#E5B768", "#C98A3A"))
                scatter(brush, dice, top.chunk("#8A3B2A"), 4, 0.55, 0.18, 0.4)
        with brush.at(0, 0.02, 0.26):
            top.scallion(brush, dice)


@above("fork", "sauce", "lemon")
def fried_plate(brush, dice, look):
    """Golden fried pieces on paper."""
    with plate(brush, look, ABOVE):
        with brush.at(size=0.66):
            paper(brush, dice, look, 1.9, 1.9)
        for x, y in ((-0.35, -0.4), (0.25, -0.42), (-0.5, 0.08), (0.05, 0), (0.52, 0.06), (-0.2, 0.45), (0.32, 0.46)):
            with brush.at(x, y, 0.3, dice.between(-30, 30)):
                top.fried(brush, dice)
        with brush.at(0.62, -0.5, 0.24):
            top.lemon(brush, dice)
        with brush.at(-0.55, -0.5, 0.2):
            top.herbs(brush, dice)


@above("fork", "glass", "lime")
def cuban_plate(brush, dice, look):
    """Rice, black beans, pulled beef and fried plantains."""
    with plate(brush, look, ABOVE):
        brush.blob(-0.4, -0.3, 0.42, dice, brush.round(-0.5, -0.4, 0.6, "#FFFFFF", "#F3E6CC"), 0.1)
        brush.blob(-0.3, 0.4, 0.42, dice, "#2A171B", 0.1)
        with brush.at(-0.3, 0.4, 0.36):
            top.beans(brush, dice)
        for x, y in ((0.3, -0.3), (0.55, -0.05), (0.2, 0.0)):
            with brush.at(x, y, 0.33, dice.between(-30, 30)):
                top.beef(brush, dice)
        for x, y in ((0.2, 0.52), (0.45, 0.42), (0.62, 0.25)):
            brush.ellipse(x + 0.03, y + 0.05, 0.2, 0.13, fade("#2B0D14", 0.35), -30)
            brush.ellipse(x, y, 0.2, 0.13, brush.down(y - 0.1, y + 0.1, "#F7C24A", "#C77A1E"), -30)
        with brush.at(0.42, -0.6, 0.2):
            top.lime_wedge(brush, dice)


@above("sauce", "herbs", "flatbread")
def kebab_and_rice(brush, dice, look):
    """Saffron rice with grilled skewers and a tomato."""
    with plate(brush, look, ABOVE, deep(look)):
        brush.blob(0.05, -0.1, 0.7, dice, fade("#2B0D14", 0.3), 0.08)
        brush.blob(0, -0.18, 0.68, dice, brush.round(-0.2, -0.4, 0.9, "#FFFFFF", "#FBF0D6", "#E3CFA4"), 0.08)
        for x, y in dice.spots(16, 0.46, 0.09):
            brush.ellipse(x, y * 0.8 - 0.24, 0.07, 0.04, "#F4A91D", x * 180)
        for y in (0.18, 0.48):
            brush.line([(-0.72, y + 0.06), (0.72, y + 0.02)], 0.26, fade("#2B0D14", 0.35))
            brush.line([(-0.7, y), (0.7, y - 0.04)], 0.25, "#8A4224")
            for at in range(6):
                brush.line([(-0.6 + at * 0.24, y - 0.08), (-0.56 + at * 0.24, y + 0.06)], 0.07, "#B8683A")
        for x, y, piece in ((0.6, -0.3, top.tomato), (-0.62, -0.2, top.tomato_slice)):
            with brush.at(x, y, 0.2):
                piece(brush, dice)
        scatter(brush, dice, top.pomegranate, 3, 0.5, 0.13, 0.4)
