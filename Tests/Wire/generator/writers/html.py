"""Pages as browsers save them: scripts with the data among other scripts."""

import html

from writers.cutting import pieces
from writers.text import compact, in_script

NONCE = ' nonce="bm9uY2U="'

HEAD = """<meta charset="utf-8">
<title>(title)</title>
<link rel="preload" href="/_next/static/chunks/main.js" as="script">
<style>.card::after { content: "<script>"; } body > main { margin: 0 }</style>
<!-- An older page:
  <script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"old":true}}}</script> -->
<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]}</script>
<script async src="/_next/static/chunks/webpack.js"></script>
<script>window.dataLayer = window.dataLayer || []; if (1 < 2 && "a" > 'b') dataLayer.push([1, "0:{}"]);</script>"""


def page(title: str, scripts: list[str], body: str = "") -> str:
    """Returns a page; `scripts` are whole elements."""
    markup = body or f'<main data-note="a &lt;script&gt; in an attribute: <script>"><h1>{html.escape(title)}</h1></main>'
    head = HEAD.replace("(title)", html.escape(title, quote=False))
    end = "<noscript>This page needs scripts.</noscript>"
    return "\n".join(["<!DOCTYPE html>", '<html lang="en">', "<head>", head, "</head>", "<body>", markup, *scripts, end, "</body>", "</html>", ""])


def next_data(document: dict, quotes: str = '"') -> str:
    attributes = " ".join(f"{name}={quotes}{value}{quotes}" for name, value in (
        ("id", "__NEXT_DATA__"), ("type", "application/json"), ("crossorigin", "anonymous")))
    return f"<script {attributes}>{in_script(compact(document))}</script>"


def row_scripts(stream: str, seed: str, nonce: bool = False, aim: int = 12) -> list[str]:
    attributes = NONCE if nonce else ""
    start = f"<script{attributes}>(self.__next_f=self.__next_f||[]).push([0])</script>"
    return [start, *(row_script(part, attributes) for part in pieces(stream, seed, aim))]


def row_script(part: str, attributes: str = "") -> str:
    return f"<script{attributes}>self.__next_f.push({in_script(compact([1, part]))})</script>"


def transport(data: dict, hydration: dict | None = None) -> str:
    """Apollo's transport: one event for a query that has started, one with its answer."""
    options = {"query": "query page { page { id } }", "variables": {"limit": 20}}
    push = {"rehydrate": hydration or {}, "events": [
        {"type": "started", "id": "1", "options": options},
        {"type": "next", "id": "1", "value": {"data": data, "extensions": {}}},
        {"type": "completed", "id": "1"}]}
    return f'<script>(window[Symbol.for("ApolloSSRDataTransport")] ??= []).push({in_script(compact(push))})</script>'
