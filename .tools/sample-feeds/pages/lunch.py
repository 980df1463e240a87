"""Lunch near the office: the page that the cached document holds."""

from build.dishes import dish_carousel
from build.furniture import banner, divider, header_page
from build.stores import banner_carousel, row_store, store_carousel
from content.dishes import dishes
from content.doordash import PLACES
from model import DOORDASH, Action, Page, Section, cursor, uid


def pick(keys: str) -> list:
    return [PLACES[key] for key in keys.split()]


def page() -> Page:
    bites = [dish for key in ("pho-sau-cay", "churro-cosmos", "arepa-lua") for dish in dishes(PLACES[key], 2)]
    rows = [
        row_store(place, at, window=place.key == "lima-ola")
        for at, place in enumerate(pick("kopi-pagi grunhaus lima-ola crisp-clover tofu-thistle"))]
    near = pick("cafe-quebrise boba-fathom sour-embassy slice-pia")
    offer = banner(DOORDASH, "desk-lunch", "Lunch at your desk: two mains for $25 until 2 PM", 0)
    return Page(
        header=[header_page("lunch", "Lunch, before it gets busy", "Nine places that are quick today")],
        body=[
            Section("store_feed", body=[
                banner_carousel("lunch_banners", [offer], 6),
                store_carousel(DOORDASH, "lunch_near", "Around the corner 🚲", near, vertical=1),
                divider("lunch", 1),
                dish_carousel(DOORDASH, "lunch_bites", "Eaten with one hand", bites, vertical=2, every=2),
                divider("lunch", 2),
            ]),
            Section("all_stores", body=rows),
        ],
        logging={"day_part": "lunch", "page": "explore_page", "request_id": uid("request", "lunch")},
        next=Action("load_content", {"cursor": cursor(offset=5, vertical=1, day_part="lunch")}))
