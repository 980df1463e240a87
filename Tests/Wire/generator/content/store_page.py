"""A store page, which has no facets: an answer of another kind, and the same with much of it missing or of the wrong type."""

import copy

from model import uid

STORE_ID = "7310442"

MENU = [
    ("m1", "Small plates", "To share, or not", [
        ("Burnt leeks", "Hazelnut, sorrel, and a soft egg", 950, None, "91% (204)", ["Popular"]),
        ("Smoked trout “rillettes”", "Rye toasts • contains fish", 1_225, None, None, []),
        ("Half a dozen oysters", None, 2_100, 2_400, None, ["20% off, up to $5", "New"]),
        ("Pickles of the house", "", 550, None, "88% (31)", []),
    ]),
    ("m2", "From the fire", None, [
        ("Whole sea bream", "For two; allow 40 minutes. Lemon, bay, and new potatoes.", 3_850, None, "97% (412)", ["#1 Most liked"]),
        ("Hispi cabbage, brown butter 🥬", "Vegetarian", 1_400, 1_650, None, []),
        ("Lamb skewers (4)", "Cumin & chilli <hot>", 1_775, None, "90% (55)", []),
        ("Bread", None, 450, None, None, []),
    ]),
    ("m3", "Sweet things & drinks", "Puddings, teas, and a cordial", [
        ("Rhubarb custard", "With ginger snaps", 875, None, "93% (88)", []),
        ("Chocolate mousse, olive oil", "", 825, 950, None, ["Few left"]),
        ("Elderflower cordial", "330 ml", 400, None, None, []),
        ("Pot of mint tea", None, 350, None, "100% (3)", []),
    ]),
]


def money(cents: int) -> str:
    return f"${cents // 100}.{cents % 100:02}"


def item(menu: str, at: int, row: tuple, store: str) -> dict:
    name, description, cents, before, rating, badges = row
    # Every third item has no picture, and one has an empty address.
    picture = None if at % 3 == 1 else "" if at == 3 else f"https://img.example.com/menu/{menu}-{at}.jpg"
    return {
        "id": f"{store}{menu[1:]}{at:02}", "name": name, "description": description, "displayPrice": money(cents),
        "displayStrikethroughPrice": money(before) if before else "", "imageUrl": picture, "ratingDisplayString": rating,
        "badges": [{"text": text, "type": "item_badge", "backgroundColor": None, "__typename": "Badge"} for text in badges],
        "storeId": store, "calloutDisplayString": None, "__typename": "StorePageItem"}


def lists(store: str) -> list[dict]:
    return [{"id": key, "name": name, "description": description,
             "items": [item(key, at, row, store) for at, row in enumerate(rows)], "__typename": "StorePageItemList"}
            for key, name, description, rows in MENU]


def header(store: str, name: str) -> dict:
    return {
        "id": store, "name": name, "description": "A wood oven, a garden, and forty chairs", "priceRangeDisplayString": "$$$",
        "address": {"displayAddress": "12 Quay Street, Kestrel Bay", "lat": 0.5, "lng": -0.25, "__typename": "StoreAddress"},
        "deliveryFeeLayout": {"title": "$0 delivery fee", "subtitle": "first order", "__typename": "StoreLayout"},
        "deliveryTimeLayout": {"title": "24 min", "subtitle": "delivery time", "__typename": "StoreLayout"},
        "ratings": {"averageRating": 4.7, "numRatings": 2104, "numRatingsDisplayString": "2k+ ratings", "__typename": "StoreRatings"},
        "coverImgUrl": f"https://img.example.com/stores/{store}/cover.jpg",
        "businessHeaderImgUrl": f"https://img.example.com/stores/{store}/header.jpg",
        "storeTagsList": ["Seafood", "Wood oven", "Vegetarian friendly"], "isDashpassPartner": True, "__typename": "StoreHeader"}


