"""Small things that stand beside a subject. Each fits a circle with radius 1, from above and from the front."""

import math

from . import toppings as top
from .colours import fade, shade
from .crockery import bowl, chopsticks, cup, glass, straw
from .drinks import bottle_shape, grapes, wine_glass
from .pancakes import strawberry_at
from .subject import ABOVE, FRONT


def dip(*colours, crumbs=None):
    """Returns a small bowl with a sauce of one of the colours."""

    def draw(brush, dice, look, view):
        colour = dice.pick(colours)
        with bowl(brush, look, view, shade(look.crockery, -0.04)) as upright:
            brush.circle(0, 0, 0.98, colour)
            brush.arc(0, 0, 0.62, -30, 250, 0.2, shade(colour, -0.16))
            brush.arc(0, 0, 0.62, 190, 250, 0.14, shade(colour, 0.45))
            brush.circle(0, 0, 0.2, shade(colour, 0.25))
            if crumbs:
                with brush.at(0.1, 0.1, 0.45, 0, upright):
                    crumbs(brush, dice)

    return draw


def lying(piece, size=0.7):
    """Returns a piece of food that lies on the table."""

    def draw(brush, dice, look, view):
        if view == FRONT:
            brush.shadow(0, 0.76, 0.6, 0.12, 0.4)
        with brush.at(0, 0.8 - size * 0.85 if view == FRONT else 0, size, dice.between(-25, 25)):
            piece(brush, dice)

    return draw


def several(piece, colours=None):
    """Returns three pieces that lie together."""

    def draw(brush, dice, look, view):
        spots = ((-0.5, 0.42), (0.5, 0.46), (0.02, 0.36)) if view == FRONT else ((-0.45, -0.35), (0.5, -0.2), (-0.05, 0.5))
        if view == FRONT:
            brush.shadow(0, 0.78, 0.95, 0.12, 0.4)
        for x, y in spots:
            with brush.at(x, y, 0.4, dice.between(-40, 40)):
                piece(brush, dice)

    return draw


def upright(draw_front, draw_above=None):
    """Returns something that looks different from the front and from above."""

    def draw(brush, dice, look, view):
        if view == FRONT or draw_above is None:
            draw_front(brush, dice, look)
        else:
            draw_above(brush, dice, look)

    return draw


def drink_above(colour, crown=None):
    def draw(brush, dice, look):
        brush.shadow(0.1, 0.14, 0.9, 0.86)
        brush.circle(0, 0, 0.78, fade("#FFFFFF", 0.75))
        brush.circle(0, 0, 0.68, brush.round(-0.2, -0.2, 0.9, shade(colour, 0.25), colour, shade(colour, -0.25)))
        for x, y in ((-0.25, -0.2), (0.2, 0.15)):
            with brush.at(x, y, 0.2, dice.between(0, 90)):
                brush.box(0, 0, 1.6, 1.6, 0.3, fade("#FFFFFF", 0.4))
        if crown:
            with brush.at(0.2, -0.25, 0.34):
                crown(brush, dice)

    return draw


def glass_of(*colours, crown=None):
    def from_front(brush, dice, look):
        straw(brush, look.accent, 0.1, -1.1, -0.5)
        glass(brush, list(colours), -0.7, 0.78, 0.44, 0.34, dice=dice)
        if crown:
            with brush.at(-0.4, -0.68, 0.3):
                crown(brush, dice)

    return upright(from_front, drink_above(colours[-1], crown))


def cup_above(drink):
    def draw(brush, dice, look):
        colour = look.crockery
        brush.shadow(0.1, 0.14, 1.08, 1.02)
        brush.circle(0, 0, 0.98, brush.along(-0.7, -0.7, 0.7, 0.7, shade(colour, 0.35), shade(colour, -0.2)))
        brush.line([(0.5, 0.35), (0.86, 0.6)], 0.2, shade(colour, -0.1))
        brush.circle(0, 0, 0.66, shade(colour, 0.2))
        brush.circle(0, 0, 0.55, brush.round(-0.15, -0.15, 0.8, shade(drink, 0.3), drink))
        brush.arc(0, 0, 0.26, 20, 280, 0.12, fade("#FFF2DA", 0.8))

    return draw


