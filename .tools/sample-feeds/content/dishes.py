"""The dishes of the places: by place, each dish as (name, price in cents, share of likes, number of likes)."""

from dataclasses import dataclass

from content.place import Place
from model import number


@dataclass(frozen=True)
class Dish:
    place: Place
    name: str
    cents: int
    liked: int
    votes: int

    @property
    def id(self) -> str:
        return str(number(400_000_000, 999_000_000, "dish", self.place.key, self.name))

    @property
    def slug(self) -> str:
        return f"dishes/{self.place.key}/{self.id}.jpg"

    @property
    def rating_text(self) -> str:
        return f"{self.liked}% ({self.votes})"

    @property
    def price(self) -> dict:
        return {
            "currency": "USD", "decimal_places": 2, "display_string": money(self.cents), "sign": True, "symbol": "$",
            "unit_amount": self.cents,
        }


def money(cents: int) -> str:
    return f"${cents / 100:.2f}"


MENU = {
    "casa-lumbrera": [("Tacos de Jamaica", 1295, 94, 310), ("Quesabirria", 1650, 97, 812), ("Elote con Chile Piquín", 695, 91, 128)],
    "noodle-harbor": [("味噌ラーメン Miso Ramen", 1525, 96, 640), ("Black Garlic Tonkotsu", 1675, 95, 402), ("Gyoza, Six", 795, 90, 233)],
    "pho-sau-cay": [("Phở Gà", 1350, 93, 271), ("Bún Chả Hà Nội", 1495, 95, 164), ("Cà Phê Sữa Đá", 550, 98, 420)],
    "saffron-mile": [("Paneer Makhani", 1450, 92, 505), ("Hyderabadi Biryani", 1695, 89, 377), ("Gulab Jamun", 595, 94, 150)],
    "otter-and-bun": [("The Otter Double", 1325, 91, 1204), ("Halloumi Bun", 1195, 88, 96), ("Dill Fries", 495, 93, 730)],
    "nonna-bice": [("Cacio e Pepe", 1850, 96, 288), ("Tiramisù della Casa", 950, 99, 341), ("Burrata e Pesche", 1600, 90, 74)],
    "bibim-lane": [("돌솥비빔밥 Stone Pot Bibimbap", 1595, 95, 390), ("Kimchi Jeon", 1095, 92, 142), ("Yuja Soda", 425, 89, 58)],
    "dovecote": [("Mezze for Two", 3150, 97, 118), ("Smoked Muhammara", 895, 94, 87), ("Knafeh", 1050, 96, 133)],
    "paper-crane": [("Chirashi “Morning Market”", 2695, 93, 201), ("Spicy Scallop Roll", 1425, 91, 188), ("Agedashi Tofu", 850, 90, 62)],
    "golden-turnip": [("蝦餃 Har Gow", 775, 96, 450), ("Turnip Cake", 695, 94, 312), ("Lava Custard Bun", 650, 97, 289)],
    "mango-mortar": [
        ("Pad See Ew with Tofu", 1395, 93, 540), ("Khao Soi", 1595, 97, 611), ("Som Tum Thai", 1150, 90, 205), ("Mango Sticky Rice", 895, 98, 702)],
    "krua-plaa": [("Drunken Noodles, Prawn", 1695, 92, 180), ("Massaman Curry", 1575, 95, 166), ("Thai Iced Tea", 475, 94, 90)],
    "tres-cometas": [("Taco al Pastor", 425, 98, 1510), ("Gringa", 895, 95, 404), ("Agua de Tamarindo", 395, 92, 77)],
    "slice-pia": [("Margherita Slice", 450, 90, 2100), ("Grandma Pie, Whole", 2600, 94, 515), ("Garlic Knots 🧄", 625, 95, 830)],
    "lima-ola": [("Ceviche Clásico", 1795, 96, 140), ("Lomo Saltado", 1850, 93, 122), ("Chicha Morada", 495, 91, 44)],
    "moonlit": [("Pork & Chive Dumplings", 995, 96, 377), ("Dan Dan Noodles", 1250, 92, 260), ("Smashed Cucumber", 650, 94, 119)],
    "addis-lantern": [("Beyaynetu Platter", 1750, 98, 95), ("Doro Wat", 1825, 94, 81), ("Sambusa, Three", 750, 92, 40)],
    "arepa-lua": [("Arepa Reina Pepiada", 1095, 97, 62), ("Cachapa con Queso", 1250, 95, 31), ("Tequeños", 795, 93, 28)],
    "churro-cosmos": [("Churros y Chocolate", 850, 96, 288), ("Dulce de Leche Comet", 925, 94, 120), ("Horchata Float", 700, 90, 55)],
    "atelier-huitre": [("Oysters, a Dozen", 4200, 97, 64), ("Mignonette Flight", 950, 91, 20), ("Brioche au Beurre d’Algues", 850, 95, 33)],
    "maison-sureau": [("Duck à l’Orange Amère", 3650, 96, 88), ("Soufflé au Comté", 2150, 94, 51), ("Île Flottante", 1300, 98, 72)],
    "kaede": [("Omakase Box, Nine Pieces", 5800, 99, 140), ("Chawanmushi", 1400, 95, 66), ("柚子シャーベット Yuzu Sorbet", 1100, 97, 39)],
    "osteria-lume": [("Tajarin al Burro", 2600, 97, 115), ("Vitello Tonnato", 2300, 92, 47), ("Panna Cotta, Fennel Pollen", 1200, 96, 58)],
    "tierra-alta": [("Octopus al Carbón", 2950, 95, 61), ("Mole Negro, Short Rib", 3200, 98, 104), ("Nieve de Limón", 900, 93, 27)],
    "velvet-radish": [("Smoked Beet Tartare", 1900, 94, 70), ("Celeriac “Steak”", 2400, 92, 55), ("Rhubarb Mille-Feuille", 1350, 96, 41)],
}


def dishes(place: Place, count: int | None = None) -> list[Dish]:
    return [Dish(place, *row) for row in MENU[place.key][:count]]
