"""The data of a place, which cards and rows show."""

from dataclasses import dataclass

from model import Brand, number, single


@dataclass(frozen=True)
class Place:
    brand: Brand
    key: str
    name: str
    cuisine: str
    price: str
    rating: float | None  # None for a place that is too new for ratings.
    votes: str
    miles: float
    minutes: int
    fee: int  # cents

    @property
    def id(self) -> str:
        return str(number(2_000_000, 9_900_000, "place", self.key))

    @property
    def fee_text(self) -> str:
        return "$0 delivery fee" if self.fee == 0 else f"${self.fee / 100:.2f} delivery fee"

    @property
    def eta_text(self) -> str:
        return f"{self.miles:.1f} mi • {self.minutes} min"

    @property
    def rating_data(self) -> dict | None:
        if self.rating is None:
            return None
        return {"average_rating": single(self.rating), "display_num_ratings": self.votes}


def table(brand: Brand, lines: str) -> dict[str, Place]:
    """Reads a table of places: one on each line, with columns separated by `|`."""
    places = {}
    for line in filter(str.strip, lines.splitlines()):
        key, name, cuisine, price, rating, votes, miles, minutes, fee = (cell.strip() for cell in line.split("|"))
        places[key] = Place(
            brand, key, name, cuisine, price,
            float(rating) if rating != "-" else None, f"({votes})", float(miles), int(minutes), int(fee))
    return places
