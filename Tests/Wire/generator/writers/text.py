"""JSON as scripts write it, and its escapes inside HTML."""

import json


def compact(value, ascii_only: bool = False) -> str:
    return surrogates_escaped(json.dumps(value, ensure_ascii=ascii_only, separators=(",", ":")))


def surrogates_escaped(text: str) -> str:
    """Halves of a surrogate pair as escapes, as JSON.stringify has written them since 2019."""
    return "".join(f"\\u{ord(sign):04x}" if 0xD800 <= ord(sign) <= 0xDFFF else sign for sign in text)


def in_script(json_text: str) -> str:
    """JSON for a script element, with the escapes of the servers that write these pages."""
    for sign in "&<>\u2028\u2029":
        json_text = json_text.replace(sign, f"\\u{ord(sign):04x}")
    return json_text


def units(text: str) -> list[int]:
    """The UTF-16 code units of a text, in which scripts count and cut."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [int.from_bytes(data[at:at + 2], "little") for at in range(0, len(data), 2)]


def from_units(part: list[int]) -> str:
    """A text of UTF-16 code units. Half a pair at either end is kept."""
    return b"".join(unit.to_bytes(2, "little") for unit in part).decode("utf-16-le", "surrogatepass")
