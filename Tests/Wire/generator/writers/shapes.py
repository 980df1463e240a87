"""The answers of operations: a feed, a list of sections, or an object with a bare list of facets."""

from model import Page, cursor
from writers.objects import Objects
from writers.web import Web


def dialect(page: Page, nesting: str):
    if nesting == "nested-snake":
        return Objects(snake=True)
    if nesting == "nested-camel" and page.objects:
        return Objects(snake=False)
    return Web(nested=nesting == "nested-camel")


def operation(page: Page, shape: str) -> str:
    return {"feed": page.operation, "sections": page.sections_operation, "facets": page.list_operation}[shape]


def value(page: Page, shape: str, nesting: str):
    """Returns the answer of an operation; the same one is then put into every container."""
    write = dialect(page, nesting)
    if shape == "feed":
        return write.feed(page)
    if shape == "sections":
        return write.sections(page.sections)
    facets = write.facets(page.facets)
    if nesting == "nested-snake":
        return {"store_id": "8804", "store_name": "Fennel & Daughters", "items_in_cart": [], page.snake_list_key: facets}
    return {
        "__typename": "RetailSearchResult", "query": "*", "legoVersion": 3, "legoFlags": [],
        "searchSummary": {"totalCount": len(page.facets), "filtersList": [], "__typename": "RetailSearchSummary"},
        "breadcrumbs": [{"id": "crumb:home", "name": "Home"}, {"id": "crumb:shelf", "name": "Shelf"}],
        "pageInfo": {"cursor": cursor(offset=len(page.facets)), "hasNextPage": False, "__typename": "PageInfo"},
        "list": [], page.list_key: facets,
    }
