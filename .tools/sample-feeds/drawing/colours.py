"""Colours as tuples, and the steps from one colour to another."""

CREAM = (1.0, 0.97, 0.88)
PLUM = (0.17, 0.05, 0.12)


def rgba(colour) -> tuple[float, float, float, float]:
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        colour = tuple(int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2))
    return (*colour, 1.0) if len(colour) == 3 else tuple(colour)


def mix(first, second, share: float):
    one, other = rgba(first), rgba(second)
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def shade(colour, amount: float):
    """Returns a lighter colour (amount above 0) or a darker one. Light is cream and shade is plum, so food stays warm."""
    alpha = rgba(colour)[3]
    toward = CREAM if amount > 0 else PLUM
    return mix(colour, (*toward, alpha), abs(amount))


def fade(colour, alpha: float):
    return (*rgba(colour)[:3], alpha)


def brightness(colour) -> float:
    red, green, blue, _ = rgba(colour)
    return 0.3 * red + 0.59 * green + 0.11 * blue
