"""Fruit, cheese and what stands on a shelf."""

from . import toppings as top
from .colours import fade, shade
from .drinks import bottle_shape
from .packages import bag, jar, oat, paper_roll
from .subject import front


def pear(brush, dice):
    brush.shape(
        [(0, -0.95), (0.34, -0.5), (0.66, 0.25), (0.42, 0.85), (-0.42, 0.85), (-0.66, 0.25), (-0.34, -0.5)],
        brush.round(-0.2, 0.1, 1.1, "#EBE58A", "#B5C24A", "#7E9A33"),
    )
    brush.line([(0, -0.85), (0.1, -1.2)], 0.14, "#6B4A28")


@front("herbs", "nuts", "crackers", size=0.74)
def goat_cheese(brush, dice, look):
    """A round cheese with a wedge cut out, and a pear."""
    brush.shadow(0.0, 0.8, 1.25, 0.14, 0.5)
    brush.box(0, 0.74, 2.3, 0.14, 0.06, "#A9683A")
    brush.box(-0.2, 0.4, 1.5, 0.56, 0.1, brush.across(-0.95, 0.55, "#FFFDF4", "#F7ECD6", "#D6C29C"))
    brush.ellipse(-0.2, 0.12, 0.75, 0.24, "#FFFBEF")
    brush.polygon([(-0.2, 0.12), (0.5, 0.06), (0.52, 0.62), (-0.16, 0.68)], "#E4D3AE")
    brush.polygon([(-0.2, 0.12), (0.2, 0.34), (0.22, 0.68), (-0.16, 0.68)], "#FBF3DE")
    for x, y in dice.spots(16, 0.62, 0.12):
        if x < 0.1:
            brush.circle(x - 0.2, 0.12 + y * 0.3, 0.04, "#3B2A20")
    with brush.at(0.84, 0.14, 0.6):
        pear(brush, dice)
    with brush.at(-0.5, 0.0, 0.24, -20):
        top.herbs(brush, dice)


def fruit_pile(whole, cut, leaf=True):
    """Round fruit: two whole ones and one cut open."""

    def draw(brush, dice, look):
        brush.shadow(0, 0.78, 1.2, 0.15, 0.5)
        for x, y, size in ((-0.5, 0.2, 0.56), (0.4, -0.06, 0.6)):
            brush.ball(x, y, size, whole)
            brush.circle(x + 0.1, y - size * 0.72, 0.06, "#6B4A28")
            brush.glint(x - size * 0.36, y - size * 0.42, 0.14, 0.08, -30, 0.45)
        if leaf:
            with brush.at(0.68, -0.7, 0.3, -30):
                top.leaf("#4C9A3A")(brush, dice)
        with brush.at(0.3, 0.36, 0.46):
            cut(brush, dice)

    return front("herbs", "lemon", "glass")(draw)


@front("herbs", "lemon", "glass")
def fruit_bowl(brush, dice, look):
    """Oranges, an apple, bananas and herbs."""
    brush.shadow(0, 0.8, 1.1, 0.15, 0.5)
    for at, turn in enumerate((-14, 2, 18)):
        with brush.at(-0.2 + at * 0.12, -0.1, 1, turn):
            points = [(-0.75, -0.55), (-0.55, 0.0), (0.0, 0.28), (0.55, 0.12)]
            brush.line(points, 0.27, "#D99A1C")
            brush.line([(x, y - 0.03) for x, y in points], 0.21, "#FAD03F")
    for x, y, r, colour in (
        (-0.48, 0.1, 0.4, "#F28C1E"),
        (0.56, 0.02, 0.42, "#D7312F"),
        (0.08, 0.06, 0.42, "#F5A125"),
        (0.3, -0.42, 0.36, "#9CC544"),
    ):
        brush.ball(x, y, r, colour)
        brush.glint(x - 0.14, y - 0.18, 0.1, 0.06, -30, 0.5)
    with brush.at(0.5, -0.72, 0.26, -40):
        top.herbs(brush, dice)
    colour = look.crockery
    brush.half(
        0, 0.2, 1.02, 0.58, brush.across(-1, 1, shade(colour, 0.25), colour, shade(colour, -0.35)), upper=False, soft=0.04
    )
    brush.box(0, 0.78, 0.7, 0.1, 0.04, shade(colour, -0.35))


