"""Small pieces of food. Each is drawn around the origin with a radius of about 1: `topping(brush, dice)`."""

import math

from .colours import fade, mix, shade


def egg_half(brush, dice):
    brush.ellipse(0.06, 0.1, 1, 0.82, fade("#2B0D14", 0.3))
    brush.ellipse(0, 0, 1, 0.82, brush.round(-0.3, -0.3, 1.5, "#FFFDF5", "#F3E3CC"))
    brush.ellipse(0.02, 0.02, 0.64, 0.54, "#E58A1C")
    brush.ball(0, 0, 0.56, "#F9A825", squash=0.84)
    brush.glint(-0.18, -0.16, 0.14, 0.09, -30, 0.8)


def fried_egg(brush, dice):
    brush.blob(0.05, 0.1, 1, dice, fade("#2B0D14", 0.3), 0.08)
    brush.blob(0, 0, 1, dice, brush.round(0, 0, 1.1, "#FFFFFF", "#FFF7E8", "#EBD9BC"), 0.12)
    brush.ball(0.05, -0.02, 0.46, "#FBB12B")
    brush.glint(-0.1, -0.2, 0.13, 0.08, -30, 0.85)


def nori(brush, dice):
    brush.box(0.08, 0.1, 1.3, 1.9, 0.08, fade("#1A0A10", 0.35))
    brush.box(0, 0, 1.3, 1.9, 0.08, brush.along(-0.6, -1, 0.6, 1, "#35604A", "#173A2E"))


def pork_slice(brush, dice):
    brush.ellipse(0.08, 0.12, 1, 0.9, fade("#2B0D14", 0.35))
    brush.ellipse(0, 0, 1, 0.9, "#8C4A2E")
    brush.ellipse(0, 0, 0.9, 0.8, brush.round(-0.2, -0.3, 1.3, "#E9A987", "#C97B58"))
    brush.arc(0.05, 0.02, 0.55, 20, 300, 0.16, "#F7DDC6", 0.86)
    brush.arc(-0.05, 0.05, 0.22, 150, 420, 0.13, "#F3CFB2", 0.86)


def fish_cake(brush, dice):
    for corner in range(10):
        angle = math.tau * corner / 10
        brush.circle(0.8 * math.cos(angle), 0.8 * math.sin(angle), 0.26, "#F7EFE6")
    brush.circle(0, 0, 0.86, "#FFF9F2")
    brush.arc(0, 0, 0.5, -60, 200, 0.2, "#EE6C8A")
    brush.arc(0.05, 0.02, 0.2, 120, 360, 0.16, "#EE6C8A")


def prawn(brush, dice):
    points = [(0.75, -0.55), (0.2, -0.85), (-0.5, -0.6), (-0.75, 0.05), (-0.4, 0.6), (0.2, 0.7)]
    brush.line([(x + 0.08, y + 0.12) for x, y in points], 0.62, fade("#2B0D14", 0.3))
    brush.line(points, 0.6, "#E8663C")
    brush.line(points[:-1], 0.38, "#F79A6B")
    for x, y in points[1:5]:
        brush.line([(x * 0.72, y * 0.72), (x * 1.18, y * 1.18)], 0.09, "#FBC6A2")
    brush.polygon([(0.2, 0.7), (0.95, 0.45), (0.75, 0.75), (0.95, 1.1)], "#D84A2B", 0.06)


def citrus(rind, flesh):
    """Returns a round slice of a lemon, a lime or an orange."""

    def slice_of(brush, dice):
        brush.circle(0.08, 0.12, 1, fade("#2B0D14", 0.28))
        brush.circle(0, 0, 1, rind)
        brush.circle(0, 0, 0.84, shade(flesh, 0.75))
        for part in range(8):
            brush.wedge(0.74, part * 45 + 4, part * 45 + 41, brush.round(0, 0, 0.8, shade(flesh, 0.25), flesh))
        brush.circle(0, 0, 0.12, shade(flesh, 0.75))

    return slice_of