def cutlery(kind):
    def draw(brush, dice, look, view):
        with brush.at(0, 0, 1, 12 if view == ABOVE else 68):
            metal = "#E9EDF0" if look.ground < "#C" else "#6E7880"
            brush.line([(0.05, -0.15), (0.05, 1.1)], 0.18, fade("#1E0A14", 0.25))
            brush.line([(0, -0.2), (0, 1.05)], 0.17, metal)
            if kind == "spoon":
                brush.ellipse(0, -0.6, 0.34, 0.5, metal)
                brush.ellipse(-0.05, -0.64, 0.2, 0.34, shade(metal, -0.12))
            else:
                brush.box(0, -0.32, 0.56, 0.4, 0.2, metal)
                for x in (-0.22, 0, 0.22):
                    brush.line([(x, -0.4), (x, -0.95)], 0.13, metal)

    return draw


def napkin(brush, dice, look, view):
    if view == FRONT:
        brush.shadow(0, 0.76, 0.9, 0.1, 0.4)
        brush.polygon(
            [(-0.8, 0.7), (-0.2, -0.1), (0.1, 0.5), (0.4, -0.2), (0.9, 0.7)],
            brush.down(-0.2, 0.7, shade(look.accent, 0.4), look.accent),
            0.06,
        )
        return
    with brush.at(turn=12):
        brush.box(0.06, 0.08, 1.5, 1.9, 0.06, fade("#1E0A14", 0.3))
        brush.box(0, 0, 1.5, 1.9, 0.06, shade(look.accent, 0.25))
        brush.polygon([(-0.75, -0.95), (0.75, -0.95), (-0.75, 0.95)], look.accent)
        brush.box(0, 0.62, 1.5, 0.16, 0, fade("#FFFFFF", 0.55))


def flatbread(brush, dice, look, view):
    """Draws two folded pieces of flatbread."""
    for turn, x, y in ((-34, -0.5, -0.3), (14, -0.3, -0.5)):
        with brush.at(x, y + (0.5 if view == FRONT else 0), 1, turn, 0.6 if view == FRONT else 1):
            with brush.at(0.06, 0.1):
                brush.wedge(1.5, 8, 82, fade("#1E0A14", 0.35))
            brush.wedge(1.5, 5, 85, brush.round(0, 0, 1.5, "#F3CE8E", "#FBE3B4", "#E9BE7C", "#C98F4A"))
            for angle, reach in ((25, 0.7), (50, 1.1), (65, 0.6), (30, 1.2), (45, 0.4)):
                brush.circle(
                    reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle)), 0.1, fade("#9A5A22", 0.55)
                )


def bread(brush, dice, look, view):
    if view == FRONT:
        brush.shadow(0, 0.76, 0.8, 0.12, 0.4)
    for x, turn in ((-0.28, -16), (0.3, 10)):
        with brush.at(x, 0.2 if view == FRONT else 0, 0.95, turn):
            brush.box(0.05, 0.06, 0.86, 1.1, 0.34, fade("#1E0A14", 0.3))
            brush.box(0, 0, 0.86, 1.1, 0.34, "#B36A28")
            brush.box(0, 0, 0.7, 0.94, 0.28, brush.round(-0.1, -0.2, 0.8, "#FDEBC4", "#F0CB8C"))


def fries(brush, dice, look, view):
    if view == FRONT:
        brush.shadow(0, 0.8, 0.6, 0.12, 0.45)
        for at in range(9):
            with brush.at(-0.44 + at * 0.11, 0.1, 1, -14 + at * 3.6):
                brush.box(0, dice.between(-0.5, -0.26), 0.14, 0.9, 0.04, dice.pick(["#FBD25A", "#F4B93A", "#F8C648"]))
        brush.polygon(
            [(-0.56, -0.06), (0, 0.08), (0.56, -0.06), (0.44, 0.76), (-0.44, 0.76)],
            brush.across(-0.5, 0.5, "#E8533C", "#C4301F", "#8E1F16"),
            0.05,
        )
        brush.circle(0, 0.42, 0.17, "#FFF3D8")
        return
    for _ in range(9):
        with brush.at(dice.between(-0.6, 0.6), dice.between(-0.5, 0.5), 1, dice.between(-70, 70)):
            brush.box(0.03, 0.05, 0.85, 0.17, 0.05, fade("#1E0A14", 0.3))
            brush.box(0, 0, 0.85, 0.17, 0.05, dice.pick(["#FBD25A", "#F4B93A"]))


