"""Every sample file: its name, and how it comes about."""

from dialects import article as article_dialect
from dialects import cache, mobile, web
from pages import article, caviar, future, home, landing, lunch, modules, retail, search, store

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
    "future.json": lambda: mobile.page(future.page()),
}