lemon = citrus("#F2B705", "#FBD84B")
lime = citrus("#4F9A2F", "#B5D957")
blood_orange = citrus("#E8702A", "#D93B3B")
orange = citrus("#F08A1D", "#FBA93B")


def lime_wedge(brush, dice):
    brush.half(0.06, 0.1, 1, 0.9, fade("#2B0D14", 0.3), upper=False)
    brush.half(0, 0, 1, 0.9, "#4F9A2F", upper=False)
    brush.half(0, 0, 0.86, 0.72, "#E9F2BC", upper=False)
    for part in range(4):
        brush.wedge(0.68, part * 45 + 5, part * 45 + 40, "#B5D957")


def leaf(colour="#4C9A3A"):
    def one(brush, dice):
        points = [(-1, 0), (-0.45, -0.45), (0.3, -0.42), (1, 0), (0.3, 0.42), (-0.45, 0.45)]
        brush.shape([(x + 0.06, y + 0.12) for x, y in points], fade("#12200E", 0.28))
        brush.shape(points, brush.along(0, -0.5, 0, 0.5, shade(colour, 0.25), shade(colour, -0.2)))
        brush.line([(-0.9, 0), (0, -0.03), (0.8, 0)], 0.1, shade(colour, 0.4))

    return one


basil = leaf()
mint = leaf("#3DA66B")
dark_leaf = leaf("#2F6F3A")


def herbs(brush, dice):
    """Draws a small bunch of leaves."""
    for turn in (200, 320, 85):
        with brush.at(
            0.5 * math.cos(math.radians(turn)), 0.5 * math.sin(math.radians(turn)), 0.62, turn + dice.between(-15, 15)
        ):
            basil(brush, dice)


def scallion(brush, dice):
    """Draws a loose heap of green rings."""
    for x, y in dice.spots(9, 0.95, 0.36):
        brush.circle(x + 0.04, y + 0.06, 0.24, fade("#12200E", 0.25))
        brush.circle(x, y, 0.24, dice.pick(["#5FB043", "#7CC352", "#3F8F38"]))
        brush.circle(x, y, 0.1, "#E3F0B4")


def crumbs(colour, size=0.22, count=10):
    """Returns a loose heap of round pieces: corn, peas, cheese, nuts."""

    def heap(brush, dice):
        for x, y in dice.spots(count, 0.95, size * 1.5):
            brush.ball(x, y, size, colour, squash=dice.between(0.75, 1), turn=dice.between(0, 90))

    return heap


corn = crumbs("#F7C531", 0.24, 11)
peas = crumbs("#6DB33F", 0.26, 8)
sesame = crumbs("#F8E9C6", 0.1, 14)
nuts = crumbs("#C98D4B", 0.2, 9)
roe = crumbs("#F26B2E", 0.22, 14)
beans = crumbs("#3B2024", 0.26, 10)
cheese_crumbs = crumbs("#FFF6E3", 0.24, 9)
pomegranate = crumbs("#C2274B", 0.2, 10)
blueberries = crumbs("#4054A0", 0.34, 5)


def tomato(brush, dice):
    brush.ball(0, 0, 0.95, "#E0402F")
    brush.glint(-0.3, -0.4, 0.24, 0.14, -35, 0.65)


def tomato_slice(brush, dice):
    brush.circle(0.06, 0.1, 1, fade("#2B0D14", 0.25))
    brush.circle(0, 0, 1, "#D6342A")
    brush.circle(0, 0, 0.84, "#EF6A4F")
    for part in range(5):
        with brush.at(turn=part * 72):
            brush.ellipse(0.48, 0, 0.26, 0.2, "#F9B25C")


def olive(brush, dice):
    brush.ball(0, 0, 0.95, dice.pick(["#3B2B3A", "#6B7A2A"]))
    brush.circle(0.05, 0, 0.32, "#C4412F")


