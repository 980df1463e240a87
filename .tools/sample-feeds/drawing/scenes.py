"""The addresses whose picture is a whole scene instead of one subject on a ground."""

from .marks import badge, bowl_mark, hills_mark
from .streets import courier, late_night, storefront
from .tables import laid_table, morning
from .towns import cathedral, desert_chapel, hillside, lighthouse, pagoda, town, town_map

SCENES = {
    "covers/fernhill": storefront(hills_mark, "#3F7F56", "#E9A23B"),
    "covers/noodle-harbor": storefront(bowl_mark, "#8E2F3A", "#2B6F8A"),
    "headers/morning": morning,
    "landing/couriers": courier,
    "landing/welcome": laid_table,
    "maps/juniper-street": town_map(
        [
            (-0.66, 0.1, "#E8502F"),
            (-0.3, -0.2, "#F0A22B"),
            (0.0, 0.5, "#3F8FB5"),
            (0.25, -0.45, "#7A3259"),
            (0.7, -0.3, "#E8502F"),
            (0.42, 0.1, "#4E9A4A"),
        ]
    ),
    "maps/lanternfish-alley": town_map([(-0.24, 0.04, "#E8502F")], mirrored=True),
    "tiles/late": late_night,
    "tiles/town-0": town(lighthouse, "#2F7DA8", has_ground=False),
    "tiles/town-1": town(cathedral, "#7A5BA8", "#FBC0A0"),
    "tiles/town-2": town(desert_chapel, "#E8653C", "#FBD27A"),
    "tiles/town-3": town(hillside, "#3F9A8A", "#F6EDB8", has_ground=False),
    "tiles/town-4": town(pagoda, "#33346B", "#F28A9A"),
}

LOGOS = {"logos/fernhill": badge(hills_mark, "#3F7F56"), "logos/noodle-harbor": badge(bowl_mark, "#C9402F")}
