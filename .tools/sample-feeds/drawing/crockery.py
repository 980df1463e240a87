"""Bowls, plates, boards and baskets. Each opens a surface on which the food is drawn within a circle with radius 1."""

from contextlib import contextmanager

from .colours import brightness, fade, shade
from .subject import ABOVE

TILT = 0.46  # The flattening of a circle that is seen from the front and a little from above.


@contextmanager
def bowl(brush, look, view, colour=None):
    """Draws a bowl. Yields the factor by which upright pieces have to be stretched again."""
    colour = colour or look.crockery
    inner = shade(colour, 0.55) if brightness(colour) < 0.5 else shade(colour, -0.16)
    if view == ABOVE:
        brush.shadow(0.1, 0.14, 1.14, 1.1)
        brush.circle(0, 0, 1, brush.along(-0.7, -0.7, 0.7, 0.7, shade(colour, 0.3), colour, shade(colour, -0.25)))
        brush.circle(0, 0, 0.89, brush.along(-0.6, -0.7, 0.6, 0.7, shade(inner, -0.4), shade(inner, 0.1)))
        with brush.at(0, 0.01, 0.84):
            yield 1.0
        brush.arc(0, 0, 0.945, 195, 255, 0.05, fade("#FFFFFF", 0.55))
        return
    brush.shadow(0.05, 0.78, 1.1, 0.16, 0.5)
    brush.box(0, 0.74, 0.8, 0.16, 0.06, shade(colour, -0.35))
    body = brush.across(-1, 1, shade(colour, 0.12), colour, shade(colour, -0.1), shade(colour, -0.4))
    brush.half(0, -0.02, 1.0, 0.8, body, upper=False, soft=0.02)
    # A broad band is the only decoration that is still seen in a small picture.
    with brush.inside(1.01, 0.81, 0, -0.02):
        brush.box(0, 0.34, 2.2, 0.16, 0, fade(look.accent, 0.85))
        brush.box(0.75, 0.34, 0.7, 1, 0, brush.across(0.4, 1, fade("#1E0A14", 0), fade("#1E0A14", 0.3)))
    brush.ellipse(0, -0.02, 1.02, TILT + 0.02, shade(colour, 0.2))
    brush.ellipse(0, 0, 0.93, TILT - 0.05, shade(inner, -0.3))
    with brush.at(0, 0, 0.9, 0, TILT):
        yield 1.5
    brush.line([(-0.8, 0.2), (-0.66, 0.44), (-0.52, 0.58)], 0.06, fade("#FFFFFF", 0.35))


def deep(look):
    """Returns a dark colour of crockery, on which pale food stands out."""
    return look.crockery if brightness(look.crockery) < 0.5 else shade(look.ground, -0.5)


@contextmanager
def plate(brush, look, view, colour=None):
    """Draws a plate with a broad rim."""
    colour = colour or look.crockery
    if view == ABOVE:
        brush.shadow(0.08, 0.12, 1.12, 1.08)
        brush.circle(0, 0, 1, brush.along(-0.7, -0.7, 0.7, 0.7, shade(colour, 0.35), colour, shade(colour, -0.2)))
        brush.circle(0, 0, 0.84, brush.along(-0.6, -0.6, 0.6, 0.6, shade(colour, -0.22), shade(colour, 0.25)))
        brush.circle(0, 0, 0.81, shade(colour, 0.08))
        with brush.at(0, 0, 0.9):
            yield 1.0
        brush.arc(0, 0, 0.93, 195, 250, 0.05, fade("#FFFFFF", 0.5))
        return
    brush.shadow(0.05, 0.66, 1.22, 0.26, 0.5)
    brush.ellipse(0, 0.54, 1.14, 0.34, shade(colour, -0.35))
    brush.ellipse(0, 0.48, 1.14, 0.34, brush.across(-1.1, 1.1, shade(colour, 0.3), colour, shade(colour, -0.15)))
    brush.ellipse(0, 0.47, 0.82, 0.22, shade(colour, -0.12))
    with brush.at(0, 0.44, 0.85):
        yield 1.5


def board(brush, width=2.3, height=1.5, colour="#B97A45"):
    """Draws a wooden board that lies on the table."""
    brush.box(0.06, 0.12, width + 0.1, height + 0.08, 0.24, fade("#1E0A14", 0.38))
    brush.box(
        0, 0, width, height, 0.2, brush.down(-height / 2, height / 2, shade(colour, 0.2), colour, shade(colour, -0.12))
    )
    for at in (-0.3, 0.02, 0.31):
        brush.line(
            [(-width * 0.46, at * height), (0, at * height + 0.05), (width * 0.46, at * height)],
            0.05,
            fade(shade(colour, -0.35), 0.28),
        )


def standing_board(brush, y=0.62, width=2.1, colour="#A9683A"):
    """Draws a board from the front, for things that stand on it."""
    brush.shadow(0, y + 0.17, width * 0.56, 0.13, 0.5)
    brush.box(0, y + 0.08, width, 0.2, 0.08, shade(colour, -0.25))
    brush.box(0, y + 0.02, width, 0.13, 0.06, brush.across(-1, 1, shade(colour, 0.3), colour))


def paper(brush, dice, look, width=2.0, height=1.5):
    """Draws a sheet of checked wrapping paper."""
    with brush.at(turn=dice.between(-8, 8)):
        brush.box(0.06, 0.1, width, height, 0.06, fade("#1E0A14", 0.35))
        brush.box(0, 0, width, height, 0.06, "#FFF6E6")
        for step in range(-3, 4):
            brush.box(step * width / 7.4, 0, width / 16, height, 0, fade(look.accent, 0.3))
            brush.box(0, step * height / 7.4, width, height / 16, 0, fade(look.accent, 0.3))