def chili(brush, dice):
    points = [(-0.9, -0.35), (-0.4, -0.1), (0.2, 0.2), (0.95, 0.15)]
    brush.line([(x + 0.05, y + 0.12) for x, y in points], 0.36, fade("#2B0D14", 0.28))
    brush.line(points[:3], 0.38, "#D92C26")
    brush.line(points[1:], 0.24, "#D92C26")
    brush.line(points[:2], 0.12, "#F4735A")
    brush.line([(-0.9, -0.35), (-1.15, -0.6)], 0.18, "#3F8F38")


def mushroom(brush, dice):
    brush.box(0, 0.42, 0.5, 0.95, 0.22, "#F3E2C8")
    brush.half(0, 0.12, 0.98, 0.95, brush.down(-0.8, 0.2, "#B9855A", "#8A5A38"), soft=0.06)
    brush.half(0, 0.1, 0.62, 0.45, "#E8CDA6")


def cucumber(brush, dice):
    brush.circle(0.06, 0.1, 1, fade("#12200E", 0.25))
    brush.circle(0, 0, 1, "#3F8A3C")
    brush.circle(0, 0, 0.86, brush.round(-0.2, -0.2, 1.2, "#E4F2BE", "#BBDD8A"))
    for part in range(6):
        with brush.at(turn=part * 60):
            brush.ellipse(0.42, 0, 0.16, 0.09, "#8DBE5A")


def onion(brush, dice):
    brush.ring(0, 0, 0.8, 0.26, "#B0559A")
    brush.ring(0, 0, 0.74, 0.14, "#F2DDEC")


def avocado(brush, dice):
    for at in range(5):
        with brush.at((at - 2) * 0.36, abs(at - 2) * 0.08, 1, 8 * (at - 2)):
            brush.ellipse(0.05, 0.06, 0.27, 0.95, fade("#12200E", 0.25))
            brush.ellipse(0, 0, 0.27, 0.95, "#5C8A34")
            brush.ellipse(0, 0, 0.2, 0.86, brush.down(-0.9, 0.9, "#E7EFA0", "#B6CF63"))


def avocado_half(brush, dice):
    pear = [(0, -1.1), (0.5, -0.75), (0.68, -0.05), (0.75, 0.55), (0, 1.05), (-0.75, 0.55), (-0.68, -0.05), (-0.5, -0.75)]
    brush.shape([(x + 0.08, y + 0.1) for x, y in pear], fade("#12200E", 0.3))
    brush.shape(pear, "#35592B")
    brush.shape([(x * 0.86, y * 0.88) for x, y in pear], brush.round(0, 0.3, 1.3, "#F3F2AE", "#B9D165", "#7FA943"))
    brush.ball(0, 0.38, 0.42, "#8A5230")


def tofu(brush, dice):
    brush.box(0.1, 0.14, 1.5, 1.5, 0.2, fade("#2B0D14", 0.3))
    brush.box(0, 0, 1.5, 1.5, 0.2, "#D9A45B")
    brush.box(-0.06, -0.08, 1.34, 1.3, 0.18, brush.along(-0.7, -0.7, 0.7, 0.7, "#FFF1D2", "#F0CE92"))


def cube(colour):
    """Returns a cut cube of fish, fruit or cheese."""

    def one(brush, dice):
        brush.box(0.12, 0.14, 1.5, 1.3, 0.28, fade("#2B0D14", 0.3))
        brush.box(0, 0, 1.5, 1.3, 0.28, shade(colour, -0.2))
        brush.box(-0.06, -0.12, 1.4, 1.05, 0.26, brush.along(-0.7, -0.6, 0.7, 0.6, shade(colour, 0.3), colour))

    return one


salmon = cube("#F58A5B")
tuna = cube("#C93B4C")
mango = cube("#F9B02E")
feta = cube("#FFF3DC")
beet = cube("#96224F")


