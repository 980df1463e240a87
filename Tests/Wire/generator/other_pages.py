"""Documents for one behaviour each: store pages, a captured session, several lists in one document, broken row streams."""

import json

from content import broken, goods, session, shelves, store_page, supper, trolley
from writers import apollo, html
from writers.shapes import value
from writers.text import compact


def pretty(value) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def several() -> str:
    """`__NEXT_DATA__` with three feeds of different sizes; the smallest comes first, the largest second."""
    answers = [("convenienceFeed", {}, value(goods.pantry(), "feed", "flat-camel")),
               ("homePageFacetFeed", {"cursor": ""}, value(supper.page(), "feed", "flat-camel")),
               ("dishFeed", {"cursor": ""}, value(trolley.page(), "feed", "flat-camel"))]
    return html.page("Several", [html.next_data(apollo.next_document(apollo.cache(answers)))])


# Each page: its text, the feeds in it as (operation, facets), whether it is whole, and its subject.
# For broken pages the list gives the least that can be shown; a refusal that names a place is accepted as well.
PAGES = {
    "store-page.json": (lambda: pretty(store_page.answer()), [], True, "A store page, which has no facets"),
    "store-page-odd.json": (lambda: pretty(store_page.odd()), [], True, "The same with nulls, missing parts and wrong types, and with errors beside"),
    "home-to-store.har": (session.har, [("homePageFacetFeed", 5), ("homePageFacetFeed", 1)], True,
                          "A home page, its next page, two stores and one that failed; variables tell them apart"),
    "retail-cache.json": (lambda: compact(shelves.cache()) + "\n",
                          [("retailSearch", 9), ("retailStoreCategoryFeed", 6), ("retailSearch", 3)], True,
                          "Lists of several sizes under one root, an empty one among them, and filters of the largest by reference"),
    "retail-answer.json": (lambda: compact(shelves.plain()) + "\n", [("retailSearch", 9)], True,
                           "The largest list of retail-cache.json as a plain answer, its filters in place"),
    "apollo-several.html": (several, [("homePageFacetFeed", supper.page().count("feed")), ("dishFeed", trolley.page().count("feed")),
                                      ("convenienceFeed", goods.pantry().count("feed"))], True, "Three feeds in one cache"),
    "binary-page.html": (broken.binary, [(broken.LIST, 2)], True, "Parts of the stream as base64; not in the description of the format, but in Next.js"),
    "push-undefined.html": (broken.undefined, [(broken.LIST, 2)], False, "Apollo's transport with undefined, which is no JSON"),
    "cut-page.html": (broken.cut, [(broken.LIST, 2)], False, "The last scripts are missing; a row ends in its middle"),
    "cut-file.html": (broken.cut_file, [(broken.LIST, 2)], False, "The file ends inside a script"),
    "cycle-page.html": (broken.cycle, [(broken.LIST, 1)], False, "Rows in circles: children, references, paths; one facet, Fine, is in none"),
    "bomb-page.html": (broken.bomb, [], False, "Ten children each, 20 levels of rows: 10^20 facets"),
    "bomb-beside-page.html": (broken.bomb_beside, [(broken.LIST, 2)], False, "The same fan of plain values beside two facets, one of which holds it in `custom`"),
    "bad-length-page.html": (broken.bad_lengths, [(broken.LIST, 3)], False, "Text rows whose lengths are wrong in every way"),
    **{f"bad-length-{kind}.html": (lambda kind=kind: broken.bad_length(kind), [(broken.LIST, facets)], kind == "zero",
                                   f"One text row between two facets; its length: {kind}") for kind, facets in (
        ("zero", 2), ("beyond", 1), ("not-hex", 1), ("empty", 1), ("negative", 1), ("huge", 1), ("inside-character", 1), ("no-comma", 1))},
    "deep-page.html": (broken.deep, [(broken.LIST, 1)], True, "A chain of 100,000 rows, with one facet at its end"),
}


def files() -> dict[str, str]:
    texts = {name: write() for name, (write, *_) in PAGES.items()}
    entries = [{"document": name, "pages": pages, "whole": whole, "about": about} for name, (_, pages, whole, about) in PAGES.items()]
    manifest = "[\n" + ",\n".join(f" {json.dumps(entry)}" for entry in entries) + "\n]\n"
    return texts | {"pages.json": manifest}
