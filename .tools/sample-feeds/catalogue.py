"""Every sample file: its name, and the function that builds it."""

from dialects import article as article_dialect
from dialects import cache, mobile, web
from pages import article, caviar, filtered, future, home, landing, lunch, modules, retail, search, store

# The answers to links: from the home page the user reaches a store, a grocery, a landing page and a search.
INDEX = {
    "title": "Sample feeds",
    "entry": "home.json",
    "pictures": [{"uri": "https://img.example.com/*", "folder": "pictures"}],
    "answers": [
        {"after": "home.json", "file": "home-2.json"},
        {"after": "home-2.json", "file": "home-3.json"},
        {"uri": "store/*", "file": "store.json"},
        {"uri": "convenience/*", "file": "retail.json"},
        {"uri": "vertical_homepage", "file": "landing.json"},
        {"uri": "offers", "file": "landing.json"},
        {"uri": "search", "file": "search.json"},
        {"uri": "facet_feed/*", "file": "search.json"},
        *filtered.ANSWERS,
    ],
    # Drawn by pictures.py, a file for each address.
}

FILES = {
    "home.json": lambda: mobile.page(home.first()),
    "home-2.json": lambda: mobile.page(home.second()),
    "home-3.json": lambda: mobile.page(home.third()),
    "home-web.json": lambda: web.response("homePageFacetFeed", home.first()),
    "caviar-home.json": lambda: mobile.page(caviar.home()),
    "article.json": lambda: article_dialect.page(article.page()),
    "store.json": lambda: mobile.page(store.page()),
    "landing.json": lambda: mobile.page(landing.page()),
    "search.json": lambda: web.response("searchWithFilterFacetFeed", search.page()),
    "retail.json": lambda: mobile.page(retail.page()),
    "modules.json": modules.response,
    "cache.json": lambda: cache.document("homePageFacetFeed", {"dayPart": "lunch", "filterQuery": ""}, lunch.page()),
    "index.json": lambda: INDEX,
    "future.json": lambda: mobile.page(future.page()),
    **{
        file: lambda query=query: mobile.page(filtered.page(query)) for query, (file, _) in filtered.QUERIES.items()
    },
}