def beer_front(brush, dice, look):
    brush.shadow(0, 0.8, 0.7, 0.12, 0.45)
    brush.arc(0.46, 0.16, 0.3, -100, 100, 0.15, fade("#FFFFFF", 0.7))
    brush.box(0, 0.16, 0.94, 1.26, 0.1, fade("#FFFFFF", 0.6))
    brush.box(0, 0.22, 0.8, 1.06, 0.06, brush.across(-0.4, 0.4, "#FBC94A", "#EFA426", "#C87C14"))
    for x, r in ((-0.34, 0.2), (0.0, 0.25), (0.32, 0.2)):
        brush.circle(x, -0.46, r, "#FFFBF0")
    brush.box(0, -0.38, 0.94, 0.22, 0.1, "#FFFBF0")
    brush.line([(-0.26, -0.1), (-0.26, 0.6)], 0.09, fade("#FFFFFF", 0.5))


def beer_above(brush, dice, look):
    brush.shadow(0.1, 0.14, 0.9, 0.86)
    brush.box(0.8, 0.1, 0.6, 0.3, 0.14, "#D9E2E6")
    brush.circle(0, 0, 0.8, "#E6EDF0")
    brush.circle(0, 0, 0.7, "#EFA426")
    brush.blob(0, 0, 0.56, dice, "#FFFBF0", 0.12)
    for x, y, r in ((-0.2, -0.15, 0.12), (0.15, 0.1, 0.16), (0.1, -0.25, 0.08)):
        brush.ring(x, y, r, 0.05, "#F0DDB0")


def wheat(brush, dice, look, view):
    for x, turn in ((-0.3, -22), (0.0, 0), (0.3, 22)):
        with brush.at(x, 0.1, 0.9, turn):
            brush.line([(0, 0.8), (0, -0.4)], 0.08, "#B98A3A")
            for at in range(4):
                for side in (-1, 1):
                    with brush.at(side * 0.13, -0.2 - at * 0.2, 0.2, -60 * side):
                        top.leaf("#E8B94E")(brush, dice)


def berries(brush, dice, look, view):
    low = 0.3 if view == FRONT else 0
    if view == FRONT:
        brush.shadow(0, 0.76, 0.9, 0.12, 0.4)
    strawberry_at(brush, -0.35, low, 0.48)
    for x, y in ((0.3, 0.2), (0.62, 0.28), (0.4, -0.1)):
        brush.ball(x, y + low * 0.9, 0.2, "#4A5AA8")


def grapes_piece(brush, dice):
    grapes(brush)


def cheese_piece(brush, dice):
    brush.polygon([(-0.9, 0.3), (0.9, 0.0), (0.9, 0.7), (-0.9, 0.8)], "#F3B93A", 0.06)
    brush.polygon([(-0.9, 0.3), (0.1, -0.5), (0.9, 0.0)], "#FFE391", 0.06)
    for x, y, r in ((0.1, 0.5, 0.14), (0.6, 0.3, 0.12), (0.1, -0.1, 0.1)):
        brush.circle(x, y, r, "#D9932A")


def cookie(brush, dice):
    brush.circle(0.06, 0.1, 0.95, fade("#1E0A14", 0.3))
    brush.circle(0, 0, 0.95, brush.round(-0.3, -0.3, 1.3, "#F0C27E", "#D39548", "#A86A28"))
    for x, y in ((-0.4, -0.3), (0.3, -0.4), (0.1, 0.1), (-0.35, 0.4), (0.5, 0.3)):
        brush.circle(x, y, 0.17, "#4A2416")


def garlic(brush, dice):
    brush.shape(
        [(0, -0.95), (0.25, -0.4), (0.8, 0.1), (0.55, 0.75), (-0.55, 0.75), (-0.8, 0.1), (-0.25, -0.4)],
        brush.across(-0.8, 0.8, "#FFFFFF", "#F3E6DC", "#CDB6B0"),
    )
    for x in (-0.3, 0.3):
        brush.line([(x * 0.3, -0.6), (x, 0.1), (x * 0.8, 0.65)], 0.07, "#D6B9C0")


def oil_front(brush, dice, look):
    bottle_shape(
        brush, "#C5B63A", "#FFF4D8", lambda b, d: b.circle(0, 0, 0.8, "#6E8A2E"), cap="#6B4A28", neck=0.12, body=0.32
    )


def butter(brush, dice):
    brush.box(0.06, 0.24, 1.7, 0.8, 0.12, fade("#1E0A14", 0.3))
    brush.box(0, 0.14, 1.7, 0.8, 0.1, "#F3C53F")
    brush.box(0, -0.06, 1.7, 0.55, 0.1, "#FFE98F")


