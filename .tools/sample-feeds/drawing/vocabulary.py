"""Chooses the subject of a picture by the words of its address and of the facets that show it."""

import re
import unicodedata

from . import toppings as top
from .dish_words import DISHES
from .harvest import baguette, lettuce, paper_bag
from .kitchen_words import KITCHENS
from .occasion_words import BY_ADDRESS
from .plated import laid_out

# What is drawn for words that no line knows, by the folder of the address: food on a plate, or else a full bag.
UNKNOWN_DISH = laid_out([top.squash, top.carrot, top.potato, top.broccoli, top.tomato], "#D98A3A", top.chicken)
UNKNOWN = paper_bag([baguette, lettuce, top.tomato])


def simple(text: str) -> str:
    """Returns the text in small letters without accents and marks: `Phở Gà` -> `pho ga`."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("đ", "d"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " " + re.sub(r"[^a-z0-9]+", " ", letters).strip() + " "


def known(path: str, texts: list[str]):
    """Returns the subject that the address or its texts name, or None."""
    stem = path.rsplit(".", 1)[0]
    if stem in BY_ADDRESS:
        return BY_ADDRESS[stem]
    said = "".join(map(simple, texts)) + simple(stem.split("/", 1)[-1])
    # A place may sell what its name says, but its photo shows its kitchen; dishes are looked up only for dishes.
    lists = [KITCHENS] if path.startswith("places/") else [DISHES, KITCHENS]
    for lines in lists:
        for words, subject in lines.items():
            if any(simple(word) in said for word in words.split(",")):
                return subject
    return None


def subject_of(path: str, texts: list[str]):
    return known(path, texts) or (UNKNOWN_DISH if path.startswith(("dishes/", "places/")) else UNKNOWN)


def about(pictures: dict[str, list[str]]) -> dict[str, list[str]]:
    """Drops the texts of places from their dishes: they say where a dish comes from, and not what it is."""
    of_places = {text for path, texts in pictures.items() if path.startswith("places/") for text in texts}
    return {
        path: [text for text in texts if text not in of_places] if path.startswith("dishes/") else texts
        for path, texts in pictures.items()
    }
