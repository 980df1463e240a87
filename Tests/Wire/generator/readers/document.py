"""Opens a document of any container and returns the pages in it, the largest first."""

import base64
import json
from pathlib import Path

from readers import html_page
from readers.finding import Finder
from readers.neutral import Neutral, count
from readers.rows import Stream


def pages(path: Path) -> list[tuple[str | None, dict]]:
    """Returns (operation, page) for each page that is found."""
    text = path.read_bytes().decode()
    if path.suffix == ".har":
        found = [page for answer in answers(json.loads(text)) for page in in_text(answer)]
    else:
        found = in_text(text)
    return sorted(found, key=lambda named: -count(named[1]))


def answers(archive: dict):
    """Yields the texts of the responses that are JSON or HTML."""
    for entry in archive["log"]["entries"]:
        content = entry["response"]["content"]
        if content["mimeType"].split(";")[0] in ("application/json", "text/html") and content.get("text"):
            body = content["text"]
            yield base64.b64decode(body).decode() if content.get("encoding") == "base64" else body


def in_text(text: str) -> list[tuple[str | None, dict]]:
    if not text.lstrip().startswith("<"):
        return in_value(json.loads(text))
    values, stream, _ = html_page.contents(text)
    found = [page for value in values for page in in_value(value)]
    if stream is not None:
        rows = Stream(stream)
        finder = Finder(rows.resolved)
        for model in rows.roots():
            finder.search(model)
        neutral = Neutral(rows.resolved)
        found += [(one.operation, neutral.page(one.kind, one.value)) for one in finder.found]
    return found


def in_value(value) -> list[tuple[str | None, dict]]:
    finder = Finder()
    finder.search(value)
    neutral = Neutral(cache=cache_of(value))
    return [(one.operation, neutral.page(one.kind, one.value)) for one in finder.found]


def cache_of(value) -> dict:
    if isinstance(value, dict) and "props" in value:
        value = value["props"]["pageProps"].get("initialApolloState", {})
    return value if isinstance(value, dict) else {}
