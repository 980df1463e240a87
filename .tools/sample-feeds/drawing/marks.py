"""Emblems of places, for logos and signs. Each fits a circle with radius 1."""

from . import toppings as top
from .colours import fade, shade
from .subject import front


def bowl_mark(brush, dice):
    """A bowl with noodles and waves."""
    for x in (-0.4, -0.13, 0.14, 0.4):
        brush.line([(x, -0.1), (x + 0.08, -0.34), (x - 0.06, -0.56), (x + 0.04, -0.8)], 0.15, "#FBD78A")
    brush.half(0, -0.1, 0.86, 0.86, "#FFF6E6", upper=False, soft=0.04)
    for y in (0.2, 0.48):
        w = 0.6 if y < 0.3 else 0.4
        brush.line([(-w, y), (-w / 2, y - 0.12), (0, y), (w / 2, y - 0.12), (w, y)], 0.13, "#D9453A")


def hills_mark(brush, dice):
    """Hills with a fern."""
    for turn in (-46, 0, 46):
        with brush.at(0, 0.2, 0.52, -90 + turn):
            with brush.at(0.9, 0):
                top.leaf("#8CCB5E")(brush, dice)
    brush.half(-0.3, 0.66, 0.6, 0.5, "#F6D27A")
    brush.half(0.36, 0.66, 0.5, 0.36, "#FFF0C8")


def badge(mark, colour):
    """A round logo with a mark on a ground that is transparent outside."""

    def draw(brush, dice, look):
        brush.circle(0, 0, 1, shade(colour, -0.25))
        brush.circle(0, 0, 0.92, brush.along(-0.6, -0.7, 0.6, 0.7, shade(colour, 0.22), colour, shade(colour, -0.15)))
        brush.ring(0, 0, 0.82, 0.05, fade("#FFF6E6", 0.75))
        with brush.at(0, 0.02, 0.66):
            mark(brush, dice)

    return front()(draw)
