"""The wall: every page in every shape, nesting, key case and container, and the manifest of it."""

import json

from content import catalogue
from model import Page
from writers import apollo, html, rsc
from writers.archive import HOST, archive, entry, surrounded
from writers.objects import Objects
from writers.shapes import dialect, operation, value
from writers.text import compact

WAYS = ("inline", "rows", "paths")
EXTENSIONS = {"plain": "json", "apollo": "json", "apollo-page": "json", "next": "html", "rsc": "html", "push": "html",
              "har-text": "har", "har-base64": "har", "har-html": "har"}

# Both forms of Apollo's cache and all three kinds of archives come in each shape, on alternating pages.
CONTAINERS = {
    "flat-camel": (("plain", "apollo", "next", "rsc", "push", "har-text", "har-html"),
                   ("plain", "apollo-page", "next", "rsc", "push", "har-base64", "har-html")),
    "nested-camel": (("plain", "apollo-page", "next", "rsc", "push", "har-base64"),
                     ("plain", "apollo", "next", "rsc", "push", "har-html")),
    "nested-snake": (("plain", "rsc", "har-text"), ("plain", "next", "har-base64")),
}


class Cell:
    """One document of the wall."""

    def __init__(self, page: Page, shape: str, nesting: str, container: str, turn: int):
        self.page, self.shape, self.nesting, self.container, self.turn = page, shape, nesting, container, turn
        self.value = value(page, shape, nesting)
        # The article and mobile backends send free-form objects as objects, at the root of the answer.
        self.at_root = isinstance(dialect(page, nesting), Objects)
        self.operation = operation(page, shape)
        self.title = f"{page.name.title()} & co"

    @property
    def stem(self) -> str:
        return f"{self.page.name}.{self.shape}.{self.nesting}"

    @property
    def name(self) -> str:
        return f"{self.stem}.{self.container}.{EXTENSIONS[self.container]}"

    @property
    def entry(self) -> dict:
        named = not (self.at_root and self.container in ("plain", "har-text", "har-base64"))
        list_keys = self.nesting == "nested-snake" or not named
        return {
            "document": self.name, "plain": f"{self.page.name}.{self.shape}.flat-camel.plain.json",
            "facets": self.page.count(self.shape), "operation": self.operation if named else None,
            "page": self.page.name, "shape": self.shape, "nesting": self.nesting, "container": self.container,
            "compare": "frames" if self.shape == "facets" and list_keys else "ids", "mark": self.mark}

    @property
    def mark(self) -> str:
        """The evidence that backends send this: C for captured, A for the article, Q for queries seen, G for guessed."""
        if self.nesting == "flat-camel":
            return {"feed": "Q" if self.container == "push" else "C", "sections": "G",
                    "facets": "Q" if self.container == "push" or self.page.name in ("bare", "terse") else "C"}[self.shape]
        if self.nesting == "nested-camel":
            return "A" if self.page.objects and self.shape == "feed" and self.container == "plain" else "G"
        if self.container in ("rsc", "next") or self.shape == "sections":
            return "G"
        return "C" if self.shape == "feed" else "Q"

    @property
    def data(self) -> dict:
        return {self.operation: self.value}

    def plain(self) -> str:
        answer = self.value if self.at_root else {"data": self.data}
        # Some backends escape every character outside ASCII.
        return json.dumps(answer, indent=1, ensure_ascii=self.turn % 2 == 1) + "\n"

    def cache(self) -> dict:
        return apollo.cache([(self.operation, apollo.arguments(self.page), self.value)])

    def rows(self) -> str:
        way = WAYS[(self.turn + len(self.nesting)) % 3]
        return rsc.stream(self.operation, self.value, way, self.title, 1024 if self.nesting == "flat-camel" else 200)

    def rsc(self) -> str:
        return html.page(self.title, html.row_scripts(self.rows(), self.stem, nonce=self.turn % 2 == 0))

    def next(self) -> str:
        document = apollo.next_document(self.cache())
        if self.nesting == "nested-snake":
            # Mobile answers are never in a cache: a page passes them on as properties.
            document["props"]["pageProps"] = {"locale": "en-US", "data": self.data}
        return html.page(self.title, [html.next_data(document, "'" if self.turn % 3 == 0 else '"')])

    def push(self) -> str:
        shell = rsc.stream("locale", {"name": "en-US"}, "inline", self.title)
        scripts = html.row_scripts(shell, self.stem, aim=7)
        return html.page(self.title, [scripts[0], html.transport(self.data), *scripts[1:]])

    def archived(self) -> str:
        post = {"operationName": self.operation, "variables": {"cursor": None}, "query": f"query {self.operation} {{ id }}"}
        url = f"{HOST}/graphql/{self.operation}?operation={self.operation}"
        if self.container == "har-html":
            text = self.rsc() if self.turn % 2 else self.next()
            return archive(surrounded(entry(3, f"{HOST}/home/", "text/html; charset=utf-8", text)))
        as_base64 = self.container == "har-base64"
        return archive(surrounded(entry(3, url, "application/json", compact(json.loads(self.plain())), post=post, as_base64=as_base64)))

    @property
    def text(self) -> str:
        match self.container:
            case "plain":
                return self.plain()
            case "apollo":
                return compact(self.cache(), ascii_only=self.turn % 2 == 0) + "\n"
            case "apollo-page":
                return json.dumps(apollo.next_document(self.cache()), indent=1, ensure_ascii=False) + "\n"
            case "next" | "rsc" | "push":
                return getattr(self, self.container)()
            case _:
                return self.archived()


def cells() -> list[Cell]:
    made, turns = [], {}
    for page in catalogue.pages():
        for shape in page.shapes:
            turn = turns[shape] = turns.get(shape, -1) + 1
            for nesting, alternatives in CONTAINERS.items():
                made += [Cell(page, shape, nesting, container, turn) for container in alternatives[turn % 2]]
    return made


def files() -> dict[str, str]:
    """Returns the wall: the names of its files and their contents."""
    wall = cells()
    manifest = "[\n" + ",\n".join(f" {json.dumps(cell.entry)}" for cell in wall) + "\n]\n"
    return {cell.name: cell.text for cell in wall} | {"wall.json": manifest}
