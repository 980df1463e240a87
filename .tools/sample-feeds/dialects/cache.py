"""The page cache: the whole document of the website's first load, with the feed inside its query cache."""

import json

from dialects import web
from model import Facet, Page


def document(operation: str, arguments: dict, page: Page) -> dict:
    components = {}

    def refer(facet: Facet) -> dict:
        key = f"FacetV2Component:{facet.component}"
        components[key] = web.inline(facet)
        return {"__ref": key}

    feed = web.feed(page, refer)
    key = f"{operation}({json.dumps(arguments, separators=(',', ':'))})"
    root = {
        "__typename": "Query",
        'supportedLocales({"market":"US"})': ["en-US", "es-US", "fr-CA"],
        key: feed,
    }
    return {
        "props": {
            "pageProps": {
                "initialApolloState": {"ROOT_QUERY": root, **dict(sorted(components.items()))},
                "locale": "en-US",
            },
            "__N_SSP": True,
        },
        "page": "/home",
        "query": {"day_part": "lunch"},
        "buildId": "sample-build",
        "isFallback": False,
        "gssp": True,
        "scriptLoader": [],
    }
