"""Sushi on a board and in a box."""

from . import toppings as top
from .colours import fade, shade
from .subject import above, in_row


def nigiri(fish):
    def one(brush, dice):
        brush.box(0.06, 0.3, 1.9, 0.9, 0.4, fade("#1E0A14", 0.35))
        brush.box(0, 0.22, 1.8, 0.84, 0.36, brush.down(-0.2, 0.65, "#FFFDF6", "#E6DBC8"))
        drape = [(-1.05, 0.18), (-0.9, -0.4), (0, -0.6), (0.9, -0.4), (1.05, 0.18), (0.5, 0.24), (-0.5, 0.24)]
        brush.shape(drape, brush.down(-0.6, 0.3, shade(fish, 0.35), fish, shade(fish, -0.12)))
        for at in (-0.5, 0, 0.5):
            brush.line([(at - 0.12, -0.4), (at + 0.06, 0.12)], 0.12, shade(fish, 0.55))

    return one


def maki(filling):
    def one(brush, dice):
        brush.ellipse(0.06, 0.24, 0.95, 0.9, fade("#1E0A14", 0.35))
        brush.box(0, 0.16, 1.8, 1.0, 0.5, "#1C3A30")
        brush.ellipse(0, -0.1, 0.9, 0.78, "#24483A")
        brush.ellipse(0, -0.12, 0.76, 0.65, "#FFFBF0")
        brush.ellipse(0, -0.12, 0.38, 0.32, filling)
        brush.ellipse(0.12, -0.02, 0.18, 0.15, "#7DB34A")

    return one


SUSHI = [
    nigiri("#F5824F"),
    nigiri("#CF3A48"),
    nigiri("#F2D3C2"),
    nigiri("#F0B23C"),
    maki("#F5824F"),
    maki("#F3B63A"),
    maki("#CF3A48"),
]


@above("soy", "ginger", "chopsticks")
def sushi_board(brush, dice, look):
    brush.box(0.05, 0.12, 2.4, 1.5, 0.1, fade("#1E0A14", 0.4))
    slab = dice.pick(["#2D2A32", "#C58B4E", "#3C5361"])
    brush.box(0, 0, 2.36, 1.45, 0.1, brush.along(-1, -0.7, 1, 0.7, shade(slab, 0.18), shade(slab, -0.15)))
    kinds = dice.shuffled(SUSHI)
    in_row(brush, dice, kinds[:4], 1.65, -0.36, 0.25, -6)
    in_row(brush, dice, kinds[3:7], 1.65, 0.32, 0.25, -6)
    with brush.at(1.05, -0.5, 0.16):
        brush.ball(0, 0, 1, "#8DBF4D")


@above("soy", "teacup", "chopsticks")
def bento(brush, dice, look):
    """A lacquered box with four compartments."""
    brush.box(0.06, 0.13, 2.5, 1.72, 0.16, fade("#1E0A14", 0.42))
    brush.box(0, 0, 2.44, 1.66, 0.14, brush.along(-1, -0.8, 1, 0.8, "#6E2023", "#3C0F16"))
    for x, y, width, height, colour in (
        (-0.6, -0.38, 1.08, 0.68, "#2A1418"),
        (0.58, -0.38, 1.12, 0.68, "#2A1418"),
        (-0.6, 0.39, 1.08, 0.66, "#FFF6E6"),
        (0.58, 0.39, 1.12, 0.66, "#2A1418"),
    ):
        brush.box(x, y, width, height, 0.1, colour)
    with brush.at(-0.6, -0.38, 1):
        in_row(brush, dice, [nigiri("#F5824F"), maki("#F3B63A"), nigiri("#CF3A48")], 0.7, 0, 0.18)
    for x in (0.22, 0.5, 0.78):
        with brush.at(x, -0.36, 0.2):
            top.fried(brush, dice)
    with brush.at(0.98, -0.46, 0.17):
        top.lemon(brush, dice)
    scatter_at = [(-0.9, 0.3), (-0.6, 0.5), (-0.3, 0.32), (-0.75, 0.48), (-0.42, 0.46)]
    for x, y in scatter_at:
        brush.ball(x, y, 0.17, "#FFFDF4")
    brush.ball(-0.6, 0.36, 0.13, "#C4283C")
    for x, piece in ((0.2, top.broccoli), (0.5, top.carrot), (0.86, top.egg_half)):
        with brush.at(x, 0.39, 0.23):
            piece(brush, dice)
