"""Everything that is served in a bowl or heaped on a plate: soups, noodles, rice, curries and salads."""

import math

from . import toppings as top
from .colours import fade, shade
from .crockery import bowl, chopsticks, plate, steam
from .subject import ABOVE, FRONT, Subject, ring_of, scatter

BOTH = (ABOVE, FRONT)


def liquid(brush, dice, colour, oil=None):
    brush.circle(0, 0, 1, brush.round(-0.25, -0.3, 1.35, shade(colour, 0.2), colour, shade(colour, -0.28)))
    for x, y in dice.spots(7, 0.85, 0.25):
        brush.circle(x, y, dice.between(0.05, 0.1), fade(oil or shade(colour, 0.45), 0.6))


def strands(brush, dice, colour, radius=0.86, width=0.13, x=0.0, y=0.0):
    """Draws noodles: parallel waves with a dark edge below, and two nests where they are wound up."""

    def strand(points, lightness):
        brush.line([(px, py + 0.05) for px, py in points], width * 1.35, shade(colour, -0.42))
        brush.line(points, width * 0.98, shade(colour, lightness))

    with brush.inside(radius, radius, x, y):
        brush.circle(x, y, radius, shade(colour, -0.42))
        with brush.at(x, y, radius, dice.between(-40, 40)):
            count = round(1.6 / width)
            for index in range(count + 2):
                level = -1.1 + 2.2 * index / count
                bend = 0.16 + dice.between(-0.03, 0.03)
                points = [
                    (-1.1, level - bend),
                    (-0.5, level + bend),
                    (0.05, level - bend),
                    (0.55, level + bend),
                    (1.1, level - bend),
                ]
                strand(points, dice.between(0, 0.25))
            for nest_x, nest_y in dice.spots(2, 0.5, 0.75):
                start = dice.between(0, 360)
                for step in range(4):
                    reach = 0.46 - step * width * 1.05
                    if reach > 0.03:
                        angles = [math.radians(start + angle) for angle in range(0, 331, 30)]
                        strand(
                            [(nest_x + reach * math.cos(angle), nest_y + reach * math.sin(angle)) for angle in angles],
                            0.06 + 0.06 * step,
                        )


def grains(brush, dice, colour, count, radius, x=0.0, y=0.0):
    """Draws grains of rice that catch the light."""
    for at_x, at_y in dice.spots(count, radius, 0.1):
        brush.ellipse(x + at_x + 0.015, y + at_y + 0.02, 0.06, 0.03, shade(colour, -0.22), at_x * 300)
        brush.ellipse(x + at_x, y + at_y, 0.06, 0.03, shade(colour, 0.55), at_x * 300)


def noodle_soup(broth, noodle, pieces, strewn=top.scallion, sticks=True, sides=("sauce", "teacup", "chili")):
    def draw(brush, dice, look, view):
        if view == FRONT:
            steam(brush, -0.42, 0.4)
        with bowl(brush, look, view) as upright:
            liquid(brush, dice, broth)
            strands(brush, dice, noodle, 0.8)
            brush.circle(0, 0, 0.82, brush.round(0, 0, 0.82, fade(broth, 0), fade(broth, 0.05), fade(broth, 0.85)))
            ring_of(brush, dice, pieces, 0.54, 0.37, upright)
            if strewn:
                with brush.at(0.02, 0.02, 0.26, 0, upright):
                    strewn(brush, dice)
        if sticks and view == ABOVE:
            chopsticks(brush, 0.86, -0.6, -62 + dice.between(-8, 8), 2.1, shade(look.accent, -0.35))

    return Subject(draw, BOTH, sides)


def soup(broth, pieces, strewn=None, swirl=None, sides=("bread", "spoon", "herbs"), views=BOTH):
    def draw(brush, dice, look, view):
        if view == FRONT:
            steam(brush, -0.42, 0.4)
        with bowl(brush, look, view) as upright:
            liquid(brush, dice, broth)
            if swirl:
                brush.arc(0, 0, 0.62, -60, 190, 0.13, fade(swirl, 0.9))
                brush.arc(0.06, 0.02, 0.34, 100, 400, 0.13, fade(swirl, 0.9))
            ring_of(brush, dice, pieces, 0.5, 0.3, upright)
            if strewn:
                scatter(brush, dice, strewn, 5, 0.5, 0.2, 0.3, upright)

    return Subject(draw, views, sides)


