"""The tables and walls behind the subjects. A scene is 2 high, from y = -1 to y = 1, and `wide` to each side."""

from . import toppings as top
from .colours import brightness, fade, mix, shade
from .subject import FRONT


def vignette(brush, wide):
    brush.box(
        0,
        0,
        2 * wide,
        2,
        0,
        brush.round(-0.2 * wide, -0.3, 1.25 * wide, fade("#FFF3D6", 0.22), fade("#FFF3D6", 0), fade("#1E0A14", 0.22)),
    )


def plain(brush, dice, look, wide):
    brush.box(0, 0, 2 * wide, 2, 0, look.ground)


def planks(brush, dice, look, wide):
    wood = mix(look.ground, "#9A6238", 0.6)
    brush.box(0, 0, 2 * wide, 2, 0, wood)
    count = 5
    for at in range(count):
        y = -1 + (at + 0.5) * 2 / count
        brush.box(0, y, 2 * wide, 2 / count - 0.035, 0, shade(wood, dice.between(-0.12, 0.16)))
        for _ in range(2):
            x, z = dice.between(-wide, wide), y + dice.between(-0.1, 0.1)
            brush.line([(x - 0.6, z), (x, z + 0.02), (x + 0.6, z)], 0.035, fade(shade(wood, -0.4), 0.22))


def cloth(brush, dice, look, wide):
    """A checked table cloth."""
    brush.box(0, 0, 2 * wide, 2, 0, shade(look.ground, 0.5))
    step = 0.5
    for at in range(-8, 9):
        brush.box(at * step, 0, step / 2, 2, 0, fade(look.ground, 0.5))
        brush.box(0, at * step + step / 4, 2 * wide, step / 2, 0, fade(look.ground, 0.5))


def marble(brush, dice, look, wide):
    stone = shade(look.ground, 0.72)
    brush.box(0, 0, 2 * wide, 2, 0, stone)
    for _ in range(4):
        x = dice.between(-wide, wide)
        brush.line(
            [(x - 0.7, -1.1), (x - 0.1, -0.3), (x + 0.1, 0.3), (x + 0.8, 1.1)],
            dice.between(0.06, 0.2),
            fade(look.ground, 0.25),
        )


def halves(brush, dice, look, wide):
    """Two colours that meet in a slanted edge."""
    brush.box(0, 0, 2 * wide, 2, 0, look.ground)
    lean, at = dice.between(-0.5, 0.5), dice.between(-0.2, 0.5) * wide
    other = shade(look.ground, -0.28 if brightness(look.ground) > 0.5 else 0.3)
    brush.polygon([(at - lean, -1.1), (wide + 1, -1.1), (wide + 1, 1.1), (at + lean, 1.1)], other)


def terrazzo(brush, dice, look, wide):
    stone = shade(look.ground, 0.25)
    brush.box(0, 0, 2 * wide, 2, 0, stone)
    for _ in range(int(13 * wide)):
        x, y = dice.between(-wide, wide), dice.between(-1, 1)
        brush.blob(
            x,
            y,
            dice.between(0.04, 0.1),
            dice,
            mix(stone, dice.pick([shade(look.ground, -0.4), look.accent, "#FFF6E6"]), 0.55),
            0.35,
            6,
        )


def placemat(brush, dice, look, wide):
    brush.box(0, 0, 2 * wide, 2, 0, look.ground)
    mat = mix(look.accent, look.ground, 0.25)
    brush.circle(0.03, 0.05, 1.16, fade("#1E0A14", 0.2))
    brush.circle(0, 0, 1.14, mat)
    for radius in (1.02, 0.86):
        brush.ring(0, 0, radius, 0.05, shade(mat, -0.15))


def runner(brush, dice, look, wide):
    """A strip of cloth across the table."""
    brush.box(0, 0, 2 * wide, 2, 0, look.ground)
    with brush.at(turn=dice.pick([-10, 8])):
        brush.box(0, 0.04, 2.6 * wide, 1.06, 0, fade("#1E0A14", 0.2))
        brush.box(0, 0, 2.6 * wide, 1.04, 0, shade(look.accent, 0.1))
        for y in (-0.42, 0.42):
            brush.box(0, y, 2.6 * wide, 0.08, 0, fade("#FFFFFF", 0.5))


def leaves(brush, dice, look, wide):
    """Large leaves that reach in from the corners."""
    brush.box(0, 0, 2 * wide, 2, 0, look.ground)
    green = "#3E9A52" if brightness(look.ground) < 0.45 else "#2F8A55"
    for x, y, turn in ((-wide, -0.9, 35), (-wide, 0.8, -30), (wide, -0.8, 150), (wide, 0.9, 205)):
        for lean in (-26, 0, 26):
            with brush.at(x, y, 0.72, turn + lean):
                with brush.at(0.7, 0):
                    top.leaf(green)(brush, dice)


