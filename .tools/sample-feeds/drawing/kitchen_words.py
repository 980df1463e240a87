"""The words that name a place or its kitchen, each with its subject. The first line whose words occur decides."""

from . import toppings as top
from .bowls import curry, filled_bowl, noodle_plate, noodle_soup, rice_plate, salad, soup
from .breads import biscuits, bread_loaves, croissants, pretzel
from .desserts import ice_cream
from .drinks import boba, coffee, tea, wine
from .dumplings import folded_dumplings, steamer
from .ingredients import CHEESE, GREENS, RICE_NOODLE, WHEAT
from .pancakes import butter_and_berries, churros, cream_and_strawberry, crepes, stack
from .pizzas import mozzarella, pepperoni, pide, pizza
from .plated import cuban_plate, duck_with_orange, kebab_and_rice, laid_out
from .platters import injera, mezze
from .roasts import grill, ribs, roast_duck, skewers, steak, wings, yakitori
from .sandwiches import burger, open_sandwiches, sandwich
from .seafood import ceviche, fish_and_chips, octopus, oysters, whole_fish
from .sushi import bento, sushi_board
from .tortillas import arepa, tacos, wrap

# The names of places and of kitchens.
KITCHENS = {
    "curry semaphore": curry(
        "#9A5A24", [top.fried, top.carrot, top.potato, top.fried], sides=("pickles", "spoon", "teacup")
    ),
    "bento": bento,
    "waffle": stack("#DDA04A", cream_and_strawberry, square=True),
    "kebab": wrap,
    "pide": pide,
    "crepes": crepes,
    "pierogi": folded_dumplings("#F8E4AE", "#DDA048", top.onion, "#FBF3E2", ("herbs", "sauce", "beer")),
    "gelateria, ice cream": ice_cream,
    "dumpling": steamer,
    "quebrise": croissants,
    "linden rye": bread_loaves,
    "bruma": octopus,
    "mango mortar": noodle_plate(
        "#DE9A52", [top.prawn, top.lime_wedge, top.sprouts, top.prawn, top.nuts], top.herbs, sides=("lime", "chili", "nuts")
    ),
    "krua plaa": curry("#9DB653", [top.prawn, top.eggplant, top.chili, top.prawn], sides=("lime", "chili", "herbs")),
    "kaede": sushi_board,
    "paper crane": filled_bowl(
        "#FFF6E4",
        [top.salmon_slice, top.tuna_slice, top.cucumber, top.salmon_slice, top.roe, top.white_fish_slice],
        top.avocado,
        top.sesame,
        ("soy", "ginger", "chopsticks"),
    ),
    "lumbrera": tacos((top.braised, top.onion, top.basil, top.tomato), "#E59A3C"),
    "tres cometas": tacos((top.chicken, top.mango, top.basil, top.onion), "#F3C063"),
    "osteria del lume": noodle_plate(
        "#F6C648", [top.mushroom, top.basil, top.mushroom], top.cheese_crumbs, sides=("wine", "cheese", "pepper")
    ),
    "nonna bice": noodle_plate(
        "#F8D98A", [top.tomato, top.basil, top.braised, top.tomato], top.basil, sides=("cheese", "wine", "tomatoes")
    ),
    "arepa, venezuelan": arepa((top.avocado, top.chicken, top.tomato, top.basil)),
    "ramen": noodle_soup("#D9963F", WHEAT, [top.egg_half, top.pork_slice, top.nori, top.fish_cake, top.bamboo]),
    "vietnamese": noodle_soup(
        "#B5763A",
        RICE_NOODLE,
        [top.beef, top.lime_wedge, top.herbs, top.sprouts, top.chili],
        sides=("lime", "chili", "chopsticks"),
    ),
    "thai": noodle_plate("#DE9A52", [top.prawn, top.lime_wedge, top.sprouts, top.prawn, top.nuts], top.herbs),
    "indian": curry("#E2702A", [top.chicken, CHEESE, top.chicken, CHEESE]),
    "burgers": burger(doubled=True),
    "italian": noodle_plate("#F8D98A", [top.tomato, top.basil, top.tomato], top.basil),
    "bakery": croissants,
    "argentine, asador": grill,
    "german": pretzel,
    "korean": filled_bowl(
        "#FFF6E4",
        [top.carrot, top.spinach, top.beef, top.sprouts, top.mushroom, top.kimchi],
        top.fried_egg,
        top.sesame,
        ("kimchi", "chopsticks", "sauce"),
        stone=True,
    ),
    "lebanese": mezze,
    "sushi": sushi_board,
    "vegan": filled_bowl(
        "#E9D2A0",
        [top.avocado, top.tofu, top.broccoli, top.beet, top.carrot],
        top.lime,
        top.sesame,
        ("lemon", "nuts", "herbs"),
    ),
    "british": fish_and_chips,
    "ethiopian": injera,
    "salads": salad(GREENS, [top.tomato, top.avocado_half, top.egg_half, top.cucumber, top.feta, top.onion], top.nuts),
    "barbecue": ribs,
    "coffee": coffee,
    "wings": wings,
    "pizza": pizza((pepperoni, pepperoni, mozzarella, top.olive)),
    "dim sum": steamer,
    "peruvian": ceviche,
    "breakfast": stack("#E3A350", butter_and_berries),
    "turkish": wrap,
    "hawaiian": filled_bowl(
        "#FFF6E4",
        [top.tuna, top.avocado, top.cucumber, top.mango, top.salmon, top.cabbage],
        top.roe,
        top.sesame,
        ("soy", "lime", "chopsticks"),
    ),
    "mexican, oaxacan": tacos((top.braised, top.onion, top.basil)),
    "west african": rice_plate(
        "#E05A24", [top.chicken, top.chicken, top.squash], top.peas, top.tomato_slice, ("sauce", "chili", "lime")
    ),
    "sandwiches": sandwich(),
    "chinese": steamer,
    "scandinavian": open_sandwiches(
        [
            ("#FFF3DA", top.prawn, top.egg_half),
            ("#F9D0B0", top.salmon_slice, top.cucumber),
            ("#F6E3A8", top.egg_half, top.tomato_slice),
        ]
    ),
    "dessert": churros,
    "bubble tea": boba,
    "soup": soup("#7FA843", [top.potato, top.carrot, top.peas, top.potato], top.herbs, "#FFF6E0"),
    "cuban": cuban_plate,
    "greek": skewers,
    "southern": biscuits,
    "new american": laid_out(
        [top.fried, top.carrot, top.fried, top.spinach, top.fried, top.squash], "#D98A3A", top.cream, 0.42
    ),
    "american": burger(sides=("fries", "cola", "mustard")),
    "french, maison sureau": duck_with_orange,
    "seafood, huitre": oysters,
    "vegetarian, velvet radish": laid_out(
        [top.beet, top.squash, top.carrot, top.beet, top.mushroom, top.squash],
        "#F3DDA8",
        top.cream,
        0.4,
        strewn=top.crumbs("#C2274B", 0.4, 3),
    ),
    "wine bar": wine,
    "steakhouse": steak(),
    "persian, isfahan": kebab_and_rice,
    "nordic": whole_fish("#8FA8B5"),
    "andalusian": rice_plate(
        "#F0B02C",
        [top.prawn, top.lemon, top.prawn, top.tomato, top.prawn],
        top.peas,
        top.olive,
        ("wine", "lemon", "olives"),
        pan="#3A3438",
    ),
    "cantonese": roast_duck,
    "tea room, tea": tea,
    "izakaya": yakitori,
    "mediterranean, fig ember": laid_out(
        [top.chunk("#6B2D5C"), top.feta, top.chunk("#6B2D5C"), top.olive, top.chunk("#8A3A6B"), top.feta],
        "#E5B04A",
        top.pomegranate,
        0.4,
        strewn=top.nuts,
        sides=("flatbread", "oil", "wine"),
    ),
    "japanese": bento,
}
