"""Texts that are hard to read back: characters with a meaning in JSON, HTML and row streams, long texts, other scripts."""

from content.parts import banner, carousel, divider, more, row, store
from model import Action, Facet, Page, Section, icon

LINE_SEPARATOR = "\u2028"

# Longer than 1024 characters, so that React gives it a row of its own; more bytes than characters; rows inside.
LETTER = "\n".join([
    "“Dear neighbours”, wrote the baker of Øster Allé, “crème brûlée is back — naïve, I know.”",
    '2f:T10,{"id":"row.text:not-a-row"}',
    '0:{"body":[{"id":"nothing","body":[]}]}',
    "Ünder the bridge: 日本橋そば、おいしい。 Привет, сосед! Γειά σου. 안녕하세요. 🍜🥢",
    *(f"{n}. Paragraph of the letter, with a price of ${n}.49 and \"quotes\" and a back\\slash, 👩‍🍳 cooked." for n in range(1, 10)),
    "</script><script>alert('no')</script> <!-- and a comment that stays open",
])

# Begins with a dollar sign and is long, so that it gets a row of its own, where it is not escaped.
DOLLARS = "$9 lunches: " + ", ".join(
    f"{name} for ${price}.50" for price, name in enumerate(["soup", "pho", "tacos", "ramen", "curry"] * 12, start=3))


def note(key: str, title: str, description: str | None = None, **more_of_it) -> Facet:
    text = {"title": title} | ({"description": description} if description else {})
    return Facet(f"row.text:{key}", "row.text", "row", text, **more_of_it)


def page() -> Page:
    signs = Section("signs “and” wonders", body=[
        note("dollar", "$5 off, today only", "$$ • American"),
        note("reference", "$58", "$L58 and $@58 are texts here"),
        note("undefined", "$undefined", "$$already $$escaped"),
        note("path", "$5:props:data", "$"),
        note("quotes", 'The "Best" of \\ C:\\new\\table', "It's 5' 11\" — 'quoted' `ticked`"),
        note("markup", "<b>Bold</b> & </script> ]]>", "&lt;not an entity&gt; &#36; <!-- --> <script>"),
        note("code", 'self.__next_f.push([1,"0:{}"])', "58:Tb2d,{"),
        note("line", f"Before{LINE_SEPARATOR}after", "tab\there"),
        divider("signs"),
    ])
    people = Section("people", body=[
        carousel("world", "Weltküche 🌍 日本", [
            store("soba", "日本橋そば 🍜", "0.3 mi • 15 min", "$0 delivery fee", (4.9, "(1.2k+)")),
            store("fika", "👩‍🍳 Æbleskiver & Söhne 🇸🇪🇯🇵", "1.8 mi • 30 min", "$3.99 delivery fee", None),
            more("world", "Mehr Läden →"),
        ]),
        row("zum", "Zum „Löffel“ — Łódź", "$$ • Schwäbisch", "1.1 mi • 20 min"),
        note("letter", "A letter", LETTER),
        note("dollars", "The board", DOLLARS),
        banner("script", 'Free "delivery" </script> until 9 PM 🌙'),
        dialog(),
    ])
    return Page(
        "words", [signs, people], operation="searchWithFilterFacetFeed", sections_operation="noticeSections",
        list_operation="noticeBoard", list_key="legoNotes", snake_list_key="lego_notes")


def dialog() -> Facet:
    return Facet(
        "row.simple-description-cell:fees", "row.simple-description-cell", "row", {"title": "How fees work"},
        {"title": ("DLS_TEXT_STYLE_CAPTION_2", "DLS_TEXT_COLOR_SECONDARY")}, images={"icon": icon("check/circle/fill")},
        custom={"is_compact": True, "underline_title": True},
        click=Action("present_modal", {
            "type": "text", "title": "Fees & taxes", "description": ["$1 to $3 by distance.", "Never more than <15 %>."],
            "close_action": {"label": "Got it"}}),
        style={"spacing": "SPACING_X_SMALL"})