def filled_bowl(base, sectors, middle=None, strewn=None, sides=("chopsticks", "sauce", "napkin"), stone=False):
    """A bowl of rice or grain with its toppings in sectors: bibimbap, poke, chirashi, grain bowls."""

    def draw(brush, dice, look, view):
        with bowl(brush, look, view, "#3B3438" if stone else None) as upright:
            brush.circle(0, 0, 1, brush.round(-0.2, -0.2, 1.2, shade(base, 0.4), base, shade(base, -0.2)))
            grains(brush, dice, base, 40, 0.9)
            start = dice.between(0, 90)
            count = len(sectors)
            for index, piece in enumerate(sectors):
                angle = math.radians(start + 360 * index / count)
                for offset, reach in ((-0.24, 0.66), (0.24, 0.66), (0, 0.4)):
                    spot = angle + offset * 6 / count
                    with brush.at(reach * math.sin(spot), reach * math.cos(spot), 0.25, 0, upright):
                        with brush.at(turn=dice.between(-30, 30)):
                            piece(brush, dice)
            if middle:
                with brush.at(0, 0, 0.42, 0, upright):
                    middle(brush, dice)
            if strewn:
                scatter(brush, dice, strewn, 9, 0.8, 0.1, 0.25, upright)

    return Subject(draw, BOTH, sides)


def salad(greens, pieces, strewn=None, sides=("fork", "lemon", "oil"), dressed=None):
    def draw(brush, dice, look, view):
        with bowl(brush, look, view) as upright:
            brush.circle(0, 0, 0.98, shade(greens[0], -0.45))
            for x, y in sorted(dice.spots(26, 0.86, 0.2), key=lambda spot: spot[1]):
                with brush.at(x, y, 0.36, dice.between(0, 360), 1):
                    top.leaf(dice.pick(greens))(brush, dice)
            ring_of(brush, dice, pieces, 0.56, 0.29, upright)
            ring_of(brush, dice, dice.shuffled(pieces)[:3], 0.2, 0.27, upright)
            if dressed:
                brush.line([(-0.6, -0.3), (-0.2, 0.1), (0.1, -0.3), (0.6, 0.2)], 0.09, fade(dressed, 0.9))
            if strewn:
                scatter(brush, dice, strewn, 8, 0.75, 0.12, 0.25, upright)

    return Subject(draw, BOTH, sides)


def curry(sauce, pieces, rice="#FFF4DF", garnish=top.herbs, sides=("flatbread", "sauce", "herbs"), swirl=None):
    """Sauce on one side and rice on the other."""

    def draw(brush, dice, look, view):
        with (bowl if view == FRONT else plate)(brush, look, view) as upright:
            edge = 1.0
            with brush.inside(edge * 0.97, edge * 0.97):
                liquid(brush, dice, sauce)
                if swirl:
                    brush.arc(0.2, 0.05, 0.5, -80, 120, 0.12, fade(swirl, 0.9))
            if rice:
                mound = [
                    (-0.95, -0.1),
                    (-0.75, -0.6),
                    (-0.2, -0.85),
                    (0.15, -0.55),
                    (0.02, 0.0),
                    (-0.15, 0.45),
                    (-0.55, 0.65),
                    (-0.85, 0.35),
                ]
                brush.shape([(x + 0.07, y + 0.07) for x, y in mound], fade("#2B0D14", 0.3))
                brush.shape(mound, brush.round(-0.5, -0.3, 0.9, shade(rice, 0.5), rice, shade(rice, -0.14)))
                grains(brush, dice, rice, 16, 0.4, -0.42, -0.12)
            for index, piece in enumerate(pieces):
                angle = math.radians(-70 + 170 * (index + 0.5) / len(pieces))
                reach = 0.62 if index % 2 else 0.42
                x, y = (0.12 + reach * math.cos(angle), reach * 1.05 * math.sin(angle))
                if not rice:
                    angle = math.tau * index / len(pieces)
                    x, y = 0.5 * math.cos(angle), 0.5 * math.sin(angle)
                with brush.at(x, y, 0.25, 0, min(upright, 1.25)):
                    with brush.at(turn=dice.between(-30, 30)):
                        piece(brush, dice)
            with brush.at(0.04, -0.1, 0.26, 0, upright):
                garnish(brush, dice)

    return Subject(draw, BOTH, sides)


