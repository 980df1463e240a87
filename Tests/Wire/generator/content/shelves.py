"""A page cache with several lists of goods under one root, and filters beside them."""

from content.goods import SHELF, card
from writers import apollo
from writers.web import Web
from model import cursor

MORE = [
    ("Red lentils", "500 g", 260, None, "Many in stock", None), ("Rye crackers", "250 g", 345, 410, None, (4.4, "61")),
    ("Tomato passata", "690 g", 229, None, None, None), ("Anchovies", "80 g", 590, None, "Likely out of stock", None),
    ("Barley miso", "300 g", 720, None, None, (4.8, "19")),
]

FILTERS = {
    "RetailFilter:565": {"id": "565", "displayName": "On sale", "filterType": "BINARY", "isSelected": False},
    "RetailFilter:566": {"id": "566", "displayName": "SNAP eligible", "filterType": "BINARY", "isSelected": True},
    "RetailFilter:701": {"id": "701", "displayName": "Fennel & Daughters", "filterType": "COLLECTION", "isSelected": False},
    "RetailFilter:702": {"id": "702", "displayName": "Mill Lane", "filterType": "COLLECTION", "isSelected": False},
}
GROUP = {"id": "70", "displayName": "Brands", "filterType": "COLLECTION", "isSelected": False}


def cache() -> dict:
    goods = [*SHELF, *MORE]
    return apollo.cache([
        ("retailSearch", {"input": {"query": "oat", "limit": 3}}, answer("oat", goods[:3], [], "legoRetailItems")),
        ("retailSearch", {"input": {"query": "*", "storeId": "8804"}}, answer("*", goods, filters(), "legoRetailItems")),
        ("retailStoreCategoryFeed", {"categoryId": "pantry"}, answer("pantry", goods[2:8], [], "legoSectionBodyList")),
        ("retailSearch", {"input": {"query": "nothing like it"}}, answer("nothing like it", [], [], "legoRetailItems")),
    ], entities())


def plain() -> dict:
    """The largest answer of the cache as a plain answer: filters stand in the list itself, without references."""
    selected = [{"__typename": "RetailFilter", **FILTERS["RetailFilter:565"]}, {"__typename": "RetailFilter", **FILTERS["RetailFilter:566"]}]
    group = {"__typename": "RetailFilterGroup", **GROUP, "filtersList": [
        {"__typename": "RetailFilter", **FILTERS[key]} for key in ("RetailFilter:701", "RetailFilter:702")]}
    return {"data": {"retailSearch": answer("*", [*SHELF, *MORE], [*selected, group], "legoRetailItems")}}


def answer(query: str, goods: list[tuple], filters: list, key: str) -> dict:
    facets = Web(nested=False).facets([card(at, *one) for at, one in enumerate(goods)])
    return {
        "__typename": "RetailSearchResult", "query": query,
        "searchSummary": {"totalCount": 497 if query == "*" else len(goods), "filtersList": filters, "__typename": "RetailSearchSummary"},
        "pageInfo": {"cursor": cursor(offset=len(goods)), "hasNextPage": query == "*", "__typename": "PageInfo"},
        "list": [], key: facets}


def filters() -> list[dict]:
    return [{"__ref": key} for key in ("RetailFilter:565", "RetailFilter:566", "RetailFilterGroup:70")]


def entities() -> dict:
    group = {"__typename": "RetailFilterGroup", **GROUP, "filtersList": [{"__ref": "RetailFilter:701"}, {"__ref": "RetailFilter:702"}]}
    return {key: {"__typename": "RetailFilter", **value} for key, value in FILTERS.items()} | {"RetailFilterGroup:70": group}