TABLES = [plain, planks, cloth, marble, halves, terrazzo, placemat, runner, leaves]


# Walls


def disc(brush, dice, look, wide):
    brush.circle(0, -0.1, 0.98, shade(look.ground, 0.3))


def stripes(brush, dice, look, wide):
    for at in range(-5, 6):
        brush.box(at * 0.56, -0.2, 0.28, 2, 0, fade(shade(look.ground, 0.35), 0.5))


def window(brush, dice, look, wide):
    x = dice.pick([-0.62, 0.62]) * wide
    brush.box(x, -0.42, 0.86, 0.9, 0.05, shade(look.ground, -0.3))
    brush.box(x, -0.42, 0.74, 0.78, 0.03, brush.down(-0.8, 0, "#BFE3F2", "#FFE9BE"))
    brush.box(x, -0.42, 0.06, 0.8, 0, shade(look.ground, -0.3))
    brush.box(x, -0.42, 0.8, 0.06, 0, shade(look.ground, -0.3))


def lamps(brush, dice, look, wide):
    for x in (-0.68 * wide, 0.68 * wide):
        brush.box(x, -0.9, 0.05, 0.4, 0, shade(look.ground, -0.4))
        brush.circle(x, -0.5, 0.62, brush.round(x, -0.5, 0.62, fade("#FFE9A8", 0.75), fade("#FFE9A8", 0)))
        brush.half(x, -0.52, 0.28, 0.26, look.accent)
        brush.circle(x, -0.5, 0.1, "#FFF6CC")


def arch(brush, dice, look, wide):
    colour = shade(look.ground, -0.16)
    for x in (-0.72 * wide, 0, 0.72 * wide):
        brush.half(x, -0.35, 0.44, 0.44, colour)
        brush.box(x, 0.2, 0.88, 1.12, 0, colour)


def bunting(brush, dice, look, wide):
    colours = [look.accent, "#FFF3DA", shade(look.ground, -0.35)]
    count = int(wide * 4.5)
    for at in range(count + 1):
        x = -wide + at * 2 * wide / count
        y = -0.95 + 0.28 * (1 - (x / wide) ** 2)
        brush.polygon([(x - 0.16, y), (x + 0.16, y), (x, y + 0.3)], colours[at % 3], 0.02)


def shelf(brush, dice, look, wide):
    dark = shade(look.ground, -0.28)
    for x in (-0.66 * wide, 0.68 * wide):
        brush.box(x, -0.28, 0.9, 0.08, 0.02, dark)
        for offset, height in ((-0.3, 0.3), (0.0, 0.44), (0.28, 0.24)):
            brush.box(
                x + offset, -0.32 - height / 2, 0.2, height, 0.06, dice.pick([dark, look.accent, shade(look.ground, 0.4)])
            )


def rays(brush, dice, look, wide):
    for part in range(0, 24, 2):
        with brush.at(0, 0.5):
            brush.wedge(3.2, 180 + part * 15 / 2, 180 + (part + 1) * 15 / 2, fade(shade(look.ground, 0.4), 0.5))


def hills(brush, dice, look, wide):
    for y, amount in ((0.1, -0.12), (0.35, -0.25)):
        x = dice.between(-0.5, 0.5)
        brush.ellipse(x - 0.7 * wide, y + 0.5, wide * 0.9, 0.9, shade(look.ground, amount))
        brush.ellipse(x + 0.7 * wide, y + 0.6, wide * 0.9, 0.85, shade(look.ground, amount - 0.06))


WALLS = [disc, stripes, window, lamps, arch, bunting, shelf, rays, hills]


def wall_and_table(brush, dice, look, wide, ornament, edge=0.42):
    brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.6, shade(look.ground, 0.12), look.ground, shade(look.ground, -0.12)))
    ornament(brush, dice, look, wide)
    table = mix("#B07A48", look.accent, 0.25)
    if abs(brightness(table) - brightness(look.ground)) < 0.12:
        table = shade(table, -0.45)
    brush.box(0, edge + 0.4, 2 * wide, 0.84, 0, brush.down(edge, 1, shade(table, 0.22), table, shade(table, -0.2)))
    brush.box(0, edge + 0.03, 2 * wide, 0.06, 0, shade(table, 0.4))


def ground(brush, dice, look, wide, view):
    if view == FRONT:
        wall_and_table(brush, dice, look, wide, dice.pick(WALLS))
    else:
        dice.pick(TABLES)(brush, dice, look, wide)
    vignette(brush, wide)
