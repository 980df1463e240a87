"""Choices that look random and are always the same for the same words."""

import hashlib
import math
import random


class Dice:
    """A source of choices that is seeded with words, so that the same address always gives the same picture."""

    def __init__(self, *words: str):
        digest = hashlib.sha256("/".join(words).encode()).digest()
        self._source = random.Random(int.from_bytes(digest[:8], "big"))

    def between(self, low: float, high: float) -> float:
        return low + self._source.random() * (high - low)

    def chance(self, share: float) -> bool:
        return self._source.random() < share

    def pick(self, options):
        # Python promises the same sequence in every version only for `random()`.
        return options[int(self._source.random() * len(options))]

    def shuffled(self, options) -> list:
        left, drawn = list(options), []
        while left:
            drawn.append(left.pop(int(self._source.random() * len(left))))
        return drawn

    def spots(self, count: int, radius: float, apart: float = 0.0) -> list[tuple[float, float]]:
        """Returns up to `count` points in a circle, each at least `apart` from the others."""
        found: list[tuple[float, float]] = []
        for _ in range(count * 30):
            if len(found) == count:
                break
            turn, distance = self.between(0, math.tau), radius * math.sqrt(self.between(0, 1))
            spot = (distance * math.cos(turn), distance * math.sin(turn))
            if all(math.dist(spot, other) >= apart for other in found):
                found.append(spot)
        return found