def cone_piece(brush, dice):
    brush.polygon([(-0.7, -0.3), (0.7, -0.3), (0, 0.95)], "#E3A850", 0.06)
    brush.ball(0, -0.4, 0.72, "#F7A8B8")


def egg(brush, dice):
    brush.ball(0, 0, 0.8, "#F3CFA4", squash=1.25)


SIDES = {
    "chopsticks": lambda brush, dice, look, view: chopsticks(
        brush, 0, 0.3 if view == FRONT else 0, -70 if view == ABOVE else 6, 2.3, shade(look.accent, -0.4)
    ),
    "sauce": dip("#C9402A", "#E5A02E", "#7FA03A", "#F3E3BE", "#8A3A1E"),
    "soy": dip("#3B1A14"),
    "mustard": dip("#E5A823"),
    "jam": dip("#A3203C"),
    "gravy": dip("#C99A62"),
    "syrup": dip("#9A4A14"),
    "chocolate": dip("#4A2013"),
    "salt": dip("#F7F3EA"),
    "ginger": dip("#F6B3A6"),
    "pickles": dip("#8DAE45", crumbs=top.cucumber),
    "kimchi": dip("#C93A22", crumbs=top.kimchi),
    "olives": dip("#7B8A34", crumbs=top.olive),
    "nuts": dip("#D9A866", crumbs=top.nuts),
    "sugar": dip("#FFFFFF"),
    "cocoa": dip("#6B3A1E"),
    "bowl": dip("#FFF6E4", crumbs=top.blueberries),
    "pearls": dip("#3B1F1A", crumbs=top.crumbs("#5A3028", 0.3, 8)),
    "lemon": several(top.lemon),
    "lime": several(top.lime),
    "orange": several(top.orange),
    "tomatoes": several(top.tomato),
    "mango": several(top.mango),
    "melon": several(top.lime),
    "herbs": several(top.basil),
    "chili": several(top.chili),
    "celery": several(top.leaf("#9CCB5C")),
    "pepper": several(top.crumbs("#3B2A2A", 0.25, 5)),
    "beans": several(lambda b, d: b.ball(0, 0, 0.75, "#5A2E18", 0.7)),
    "flower": several(top.flower("#D85A9A")),
    "corn": lying(top.corn, 0.8),
    "fried": lying(top.fried, 0.7),
    "cheese": lying(cheese_piece, 0.85),
    "cookie": several(cookie),
    "wafer": several(lambda b, d: b.box(0, 0, 0.8, 1.9, 0.1, "#E3AC5A")),
    "crackers": several(cookie),
    "crisps": several(lambda b, d: b.ellipse(0, 0, 0.95, 0.75, b.round(-0.3, -0.3, 1.3, "#FBD873", "#E0A02E"))),
    "garlic": several(garlic),
    "butter": lying(butter, 0.8),
    "grapes": lying(grapes_piece, 0.75),
    "cone": lying(cone_piece, 0.8),
    "eggs": several(egg),
    "steamer": dip("#FBF0DC"),
    "wrapped": lying(top.fried, 0.6),
    "croissant": lying(top.chunk("#D98E3F"), 0.7),
    "fork": cutlery("fork"),
    "spoon": cutlery("spoon"),
    "napkin": napkin,
    "flatbread": flatbread,
    "bread": bread,
    "fries": fries,
    "wheat": wheat,
    "berries": berries,
    "oil": upright(oil_front, lambda b, d, l: dip("#D2BE3C")(b, d, l, ABOVE)),
    "beer": upright(beer_front, beer_above),
    "cola": glass_of("#8A3A1E", "#3B140E"),
    "glass": glass_of("#F9C56A", "#EE8A3C", crown=top.orange),
    "wine": upright(lambda b, d, l: wine_glass(b, "#8E1F3A", 0, 1.05), drink_above("#8E1F3A")),
    "straws": glass_of("#F6A6B0", "#E8566B"),
    "teacup": upright(lambda b, d, l: cup(b, l, "#9CB04A"), cup_above("#9CB04A")),
    "coffee": upright(lambda b, d, l: cup(b, l, "#6B3A1E"), cup_above("#7A4524")),
    "teapot": upright(lambda b, d, l: cup(b, l, "#B5651D"), cup_above("#B5651D")),
}
