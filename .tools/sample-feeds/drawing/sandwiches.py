"""Burgers and sandwiches, built in layers from the bottom."""

from . import toppings as top
from .colours import fade, shade
from .crockery import board, standing_board
from .subject import above, front


def burger(layers=("lettuce", "cheese", "meat", "tomato"), doubled=False, bun="#D98A3A", sides=("fries", "cola", "sauce")):
    def draw(brush, dice, look):
        standing_board(brush)
        level = 0.6
        bottom = brush.across(-0.8, 0.8, shade(bun, 0.25), bun, shade(bun, -0.25))
        brush.box(0, level - 0.13, 1.62, 0.28, 0.13, bottom)
        level -= 0.27
        for layer in (layers[0],) + (layers[1:] * 2 if doubled else layers[1:]):
            level = burger_layer(brush, dice, layer, level)
        level -= 0.0
        brush.half(
            0,
            level + 0.04,
            0.84,
            0.62 if doubled else 0.74,
            brush.round(-0.3, level - 0.5, 1.2, shade(bun, 0.4), bun, shade(bun, -0.3)),
            soft=0.05,
        )
        for x, y in (
            (-0.42, -0.28),
            (-0.16, -0.46),
            (0.14, -0.5),
            (0.38, -0.3),
            (-0.02, -0.26),
            (-0.56, -0.12),
            (0.56, -0.1),
            (0.2, -0.16),
        ):
            brush.ellipse(x, level + y, 0.06, 0.04, "#FFF0CB", x * 60)
        brush.glint(-0.38, level - 0.36, 0.2, 0.08, -28, 0.3)

    return front(*sides)(draw)


def burger_layer(brush, dice, layer, level):
    """Draws one layer on the level, and returns the level above it."""
    if layer == "lettuce":
        points = [
            (-0.92, level),
            (-0.7, level + 0.1),
            (-0.5, level + 0.0),
            (-0.28, level + 0.12),
            (-0.05, level + 0.02),
            (0.2, level + 0.12),
            (0.45, level),
            (0.68, level + 0.1),
            (0.92, level),
            (0.86, level - 0.12),
            (-0.86, level - 0.12),
        ]
        brush.shape(points, brush.across(-0.9, 0.9, "#8CC450", "#5FA03A"))
        return level - 0.08
    if layer == "cheese":
        brush.box(0, level - 0.03, 1.74, 0.1, 0.04, "#F9BE35")
        brush.polygon([(-0.3, level), (0.24, level), (-0.02, level + 0.18)], "#F9BE35", 0.03)
        brush.polygon([(0.4, level), (0.76, level), (0.6, level + 0.15)], "#F2AE24", 0.03)
        return level - 0.07
    if layer == "tomato":
        for x in (-0.42, 0.4):
            brush.box(x, level - 0.05, 0.76, 0.13, 0.06, brush.across(x - 0.4, x + 0.4, "#F0604A", "#CE2F27"))
        return level - 0.1
    if layer == "halloumi":
        brush.box(0, level - 0.1, 1.58, 0.25, 0.07, brush.down(level - 0.2, level, "#FFE9B0", "#E0A647"))
        for x in (-0.5, -0.1, 0.3):
            brush.box(x, level - 0.1, 0.12, 0.24, 0.03, fade("#9A5A1C", 0.75))
        return level - 0.22
    if layer == "chicken":
        points = [
            (-0.86, level - 0.02),
            (-0.8, level - 0.26),
            (-0.3, level - 0.32),
            (0.3, level - 0.28),
            (0.82, level - 0.3),
            (0.9, level - 0.02),
            (0, level + 0.03),
        ]
        brush.shape(points, brush.down(level - 0.3, level, "#EBA347", "#B96A1E"))
        return level - 0.26
    brush.box(0, level - 0.13, 1.66, 0.28, 0.13, brush.down(level - 0.28, level, "#8A4A2E", "#542516"))
    for x in (-0.5, -0.1, 0.35):
        brush.circle(x, level - 0.14, 0.05, fade("#B9704A", 0.7))
    return level - 0.25


def sandwich(filling=("lettuce", "tomato", "cheese", "meat"), crust="#B9722E", sides=("crisps", "pickles", "coffee")):
    """Two thick slices of bread around a filling, from the side."""

    def draw(brush, dice, look):
        standing_board(brush)

        def slice_at(y, lean):
            with brush.at(0, y, 1, lean):
                brush.box(0, 0, 1.86, 0.34, 0.15, crust)
                brush.box(0, -0.01, 1.74, 0.24, 0.12, brush.across(-0.9, 0.9, "#FBE6BC", "#EBC583"))
                for x in (-0.6, -0.25, 0.15, 0.5):
                    brush.ellipse(x, dice.between(-0.04, 0.04), 0.08, 0.04, fade("#C9974E", 0.7))

        slice_at(0.46, 0)
        level = 0.3
        for layer in filling:
            level = (
                burger_layer(brush, dice, layer if layer != "meat" else "ham", level)
                if layer != "meat"
                else ham(brush, level)
            )
        slice_at(level - 0.14, -4)
        brush.line([(0.2, level - 0.75), (0.2, level - 0.2)], 0.06, "#E8D2A6")
        with brush.at(0.2, level - 0.72, 0.16):
            top.olive(brush, dice)

    return front(*sides)(draw)


def ham(brush, level):
    points = [
        (-0.9, level - 0.02),
        (-0.55, level + 0.06),
        (-0.2, level - 0.04),
        (0.2, level + 0.07),
        (0.55, level - 0.03),
        (0.92, level + 0.02),
        (0.85, level - 0.2),
        (0, level - 0.24),
        (-0.85, level - 0.2),
    ]
    brush.shape(points, brush.down(level - 0.24, level + 0.05, "#F6A49A", "#D9695F"))
    return level - 0.16


def open_sandwiches(crowns, sides=("beer", "herbs", "lemon")):
    """Three slices of dark bread, each with its own topping."""

    def draw(brush, dice, look):
        board(brush, 2.5, 1.5)
        for x, crown in zip((-0.8, 0, 0.8), crowns):
            with brush.at(x, 0, 1, dice.between(-5, 5)):
                brush.box(0.05, 0.08, 0.7, 1.16, 0.16, fade("#1E0A14", 0.4))
                brush.box(0, 0, 0.7, 1.16, 0.16, "#5A331C")
                brush.box(0, -0.02, 0.6, 1.04, 0.12, "#8A5A34")
                base, first, second = crown
                brush.box(0, -0.02, 0.62, 1.0, 0.16, base)
                for at, y in enumerate((-0.33, -0.02, 0.3)):
                    with brush.at(0, y, 0.24, dice.between(-20, 20)):
                        (first if at != 1 else second)(brush, dice)
                with brush.at(0.1, 0.14, 0.15, 30):
                    top.herbs(brush, dice)

    return above(*sides)(draw)
