"""Whole pictures of towns and maps. Each fills a scene: `draw(brush, dice, look, wide)`."""

from .colours import fade, mix, shade


def town(landmark, sky, horizon="#FBD9A0", has_ground=True):
    """A town below the sun, with a landmark of its own in front of it."""

    def draw(brush, dice, look, wide):
        brush.box(0, 0, 2 * wide, 2, 0, brush.down(-1, 0.8, sky, horizon))
        brush.circle(0.4, -0.4, 0.3, "#FFF3C4")
        far, near = mix(sky, "#2A1430", 0.25), mix(sky, "#2A1430", 0.62)
        for at in range(7):
            height = dice.between(0.4, 0.8)
            brush.box(-wide + 0.15 + at * wide / 3, 0.8 - height / 2, wide / 3.2, height, 0.02, fade(far, 0.7))
        landmark(brush, near, wide)
        if has_ground:
            brush.box(0, 0.9, 2 * wide, 0.24, 0, near)
        for _ in range(7):
            brush.box(dice.between(-wide, wide), dice.between(0.35, 0.7), 0.06, 0.08, 0.01, fade("#FFE9A6", 0.55))

    return draw


def lighthouse(brush, near, wide):
    """A lighthouse and a boat in a harbour."""
    brush.box(-0.5, 0.1, 0.3, 1.1, 0.04, "#F7EBDD")
    brush.box(-0.5, 0.0, 0.3, 0.2, 0, "#D9453A")
    brush.box(-0.5, 0.38, 0.32, 0.2, 0, "#D9453A")
    brush.box(-0.5, -0.5, 0.36, 0.2, 0.04, "#FBD25A")
    brush.half(-0.5, -0.6, 0.22, 0.18, "#D9453A")
    brush.box(0, 0.82, 2 * wide, 0.5, 0, "#1F5A80")
    brush.half(0.4, 0.58, 0.4, 0.24, "#C9452F", upper=False)
    brush.polygon([(0.38, 0.5), (0.38, -0.2), (0.8, 0.46)], "#FFF6E6", 0.02)
    brush.polygon([(0.3, 0.5), (0.3, 0.0), (0.06, 0.46)], "#F9C96A", 0.02)


def cathedral(brush, near, wide):
    """A cathedral with two spires and a rose window."""
    brush.box(0, 0.4, 0.9, 1.1, 0, near)
    for x in (-0.42, 0.42):
        brush.box(x, 0.2, 0.3, 1.5, 0, near)
        brush.polygon([(x - 0.2, -0.5), (x + 0.2, -0.5), (x, -1.0)], shade(near, -0.3), 0.01)
    brush.circle(0, 0.1, 0.2, "#FBD27A")
    brush.half(0, 0.8, 0.16, 0.3, "#FBD27A")


def desert_chapel(brush, near, wide):
    """A chapel between two cactuses, below a flat mountain."""
    mountain = [(-wide, 0.3), (-0.7, 0.0), (-0.2, 0.0), (0.1, 0.4), (wide, 0.3), (wide, 1), (-wide, 1)]
    brush.polygon(mountain, "#A83C2A")
    for x, size in ((-0.62, 1.0), (0.62, 0.8)):
        brush.line([(x, 0.8), (x, 0.1 - 0.3 * size)], 0.2 * size, "#3F7A4A")
        brush.line([(x - 0.26 * size, 0.0), (x - 0.24 * size, 0.3), (x, 0.36)], 0.14 * size, "#3F7A4A")
        brush.line([(x + 0.26 * size, 0.14), (x + 0.24 * size, 0.4), (x, 0.48)], 0.14 * size, "#3F7A4A")
    brush.box(0, 0.55, 0.5, 0.5, 0.02, "#FBE6C2")
    brush.half(0, 0.32, 0.24, 0.26, "#E8A33D")


