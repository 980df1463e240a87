"""Checks the contrast of colours that are shown together, in truecolor and among the 256."""

from dataclasses import dataclass

from design_tokens import color
from design_tokens.brand import HIGH, Brand, Shade
from design_tokens.semantics import LEAST, Pair, Semantics

DEPTHS = ("truecolor", "256")
# Backgrounds that have to differ from others, because the difference has a meaning. They hold no text of their own, so
# WCAG has no rule for them. Among the 256 they must not be equal, and in truecolor the difference must be visible side by
# side.
APART = {
    "background.primary": [
        "background.secondary", "background.elevated", "background.selected", "background.brand", "background.banner",
        "focus.background", "image.ground", "skeleton.base", "bar.background",
    ],
    "background.elevated": ["background.selected", "focus.background", "image.ground"],
    "background.secondary": ["background.selected"],
    "background.selected": ["focus.background", "tag.highlight.background"],
    "focus.background": ["button.primary.background", "button.secondary.background", "chip.selected.background"],
    "chip.selected.background": ["chip.unselected.background"],
    "button.primary.background": ["button.secondary.background"],
    "skeleton.base": ["skeleton.shimmer"],
}
JUST_SEEN = 0.012


@dataclass(frozen=True)
class Measured:
    pair: Pair
    ratio: float
    least: float

    @property
    def room(self) -> float:
        """The ratio divided by the least that is allowed; below 1 is a fault."""
        return self.ratio / self.least


def shown(shade: Shade, depth: str) -> color.RGB:
    return shade.rgb if depth == "truecolor" else color.entry(shade.index)


def measure(shades: dict[str, Shade], semantics: Semantics, depth: str, level: str) -> list[Measured]:
    """Returns the contrast of every pair, the worst first."""
    measured = [
        Measured(
            pair, color.contrast(shown(shades[pair.foreground], depth), shown(shades[pair.background], depth)),
            LEAST[level][pair.purpose])
        for pair in semantics.pairs + (semantics.high_pairs if level == "high" else [])
        if pair.foreground in shades and pair.background in shades
    ]
    return sorted(measured, key=lambda one: one.room)


def too_alike(shades: dict[str, Shade], depth: str) -> list[str]:
    couples = [(f"color.{one}", f"color.{other}") for one, others in APART.items() for other in others]
    return [
        f"{short(other)} looks like {short(one)} ({apart:.3f} apart)"
        for one, other in couples
        if one in shades and other in shades
        and (apart := color.distance(shown(shades[one], depth), shown(shades[other], depth))) < JUST_SEEN
    ]


def check(brand: Brand, semantics: Semantics) -> tuple[list[str], list[str]]:
    """Returns the faults, and a report with the worst pair of each depth."""
    faults, report = [], []
    for scheme, shades in brand.schemes.items():
        for depth in DEPTHS:
            where = f"{brand.name} {scheme} {depth}"
            measured = measure(shades, semantics, depth, "high" if scheme in HIGH else "normal")
            faults += [f"{where}: {words(one)}, less than {one.least}" for one in measured if one.room < 1]
            faults += [f"{where}: {fault}" for fault in too_alike(shades, depth)]
            for purpose in ("text", "mark"):
                worst = next((one for one in measured if one.pair.purpose == purpose), None)
                if worst:
                    report.append(f"{where:<32} {purpose}  {words(worst)}")
    return faults, report


def words(one: Measured) -> str:
    return f"{one.ratio:5.2f}  {short(one.pair.foreground)} on {short(one.pair.background)}"


def short(name: str) -> str:
    return name.removeprefix("color.")