@front("cheese", "glass", "cookie", size=0.9)
def dairy(brush, dice, look):
    """A bottle of milk, cheese with holes, and eggs."""
    bottle_shape(brush, "#FBF8F0", "#79B4DA", round_stamp_white, -0.5, 1.08, "#3F7FB5")
    brush.polygon([(-0.08, 0.36), (1.02, 0.12), (1.02, 0.72), (-0.08, 0.76)], brush.across(0, 1, "#FBD257", "#E8AC2C"), 0.05)
    brush.polygon([(-0.08, 0.36), (0.5, -0.06), (1.02, 0.12)], "#FFE698", 0.05)
    for x, y, r in ((0.3, 0.58, 0.1), (0.66, 0.4, 0.12), (0.82, 0.62, 0.07), (0.5, 0.12, 0.07)):
        brush.circle(x, y, r, "#D9922A")
    for x, colour in ((-0.98, "#F6DDBB"), (0.1, "#F0C9A0")):
        with brush.at(x, 0.62, 0.19, 8):
            brush.ball(0, 0, 1.1, colour, squash=1.2)


def round_stamp_white(brush, dice):
    brush.circle(0, 0, 0.8, "#FFFFFF")


@front("lemon", "lime", "straws")
def bottles(brush, dice, look):
    """Three bottles of different colours."""
    for x, size, colour, label in (
        (-0.66, 0.96, "#E5653A", "#FFF1D6"),
        (0.66, 0.9, "#6FAE4A", "#FFF6DC"),
        (0, 1.12, "#3E8FB0", "#FCE3B0"),
    ):
        bottle_shape(brush, colour, label, lambda b, d, c=colour: b.circle(0, 0, 0.8, c), x, size)


@front("wheat", "spoon", "herbs", size=0.8)
def pantry(brush, dice, look):
    """A jar of jam, a tin and a bag of flour."""
    with brush.at(-0.68, 0.22, 0.72):
        jar("#B02A3C", "#F6E7CC", top.tomato).draw(brush, dice, look, "front")
    with brush.at(0.02, -0.02, 1.02):
        brush.shadow(0, 0.8, 0.55, 0.1, 0.4)
        brush.box(0, 0.12, 0.74, 1.3, 0.06, brush.across(-0.37, 0.37, "#F0F3F4", "#C8D0D4", "#88949A"))
        brush.box(0, 0.14, 0.74, 0.9, 0.02, brush.across(-0.37, 0.37, "#E8653C", "#C93F26", "#8A2418"))
        brush.ellipse(0, -0.52, 0.36, 0.1, "#DDE4E7")
        with brush.at(0, 0.14, 0.24):
            top.tomato(brush, dice)
    with brush.at(0.76, 0.2, 0.74):
        bag("#E7CFA0", oat).draw(brush, dice, look, "front")


@front("herbs", "lemon", "napkin", size=0.82)
def household(brush, dice, look):
    """A spray bottle, a sponge and a roll."""
    with brush.at(0.56, 0.1, 0.86):
        paper_roll.draw(brush, dice, look, "front")
    with brush.at(-0.5, 0, 1):
        brush.shadow(0, 0.8, 0.55, 0.1, 0.5)
        body = [(-0.14, -0.42), (0.14, -0.42), (0.38, 0.0), (0.36, 0.7), (0, 0.79), (-0.36, 0.7), (-0.38, 0.0)]
        brush.shape(body, brush.across(-0.38, 0.38, "#8CD7E3", "#35A3BD", "#1C6E88"))
        brush.box(0, 0.3, 0.7, 0.4, 0.03, "#FFF6E2")
        brush.circle(0, 0.3, 0.14, "#F5A93B")
        brush.box(0, -0.52, 0.24, 0.24, 0.03, "#F5A93B")
        brush.polygon([(-0.36, -0.82), (0.26, -0.82), (0.26, -0.6), (-0.36, -0.66)], "#F5A93B", 0.05)
        brush.line([(-0.22, -0.6), (-0.26, -0.4)], 0.1, "#D9822A")
        brush.line([(-0.22, -0.0), (-0.24, 0.6)], 0.07, fade("#FFFFFF", 0.5))
    brush.box(0.1, 0.66, 0.6, 0.26, 0.08, brush.down(0.5, 0.8, "#FBDD5A", "#E3AE2C"))
    brush.box(0.1, 0.55, 0.6, 0.09, 0.04, "#5FA84A")
