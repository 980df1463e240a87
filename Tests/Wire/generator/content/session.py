"""A captured session: a home page, its next page, two store pages and a store that failed, all by POST of GraphQL operations."""

from content.parts import carousel, divider, row, store
from content.store_page import answer
from model import Action, Page, Section, cursor, number, uid
from writers.archive import HOST, archive, entry
from writers.text import compact
from writers.web import Web

PLACES = {"pond": "Heron Pond Kitchen", "brick": "Brick Lane Bagels", "owl": "The Owl’s Noodle Bar"}


def store_id(key: str) -> str:
    return str(number(1_000_000, 9_000_000, "store", key))


def har() -> str:
    next_cursor = cursor(offset=20, page="home")
    first = Page("home", [Section("store_feed", body=[
        carousel("near", "Near you", [
            store("pond", PLACES["pond"], "1.2 mi • 24 min", "$0 delivery fee", (4.7, "(2k+)")),
            store("owl", PLACES["owl"], "2.4 mi • 33 min", "$2.49 delivery fee", None)]),
        divider("near"), row("brick", PLACES["brick"], "$ • Bagels", "0.4 mi • 12 min")])],
        next=Action("load_content", {"cursor": next_cursor}))
    second = Page("home", [Section("store_feed", body=[row("maple", "Maple & Rye", "$$ • Brunch", "1.0 mi • 22 min")])], ends=True)
    failed = {"errors": [{"message": "The store is not there", "extensions": {"code": "NOT_FOUND"}}],
              "data": {"storepageFeed": None}}
    entries = [
        entry(0, f"{HOST}/home/", "text/html", "<!DOCTYPE html><title>Home</title><div id=\"root\"></div>"),
        entry(1, f"{HOST}/track", "text/plain", None, status=204, post={"event": "page_view", "id": uid("view")}),
        operation(2, "homePageFacetFeed", {"cursor": "", "filterQuery": "", "displayHeader": True}, feed("homePageFacetFeed", first)),
        operation(5, "homePageFacetFeed", {"cursor": next_cursor, "filterQuery": "", "displayHeader": False}, feed("homePageFacetFeed", second)),
        # The stores come in another order than on the page; the variables match each answer with its store.
        operation(9, "storepageFeed", store_variables("brick"), answer(store_id("brick"), PLACES["brick"])),
        operation(12, "storepageFeed", store_variables("pond"), answer(store_id("pond"), PLACES["pond"])),
        operation(15, "storepageFeed", store_variables("owl"), failed),
    ]
    return archive(entries)


def feed(name: str, page: Page) -> dict:
    return {"data": {name: Web(nested=False).feed(page)}}


def operation(at: int, name: str, variables: dict, reply: dict) -> dict:
    post = {"operationName": name, "variables": variables, "query": f"query {name} {{\n  {name} {{\n    __typename\n  }}\n}}\n"}
    return entry(at, f"{HOST}/graphql/{name}?operation={name}", "application/json", compact(reply), post=post)


def store_variables(key: str) -> dict:
    return {"storeId": store_id(key), "menuId": None, "isMerchantPreview": False, "fulfillmentType": "Delivery", "cursor": None,
            "scheduledTime": None}
