"""Reads a stream of rows and resolves the references in it when they are asked for."""

import json

HEX = frozenset(b"0123456789abcdef")


class Reference:
    """A row, and the keys of the path into it."""

    def __init__(self, row: int, keys: list[str]):
        self.row, self.keys = row, keys


def split(stream: bytes):
    """Yields (row, tag, content) for each row: tag is T, another capital letter, or "" for a model."""
    at = 0
    while at < len(stream):
        colon = stream.index(b":", at)
        name = stream[at:colon]
        if not HEX.issuperset(name):
            raise ValueError(f"no row begins at byte {at}: {stream[at:at + 30]!r}")
        row, at = int(name, 16) if name else None, colon + 1
        if stream[at:at + 1] == b"T":
            comma = stream.index(b",", at)
            end = comma + 1 + int(stream[at + 1:comma], 16)
            if end > len(stream):
                raise ValueError(f"the text row {row:x} is longer than the stream")
            yield row, "T", stream[comma + 1:end].decode()
            at = end
            continue
        end = stream.index(b"\n", at)
        line = stream[at:end].decode()
        letters = len(line) - len(line.lstrip("ABCDEFGHIJKLMNOPQRSUVWXYZ"))
        yield row, line[:letters], line[letters:]
        at = end + 1


class Stream:
    def __init__(self, stream: bytes):
        self.rows: dict[int, tuple[str, str]] = {}
        for row, tag, content in split(stream):
            if row is not None:
                if row in self.rows:
                    raise ValueError(f"the row {row:x} comes twice")
                self.rows[row] = (tag, content)
        self._models: dict[int, object] = {}

    def roots(self) -> list:
        """Returns the models that no other row refers to, with references in them."""
        models = {row: self.model(row) for row, (tag, _) in self.rows.items() if not tag}
        referred = {row for model in models.values() for row in referred_to(model)}
        return [model for row, model in models.items() if row not in referred]

    def model(self, row: int):
        if row not in self._models:
            tag, content = self.rows[row]
            if tag == "T":
                self._models[row] = content
            elif tag:
                self._models[row] = None
            else:
                self._models[row] = marked(json.loads(content))
        return self._models[row]

    def resolved(self, value):
        """Follows a reference to its value; leaves other values alone."""
        for _ in range(len(self.rows) + 2):
            if not isinstance(value, Reference):
                return value
            target = self.model(value.row)
            for key in value.keys:
                target = self.resolved(target)
                if isinstance(target, list) and target[:1] == ["$"] and key in ("type", "key", "props"):
                    target = target[("type", "key", "props").index(key) + 1]
                else:
                    target = target[int(key)] if isinstance(target, list) else target[key]
            value = target
        raise ValueError("a circle of references")


def referred_to(value):
    if isinstance(value, Reference):
        yield value.row
    elif isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from referred_to(part)


def marked(value):
    """Returns the value with its references as such, and without the dollar signs that escape others."""
    if isinstance(value, list):
        return [marked(part) if not (at == 0 and part == "$") else part for at, part in enumerate(value)]
    if isinstance(value, dict):
        kept = {key: marked(part) for key, part in value.items()}
        return {key: part for key, part in kept.items() if part is not ABSENT}
    if not isinstance(value, str) or not value.startswith("$"):
        return value
    if value.startswith("$$"):
        return value[1:]
    if value == "$undefined":
        return ABSENT
    body = value[2:] if value[1:2] in ("L", "@") else value[1:]
    row, *keys = body.split(":")
    if row and HEX.issuperset(row.encode()):
        return Reference(int(row, 16), keys)
    return None  # Dates, numbers, symbols: facets do not hold these.


ABSENT = object()
