"""Whole pictures of a morning and of a table. Each fills a scene: `draw(brush, dice, look, wide)`."""

from . import toppings as top
from .colours import fade, shade
from .crockery import cup, plate, steam
from .looks import Look
from .subject import ABOVE


def morning(brush, dice, look, wide):
    """A sunrise over hills, and a cup of coffee at the right."""
    brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.8, "#F58A6B", "#FBC66A", "#FFF0BE"))
    brush.circle(-0.2 * wide, 0.1, 1.3, brush.round(-0.2 * wide, 0.1, 1.3, fade("#FFF8D2", 0.95), fade("#FFF8D2", 0)))
    brush.circle(-0.2 * wide, 0.1, 0.46, "#FFF6C8")
    for x, y, rx, colour in ((-0.7, 0.75, 1.0, "#E58A5A"), (0.3, 0.85, 1.2, "#C9654A"), (-0.2, 1.1, 1.6, "#8E4052")):
        brush.ellipse(x * wide, y, rx * wide * 0.7, 0.55, colour)
    with brush.at(0.62 * wide, 0.02, 0.86):
        steam(brush, -0.6, 0.26)
        cup(brush, look, "#6B3A1E", "#FFF6E6")


def laid_table(brush, dice, look, wide):
    """A table that is being laid, seen from above, with room at the left."""
    brush.box(0, 0, 2 * wide, 2, 0, brush.along(-wide, -1, wide, 1, "#2F6B68", "#1F4E50"))
    for x, y, size, colour in ((0.3, -0.42, 0.5, "#FBF1E3"), (0.78, 0.35, 0.52, "#F6C453"), (0.22, 0.62, 0.36, "#E5765A")):
        one = Look(look.ground, colour, look.accent)
        with brush.at(x * wide, y, size):
            with plate(brush, one, ABOVE):
                if size > 0.4:
                    brush.box(0, 0, 0.5, 1.1, 0.06, shade("#E58E7B", 0.2))
                    with brush.at(0, 0, 0.34, -60):
                        top.herbs(brush, dice)
                else:
                    for a, b in ((-0.3, -0.2), (0.3, -0.1), (0, 0.34)):
                        with brush.at(a, b, 0.34):
                            top.tomato(brush, dice)
            for side in (-1.3, 1.3):
                brush.line([(side, -0.55), (side, 0.75)], 0.13, "#F0E3C8")
                brush.box(side, -0.62, 0.26, 0.5, 0.12, "#F0E3C8")
    for x, y in ((0.62, -0.6), (0.5, 0.12)):
        brush.circle(x * wide + 0.03, y + 0.05, 0.2, fade("#1E0A14", 0.3))
        brush.circle(x * wide, y, 0.19, fade("#FFFFFF", 0.8))
        brush.circle(x * wide, y, 0.15, "#B8324A")
    for x, y in ((-0.9, -0.8), (-0.75, 0.85)):
        with brush.at(x * wide, y, 0.34, 30):
            top.herbs(brush, dice)
    vignette_light(brush, wide)


def vignette_light(brush, wide):
    brush.box(
        0,
        0,
        2 * wide,
        2,
        0,
        brush.round(0.3 * wide, -0.2, 1.4 * wide, fade("#FFF3D6", 0.18), fade("#FFF3D6", 0), fade("#1E0A14", 0.35)),
    )
