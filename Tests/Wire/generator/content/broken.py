"""Saved pages whose rows are cut off, form cycles, multiply, or have wrong lengths."""

import base64

from writers import html
from writers.text import compact

LIST = "retailSearch"


def facet(name: str, title: str, **fields) -> dict:
    return {"id": f"row.text:{name}", "component": {"id": "row.text", "category": "row"}, "text": {"title": title}, **fields}


def shelf(items: list, row: str = "4") -> str:
    """Returns the row of a component that is given a list of facets."""
    return f'{row}:["$","$L1",null,{{"data":{{"{LIST}":{{"query":"*","legoRetailItems":{compact(items)}}}}}}}]\n'


def start() -> str:
    return '1:I[37,["1","static/chunks/shelf.js"],"default"]\n0:{"P":null,"f":[["$","main",null,{"children":"$L4"}]]}\n'


def model(row: str, value) -> str:
    return f"{row}:{compact(value)}\n"


def page(title: str, parts: list[str]) -> str:
    return html.page(title, [html.row_script(part) for part in parts])


def cut() -> str:
    """Row 8 is cut in the middle, row 9 and the custom of row 7 are missing."""
    parts = [start(), shelf(["$6", "$7", "$8", "$9"]), model("6", facet("whole", "Whole", custom="{}")),
             model("7", facet("half", "Without its custom", custom="$20", logging="$21")),
             model("8", facet("never", "Cut in the middle"))[:60]]
    return page("Cut", parts)


def cut_file() -> str:
    """The file ends inside a script."""
    return cut()[:-90]


def cycle() -> str:
    """Facets that are their own grandchildren, references to themselves, and one correct facet."""
    rows = [
        start(), shelf(["$6", "$7", "$a", "$c", "$d:again"]),
        model("6", facet("hen", "The hen", children=["$7"])), model("7", facet("egg", "The egg", children=["$6"])),
        '8:"$9"\n9:"$8"\n', model("a", facet("fine", "Fine", custom="$8", logging="$b:b")), model("b", {"b": "$b:b"}),
        'c:"$c"\n', model("d", {"again": "$d:again"}), model("e", ["$e", "$L4"])]
    return page("Cycle", rows)


def bomb(levels: int = 20, wide: int = 10) -> str:
    """Each facet has ten children that are all the same row, 20 levels deep."""
    rows = [start(), shelf(["$10"] * wide)]
    for level in range(levels):
        children = [f"${0x11 + level:x}"] * wide if level < levels - 1 else []
        rows.append(model(f"{0x10 + level:x}", {
            "id": f"list.standard:level-{level}", "component": {"id": "list.standard", "category": "list"}, "children": children}))
    return page("Bomb", rows)


def bomb_beside() -> str:
    """The same fan, but not of facets and beside a small shelf: a reader that resolves only facets never expands it."""
    rows = [start(), shelf(["$6", "$7"]), model("6", facet("one", "One")), model("7", facet("two", "Two", custom={"extra": "$10"}))]
    rows += [model(f"{0x10 + level:x}", {"next": [f"${0x11 + level:x}"] * 10} if level < 19 else "end") for level in range(20)]
    rows.append(model("40", {"messages": "$10", "again": ["$10"] * 10}))
    return page("Bomb beside", rows)


# The title of a page, and the wrong length of a text row with the text behind it.
LENGTHS = {
    "beyond": ("6:Tffff,", '{"note":"shorter than it says"}'),
    "zero": ("6:T0,", ""),
    "not-hex": ("6:T1g,", '{"note":"no such number"}'),
    "empty": ("6:T,", '{"note":"no number at all"}'),
    "negative": ("6:T-5,", '{"note":"less than nothing"}'),
    "huge": ("6:Tffffffffffffffffff,", '{"note":"more than a machine can count"}'),
    "inside-character": ("6:T2,", '"é"'),
    "no-comma": ("6:T12", '{"note"'),
}


def bad_length(kind: str) -> str:
    """Facets in front of a text row whose length is wrong, and one behind it."""
    head, text = LENGTHS[kind]
    parts = [start(), shelf(["$7", "$8"]), model("7", facet("before", "Before the text", custom="$6")), head, text,
             "\n" if kind in ("not-hex", "empty", "negative", "no-comma") else "", model("8", facet("after", "After the text"))]
    return page(f"Bad length: {kind}", [part for part in parts if part])


def bad_lengths() -> str:
    """One text row of each kind; the row that goes beyond the end comes last."""
    parts = [start(), shelf(["$7", "$8", "$9"]), model("7", facet("fine", "A text of the right length", custom="$5")), '5:T2,{}',
             model("8", facet("empty", "A text of no length", custom="$a")), "a:T0,", model("9", facet("wrong", "Wrong lengths", custom="$b", logging="$c")),
             'b:Tzz,{"note":"not hexadecimal"}\n', 'c:T2,"é"\n', 'd:Tffff,{"note":"the end"}']
    return page("Bad lengths", parts)


def deep(rows: int = 100_000, a_script: int = 20_000) -> str:
    """A chain of rows that each only refer to the next, and a shelf at its end."""
    def chain(first: int) -> str:
        return "".join(f'{row:x}:"${row + 1:x}"\n' for row in range(first, min(first + a_script, rows + 16)))
    head = start() + shelf(["$10"])
    parts = [head, *(chain(first) for first in range(16, rows + 16, a_script)), model(f"{rows + 16:x}", facet("end", "The end of the chain"))]
    return page("Deep", parts)


def binary() -> str:
    """A stream that was cut inside a character: Next.js sends both parts as base64 then, as [3,"…"]."""
    stream = start() + shelf(["$6", "$7"]) + model("6", facet("soup", "Crème de potiron 🎃")) + model("7", facet("last", "The last one"))
    data = stream.encode()
    at = data.index("🎃".encode()) + 2
    halves = [base64.b64encode(half).decode() for half in (data[at - 40:at], data[at:at + 60])]
    scripts = [f"<script>self.__next_f.push({html.in_script(compact([3, half]))})</script>" for half in halves]
    return html.page("Binary", [html.row_script(data[:at - 40].decode()), *scripts, html.row_script(data[at + 60:].decode())])


def undefined() -> str:
    """Apollo's transport writes `undefined`, which is valid in a script but not in JSON."""
    script = html.transport({LIST: {"query": None, "legoRetailItems": [facet("one", "One"), facet("two", "undefined: two")]}})
    return html.page("Undefined", [script.replace('"query":null', '"query":undefined').replace('"extensions":{}', '"extensions":undefined')])
