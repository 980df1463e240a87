"""Meals for several people, for banners."""

from . import toppings as top
from .bowls import liquid
from .colours import fade, shade
from .crockery import bowl, plate, steam
from .drinks import wine_glass
from .harvest import lettuce
from .seafood import oyster
from .subject import ABOVE, FRONT, above, front
from .tortillas import tacos


@front("bread", "spoon", "herbs")
def soup_pot(brush, dice, look):
    """A pot of soup with a ladle."""
    brush.shadow(0, 0.8, 1.2, 0.15, 0.5)
    steam(brush, -0.5, 0.42)
    colour = "#D2452F"
    for x in (-1.0, 1.0):
        brush.arc(x, 0.12, 0.2, 0, 360, 0.12, shade(colour, -0.35))
    brush.shape(
        [(-0.98, -0.1), (-0.96, 0.4), (-0.8, 0.72), (0, 0.8), (0.8, 0.72), (0.96, 0.4), (0.98, -0.1)],
        brush.across(-1, 1, shade(colour, 0.3), colour, shade(colour, -0.4)),
    )
    brush.ellipse(0, -0.1, 1.0, 0.36, shade(colour, 0.25))
    brush.ellipse(0, -0.08, 0.9, 0.29, "#3B1A1A")
    with brush.at(0, -0.06, 0.86, 0, 0.32):
        liquid(brush, dice, "#F0A23C")
        for x, y, piece in (
            (-0.5, -0.2, top.carrot),
            (0.3, 0.3, top.peas),
            (-0.2, 0.45, top.potato),
            (0.0, -0.35, top.herbs),
        ):
            with brush.at(x, y, 0.24, 0, 2):
                piece(brush, dice)
    brush.line([(0.3, -0.1), (0.62, -0.7), (0.8, -1.0)], 0.13, "#B98A52")
    brush.line([(-0.76, 0.2), (-0.66, 0.52)], 0.1, fade("#FFFFFF", 0.4))


@above("wine", "fork")
def five_courses(brush, dice, look):
    """Five small plates for a tasting."""
    for index, (x, y, size) in enumerate(
        ((-0.85, -0.42, 0.46), (0.1, -0.5, 0.46), (1.0, -0.34, 0.46), (-0.42, 0.46, 0.5), (0.66, 0.5, 0.5))
    ):
        with brush.at(x, y, size):
            with plate(brush, look, ABOVE):
                if index == 0:
                    with brush.at(0, 0, 0.6):
                        oyster(brush, dice)
                elif index == 1:
                    liquid_course(brush, dice, "#E9822B")
                elif index == 2:
                    for a in (-0.4, 0, 0.4):
                        with brush.at(a, 0, 0.34, 90):
                            top.salmon_slice(brush, dice)
                elif index == 3:
                    brush.blob(0, 0, 0.55, dice, "#6B2D5C", 0.1)
                    with brush.at(0, 0, 0.5, -20):
                        top.braised(brush, dice)
                    with brush.at(0.2, -0.3, 0.25):
                        top.herbs(brush, dice)
                else:
                    brush.ball(0, 0, 0.42, "#F7C7CF")
                    for a, b in ((-0.4, 0.3), (0.4, 0.3), (0, -0.5)):
                        brush.ball(a, b, 0.14, "#C4283C")


def liquid_course(brush, dice, colour):
    brush.circle(0, 0, 0.6, brush.round(-0.2, -0.2, 0.8, shade(colour, 0.25), colour))
    brush.arc(0, 0, 0.3, 20, 290, 0.12, "#FFF6E0")
    with brush.at(0, 0, 0.2):
        top.herbs(brush, dice)


@front("lime", "chili")
def fiesta(brush, dice, look):
    """Tacos below paper flags."""
    for at in range(7):
        x, colour = -1.26 + at * 0.42, ("#F6C453", "#FFF3DA", "#1C7C78")[at % 3]
        y = -1.16 + 0.1 * (1 - (x / 1.26) ** 2)
        brush.box(x, y + 0.16, 0.36, 0.34, 0.02, colour)
        for a in (-0.12, 0, 0.12):
            brush.half(x + a, y + 0.32, 0.06, 0.08, colour, upper=False)
        brush.circle(x, y + 0.15, 0.07, "#E8577E")
    with brush.at(0, 0.02, 1):
        tacos((top.chicken, top.mango, top.basil, top.onion), count=3).draw(brush, dice, look, FRONT)


@front("wine", "lemon")
def oyster_plate_and_glasses(brush, dice, look):
    """Two glasses of sparkling wine and oysters on ice."""
    for x, size in ((-0.86, 0.98), (1.0, 0.9)):
        wine_glass(brush, "#F3D26B", x, size)
    brush.shadow(0.05, 0.8, 0.95, 0.14, 0.5)
    brush.half(0.05, 0.36, 0.86, 0.44, brush.across(-0.8, 0.9, "#DCE6EA", "#9FB0B8", "#6E8089"), upper=False, soft=0.03)
    brush.ellipse(0.05, 0.34, 0.9, 0.26, "#EAF6FB")
    for x, y, turn in ((-0.42, 0.16, -24), (0.1, 0.02, 4), (0.56, 0.18, 22), (-0.14, 0.36, -6), (0.34, 0.4, 12)):
        with brush.at(x, y, 0.3, turn):
            oyster(brush, dice)
    with brush.at(0.74, 0.46, 0.18):
        top.lemon(brush, dice)


@front("coffee", "cookie")
def desk_lunch(brush, dice, look):
    """A computer, a bowl of salad and a cup on a desk."""
    with brush.at(-0.52, -0.1, 1):
        brush.shadow(0, 0.86, 1.0, 0.12, 0.45)
        brush.box(0, 0.05, 1.5, 1.05, 0.07, "#39414F")
        brush.box(0, 0.05, 1.36, 0.9, 0.04, brush.along(-0.7, -0.4, 0.7, 0.5, "#8CC7DD", "#F9D9A0"))
        brush.circle(0.2, 0.0, 0.2, "#FFF3C4")
        brush.half(-0.1, 0.5, 0.6, 0.3, "#4E9A55")
        brush.polygon([(-0.84, 0.6), (0.84, 0.6), (1.0, 0.82), (-1.0, 0.82)], "#C9D3D8", 0.03)
    with brush.at(0.72, 0.3, 0.62):
        with bowl(brush, look, FRONT):
            brush.circle(0, 0, 1, "#4E8F3A")
        for x, y, piece in (
            (-0.5, -0.2, lettuce),
            (0.5, -0.2, lettuce),
            (0, -0.3, lettuce),
            (-0.25, -0.4, top.tomato),
            (0.35, -0.36, top.egg_half),
            (0.7, -0.1, top.tomato),
            (-0.66, -0.06, top.corn),
        ):
            with brush.at(x, y, 0.34):
                piece(brush, dice)


@front("cola", "bread", size=0.92)
def family_table(brush, dice, look):
    """A large pot with bowls around it."""
    with brush.at(0, -0.12, 0.9):
        soup_pot.draw(brush, dice, look, FRONT)
    for x, broth in ((-0.9, "#E9822B"), (0.9, "#8DB04A"), (0, "#C9402F")):
        with brush.at(x, 0.52 if x else 0.62, 0.36):
            with bowl(brush, look, FRONT):
                liquid(brush, dice, broth)
