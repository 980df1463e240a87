"""Dumplings, steamed and folded."""

from . import toppings as top
from .bowls import liquid
from .colours import fade, shade
from .crockery import bowl, deep, plate, steam
from .subject import ABOVE, above, front


@front("chopsticks", "teacup", "sauce")
def steamer(brush, dice, look):
    """Dumplings in a bamboo steamer."""
    bamboo = "#D2A05C"
    brush.shadow(0.04, 0.78, 1.18, 0.16, 0.5)
    steam(brush, -0.5, 0.45)
    brush.box(0, 0.4, 2.1, 0.7, 0.1, brush.across(-1, 1, shade(bamboo, 0.25), bamboo, shade(bamboo, -0.35)))
    brush.ellipse(0, 0.74, 1.05, 0.12, shade(bamboo, -0.3))
    for y in (0.3, 0.58):
        brush.box(0, y, 2.12, 0.09, 0.04, shade(bamboo, -0.4))
    brush.ellipse(0, 0.06, 1.06, 0.42, shade(bamboo, 0.3))
    brush.ellipse(0, 0.08, 0.94, 0.34, shade(bamboo, -0.45))
    wrapper = dice.pick(["#FBEFD9", "#F7E4C4", "#F4E9DA"])
    for x, y in ((-0.42, -0.08), (0.42, -0.08), (0, -0.14), (-0.62, 0.12), (0.62, 0.12), (-0.2, 0.16), (0.24, 0.16)):
        with brush.at(x, y, 0.3):
            dumpling(brush, dice, wrapper)


def dumpling(brush, dice, wrapper="#FBEFD9"):
    """Draws one round dumpling with folds that meet at its top."""
    brush.ellipse(0.06, 0.5, 1.05, 0.4, fade("#2B0D14", 0.35))
    body = [
        (-1.02, 0.35),
        (-0.82, -0.2),
        (-0.3, -0.72),
        (0, -0.9),
        (0.3, -0.72),
        (0.82, -0.2),
        (1.02, 0.35),
        (0.5, 0.72),
        (-0.5, 0.72),
    ]
    brush.shape(body, brush.round(-0.3, -0.2, 1.5, shade(wrapper, 0.6), wrapper, shade(wrapper, -0.34)))
    for x in (-0.6, -0.22, 0.22, 0.6):
        brush.line([(0, -0.78), (x * 0.7, -0.3), (x, 0.1)], 0.1, fade(shade(wrapper, -0.4), 0.6))


def half_moon(brush, dice, dough="#F6D9A2", seared="#C27A2F"):
    """Draws one folded dumpling: a pierogi or a gyoza."""
    outline = [(-1, 0.3), (-0.85, -0.25), (-0.4, -0.62), (0.15, -0.68), (0.7, -0.4), (1, 0.25), (0.4, 0.5), (-0.4, 0.52)]
    brush.shape([(x + 0.06, y + 0.16) for x, y in outline], fade("#2B0D14", 0.35))
    brush.shape(outline, brush.down(-0.7, 0.55, shade(dough, 0.45), dough, seared))
    for at in range(5):
        x = -0.66 + at * 0.33
        brush.line([(x, -0.42 + abs(x) * 0.3), (x * 0.9, -0.12)], 0.1, fade(shade(dough, -0.35), 0.7))


def folded_dumplings(dough, seared, garnish=top.scallion, sauce="#4A2418", sides=("chopsticks", "sauce", "teacup")):
    def draw(brush, dice, look):
        with plate(brush, look, ABOVE, deep(look)):
            for x, y, turn in (
                (-0.42, -0.46, -14),
                (0.4, -0.46, 12),
                (-0.5, 0.04, -4),
                (0.36, 0.04, 6),
                (-0.36, 0.52, 8),
                (0.42, 0.5, -10),
            ):
                with brush.at(x, y, 0.4, turn):
                    half_moon(brush, dice, dough, seared)
            with brush.at(-0.02, 0.04, 0.24):
                garnish(brush, dice)
            if sauce:
                with brush.at(0.82, -0.78, 0.36):
                    with bowl(brush, look, ABOVE, shade(look.accent, -0.1)):
                        liquid(brush, dice, sauce)

    return above(*sides)(draw)
