"""The row stream of React Server Components, written as React writes it.

Checked against ReactFlightServer.js (facebook/react): strings of 1024 UTF-16 units or more become text rows, written
before the row that refers to them; an object that comes again becomes a path to its first place, where the parts of an
element are called `type`, `key` and `props`, and where keys with a colon are not used.
"""

from dataclasses import dataclass

from writers.text import compact, units

LONG = 1024


class Absent:
    """The value undefined."""


class Raw(str):
    """A text that is written without an escape, such as a reference."""


@dataclass
class Element:
    """A React element: `["$", type, key, props]`."""

    type: object
    props: dict
    key: str | None = None


@dataclass
class Outlined:
    """A value in a row of its own, after the row that refers to it; `mark` is "", "L" (lazy) or "@" (a promise)."""

    value: object
    mark: str = ""


@dataclass
class Module:
    """A client component: a module row, referred to by `$L`."""

    path: str


class Rows:
    def __init__(self, long: int = LONG):
        self.long = long
        self.written: list[str] = []
        self._next = 0
        self._places: dict[int, str] = {}  # The first place of each object.
        self._kept: list = []  # Keeps objects alive, so that their identities are not reused.
        self._waiting: list[tuple[int, object]] = []

    def new_id(self) -> int:
        self._next += 1
        return self._next - 1

    def line(self, content: str, row: int | None = None) -> int:
        row = self.new_id() if row is None else row
        self.written.append(f"{row:x}:{content}\n")
        return row

    def bare_hint(self, content: str) -> None:
        """A hint without an id, as React 19 writes them."""
        self.written.append(f":{content}\n")

    def text(self, text: str) -> int:
        row = self.new_id()
        self.written.append(f"{row:x}:T{len(text.encode()):x},{text}")
        return row

    def module(self, path: str) -> int:
        return self.line(f'I[{len(path) * 37},["{len(path)}","static/chunks/{path}.js"],"default"]')

    def model(self, value, row: int | None = None) -> int:
        row = self.new_id() if row is None else row
        content = compact(self.plain(value, f"${row:x}"))
        self.line(content, row)
        while self._waiting:
            later, outlined = self._waiting.pop(0)
            self.model(outlined, later)
        return row

    def plain(self, value, place: str | None):
        """Returns the value as JSON; `place` is the path by which other rows refer to it."""
        match value:
            case Raw():
                return str(value)
            case str():
                if len(units(value)) >= self.long:
                    return f"${self.text(value):x}"
                return f"${value}" if value.startswith("$") else value
            case Outlined():
                return self.outlined(value)
            case Module():
                return f"$L{self.module(value.path):x}"
            case Element():
                return ["$", self.plain(value.type, None), value.key, self.plain(value.props, below(place, "props"))]
            case list() | dict():
                if id(value) in self._places:
                    return self._places[id(value)]
                if place is not None:
                    self._places[id(value)] = place
                    self._kept.append(value)
                if isinstance(value, list):
                    return [self.plain(part, below(place, str(at))) for at, part in enumerate(value)]
                return {key: self.plain(part, below(place, key)) for key, part in value.items()}
        if value is Absent:
            return "$undefined"
        return value

    def outlined(self, value: Outlined) -> str:
        if id(value) in self._places:
            return self._places[id(value)]
        row = self.new_id()
        self._waiting.append((row, value.value))
        self._places[id(value)] = f"${value.mark}{row:x}"
        self._kept.append(value)
        return self._places[id(value)]

    @property
    def stream(self) -> str:
        return "".join(self.written)


def below(place: str | None, key: str) -> str | None:
    """Returns the path of a part; a key with a colon cannot be part of a path."""
    return None if place is None or ":" in key else f"{place}:{key}"
