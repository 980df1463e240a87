"""Token files in the Design Tokens Format Module 2025.10, checked strictly.

Only the types that the brands use are supported; any other type of the format is refused.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from design_tokens import color

ALIAS = re.compile(r"^\{([^{}]+)\}$")
NAME = re.compile(r"^[^${}.][^{}.]*$")
HEX = re.compile(r"^#[0-9a-fA-F]{6}$")
TOKEN_KEYS = {"$value", "$type", "$description", "$extensions", "$deprecated"}
GROUP_KEYS = TOKEN_KEYS - {"$value"}
WEIGHTS = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
}
TYPOGRAPHY_PARTS = {
    "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight", "letterSpacing": "dimension",
    "lineHeight": "number",
}


class TokenError(Exception):
    pass


@dataclass
class Token:
    path: str
    value: object
    own_type: str | None
    inherited_type: str | None
    file: str
    extensions: dict = field(default_factory=dict)


def load(path: Path) -> dict:
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique, parse_constant=refuse)
    except (OSError, ValueError, TokenError) as error:
        raise TokenError(f"{path}: {error}") from error


def unique(pairs: list[tuple[str, object]]) -> dict:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise TokenError(f"“{name}” occurs twice in one object")
    return dict(pairs)


def refuse(constant: str):
    raise TokenError(f"{constant} is not JSON")


def read_tokens(path: Path) -> tuple[dict[str, Token], dict]:
    """Returns the tokens of a file by their path, and the extensions of the whole file."""
    root = load(path)
    if not isinstance(root, dict):
        raise TokenError(f"{path}: not a group of tokens")
    tokens = {token.path: token for token in walk(root, "", None, path.name)}
    return tokens, root.get("$extensions", {})


def walk(group: dict, path: str, inherited: str | None, file: str):
    check_properties(group, GROUP_KEYS, f"{file}: {path or 'the file'}")
    inherited = group.get("$type", inherited)
    for name, item in group.items():
        if name.startswith("$"):
            continue
        inner = f"{path}.{name}" if path else name
        if not NAME.match(name):
            raise TokenError(f"{file}: “{inner}”: a name has none of {{ }} . and does not begin with $")
        if not isinstance(item, dict):
            raise TokenError(f"{file}: {inner} is neither a token nor a group")
        if "$value" in item:
            check_properties(item, TOKEN_KEYS, f"{file}: {inner}")
            yield Token(inner, item["$value"], item.get("$type"), inherited, file, item.get("$extensions", {}))
        else:
            yield from walk(item, inner, inherited, file)


def check_properties(item: dict, allowed: set[str], where: str):
    for name, value in item.items():
        if "$value" in item and not name.startswith("$"):
            raise TokenError(f"{where} is a token and cannot hold “{name}”")
        if name.startswith("$") and name not in allowed:
            raise TokenError(f"{where}: {name} is no property of {'a token' if '$value' in item else 'a group'}")
        if name in ("$type", "$description") and not isinstance(value, str):
            raise TokenError(f"{where}: {name} is not a string")
        if name == "$extensions" and not isinstance(value, dict):
            raise TokenError(f"{where}: $extensions is not an object")


def type_of(tokens: dict[str, Token], path: str, trail: tuple[str, ...] = ()) -> str | None:
    """Returns the type of a token: its own, or else that of its alias, or else that of its group."""
    if path in trail:
        raise TokenError(f"{' → '.join((*trail, path))} is a circle of aliases")
    if path not in tokens:
        raise TokenError(f"{place(tokens, trail[-1])}: no token {path}" if trail else f"no token {path}")
    token = tokens[path]
    alias = target(token.value)
    return token.own_type or (type_of(tokens, alias, (*trail, path)) if alias else token.inherited_type)


def target(value: object) -> str | None:
    match = ALIAS.match(value) if isinstance(value, str) else None
    return match[1] if match else None


def place(tokens: dict[str, Token], path: str) -> str:
    return f"{tokens[path].file}: {path}"


def resolve(tokens: dict[str, Token], path: str, type_name: str, trail: tuple[str, ...] = ()):
    """Returns the value of a token with every alias followed. Raises an error if it is not of the type."""
    actual = type_of(tokens, path, trail)
    if actual != type_name:
        raise TokenError(f"{place(tokens, trail[-1] if trail else path)}: {path} is of type {actual}, not {type_name}")
    return resolve_value(tokens, tokens[path].value, type_name, (*trail, path))


def resolve_value(tokens: dict[str, Token], value: object, type_name: str, trail: tuple[str, ...]):
    alias = target(value)
    if alias:
        return resolve(tokens, alias, type_name, trail)
    if type_name == "typography" and isinstance(value, dict) and value.keys() == TYPOGRAPHY_PARTS.keys():
        return {part: resolve_value(tokens, value[part], kind, trail) for part, kind in TYPOGRAPHY_PARTS.items()}
    try:
        return RULES.get(type_name, unused)(value)
    except TokenError as error:
        raise TokenError(f"{place(tokens, trail[-1])}: {error}") from error


def typography_value(value: object):
    raise TokenError(f"typography is exactly {', '.join(TYPOGRAPHY_PARTS)}")


def unused(value: object):
    raise TokenError("this type is not supported")


def color_value(value: object) -> color.RGB:
    if not isinstance(value, dict) or not {"colorSpace", "components"} <= value.keys() <= {
        "colorSpace", "components", "alpha", "hex",
    }:
        raise TokenError("a colour is colorSpace, components and perhaps alpha and hex")
    if value["colorSpace"] != "srgb" or value.get("alpha", 1) != 1:
        raise TokenError("only opaque srgb is supported")
    components = value["components"]
    if not isinstance(components, list) or [is_number(one) and 0 <= one <= 1 for one in components] != [True] * 3:
        raise TokenError("srgb has three components from 0 to 1")
    rgb = tuple(int(component * 255 + 0.5) for component in components)
    if "hex" in value and (not HEX.match(str(value["hex"])) or color.from_hex(value["hex"]) != rgb):
        raise TokenError(f"hex {value['hex']} is not {color.to_hex(rgb)}, the colour of the components")
    return rgb


def dimension_value(value: object) -> float:
    if not isinstance(value, dict) or value.keys() != {"value", "unit"} or not is_number(value["value"]):
        raise TokenError("a dimension is a value and a unit")
    if value["unit"] not in ("px", "rem"):
        raise TokenError("a dimension is in px or rem")
    return value["value"] * (16 if value["unit"] == "rem" else 1)


def weight_value(value: object) -> float:
    if isinstance(value, str) and value in WEIGHTS:
        return WEIGHTS[value]
    if not is_number(value) or not 1 <= value <= 1000:
        raise TokenError("a font weight is 1 to 1000 or a word of the format")
    return value


def family_value(value: object) -> list[str]:
    families = [value] if isinstance(value, str) else value
    if not isinstance(families, list) or not families or not all(isinstance(name, str) for name in families):
        raise TokenError("a font family is a name or a list of names")
    return families


def number_value(value: object) -> float:
    if not is_number(value):
        raise TokenError("not a number")
    return value


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


RULES = {
    "color": color_value, "dimension": dimension_value, "fontWeight": weight_value, "fontFamily": family_value,
    "number": number_value, "typography": typography_value,
}
