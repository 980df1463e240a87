"""Packages of shops, without lettering."""

from . import toppings as top
from .colours import fade, shade
from .subject import front


def carton(colour, stamp):
    """A carton of milk with a folded top."""

    def draw(brush, dice, look):
        brush.shadow(0.05, 0.8, 0.85, 0.13, 0.5)
        brush.polygon(
            [(-0.5, -0.3), (0.22, -0.3), (0.22, 0.78), (-0.5, 0.78)], brush.across(-0.5, 0.22, "#FFFFFF", "#FFF4E2"), 0.02
        )
        brush.polygon([(0.22, -0.3), (0.56, -0.4), (0.56, 0.66), (0.22, 0.78)], "#DCCBB2", 0.02)
        brush.polygon(
            [(-0.5, -0.3), (0.22, -0.3), (0.16, -0.8), (-0.42, -0.8)],
            brush.across(-0.5, 0.22, shade(colour, 0.2), colour),
            0.02,
        )
        brush.polygon([(0.22, -0.3), (0.56, -0.4), (0.4, -0.82), (0.16, -0.8)], shade(colour, -0.3), 0.02)
        brush.box(-0.1, -0.92, 0.72, 0.2, 0.04, colour)
        brush.polygon([(-0.5, 0.36), (-0.2, 0.2), (0.22, 0.4), (0.22, 0.78), (-0.5, 0.78)], colour, 0.02)
        brush.polygon([(0.22, 0.4), (0.56, 0.2), (0.56, 0.66), (0.22, 0.78)], shade(colour, -0.3), 0.02)
        with brush.at(-0.14, 0.06, 0.26, -30):
            stamp(brush, dice)
        brush.line([(-0.4, -0.18), (-0.4, 0.16)], 0.06, fade("#FFFFFF", 0.9))

    return front("glass", "cookie", "wheat")(draw)


def bag(colour, stamp, open_top=False):
    """A filled bag: crisps, granola, coffee."""

    def draw(brush, dice, look):
        brush.shadow(0.03, 0.8, 0.9, 0.13, 0.5)
        body = [(-0.6, -0.82), (0, -0.78), (0.6, -0.82), (0.7, -0.1), (0.64, 0.7), (0, 0.78), (-0.64, 0.7), (-0.7, -0.1)]
        brush.shape(body, brush.across(-0.7, 0.7, shade(colour, 0.32), colour, shade(colour, -0.08), shade(colour, -0.38)))
        brush.box(0, -0.8, 1.3, 0.2, 0.04, shade(colour, -0.22))
        brush.box(0, 0.7, 1.26, 0.12, 0.04, shade(colour, -0.3))
        brush.circle(0, 0.02, 0.44, "#FFF6E2")
        with brush.at(0, 0.02, 0.3):
            stamp(brush, dice)
        brush.line([(-0.52, -0.56), (-0.58, 0.0), (-0.52, 0.5)], 0.09, fade("#FFFFFF", 0.4))

    return front("nuts", "bowl", "wheat")(draw)


def crisp(brush, dice):
    brush.ellipse(0, 0, 0.95, 0.75, brush.round(-0.3, -0.3, 1.4, "#FBD873", "#E5A832"), -20)
    brush.arc(0, 0, 0.55, 150, 290, 0.14, "#FFF0B4", 0.7)


def bean(brush, dice):
    for x, y, turn in ((-0.42, -0.1, 30), (0.42, 0.15, -25), (0.05, -0.6, 80)):
        with brush.at(x, y, 1, turn):
            brush.ellipse(0, 0, 0.36, 0.52, "#5A2E18")
            brush.line([(0.02, -0.4), (-0.08, 0), (0.04, 0.4)], 0.1, "#2B130A")


def oat(brush, dice):
    brush.line([(-0.7, 0.7), (0, 0), (0.5, -0.7)], 0.14, "#B98A3A")
    for at in (-0.3, 0.05, 0.4):
        with brush.at(at * 1.1, -at, 0.4, -100):
            top.leaf("#E5B64C")(brush, dice)
        with brush.at(at * 1.1 + 0.3, -at + 0.2, 0.4, 10):
            top.leaf("#E5B64C")(brush, dice)


def cans(colour, stamp):
    """A pack of cans."""

    def draw(brush, dice, look):
        brush.shadow(0.03, 0.8, 1.15, 0.13, 0.5)
        for x, y in ((-0.68, -0.1), (0, -0.16), (0.68, -0.1), (-0.36, 0.12), (0.36, 0.12)):
            brush.box(
                x, y + 0.06, 0.6, 1.2, 0.1, brush.across(x - 0.3, x + 0.3, shade(colour, 0.45), colour, shade(colour, -0.35))
            )
            brush.ellipse(x, y - 0.52, 0.27, 0.08, "#E6EBEE")
            brush.ellipse(x, y - 0.52, 0.2, 0.05, "#A9B4BA")
            brush.ellipse(x, y + 0.64, 0.26, 0.06, "#8E999F")
            with brush.at(x, y + 0.06, 0.2):
                stamp(brush, dice)

    return front("lemon", "glass", "straws")(draw)


