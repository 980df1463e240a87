"""The folder of a brand: four files, and up to two for high contrast, which are read and checked for completeness."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from design_tokens import color, dtcg
from design_tokens.semantics import Semantics

FILES = ("brand.json", "base.tokens.json", "light.tokens.json", "dark.tokens.json")
SCHEMES = ("light", "dark")
# The schemes in high contrast: each lays its few tokens over those of the scheme. A brand may lack them.
HIGH = {f"high-{scheme}": scheme for scheme in SCHEMES}
ANSI_NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
SIXTEEN = {"default", *ANSI_NAMES, *(f"bright-{name}" for name in ANSI_NAMES)}
DEPTH, TEXT, ICONS = "dev.facet.depth", "dev.facet.text", "dev.facet.icons"
TEXT_RULES = {"dim": (True, False), "underline": (True, False), "italic": (True, False), "case": ("upper",)}


@dataclass
class Shade:
    """A colour, and its entry among the 256."""

    rgb: color.RGB
    index: int


@dataclass
class Brand:
    name: str
    schemes: dict[str, dict[str, Shade]]
    faults: list[str]


def read(folder: Path, semantics: Semantics) -> Brand:
    faults: list[str] = []
    name = read_name(folder, faults)
    base, file_extensions = dtcg.read_tokens(folder / "base.tokens.json")
    faults += check_icons(file_extensions.get(ICONS, {}), semantics)
    faults += check_types(base, base)
    faults += check_complete(base, base, semantics.typography, "typography")
    faults += check_complete(base, base, semantics.spacing, "dimension")
    schemes = {scheme: read_scheme(folder, [scheme], base, semantics, faults) for scheme in SCHEMES}
    for high, scheme in present_high(folder).items():
        schemes[high] = read_scheme(folder, [scheme, high], base, semantics, faults)
    # Every alias to a token repeats the faults of that token.
    return Brand(name, schemes, [f"{folder}: {fault}" for fault in dict.fromkeys(faults)])


def read_name(folder: Path, faults: list[str]) -> str:
    words = dtcg.load(folder / "brand.json")
    if not isinstance(words, dict) or words.keys() - {"views"} != {"name", "displayName", "tagline"}:
        faults.append("brand.json holds exactly name, displayName and tagline, and views if it chooses some")
    elif not all(isinstance(word, str) and word for key, word in words.items() if key != "views"):
        faults.append("brand.json: every word is a string and says something")
    return words.get("name", folder.name) if isinstance(words, dict) else folder.name


def present_high(folder: Path) -> dict[str, str]:
    """Returns the names of the brand's schemes in high contrast, each with the scheme under it."""
    return {high: scheme for high, scheme in HIGH.items() if (folder / f"{high}.tokens.json").exists()}


def read_scheme(
    folder: Path, layers: list[str], base: dict, semantics: Semantics, faults: list[str]
) -> dict[str, Shade]:
    """Reads the colours of a scheme. The tokens of each layer replace those of the layers before it."""
    own: dict[str, dtcg.Token] = {}
    for layer in layers:
        tokens, _ = dtcg.read_tokens(folder / f"{layer}.tokens.json")
        faults += [f"{tokens[path].file}: {path} is in base.tokens.json already" for path in sorted(tokens.keys() & base.keys())]
        faults += [
            f"{token.file}: {path} is the same in {own[path].file}"
            for path, token in tokens.items()
            if path in own and (token.value, token.extensions) == (own[path].value, own[path].extensions)
        ]
        own |= tokens
    everything = base | own
    faults += [f"{layers[-1]}: {fault}" for fault in check_complete(own, everything, semantics.colors, "color")]
    faults += check_types(own, everything)
    shades = {name: shade(everything, name) for name in semantics.colors if name in own}
    return {name: shade for name, shade in shades.items() if shade}


