"""The page cache of Apollo: answers under ROOT_QUERY, components by reference."""

from model import Page
from writers.text import compact


def cache(answers: list[tuple[str, dict, object]], entities: dict | None = None) -> dict:
    """Returns a cache with one entry of ROOT_QUERY for each (operation, arguments, answer)."""
    components: dict[str, dict] = {}
    root = {"__typename": "Query", 'supportedLocales({"market":"US"})': ["en-US", "fr-CA"], "getPageQuery": None}
    for operation, arguments, answer in answers:
        root[f"{operation}({compact(arguments)})"] = referring(answer, components)
    return {"ROOT_QUERY": root} | dict(sorted(components.items())) | (entities or {})


def referring(value, components: dict):
    """Returns the value with every component replaced by a reference to the cache's root."""
    if isinstance(value, list):
        return [referring(part, components) for part in value]
    if not isinstance(value, dict):
        return value
    written = {}
    for key, part in value.items():
        if key == "component" and isinstance(part, dict) and "id" in part:
            name = f"FacetV2Component:{part['id']}"
            components[name] = {"__typename": "FacetV2Component", **part}
            written[key] = {"__ref": name}
        else:
            written[key] = referring(part, components)
    return written


def arguments(page: Page) -> dict:
    """Arguments with quotes, a colon and brackets, which all end up in a key of the cache."""
    return {"input": {"query": "*", "filterQuery": "", "sort": "a:b", "page": page.name, "keys": [1, 2]}}


def next_document(cache: dict) -> dict:
    """The document that Next.js puts into `__NEXT_DATA__`."""
    return {
        "props": {"pageProps": {"initialApolloState": cache, "locale": "en-US"}, "__N_SSP": True},
        "page": "/home", "query": {"day_part": "supper"}, "buildId": "invented", "isFallback": False, "gssp": True, "scriptLoader": [],
    }
