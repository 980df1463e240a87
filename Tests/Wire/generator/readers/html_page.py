"""Finds the data of a saved web page: `__NEXT_DATA__`, the row stream, Apollo's transport."""

import base64
import json
from html.parser import HTMLParser
from itertools import groupby

ROWS = "self.__next_f.push("
TRANSPORT = '(window[Symbol.for("ApolloSSRDataTransport")] ??= []).push('


class Scripts(HTMLParser):
    """Collects the attributes and the text of every script element."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[dict, str]] = []
        self._open: tuple[dict, list[str]] | None = None

    def handle_starttag(self, tag, attrs):
        if tag == "script":
            self._open = (dict(attrs), [])

    def handle_data(self, data):
        if self._open:
            self._open[1].append(data)

    def handle_endtag(self, tag):
        if tag == "script" and self._open:
            self.found.append((self._open[0], "".join(self._open[1])))
            self._open = None


def scripts(text: str) -> list[tuple[dict, str]]:
    parser = Scripts()
    parser.feed(text)
    parser.close()
    return parser.found


def contents(text: str) -> tuple[list, bytes | None, list[str | bytes]]:
    """Returns the JSON values of a page, its row stream (or None), and the parts of that stream, bytes where they came as base64."""
    values, parts = [], []
    for attributes, script in scripts(text):
        if attributes.get("id") == "__NEXT_DATA__":
            values.append(json.loads(script))
        elif script.startswith(ROWS):
            kind, *rest = argument(script, len(ROWS))
            if kind in (1, 3):
                parts.append(rest[0] if kind == 1 else base64.b64decode(rest[0]))
        elif script.startswith(TRANSPORT):
            values.append(argument(script, len(TRANSPORT)))
    return values, joined(parts) if parts else None, parts


def argument(script: str, start: int):
    value, end = json.JSONDecoder().raw_decode(script, start)
    if script[end:] != ")":
        raise ValueError(f"the call goes on after its argument: {script[end:][:40]!r}")
    return value


def joined(parts: list[str | bytes]) -> bytes:
    """Joins the parts; the two halves of a surrogate pair that was cut become one character again."""
    stream = b""
    for is_text, run in groupby(parts, key=lambda part: isinstance(part, str)):
        if is_text:
            stream += "".join(run).encode("utf-16", "surrogatepass").decode("utf-16").encode()
        else:
            stream += b"".join(run)
    return stream