def feed(store: str = STORE_ID, name: str = "Heron Pond Kitchen") -> dict:
    popular = [
        {"id": f"{store}100", "name": "Burnt leeks", "description": "#1 of small plates", "displayPrice": "$9.50",
         "imgUrl": "https://img.example.com/menu/m1-0.jpg", "__typename": "StorePageCarouselItem"},
        {"id": f"{store}200", "name": "Whole sea bream", "description": "Most liked", "displayPrice": "$38.50", "imgUrl": "",
         "__typename": "StorePageCarouselItem"},
        {"id": f"{store}301", "name": "Chocolate mousse, olive oil", "description": "", "displayPrice": "$8.25", "imgUrl": None,
         "__typename": "StorePageCarouselItem"}]
    days = ["Monday", "Tuesday", "Wednesday"]
    return {
        "isStaticPage": False, "storeHeader": header(store, name),
        "banners": {"pickup": None, "catering": None,
                    "demandGen": [{"id": uid("gen", store), "title": "Spend $30, save $6", "text": "Until Sunday", "__typename": "StorePageBanner"}],
                    "__typename": "StorePageBanners"},
        "carousels": [{"id": "popular", "type": "popular_items", "name": "Most ordered", "description": "The dishes that people come back for",
                       "items": popular, "__typename": "StorePageCarousel"}],
        "menuBook": {
            "id": "88", "name": "All day", "displayOpenHours": "11:30 AM - 10:00 PM",
            "menuCategories": [{"id": key, "name": title, "numItems": len(rows),
                                "next": {"anchor": key, "cursor": "", "__typename": "StorePageCursor"}, "__typename": "MenuCategory"}
                               for key, title, _, rows in MENU],
            "menuList": [{"id": "88", "name": "All day", "displayOpenHours": "11:30 AM - 10:00 PM", "__typename": "Menu"}],
            "__typename": "MenuBook"},
        "itemLists": lists(store),
        "disclaimersList": [
            {"id": "d1", "text": "Prices may differ from those in the restaurant.", "__typename": "Disclaimer"},
            {"id": "d2", "text": "Eating raw or undercooked fish may raise your risk of illness.", "__typename": "Disclaimer"}],
        "reviewPreview": {
            "averageRating": 4.7, "numReviews": 187, "numReviewsDisplayString": "187 reviews",
            "consumerReviews": [{"id": "r1", "reviewerDisplayName": "Ada P.", "numStars": 5, "reviewedAt": "11/14/25",
                                 "text": "The leeks. The LEEKS.", "__typename": "ConsumerReview"}],
            "__typename": "ReviewPreview"},
        "mxInfo": {
            "phoneno": "+1 555-0142",
            "operationInfo": {"storeOperationHourInfo": {"operationSchedule": [
                {"dayOfWeek": day, "timeSlotList": ["11:30 AM - 10:00 PM"], "__typename": "OperationSchedule"} for day in days]},
                "__typename": "OperationInfo"},
            "address": {"street": "12 Quay Street", "city": "Kestrel Bay", "__typename": "MxAddress"}, "__typename": "MxInfo"},
        "popupContent": {"title": "Closing early tonight", "message": "The kitchen closes at 9 PM. Orders after that come tomorrow.",
                         "dismissButtonText": "Got it", "__typename": "StorePopupContent"},
        "__typename": "StorepageFeed"}


def answer(store: str = STORE_ID, name: str = "Heron Pond Kitchen") -> dict:
    return {"data": {"storepageFeed": feed(store, name)}}


def odd() -> dict:
    """Faults of free-form data: nulls, missing parts, wrong types, and wrong counts."""
    odd_feed = copy.deepcopy(feed())
    store = odd_feed["storeHeader"]
    store |= {"description": None, "priceRangeDisplayString": 3, "address": None, "deliveryTimeLayout": "24 min",
              "ratings": {"averageRating": "4.7", "numRatingsDisplayString": None}, "storeTagsList": [None, "Seafood", 7, {"name": "Tag"}]}
    del store["deliveryFeeLayout"], store["coverImgUrl"]
    odd_feed["banners"] = []
    odd_feed["carousels"] = [
        None, {"id": None, "type": None, "name": None, "items": None}, {"id": "empty", "name": "Nothing in it", "items": []},
        {"id": "one", "name": "One thing", "items": [{"name": "Bread", "displayPrice": 450}, "no item", None]}]
    odd_feed["menuBook"] = {"menuCategories": [
        {"id": "m1", "name": "Small plates", "numItems": "four"}, {"id": "m9", "name": "Gone", "numItems": 3},
        {"id": "m2", "numItems": -1}, {"name": "No id", "numItems": 1e300}, None]}
    first, second, third = odd_feed["itemLists"]
    first["items"][0] |= {"displayPrice": None, "badges": None, "ratingDisplayString": 91}
    first["items"][1] |= {"name": None, "description": ["A", "list"]}
    first["items"][2] |= {"displayPrice": 21, "displayStrikethroughPrice": None, "badges": [None, "New", {"type": "no text"}, {"text": 5}]}
    first["items"][3] = {"id": first["items"][2]["id"], "name": "The id of the item above"}
    second["items"] = {"0": second["items"][0]}
    third["name"] = 3
    third["items"] = [None, 4, [], *third["items"][:2], {"id": "", "name": ""}]
    odd_feed["itemLists"] += [None, "list", {"id": "m1", "name": "Small plates, again", "items": first["items"][:1]}, {}]
    odd_feed["disclaimersList"] = ["A text by itself", None, {"text": None}, {"text": "A disclaimer as it should be"}]
    odd_feed["reviewPreview"] = "none"
    odd_feed["mxInfo"] = {"phoneno": 5550142, "operationInfo": []}
    odd_feed["popupContent"] = {"title": None, "message": "", "dismissButtonText": None}
    return {"errors": [{"message": "reviewPreview timed out", "path": ["storepageFeed", "reviewPreview"]}],
            "data": {"storepageFeed": odd_feed}}
