"""Draws one picture: its ground, its subject and the small things beside it."""

import cairo

from .brush import Brush
from .colours import fade, shade
from .dice import Dice
from .files import encode
from .frames import frame_of
from .grounds import ground
from .looks import BANNER_LOOKS, CUTOUT_LOOKS, LOOKS
from .scenes import LOGOS, SCENES
from .sides import SIDES
from .subject import ABOVE, FRONT
from .vocabulary import subject_of

FINER = 3  # Pictures are drawn this much larger and scaled down.


def draw(path: str, texts: list[str]) -> bytes:
    """Returns the file of a picture. It depends on the path and the texts alone."""
    frame = frame_of(path)
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, frame.width * FINER, frame.height * FINER)
    context = cairo.Context(surface)
    # The middle of a scene is (0, 0), and its height goes from -1 to 1.
    half = frame.height * FINER / 2
    context.translate(frame.width * FINER / 2, half)
    context.scale(half, half)
    compose(Brush(context), path, texts, frame)
    return encode(surface, path, frame.width, frame.height)


def compose(brush, path, texts, frame):
    """Draws a whole scene, or a subject on a ground with small things beside it."""
    stem, wide = path.rsplit(".", 1)[0], frame.width / frame.height
    dice = Dice(path)
    look = BANNER_LOOKS.get(stem) or Dice("look", path).pick(LOOKS if frame.has_ground else CUTOUT_LOOKS)
    if stem in SCENES:
        SCENES[stem](brush, dice, look, wide)
        return
    subject = LOGOS.get(stem) or subject_of(path, texts)
    view = dice.pick(subject.views)
    if frame.leaves_room:
        banner_ground(brush, dice, look, frame, wide, view)
    elif frame.has_ground:
        ground(brush, dice, look, wide, view)
    x, size = frame.at * wide, frame.size * subject.size
    if view == ABOVE and frame.crowd:
        size *= 1.13  # Plates seem smaller than things that stand.
    elif view == FRONT and ABOVE in subject.views:
        size *= 1.12  # Bowls and plates are lower than other things.
    if frame.crowd:
        x += dice.between(-0.12, 0.12)
        beside(brush, dice, look, frame.crowd, subject.sides, view, wide, x, size)
    foot = 0.06 if view == FRONT and frame.has_ground else 0.0
    with brush.at(x, foot, size, dice.between(-8, 8) if view == ABOVE and frame.crowd else 0):
        subject.draw(brush, dice, look, view)


def beside(brush, dice, look, crowd, sides, view, wide, x, size):
    """Sets small things to the left and to the right of the subject."""
    # Cutlery that lies on a table is hard to recognise from the front.
    fitting = [name for name in sides if view == ABOVE or name not in ("fork", "spoon", "chopsticks")]
    names = dice.shuffled(fitting)[:crowd]
    edges = dice.shuffled([-1, 1])
    for name, edge in zip(names, edges):
        reach = x + edge * (size * 1.1 + 0.26 * (wide - 1))
        if view == ABOVE:
            y, small, turn = dice.pick([-0.42, 0.34]), 0.38, dice.between(-20, 20)
        else:
            # From the front, the feet of all things stand on one line.
            y, small, turn = 0.8 * (size - 0.46), 0.46, 0
        with brush.at(reach, y, small, turn):
            SIDES[name](brush, dice, look, view)


def banner_ground(brush, dice, look, frame, wide, view):
    """A calm ground: free at the left, with a large disc behind the subject."""
    x = frame.at * wide
    brush.box(
        0, 0, 2 * wide, 2, 0, brush.across(-wide, wide, shade(look.ground, -0.3), look.ground, shade(look.ground, 0.12))
    )
    brush.circle(x, 0.05, 1.16, fade(shade(look.ground, 0.4), 0.45))
    brush.circle(x, 0.05, 0.92, look.accent)
    for at, y, r in ((-0.9, 0.8, 0.5), (-0.42, -0.95, 0.3), (0.95, -0.7, 0.3)):
        brush.circle(at * wide, y, r, fade(look.accent, 0.28))
    if view == FRONT:
        brush.box(0, 0.86, 2 * wide, 0.36, 0, brush.across(-wide, wide, shade(look.ground, -0.5), shade(look.ground, -0.3)))
