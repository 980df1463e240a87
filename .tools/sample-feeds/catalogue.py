"""Every sample file: its name, and how it comes about."""

from dialects import article as article_dialect
from dialects import mobile, web
from pages import article, caviar, home

FILES = {
    "home.json": lambda: mobile.page(home.first()),
    "home-2.json": lambda: mobile.page(home.second()),
    "home-3.json": lambda: mobile.page(home.third()),
    "home-web.json": lambda: web.response("homePageFacetFeed", home.first()),
    "caviar-home.json": lambda: mobile.page(caviar.home()),
    "article.json": lambda: article_dialect.page(article.page()),
}
