"""Shapes on a Cairo surface: filled, thick and softly shaded. The light comes from the upper left."""

import math
from contextlib import contextmanager

import cairo

from .colours import fade, rgba, shade


class Brush:
    """Draws in the unit of the enclosing `at`: y points down, and a subject fits into a circle with radius 1."""

    def __init__(self, context: cairo.Context):
        self.context = context

    @contextmanager
    def at(self, x=0.0, y=0.0, size=1.0, turn=0.0, squash=1.0, stretch=1.0):
        """Moves, scales, turns (in degrees) and flattens everything that is drawn inside."""
        self.context.save()
        self.context.translate(x, y)
        self.context.scale(size * stretch, size * squash)
        self.context.rotate(math.radians(turn))
        yield self
        self.context.restore()

    @contextmanager
    def inside(self, rx: float, ry: float, x=0.0, y=0.0):
        """Cuts off everything outside an ellipse."""
        self.context.save()
        self._ellipse_path(x, y, rx, ry)
        self.context.clip()
        yield self
        self.context.restore()

    @contextmanager
    def inside_shape(self, points):
        """Cuts off everything outside a smooth closed shape."""
        self.context.save()
        self._smooth_path(points, closed=True)
        self.context.clip()
        yield self
        self.context.restore()

    # Paints

    def _use(self, paint):
        if isinstance(paint, cairo.Pattern):
            self.context.set_source(paint)
        else:
            self.context.set_source_rgba(*rgba(paint))

    @staticmethod
    def down(top: float, bottom: float, *colours):
        return Brush.along(0, top, 0, bottom, *colours)

    @staticmethod
    def across(left: float, right: float, *colours):
        return Brush.along(left, 0, right, 0, *colours)

    @staticmethod
    def along(x0, y0, x1, y1, *colours):
        return Brush._stops(cairo.LinearGradient(x0, y0, x1, y1), colours)

    @staticmethod
    def round(x: float, y: float, radius: float, *colours):
        return Brush._stops(cairo.RadialGradient(x, y, 0, x, y, radius), colours)

    @staticmethod
    def _stops(gradient, colours):
        for index, colour in enumerate(colours):
            gradient.add_color_stop_rgba(index / (len(colours) - 1), *rgba(colour))
        return gradient

    # Shapes

    def _ellipse_path(self, x, y, rx, ry, turn=0.0):
        self.context.save()
        self.context.translate(x, y)
        self.context.rotate(math.radians(turn))
        self.context.scale(rx, ry)
        self.context.new_path()
        self.context.arc(0, 0, 1, 0, math.tau)
        self.context.restore()

    def ellipse(self, x, y, rx, ry, paint, turn=0.0):
        self._ellipse_path(x, y, rx, ry, turn)
        self._use(paint)
        self.context.fill()

    def circle(self, x, y, radius, paint):
        self.ellipse(x, y, radius, radius, paint)

    def ring(self, x, y, radius, width, paint, squash=1.0):
        self._ellipse_path(x, y, radius, radius * squash)
        self._use(paint)
        self.context.set_line_width(width)
        self.context.stroke()

    def box(self, x, y, width, height, corner, paint):
        """Fills a rectangle with round corners, named by its centre."""
        corner = min(corner, width / 2, height / 2)
        left, top, right, bottom = x - width / 2, y - height / 2, x + width / 2, y + height / 2
        path = self.context
        path.new_path()
        path.arc(right - corner, top + corner, corner, -math.pi / 2, 0)
        path.arc(right - corner, bottom - corner, corner, 0, math.pi / 2)
        path.arc(left + corner, bottom - corner, corner, math.pi / 2, math.pi)
        path.arc(left + corner, top + corner, corner, math.pi, 1.5 * math.pi)
        path.close_path()
        self._use(paint)
        path.fill()

    def polygon(self, points, paint, soft=0.0):
        """Fills a shape with straight sides; `soft` rounds its corners and makes it larger by that much."""
        self.context.new_path()
        for point in points:
            self.context.line_to(*point)
        self.context.close_path()
        self._use(paint)
        if soft:
            self.context.set_line_join(cairo.LINE_JOIN_ROUND)
            self.context.set_line_width(2 * soft)
            self.context.stroke_preserve()
        self.context.fill()

    def half(self, x, y, rx, ry, paint, upper=True, soft=0.0):
        """Fills the upper or the lower half of an ellipse."""
        self.context.save()
        self.context.translate(x, y)
        self.context.scale(rx, ry)
        self.context.new_path()
        self.context.arc(0, 0, 1, math.pi if upper else 0, math.tau if upper else math.pi)
        self.context.close_path()
        self.context.restore()
        self._use(paint)
        if soft:
            self.context.set_line_join(cairo.LINE_JOIN_ROUND)
            self.context.set_line_width(2 * soft)
            self.context.stroke_preserve()
        self.context.fill()

    def wedge(self, radius, start, end, paint):
        """Fills a slice of a pie around the origin, between two angles in degrees."""
        self.context.new_path()
        self.context.move_to(0, 0)
        self.context.arc(0, 0, radius, math.radians(start), math.radians(end))
        self.context.close_path()
        self._use(paint)
        self.context.fill()

    def arc(self, x, y, radius, start, end, width, paint, squash=1.0):
        """Draws a thick arc with round ends, between two angles in degrees."""
        self.context.save()
        self.context.translate(x, y)
        self.context.scale(1, squash)
        self.context.new_path()
        self.context.arc(0, 0, radius, math.radians(start), math.radians(end))
        self.context.restore()
        self._pull(width, paint)

    def line(self, points, width, paint):
        """Draws a thick smooth line through the points, with round ends."""
        self._smooth_path(points, closed=False)
        self._pull(width, paint)

    def _pull(self, width, paint):
        self._use(paint)
        self.context.set_line_cap(cairo.LINE_CAP_ROUND)
        self.context.set_line_join(cairo.LINE_JOIN_ROUND)
        self.context.set_line_width(width)
        self.context.stroke()

    def shape(self, points, paint):
        """Fills the smooth closed shape through the points."""
        self._smooth_path(points, closed=True)
        self._use(paint)
        self.context.fill()

    def _smooth_path(self, points, closed):
        # A Catmull-Rom spline: its curves pass through every point.
        points = list(points)
        count = len(points)
        around = (lambda at: points[at % count]) if closed else (lambda at: points[max(0, min(count - 1, at))])
        self.context.new_path()
        self.context.move_to(*points[0])
        for at in range(count if closed else count - 1):
            before, start, end, after = (around(at + step) for step in (-1, 0, 1, 2))
            self.context.curve_to(
                start[0] + (end[0] - before[0]) / 6,
                start[1] + (end[1] - before[1]) / 6,
                end[0] - (after[0] - start[0]) / 6,
                end[1] - (after[1] - start[1]) / 6,
                *end
            )

    @staticmethod
    def blob_points(dice, radius=1.0, wobble=0.12, corners=9, x=0.0, y=0.0):
        return [
            (x + radius * reach * math.cos(angle), y + radius * reach * math.sin(angle))
            for angle, reach in (
                (math.tau * corner / corners, 1 + dice.between(-wobble, wobble)) for corner in range(corners)
            )
        ]

    def blob(self, x, y, radius, dice, paint, wobble=0.12, corners=9):
        """Fills an uneven round shape."""
        self.shape(self.blob_points(dice, radius, wobble, corners, x, y), paint)

    # Light

    def ball(self, x, y, radius, colour, squash=1.0, turn=0.0):
        """Draws a shaded round thing: a berry, a meatball, a yolk."""
        with self.at(x, y, radius, turn, squash):
            gradient = cairo.RadialGradient(-0.35, -0.4, 0.05, 0, 0, 1.05)
            self._stops(gradient, (shade(colour, 0.35), colour, shade(colour, -0.28)))
            self.circle(0, 0, 1, gradient)

    def shadow(self, x, y, rx, ry, strength=0.45):
        """Darkens the ground softly below a thing."""
        with self.at(x, y, rx, 0, ry / rx):
            dark = fade("#1E0A14", strength)
            self.circle(0, 0, 1, self.round(0, 0, 1, dark, dark, fade(dark, strength * 0.75), fade(dark, 0)))

    def glint(self, x, y, rx, ry, turn=0.0, strength=0.5):
        self.ellipse(x, y, rx, ry, fade("#FFFFFF", strength), turn)
