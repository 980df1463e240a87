"""Subjects of offers and portraits."""

from .colours import shade
from .sandwiches import burger
from .subject import FRONT, front


@front("cola", "fries")
def member_bag(brush, dice, look):
    """A courier's bag with a check mark, and coins."""
    brush.shadow(0, 0.82, 1.1, 0.14, 0.5)
    colour = "#1C8C8C"
    brush.arc(0, -0.56, 0.34, 180, 360, 0.14, shade(colour, -0.4))
    brush.box(0, 0.1, 1.7, 1.4, 0.18, brush.across(-0.85, 0.85, shade(colour, 0.3), colour, shade(colour, -0.3)))
    brush.box(0, -0.46, 1.78, 0.34, 0.14, shade(colour, -0.22))
    brush.circle(0, 0.22, 0.42, "#FFF3D8")
    brush.polygon([(-0.2, 0.2), (-0.04, 0.38), (0.24, 0.04), (0.24, 0.06), (-0.04, 0.4)], "#E5653A", 0.08)
    for x, y in ((1.08, 0.66), (1.2, 0.5), (1.04, 0.36)):
        brush.ellipse(x, y, 0.26, 0.12, "#B9801C")
        brush.ellipse(x, y - 0.05, 0.26, 0.12, brush.across(x - 0.26, x + 0.26, "#FFE48A", "#F0B429"))


@front("cola", "fries")
def student_lunch(brush, dice, look):
    """A burger that wears a mortarboard."""
    with brush.at(0, 0.12, 0.86):
        burger().draw(brush, dice, look, FRONT)
    with brush.at(0.02, -0.66, 0.8, -8):
        brush.polygon([(-0.5, 0.0), (0.5, 0.0), (0.42, 0.34), (-0.42, 0.34)], "#232A4A", 0.04)
        brush.polygon(
            [(-1.0, -0.08), (0, -0.4), (1.0, -0.08), (0, 0.22)], brush.along(-1, 0, 1, 0, "#3A4478", "#232A4A"), 0.04
        )
        brush.line([(0, -0.08), (0.7, 0.04), (0.72, 0.4)], 0.07, "#F6C453")
        brush.circle(0.72, 0.44, 0.1, "#F6C453")


@front()
def chef(brush, dice, look):
    """A cook in her white hat, in front of a round window."""
    brush.circle(0, 0, 1, brush.down(-1, 1, "#F2A24B", "#D9633C"))
    with brush.inside(1, 1), brush.at(0, 0.06, 0.94):
        cook(brush)


def cook(brush):
    brush.shape(
        [(-0.95, 1.0), (-0.8, 0.5), (-0.3, 0.3), (0.3, 0.3), (0.8, 0.5), (0.95, 1.0)],
        brush.down(0.3, 1, "#FFFFFF", "#E3DDD6"),
    )
    brush.box(0, 0.32, 0.36, 0.3, 0.1, "#B5714A")
    brush.shape([(-0.52, -0.3), (-0.56, 0.1), (-0.4, 0.36), (0.4, 0.36), (0.56, 0.1), (0.52, -0.3)], "#2E1A1E")
    brush.ball(0, 0.0, 0.43, "#CF8A5E", squash=1.05)
    brush.half(0, -0.12, 0.47, 0.36, "#2E1A1E")
    for x in (-0.16, 0.16):
        brush.circle(x, 0.06, 0.05, "#2E1A1E")
    brush.arc(0, 0.14, 0.16, 20, 160, 0.06, "#9C3A34")
    brush.polygon([(-0.3, 0.36), (0.3, 0.36), (0, 0.58)], "#C9402F", 0.06)
    for x, y, r in ((-0.36, -0.64, 0.32), (0.36, -0.64, 0.32), (0, -0.76, 0.38)):
        brush.ball(x, y, r, "#FBF8F4")
    brush.box(0, -0.38, 0.92, 0.28, 0.05, brush.across(-0.45, 0.45, "#FFFFFF", "#E3DDD6"))
    for x in (-0.16, 0.16):
        for y in (0.72, 0.9):
            brush.circle(x, y, 0.05, "#C9402F")