def noodle_plate(noodle, pieces, garnish=top.herbs, strewn=None, sides=("fork", "glass", "cheese"), width=0.13):
    """Noodles or pasta heaped on a plate."""

    def draw(brush, dice, look, view):
        with plate(brush, look, view) as upright:
            if view == FRONT:
                # The heap rises above the plate.
                brush.ellipse(0.03, 0.08, 0.92, 0.22, fade("#2B0D14", 0.35))
                with brush.at(0, -0.36, 0.94, 0, 0.68):
                    strands(brush, dice, noodle, 0.95, width)
                    brush.circle(
                        0,
                        0,
                        0.95,
                        brush.round(-0.3, -0.4, 1.5, fade("#FFF7E0", 0.2), fade("#FFF7E0", 0), fade("#2B0D14", 0.5)),
                    )
                with brush.at(0, -0.5, 0.9):
                    ring_of(brush, dice, pieces, 0.42, 0.34)
                    with brush.at(0, -0.26, 0.34):
                        garnish(brush, dice)
                return
            brush.circle(0.06, 0.08, 0.84, fade("#2B0D14", 0.3))
            strands(brush, dice, noodle, 0.82, width)
            brush.circle(
                0, 0, 0.82, brush.round(-0.25, -0.3, 1.2, fade("#FFF7E0", 0.2), fade("#FFF7E0", 0), fade("#2B0D14", 0.42))
            )
            ring_of(brush, dice, pieces, 0.46, 0.3, upright)
            with brush.at(0, 0, 0.3):
                garnish(brush, dice)
            if strewn:
                scatter(brush, dice, strewn, 9, 0.66, 0.13, 0.2)

    return Subject(draw, BOTH, sides)


def rice_plate(rice, pieces, strewn=top.peas, garnish=top.lemon, sides=("fork", "lemon", "sauce"), pan=None):
    """Coloured rice in a pan or on a plate: biryani, paella, jollof."""

    def draw(brush, dice, look, view):
        holder = bowl if pan else plate
        with holder(brush, look, view, *([pan] if pan else [])) as upright:
            if view == FRONT and not pan:
                brush.ellipse(0.03, 0.08, 0.86, 0.2, fade("#2B0D14", 0.35))
                brush.shape(
                    [(-0.86, 0.02), (-0.55, -0.5), (0, -0.74), (0.55, -0.5), (0.86, 0.02), (0, 0.16)],
                    brush.round(-0.2, -0.4, 1, shade(rice, 0.3), rice, shade(rice, -0.25)),
                )
                with brush.at(0, -0.24, 0.62):
                    grains(brush, dice, rice, 24, 0.7)
                    ring_of(brush, dice, pieces, 0.55, 0.36)
                    with brush.at(0, -0.5, 0.34):
                        garnish(brush, dice)
                return
            brush.circle(
                0, 0, 0.95 if pan else 0.84, brush.round(-0.2, -0.3, 1.2, shade(rice, 0.3), rice, shade(rice, -0.28))
            )
            grains(brush, dice, rice, 40, 0.8)
            scatter(brush, dice, strewn, 6, 0.7, 0.16, 0.3, upright)
            ring_of(brush, dice, pieces, 0.5, 0.3, upright)
            with brush.at(0, 0, 0.24, 0, upright):
                garnish(brush, dice)

    return Subject(draw, BOTH, sides)
