"""Server component pages: the rows around a feed, and the ways in which rows hold it."""

from writers.flight import Absent, Element, Module, Outlined, Raw, Rows

FRAGMENT = "$Sreact.fragment"

MESSAGES = {"cart.add": "Add {count, plural, one {# item} other {# items}}", "cart.price": "$ {price}", "nav.home": "Home"}

QUERY = {
    "kind": "Document",
    "definitions": [{
        "kind": "OperationDefinition", "operation": "query", "name": {"kind": "Name", "value": "retailSearch"},
        "selectionSet": {"kind": "SelectionSet", "selections": [
            {"kind": "Field", "name": {"kind": "Name", "value": "legoRetailItems"}},
            {"kind": "Field", "name": {"kind": "Name", "value": "body"}}]}}],
    "loc": {"start": 0, "end": 58, "source": {"body": "query retailSearch { retailSearch { legoRetailItems { id } } }"}},
}

# A list of module names under `component`, which means something else in facets.
MODULES = [{"component": "Header", "chunk": "11"}, {"component": "Footer", "chunk": "12"}, {"component": "Cart", "chunk": "13"},
           {"component": "Menu", "chunk": "14"}]


def stream(operation: str, value, way: str, title: str, long: int = 1024) -> str:
    """Returns the rows of a page that holds `value`; `way` is "inline", "rows" or "paths"."""
    rows = Rows(long)
    root = rows.new_id()
    fragment = rows.line(f'"{FRAGMENT}"')
    layout = rows.module("app/layout")
    rows.line('HL["/_next/static/css/page.css","style"]')
    rows.bare_hint('HL["/_next/static/media/brand.woff2","font",{"crossOrigin":"","type":"font/woff2"}]')
    if way == "paths":
        page = paths(rows, operation, value)
    elif way == "rows":
        page = apart(rows, operation, value)
    else:
        page = inline(rows, operation, value)
    error = rows.line('E{"digest":"2840117665","message":"The tracker did not answer","stack":[]}')
    rows.model({
        "P": None, "b": "invented", "p": "", "c": ["", "home"], "i": False,
        "f": [[["", {"children": ["home", {"children": ["__PAGE__", {}]}]}, Absent, Absent, True],
               Element("section", {"className": "page", "children": [
                   Raw(f"$L{page:x}"), Element(Raw(f"$L{layout:x}"), {"title": title, "tracker": Raw(f"$L{error:x}")})]})]],
        "m": Absent, "G": [Raw(f"${fragment:x}"), []], "s": False, "S": True,
    }, root)
    rows.model([Element("title", {"children": title}, "0"), Element("meta", {"name": "viewport", "content": "width=device-width"}, "1")])
    return rows.stream


def noise() -> dict:
    return {"messages": MESSAGES, "query": QUERY, "modules": MODULES, "renderedAt": Raw("$D2026-01-09T18:00:00.000Z"),
            "total": Raw("$n12345678901234567890"), "ratio": Raw("$NaN"), "nothing": Absent, "flags": [Absent, None, True, 0.5]}


def inline(rows: Rows, operation: str, value) -> int:
    """The answer as a whole in the properties of one component."""
    return rows.model(Element(Module("app/home/page"), {"operation": operation, "data": {operation: value}, **noise()}))


def apart(rows: Rows, operation: str, value) -> int:
    """The answer behind a promise; sections and facets of the top level in rows of their own, after it."""
    answer = {operation: outlined(value)}
    return rows.model(Element(Module("app/home/page"), {**noise(), "result": {"data": Outlined(answer, "@"), "loading": False}}))


def paths(rows: Rows, operation: str, value) -> int:
    """The answer given to two components: the second one, which comes first in the stream, refers into the first one."""
    page, holder = rows.new_id(), rows.new_id()
    way = Raw(f"${holder:x}:props:data:{operation}")
    rows.model(Element(Module("app/home/shelf"), {"initial": way, "children": Raw(f"$L{holder:x}"), **noise()}), page)
    rows.model(Element(Module("app/home/provider"), {"data": {operation: value}, "again": [value, value]}), holder)
    return page


def outlined(value, within: str = "answer"):
    """Returns the value with the sections and facets of its lists in rows of their own; children stay in their parent's row."""
    if isinstance(value, dict):
        return {key: outlined(part, key) for key, part in value.items()} if within == "answer" or "body" in value else value
    if isinstance(value, list):
        return [Outlined(outlined(part, "list"), "L" if at % 3 == 2 else "") if is_row(part) else part for at, part in enumerate(value)]
    return value


def is_row(part) -> bool:
    return isinstance(part, dict) and "id" in part and ("custom" in part or "body" in part)