def slice_of_fish(colour):
    """Returns a slice of raw fish with the white lines of its fat."""

    def one(brush, dice):
        brush.ellipse(0.08, 0.12, 1.05, 0.62, fade("#2B0D14", 0.3))
        brush.ellipse(0, 0, 1.05, 0.62, brush.down(-0.6, 0.6, shade(colour, 0.25), shade(colour, -0.1)))
        for at in (-0.5, 0, 0.5):
            brush.line([(at - 0.16, -0.4), (at + 0.02, 0), (at - 0.1, 0.42)], 0.1, shade(colour, 0.6))

    return one


salmon_slice = slice_of_fish("#F5824F")
tuna_slice = slice_of_fish("#CF3A48")
white_fish_slice = slice_of_fish("#F4D9CC")


def strips(colour, count=6):
    """Returns a bundle of cut strips: carrot, cabbage, beef."""

    def bundle(brush, dice):
        for at in range(count):
            y = (at - (count - 1) / 2) * 1.5 / count
            tilt, bend = dice.between(-0.22, 0.22), dice.between(-0.2, 0.2)
            points = [(-0.85, y - tilt), (0, y + bend), (0.85, y + tilt)]
            brush.line([(x + 0.03, z + 0.08) for x, z in points], 0.26, fade("#2B0D14", 0.22))
            brush.line(points, 0.25, shade(colour, dice.between(-0.15, 0.25)))

    return bundle


carrot = strips("#F0802A")
cabbage = strips("#A44A8C")
spinach = strips("#3E7B3A")
sprouts = strips("#F6EDCF")
beef = strips("#8A452E", 5)
bamboo = strips("#E2B864", 4)
kimchi = strips("#DB4A2B", 5)


def chunk(colour):
    """Returns an uneven piece of cooked meat or vegetable, with sauce that shines."""

    def piece(brush, dice):
        points = brush.blob_points(dice, 0.95, 0.14, 7)
        brush.shape([(x + 0.1, y + 0.14) for x, y in points], fade("#2B0D14", 0.35))
        brush.shape(points, brush.round(-0.35, -0.4, 1.6, shade(colour, 0.28), colour, shade(colour, -0.3)))
        brush.glint(-0.3, -0.4, 0.26, 0.12, -25, 0.4)

    return piece


chicken = chunk("#D98F46")
braised = chunk("#7A3B26")
potato = chunk("#EFBE56")
paneer = chunk("#FBE6BD")
fried = chunk("#D07A24")
squash = chunk("#EE9330")
eggplant = chunk("#5A2F5A")


def broccoli(brush, dice):
    brush.box(0, 0.5, 0.5, 0.9, 0.2, "#8DBB57")
    for x, y, r in ((-0.5, 0.05, 0.5), (0.5, 0.05, 0.5), (0, -0.35, 0.58), (0, 0.15, 0.5)):
        brush.ball(x, y, r, "#4B9140")


def cream(brush, dice):
    brush.blob(0.06, 0.1, 0.9, dice, fade("#2B0D14", 0.25), 0.1)
    brush.blob(0, 0, 0.9, dice, brush.round(-0.2, -0.3, 1.2, "#FFFFFF", "#F3E6D2"), 0.1)
    brush.arc(0, 0, 0.42, 40, 300, 0.16, mix("#F3E6D2", "#D9C0A0", 0.6))


def flower(colour="#E84E7C"):
    def blossom(brush, dice):
        for petal in range(6):
            with brush.at(turn=petal * 60):
                brush.ellipse(0.55, 0, 0.45, 0.34, brush.across(0.1, 1, shade(colour, -0.15), shade(colour, 0.25)))
        brush.ball(0, 0, 0.3, "#F8C63C")

    return blossom


def half_tomato_ring(brush, dice):
    """Draws two cherry tomatoes, one cut open."""
    with brush.at(-0.4, 0.1, 0.55):
        tomato(brush, dice)
    with brush.at(0.45, 0, 0.5):
        tomato_slice(brush, dice)
