"""Whole pictures of streets. Each fills a scene: `draw(brush, dice, look, wide)`."""

from .colours import fade, mix, shade
from .sandwiches import burger
from .subject import FRONT


def storefront(emblem, wall, awning, wide_window=True):
    """A shop seen from the street, with its sign and an awning."""

    def draw(brush, dice, look, wide):
        brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.7, "#8CC7DD", "#FBE6BE"))
        for x, height, colour in (
            (-wide + 0.3, 1.3, "#D98A6B"),
            (wide - 0.35, 1.5, "#7E9AA8"),
            (-wide + 1.0, 1.0, "#E8B98A"),
            (wide - 1.05, 1.1, "#C9876A"),
        ):
            brush.box(x, 0.75 - height / 2, 0.74, height, 0, colour)
            for row in range(3):
                for side in (-0.18, 0.18):
                    brush.box(x + side, 0.95 - height + row * 0.34, 0.17, 0.2, 0.02, fade("#FFF0C2", 0.8))
        brush.box(0, 0.86, 2 * wide, 0.3, 0, "#B9A79A")
        brush.box(0, 0.74, 2 * wide, 0.06, 0, "#D8C9BA")
        brush.box(0, -0.06, 3.0, 1.64, 0.03, brush.across(-1.5, 1.5, shade(wall, 0.15), wall, shade(wall, -0.18)))
        brush.box(0, -0.86, 3.2, 0.14, 0.03, shade(wall, -0.35))
        for x in (-0.92, 0.42):
            brush.box(x if x < 0 else x - 0.02, 0.3, 0.98, 0.66, 0.03, shade(wall, -0.5))
            brush.box(x if x < 0 else x - 0.02, 0.3, 0.88, 0.56, 0.02, brush.down(0, 0.6, "#FFF0B8", "#F6B95A"))
        brush.box(1.16, 0.34, 0.46, 0.8, 0.04, shade(wall, -0.55))
        brush.box(1.16, 0.2, 0.3, 0.42, 0.03, "#FFE9A6")
        brush.circle(1.02, 0.44, 0.04, "#F6C453")
        for x in (-0.92, 0.4):
            with brush.at(x, 0.26, 0.36):
                emblem(brush, dice)
        for at in range(14):
            x = -1.43 + at * 0.22
            colour = awning if at % 2 == 0 else "#FFF6E6"
            brush.polygon([(x - 0.1, -0.4), (x + 0.1, -0.4), (x + 0.115, -0.1), (x - 0.115, -0.1)], colour, 0.005)
            brush.half(x, -0.1, 0.11, 0.09, shade(colour, -0.08), upper=False)
        brush.box(0, -0.1, 3.1, 0.04, 0, fade("#1E0A14", 0.25))
        brush.box(0, -0.62, 1.5, 0.34, 0.1, shade(awning, -0.3))
        with brush.at(0, -0.62, 0.15):
            emblem(brush, dice)
        for x in (-0.5, 0.5):
            brush.box(x, -0.62, 0.34, 0.08, 0.04, "#FFF0CC")
        for x in (-1.42, 1.6):
            brush.box(x, 0.68, 0.26, 0.24, 0.04, "#A8562E")
            for a, b, r in ((-0.1, 0.48, 0.15), (0.1, 0.48, 0.15), (0, 0.34, 0.17)):
                brush.ball(x + a, b, r, "#4E8F45")

    return draw


def late_night(brush, dice, look, wide):
    """A burger below the moon."""
    brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.7, "#1F1B4A", "#5A3A7A", "#C9587A"))
    brush.circle(0.55, -0.5, 0.36, "#FFF0B0")
    brush.circle(0.42, -0.58, 0.3, "#2B2458")
    for x, y in ((-0.8, -0.8), (-0.4, -0.6), (-0.85, -0.3), (0.05, -0.86), (0.88, -0.9)):
        brush.circle(x, y, 0.045, "#FFF0B0")
    brush.box(0, 0.84, 2 * wide, 0.5, 0, "#3A2140")
    with brush.at(-0.05, 0.14, 0.76):
        burger().draw(brush, dice, look, FRONT)


def courier(brush, dice, look, wide):
    """A courier on a scooter, in front of a town in the evening."""
    brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.8, "#F2765A", "#FBC66A"))
    brush.circle(-0.5 * wide, -0.2, 0.5, "#FFE9A6")
    for at in range(9):
        height = dice.between(0.5, 1.3)
        x = -wide + 0.2 + at * wide / 4.2
        brush.box(x, 0.62 - height / 2, wide / 4.6, height, 0.02, mix("#B8485A", "#7A3259", dice.between(0, 1)))
        for row in range(int(height / 0.3)):
            brush.box(x + dice.pick([-0.08, 0.08]), 0.76 - height + row * 0.28, 0.1, 0.12, 0.01, fade("#FFE39A", 0.75))
    brush.box(0, 0.82, 2 * wide, 0.42, 0, "#4A2C48")
    for at in range(-4, 5):
        brush.box(at * 0.7, 0.84, 0.36, 0.05, 0.02, fade("#FBD27A", 0.8))
    with brush.at(0.3 * wide, 0.0, 0.86):
        scooter(brush)


def scooter(brush):
    """A scooter with its rider and a box, standing on y = 0.8."""
    brush.shadow(0, 0.82, 1.2, 0.1, 0.5)
    for x in (-0.72, 0.72):
        brush.circle(x, 0.58, 0.25, "#2A1E2E")
        brush.circle(x, 0.58, 0.13, "#C9D3D8")
    brush.shape(
        [
            (-0.98, 0.4),
            (-0.8, 0.18),
            (-0.2, 0.16),
            (0.0, 0.46),
            (0.34, 0.46),
            (0.5, -0.2),
            (0.66, -0.24),
            (0.72, 0.3),
            (0.6, 0.6),
            (-0.5, 0.62),
        ],
        brush.down(-0.2, 0.6, "#3FB0A6", "#1F7F7C"),
    )
    brush.box(-0.45, 0.12, 0.66, 0.14, 0.07, "#3B2436")
    brush.line([(0.56, -0.2), (0.5, -0.42), (0.36, -0.42)], 0.09, "#2A1E2E")
    brush.circle(0.68, -0.12, 0.1, "#FFF0B0")
    brush.box(-0.78, -0.26, 0.56, 0.6, 0.08, brush.across(-1.06, -0.5, "#F2573C", "#C4301F"))
    brush.circle(-0.78, -0.26, 0.15, "#FFF3D8")
    brush.line([(-0.3, 0.05), (0.14, 0.1), (0.16, 0.44)], 0.22, "#2B4C7E")
    brush.line([(-0.3, 0.02), (-0.2, -0.4)], 0.38, "#F6B63A")
    brush.line([(-0.16, -0.42), (0.12, -0.24), (0.38, -0.38)], 0.16, "#F6B63A")
    brush.ball(-0.12, -0.82, 0.2, "#C98A62")
    brush.half(-0.14, -0.84, 0.25, 0.27, "#D9403A", soft=0.02)
