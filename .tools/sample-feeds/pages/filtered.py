"""The sections of the home page after a filter is used."""

from build.controls import filters
from build.furniture import header_section
from build.stores import row_store, store_carousel
from content.doordash import PLACES
from model import DOORDASH, Page, Section, number
from pages.home import CUISINES, log, pick

SECTIONS = ["store_feed", "all_stores"]
OFFERS = "casa-lumbrera otter-and-bun wing-almanac bibim-lane mango-mortar churro-cosmos"
THAI = str(number(100, 999, "cuisine", "thai"))

# The request, the file that answers it, and the places that remain.
QUERIES = {
    "deals-fill=true": ("home-offers.json", lambda place: place in pick(OFFERS)),
    "dashpass_eligible=true": ("home-dashpass.json", lambda place: place.fee == 0),
    "star_rating=4.5": ("home-rated.json", lambda place: (place.rating or 0) >= 4.5),
    f"cuisine={THAI}": ("home-thai.json", lambda place: place.cuisine == "Thai"),
    "price_range=1,2": ("home-price.json", lambda place: place.price in ("$", "$$")),
    "price_range=1": ("home-cheap.json", lambda place: place.price == "$"),
}

ANSWERS = [{"sections": SECTIONS, "filterQuery": query, "file": file} for query, (file, _) in QUERIES.items()]


def page(query: str) -> Page:
    left = [place for place in PLACES.values() if QUERIES[query][1](place)]
    count = f"{len(left)} results"
    nearest = sorted(left, key=lambda place: place.miles)[:5]
    return Page(
        body=[
            Section(
                "store_feed", header=[filters(count, SECTIONS, CUISINES)],
                body=[store_carousel(DOORDASH, "fastest", "Fastest near you ⚡", vertical=2, places=nearest)]),
            Section(
                "all_stores", header=[header_section("all_stores", "All stores", accessory=count)],
                body=[row_store(place, at) for at, place in enumerate(left[:12])]),
        ],
        logging=log(1))