def packet(colour, stamp):
    """A box of crispbread, with two pieces leaning on it."""

    def draw(brush, dice, look):
        brush.shadow(0.05, 0.8, 1.1, 0.13, 0.5)
        brush.polygon(
            [(-0.7, -0.62), (0.3, -0.62), (0.3, 0.78), (-0.7, 0.78)],
            brush.across(-0.7, 0.3, shade(colour, 0.25), colour),
            0.03,
        )
        brush.polygon([(0.3, -0.62), (0.6, -0.74), (0.6, 0.64), (0.3, 0.78)], shade(colour, -0.35), 0.02)
        brush.polygon([(-0.7, -0.62), (0.3, -0.62), (0.6, -0.74), (-0.36, -0.74)], shade(colour, 0.5), 0.02)
        brush.circle(-0.2, -0.06, 0.36, "#FFF6E2")
        with brush.at(-0.2, -0.06, 0.26):
            stamp(brush, dice)
        brush.box(-0.2, 0.52, 0.84, 0.16, 0.06, "#FFF6E2")
        for x, turn in ((0.66, 14), (0.46, 8)):
            with brush.at(x, 0.32, 1, turn):
                brush.box(0, 0, 0.5, 0.92, 0.08, brush.across(-0.25, 0.25, "#E3B271", "#B97F3C"))
                for a in (-0.12, 0.12):
                    for b in (-0.3, -0.1, 0.1, 0.3):
                        brush.circle(a, b, 0.045, "#8A5522")

    return front("butter", "cheese", "herbs")(draw)


def jar(content, lid, stamp, label="#FFF6E2"):
    def draw(brush, dice, look):
        brush.shadow(0.03, 0.8, 0.85, 0.13, 0.5)
        brush.box(0, 0.14, 1.24, 1.3, 0.26, brush.across(-0.62, 0.62, shade(content, 0.35), content, shade(content, -0.4)))
        for x, y in ((-0.4, -0.36), (0.1, -0.4), (0.4, -0.3), (-0.15, -0.32), (-0.36, 0.66), (0.3, 0.68), (0, 0.64)):
            brush.circle(x, y, 0.07, shade(content, 0.4))
        brush.box(0, 0.2, 1.24, 0.66, 0.02, label)
        brush.box(0.44, 0.2, 0.36, 0.66, 0, fade("#1E0A14", 0.14))
        with brush.at(0, 0.2, 0.27):
            stamp(brush, dice)
        brush.box(0, -0.66, 1.2, 0.34, 0.09, brush.across(-0.6, 0.6, shade(lid, 0.35), lid, shade(lid, -0.35)))
        brush.line([(-0.46, -0.34), (-0.46, 0.6)], 0.09, fade("#FFFFFF", 0.45))

    return front("chili", "spoon", "herbs")(draw)


def tub(colour, content, crown):
    """An open tub: hummus, cream."""

    def draw(brush, dice, look):
        brush.shadow(0.03, 0.8, 1.05, 0.13, 0.5)
        brush.polygon(
            [(-0.86, -0.06), (0.86, -0.06), (0.66, 0.76), (-0.66, 0.76)],
            brush.across(-0.86, 0.86, shade(colour, 0.35), colour, shade(colour, -0.35)),
            0.04,
        )
        brush.polygon([(-0.8, 0.2), (0.8, 0.2), (0.7, 0.6), (-0.7, 0.6)], "#FFF6E2", 0.02)
        with brush.at(0, 0.4, 0.2):
            crown(brush, dice)
        brush.ellipse(0, -0.1, 0.93, 0.3, "#FFFDF6")
        brush.ellipse(0, -0.1, 0.82, 0.24, shade(content, -0.15))
        brush.shape(
            [(-0.7, -0.1), (-0.5, -0.34), (-0.1, -0.46), (0.1, -0.62), (0.2, -0.42), (0.5, -0.32), (0.7, -0.1), (0, 0.08)],
            brush.round(-0.2, -0.3, 0.9, shade(content, 0.5), content, shade(content, -0.12)),
        )
        with brush.at(0.34, -0.26, 0.2):
            crown(brush, dice)

    return front("flatbread", "spoon", "herbs")(draw)


@front("napkin", "herbs", "wheat")
def paper_roll(brush, dice, look):
    brush.shadow(0.03, 0.8, 1.1, 0.13, 0.5)
    for x, y in ((0.44, -0.06), (-0.34, 0.08)):
        brush.box(x, y, 0.86, 1.4, 0.08, brush.across(x - 0.43, x + 0.43, "#FFFFFF", "#FBF4EA", "#CFC4B8"))
        brush.ellipse(x, y + 0.68, 0.43, 0.1, brush.across(x - 0.43, x + 0.43, "#FBF4EA", "#CFC4B8"))
        brush.ellipse(x, y - 0.68, 0.43, 0.14, "#FFFFFF")
        brush.ellipse(x, y - 0.68, 0.18, 0.06, "#9C7350")
        for at in (-0.3, 0.02, 0.34):
            brush.circle(x - 0.18, y + at, 0.08, fade(look.accent, 0.7))
            brush.circle(x + 0.14, y + at + 0.16, 0.08, fade(look.accent, 0.7))