def hillside(brush, near, wide):
    """Four houses on green hills."""
    brush.ellipse(-0.4, 1.0, 1.1, 0.9, "#4E9A55")
    brush.ellipse(0.6, 1.1, 0.9, 0.8, "#3A7F4C")
    for x, y, colour in ((-0.7, 0.2, "#F7EBDD"), (-0.25, 0.02, "#F9C96A"), (0.25, 0.24, "#F28A6B"), (0.66, 0.34, "#F7EBDD")):
        brush.box(x, y, 0.3, 0.36, 0.01, colour)
        brush.polygon([(x - 0.2, y - 0.17), (x + 0.2, y - 0.17), (x, y - 0.4)], "#B5402F", 0.02)
        brush.box(x, y + 0.04, 0.1, 0.14, 0.01, "#4A3A50")


def pagoda(brush, near, wide):
    """A pagoda with three roofs, between two lanterns."""
    for level, width in enumerate((0.9, 0.72, 0.54)):
        y = 0.5 - level * 0.42
        brush.box(0, y, width * 0.72, 0.36, 0, "#C9402F")
        roof = [(-width * 0.75, y - 0.14), (-width * 0.4, y - 0.3), (width * 0.4, y - 0.3), (width * 0.75, y - 0.14)]
        brush.polygon(roof, "#2A1E3A", 0.04)
    brush.line([(0, -0.6), (0, -0.85)], 0.06, "#F6C453")
    for x in (-0.75, 0.75):
        brush.ball(x, 0.3, 0.2, "#F2503A", squash=1.15)
        brush.box(x, 0.06, 0.16, 0.06, 0.01, "#F6C453")


def town_map(pins, mirrored=False):
    """A map with blocks, a park, water and marked places."""

    def draw(brush, dice, look, wide):
        with brush.at(stretch=-1 if mirrored else 1):
            draw_map(brush, dice, wide)
        for x, y, colour in pins:
            with brush.at(x * wide, y, 0.24):
                brush.shadow(0.1, 0.95, 0.6, 0.2, 0.4)
                brush.shape(
                    [(0, 1), (-0.62, 0.1), (-0.75, -0.4), (0, -1.05), (0.75, -0.4), (0.62, 0.1)],
                    brush.across(-0.7, 0.7, shade(colour, 0.2), shade(colour, -0.15)),
                )
                brush.circle(0, -0.32, 0.32, "#FFFDF6")

    def draw_map(brush, dice, wide):
        brush.box(0, 0, 2 * wide, 2, 0, "#F6EAD2")
        tones = ["#EFD9B4", "#F3E0C4", "#E8CFA6", "#F0DDBE"]
        x = -wide
        while x < wide:
            width = dice.between(0.5, 0.8)
            y = -1.0
            while y < 1:
                height = dice.between(0.4, 0.62)
                brush.box(x + width / 2, y + height / 2, width - 0.1, height - 0.1, 0.05, dice.pick(tones))
                y += height
            x += width
        brush.box(-wide * 0.45, -0.48, 0.9, 0.62, 0.1, "#A9CF8A")
        for a, b in ((-0.25, -0.1), (0.1, 0.12), (0.25, -0.14), (-0.1, 0.14)):
            brush.ball(-wide * 0.45 + a, -0.48 + b, 0.11, "#6FAE5A")
        brush.line([(wide * 0.3, 1.3), (wide * 0.5, 0.6), (wide * 0.8, 0.3), (wide * 1.2, 0.2)], 0.5, "#8CC7DD")
        brush.line([(-wide * 1.1, 0.42), (-0.4, 0.2), (0.5, 0.26), (wide * 1.1, -0.5)], 0.2, "#D9BE8E")
        brush.line([(-wide * 1.1, 0.42), (-0.4, 0.2), (0.5, 0.26), (wide * 1.1, -0.5)], 0.15, "#FFFDF6")
        brush.line([(-0.3, -1.2), (-0.1, 0), (0.2, 1.2)], 0.13, "#FFFDF6")
        brush.line([(-0.1, 0.1), (0.5, 0.26), (wide * 0.72, -0.12)], 0.09, "#E8502F")

    return draw