def basket(brush, look, y=0.3):
    """Draws a woven basket from the front; the food rises above its rim at y."""
    colour = "#C98A4A"
    brush.shadow(0, 0.8, 1.05, 0.14, 0.5)
    brush.polygon(
        [(-0.95, y), (0.95, y), (0.72, 0.76), (-0.72, 0.76)],
        brush.across(-1, 1, shade(colour, 0.2), colour, shade(colour, -0.35)),
        0.06,
    )
    for row in range(3):
        for column in range(8):
            x, z = -0.82 + column * 0.235 + (row % 2) * 0.1, y + 0.12 + row * 0.17
            if abs(x) < 0.9 - (z - y) * 0.45:
                brush.box(x, z, 0.15, 0.09, 0.04, fade(shade(colour, 0.45), 0.7))
    brush.box(0, y, 2.08, 0.16, 0.08, brush.across(-1, 1, shade(colour, 0.35), shade(colour, -0.15)))


def glass(brush, drink, top=-0.75, bottom=0.78, wide=0.5, narrow=0.38, ice=True, dice=None, head=None):
    """Draws a tall glass. `drink` is the list of its colours from the top to the bottom."""
    brush.shadow(0.04, bottom + 0.02, narrow * 1.7, 0.1, 0.5)
    brush.polygon([(-wide, top), (wide, top), (narrow, bottom), (-narrow, bottom)], fade("#FFFFFF", 0.38), 0.05)
    level = top + 0.2
    share = (level - top) / (bottom - top)
    at_level = wide + (narrow - wide) * share - 0.03
    brush.polygon(
        [(-at_level, level), (at_level, level), (narrow - 0.03, bottom - 0.06), (-narrow + 0.03, bottom - 0.06)],
        brush.down(level, bottom, *drink) if len(drink) > 1 else drink[0],
        0.02,
    )
    brush.ellipse(0, level, at_level + 0.02, 0.09, head or shade(drink[0], 0.25))
    if ice and dice:
        for x, y in ((-0.2, 0.12), (0.16, 0.02), (-0.02, 0.34)):
            with brush.at(x, level + y, 0.15, dice.between(-25, 25)):
                brush.box(0, 0, 1.8, 1.8, 0.4, fade("#FFFFFF", 0.42))
    brush.line([(-wide + 0.1, top + 0.12), (-narrow + 0.07, bottom - 0.2)], 0.07, fade("#FFFFFF", 0.55))
    brush.polygon([(wide * 0.6, top), (wide, top), (narrow, bottom), (narrow * 0.6, bottom)], fade("#1E0A14", 0.12))


def straw(brush, colour, x=0.16, top=-1.2, bottom=-0.5, lean=0.16):
    brush.line([(x + lean, top), (x, bottom)], 0.13, colour)
    brush.line([(x + lean - 0.03, top), (x - 0.03, bottom)], 0.04, fade("#FFFFFF", 0.5))


def cup(brush, look, drink, colour=None, foam=None, saucer=True):
    """Draws a wide cup with a handle from the front."""
    colour = colour or look.crockery
    brush.shadow(0.05, 0.76, 1.2, 0.16, 0.5)
    if saucer:
        brush.ellipse(0, 0.7, 1.08, 0.2, shade(colour, -0.3))
        brush.ellipse(0, 0.66, 1.08, 0.2, brush.across(-1, 1, shade(colour, 0.35), shade(colour, -0.1)))
    brush.arc(0.72, 0.1, 0.3, -110, 110, 0.17, shade(colour, -0.22))
    brush.shape(
        [(-0.78, -0.32), (-0.74, 0.15), (-0.5, 0.6), (0, 0.68), (0.5, 0.6), (0.74, 0.15), (0.78, -0.32), (0, -0.4)],
        brush.across(-0.8, 0.8, shade(colour, 0.3), colour, shade(colour, -0.3)),
    )
    brush.ellipse(0, -0.34, 0.8, 0.24, shade(colour, 0.35))
    brush.ellipse(0, -0.32, 0.7, 0.19, shade(drink, -0.25))
    brush.ellipse(0, -0.3, 0.67, 0.17, drink)
    if foam:
        # A heart of foam.
        brush.circle(-0.14, -0.34, 0.15, foam)
        brush.circle(0.14, -0.34, 0.15, foam)
        brush.polygon([(-0.26, -0.29), (0.26, -0.29), (0, -0.17)], foam, 0.03)
    brush.line([(-0.62, -0.1), (-0.56, 0.2), (-0.42, 0.44)], 0.08, fade("#FFFFFF", 0.45))


def steam(brush, y=-0.5, spread=0.4, colour="#FFFFFF", height=0.55):
    """Draws three soft curls of steam."""
    for at, strength in ((-1, 0.34), (0, 0.46), (1, 0.34)):
        x = at * spread
        brush.line(
            [(x, y), (x + 0.1, y - height * 0.33), (x - 0.08, y - height * 0.66), (x + 0.04, y - height)],
            0.11,
            fade(colour, strength),
        )


def chopsticks(brush, x=0.0, y=0.0, turn=-35.0, length=2.2, colour="#7A2E22"):
    with brush.at(x, y, 1, turn):
        for at in (-0.07, 0.07):
            brush.line([(-length / 2, at * 1.6 + 0.06), (length / 2, at * 0.8 + 0.06)], 0.08, fade("#1E0A14", 0.25))
            brush.line([(-length / 2, at * 1.6), (length / 2, at * 0.8)], 0.085, colour)
            brush.line([(length * 0.28, at * 0.95), (length / 2, at * 0.8)], 0.085, "#F2C14E")