def shade(tokens: dict, name: str) -> Shade | None:
    """Returns the colour of a token, or None if the token has a fault, which check_types reports."""
    try:
        rgb = dtcg.resolve(tokens, name, "color")
        chosen = tokens[name].extensions.get(DEPTH, {}).get("256")
        return Shade(rgb, chosen if chosen in color.FIXED_ENTRIES else color.nearest_entry(rgb))
    except (dtcg.TokenError, AttributeError):
        return None


def check_complete(tokens: dict, everything: dict, wanted: list[str], kind: str) -> list[str]:
    """Reports meanings without a value or with a value of another type, and tokens that are not meanings."""
    present = {path for path in tokens if path.split(".")[0] == wanted[0].split(".")[0]}
    faults = [f"{name} has no value" for name in wanted if name not in present]
    faults += [f"{name} is not a known meaning" for name in sorted(present - set(wanted))]
    mistyped = [name for name in wanted if name in present and not has_type(everything, name, kind)]
    return faults + [f"{name} is no {kind}" for name in mistyped]


def has_type(tokens: dict, name: str, kind: str) -> bool:
    try:
        return dtcg.type_of(tokens, name) == kind
    except dtcg.TokenError:
        return True  # check_types reports it.


def check_types(tokens: dict, everything: dict) -> list[str]:
    """Reports tokens whose value, with all aliases followed, is not of their type, and unknown extensions."""
    faults = []
    for path, token in tokens.items():
        try:
            kind = dtcg.type_of(everything, path)
            if kind is None:
                raise dtcg.TokenError(f"{dtcg.place(everything, path)} has no type, and neither has its group")
            value = dtcg.resolve(everything, path, kind)
            faults += [f"{dtcg.place(everything, path)}: {fault}" for fault in check_extensions(token, value)]
        except dtcg.TokenError as error:
            faults.append(str(error))
    return faults


def check_extensions(token: dtcg.Token, value: object) -> list[str]:
    faults = [f"the extension {key} is unknown" for key in token.extensions.keys() - {DEPTH, TEXT}]
    for key in token.extensions.keys() & {DEPTH, TEXT}:
        if not isinstance(token.extensions[key], dict) or not token.extensions[key]:
            return [f"{key} is not an object, or is empty"]
    faults += [fault for item in token.extensions.get(DEPTH, {}).items() if (fault := check_depth(*item, value))]
    for key, look in token.extensions.get(TEXT, {}).items():
        if look not in TEXT_RULES.get(key, ()):
            faults.append(f"{TEXT}: {key} {look!r} is not understood")
    return faults


def check_depth(depth: str, chosen: object, value: object) -> str | None:
    if depth == "256":
        if not isinstance(chosen, int) or chosen not in color.FIXED_ENTRIES:
            return f"256: {chosen} is not one of the entries 16 to 255, which are the same everywhere"
        return "256: this is the nearest entry, which is the default" if chosen == color.nearest_entry(value) else None
    if depth == "16":
        return None if chosen in SIXTEEN else f"16: {chosen} is none of {', '.join(sorted(SIXTEEN))}"
    return f"{depth} is not a depth with its own colours"


def check_icons(icons: dict, semantics: Semantics) -> list[str]:
    faults = [f"{name} is not a known icon" for name in icons if name not in semantics.icons]
    for name, form in icons.items():
        letters = list(form.values()) if isinstance(form, dict) and form.keys() == {"unicode", "ascii"} else [None]
        if not all(isinstance(text, str) for text in letters):
            faults.append(f"{name} needs exactly unicode and ascii")
        elif not 1 <= width(form["unicode"]) <= 2:
            faults.append(f"{name}: {form['unicode']} is not one or two columns wide")
        elif not form["ascii"] or not form["ascii"].isascii() or not form["ascii"].isprintable():
            faults.append(f"{name}: {form['ascii']!r} is not plain ASCII")
    return faults


def width(text: str) -> int:
    """Returns the number of columns of a text, or 99 if it holds marks, controls or spaces."""
    if any(unicodedata.category(letter)[0] in "CMZ" for letter in text):
        return 99
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
