"""A home page: filters, a banner, store cards in carousels, store rows."""

from content.parts import badge, banner, carousel, divider, heading, more, row, store
from model import Action, Facet, Page, Section, icon, picture, visit


def page() -> Page:
    pond = store("pond", "Heron Pond Kitchen", "1.2 mi • 24 min", "$0 delivery fee, first order", (4.699999809265137, "(2k+)"),
                 [badge("20% off, up to $5")])
    late = [
        pond,
        store("saffron", "Saffron & Smoke", "0.8 mi • 19 min • $0.99 delivery fee", "$0.99 delivery fee", (4.0, "(310+)")),
        store("owl", "The Owl’s Noodle Bar", "2.4 mi • 33 min", "$2.49 delivery fee", None),
        more("late", "More Stores"),
    ]
    browse = Section(
        "browse", header=[filters()],
        body=[banner("lanterns", "Lantern week: free dessert at 40 stores"), carousel("open-late", "Open late", late, "After ten"),
              divider("after-late"), hero()])
    rows = Section(
        "Late Bites", header=[heading("late-bites", "Late bites")],
        body=[
            row("brick", "Brick Lane Bagels", "$ • Bagels", "0.4 mi • 12 min"),
            row("tide", "Low Tide Oysters", "$$$ • Seafood", "3.1 mi • 41 min", "Opens at 11:30 AM"),
            row("maple", "Maple & Rye", "$$ • Brunch", "1.0 mi • 22 min", extra=window()),
        ],
        footer=[divider("end")])
    return Page(
        "supper", [browse, rows], header=[Facet("address-picker:home", "address-picker", "header-interactive")],
        footer=[divider("foot")], shapes=("feed", "sections"), objects=True, ends=True)


def filters() -> Facet:
    prices = [{"query_value": str(n), "display_name": "$" * n} for n in (1, 2, 3, 4)]
    stars = [{"query_value": value, "display_name": f"{value}+"} for value in ("3.5", "4", "4.5")]
    return Facet(
        "carousel.filters:home", "carousel.filters", "carousel", {"subtitle": "360 results"},
        click=Action("load_content", {"sections": ["browse", "Late Bites"]}),
        children=[
            Facet("filter.binary:deals-fill", "filter.binary", "filter", {"title": "Offers"}, images={"icon": icon("deals-fill")},
                  custom={"filter_id": "deals-fill", "is_pickup_type": False}),
            Facet("filter.range:star_rating", "filter.range", "filter", {"title": "Over 4.5"},
                  custom={"filter_id": "star_rating", "allowed_values": stars, "default_values": ["4.5"], "range_direction": "over"}),
            Facet("filter.collection:price_range", "filter.collection", "filter", {"title": "Price"},
                  custom={"filter_id": "price_range", "allowed_values": prices, "default_values": ["1", "2"]}),
        ])


def hero() -> Facet:
    return Facet(
        "row.hero:kestrel", "row.hero", "row",
        {"title": "Supper, sorted", "description": "Three courses from one kitchen, $25 for two."}, words={"button": "See the menus"},
        pictures={"left": picture("heroes/left.png"), "right": picture("heroes/right.png")},
        custom={"background_color": "#E7FBEF", "title_color": "00838A", "description_color": "", "is_spotlight": True,
                "primary_button_style": {"text_color": "FFFFFF", "background_color": "00838AFF"}},
        click=visit("vertical_homepage/?vertical_id=7"))


def window() -> dict:
    def card(at: int, name: str, price: str) -> dict:
        return {"card_id": f"card.preview_item:{at}", "name": name, "price": price,
                "image": {"remote": {"uri": f"https://img.example.com/window/{at}.jpg"}}}
    cards = [card(1, "Rye waffle", "$9.25"), card(2, "Maple flight", "$12.00")]
    return {"window_shopping": {"cards": cards, "cover": {"image": {"remote": {"uri": "https://img.example.com/window/0.jpg"}}}}}
