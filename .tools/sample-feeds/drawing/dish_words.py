"""The words that name a dish or a product, each with its subject. The first line whose words occur decides."""

from . import toppings as top
from .bowls import curry, filled_bowl, noodle_plate, noodle_soup, rice_plate, salad, soup
from .breads import brioche, garlic_knots
from .desserts import custard_bun, layered_cake, mango_rice, pudding, souffle, syrup_balls
from .drinks import iced, ramune
from .dumplings import folded_dumplings, steamer
from .groceries import fruit_pile, goat_cheese
from .ingredients import CHEESE, DARK_GREENS, EGG_NOODLE, GLASS_NOODLE, RICE_NOODLE, WHEAT
from .packages import bag, bean, cans, carton, crisp, jar, oat, packet, paper_roll, tub
from .pancakes import churros, filled_churro
from .pizzas import mozzarella, pizza_slice, square_pizza
from .plated import duck_with_orange, fried_plate, laid_out, pancake_jeon, tartare, turnip_cake, veal
from .platters import edamame, elote
from .roasts import steak
from .seafood import ceviche, mignonette, octopus, oysters
from .sushi import sushi_board
from .tortillas import arepa, quesadilla, tacos

DISHES = {
    # Noodles and soups
    "miso ramen": noodle_soup("#D9963F", WHEAT, [top.egg_half, top.corn, top.pork_slice, top.nori, top.bamboo]),
    "black garlic tonkotsu": noodle_soup(
        "#8A5A36", WHEAT, [top.pork_slice, top.pork_slice, top.egg_half, top.mushroom, top.nori]
    ),
    "tantanmen": noodle_soup("#D4552A", WHEAT, [top.braised, top.egg_half, top.spinach, top.chili, top.nuts]),
    "mushroom shoyu": noodle_soup("#8A5630", WHEAT, [top.mushroom, top.mushroom, top.tofu, top.spinach, top.bamboo]),
    "dan dan": noodle_soup(
        "#B8401F", WHEAT, [top.braised, top.nuts, top.spinach, top.chili], sides=("chopsticks", "nuts", "chili")
    ),
    "boat noodles": noodle_soup("#6E3A22", RICE_NOODLE, [top.beef, top.braised, top.spinach, top.sprouts]),
    "khao soi": noodle_soup("#E2A02C", EGG_NOODLE, [top.chicken, top.onion, top.lime_wedge, top.fried], top.herbs),
    "pho ga": noodle_soup(
        "#D9B56A", RICE_NOODLE, [top.chicken, top.lime_wedge, top.herbs, top.sprouts], sides=("lime", "chili", "chopsticks")
    ),
    "bun cha": noodle_plate(
        RICE_NOODLE,
        [top.braised, top.herbs, top.carrot, top.braised, top.lime_wedge],
        sides=("sauce", "chili", "chopsticks"),
    ),
    "extra noodles": noodle_plate(WHEAT, [], top.scallion, sides=("chopsticks", "soy", "chili")),
    "pad see ew": noodle_plate(
        GLASS_NOODLE,
        [top.tofu, top.broccoli, top.tofu, top.fried_egg, top.broccoli],
        sides=("lime", "chili", "chopsticks"),
        width=0.2,
    ),
    "drunken noodles": noodle_plate(
        "#C98A45",
        [top.prawn, top.prawn, top.chili, top.prawn, top.spinach],
        sides=("lime", "chili", "chopsticks"),
        width=0.2,
    ),
    "cacio e pepe": noodle_plate(
        "#F8D27A", [], top.cheese_crumbs, top.crumbs("#3B2A20", 0.3, 4), sides=("cheese", "pepper", "wine")
    ),
    "tajarin": noodle_plate(
        "#F6C648", [top.cheese_crumbs, top.basil], top.cube("#FFE98F"), sides=("wine", "cheese", "fork")
    ),
    "tom yum": soup("#E2622E", [top.prawn, top.mushroom, top.prawn, top.tomato, top.lime_wedge], top.herbs),
    "tom kha": soup("#F9E3BE", [top.prawn, top.mushroom, top.prawn, top.mushroom], top.basil, "#E9823A"),
    "chawanmushi": soup("#F8D98A", [top.prawn, top.mushroom, top.roe], top.peas, sides=("spoon", "teacup", "chopsticks")),
    # Rice, curries and salads
    "bibimbap": filled_bowl(
        "#FFF6E4",
        [top.carrot, top.spinach, top.beef, top.sprouts, top.mushroom, top.kimchi],
        top.fried_egg,
        top.sesame,
        ("kimchi", "chopsticks", "sauce"),
        stone=True,
    ),
    "chashu don": filled_bowl("#FFF6E4", [top.pork_slice, top.pork_slice, top.nori, top.scallion], top.egg_half),
    "biryani": rice_plate(
        "#F2A93B", [top.chicken, top.egg_half, top.chicken, top.herbs], top.onion, top.lemon, ("sauce", "flatbread", "lemon")
    ),
    "sticky rice, mango sticky": mango_rice,
    "massaman": curry("#B8622A", [top.potato, top.chicken, top.nuts, top.potato], sides=("lime", "nuts", "chili")),
    "green curry": curry("#9DB653", [top.chicken, top.eggplant, top.chili, top.peas], sides=("lime", "chili", "herbs")),
    "makhani": curry("#E2702A", [CHEESE] * 5, rice=None, swirl="#FFF3DA"),
    "mole negro": curry("#4A2219", [top.braised] * 4, sides=("flatbread", "lime", "chili")),
    "ceviche clasico": ceviche,
    "lomo saltado": laid_out(
        [top.beef, top.potato, top.tomato, top.beef, top.onion, top.potato],
        "#6B3420",
        top.beef,
        0.42,
        sides=("sauce", "lime", "corn"),
    ),
    "som tum": salad(
        ["#E9E7A8", "#F3D9A0", "#B9D67C"],
        [top.tomato, top.carrot, top.nuts, top.prawn, top.lime_wedge, top.chili],
        top.crumbs("#D98A3A", 0.4, 3),
        ("lime", "chili", "nuts"),
    ),
    "larb": salad(
        DARK_GREENS,
        [top.braised, top.onion, top.braised, top.chili, top.braised, top.herbs],
        top.scallion,
        ("lime", "chili", "bowl"),
    ),
    "smashed cucumber": salad(
        ["#8CC450", "#B9D67C"], [top.cucumber] * 6 + [top.chili], top.sesame, ("chopsticks", "garlic", "chili")
    ),
    "edamame": edamame,
    # Dumplings and small plates
    "har gow": steamer,
    "turnip cake": turnip_cake,
    "custard bun": custard_bun,
    "gyoza": folded_dumplings("#F3DDAE", "#B8702C"),
    "chive dumplings": folded_dumplings("#F6E8C8", "#D9B06A", top.chili, "#6B1F14"),
    "kimchi jeon": pancake_jeon,
    "karaage": fried_plate,
    "omakase box": sushi_board,
    # Bread in the hand
    "quesabirria": tacos((top.braised, top.onion, top.basil), "#D9762E", ("sauce", "lime", "chili")),
    "tacos de jamaica": tacos((top.chunk("#96224F"), top.avocado_half, top.basil), "#F3D48A"),
    "taco al pastor": tacos((top.chicken, top.mango, top.onion, top.basil), "#F3C063", count=2),
    "gringa": quesadilla,
    "elote": elote,
    "reina pepiada": arepa((top.avocado, top.chicken, top.basil)),
    "cachapa": arepa((top.cube("#FFF6E0"), mozzarella), "#F6BE3F"),
    "margherita slice": pizza_slice,
    "grandma pie": square_pizza,
    "garlic knots": garlic_knots,
    # From the sea, from the fire
    "oysters a dozen": oysters,
    "mignonette": mignonette,
    "octopus": octopus,
    "duck a l orange": duck_with_orange,
    "vitello tonnato": laid_out([veal] * 6, None, veal, 0.42, 0.46, top.basil, top.crumbs("#5C7A34", 0.5, 3)),
    "beet tartare": tartare("#96224F"),
    "celeriac": steak("#C98A3F", "#FBE9BE", (top.carrot, top.spinach, top.mushroom, top.carrot), "#8DB04A"),
    # Sweet things and drinks
    "dulce de leche comet": filled_churro,
    "churros y chocolate": churros,
    "tiramisu": layered_cake,
    "panna cotta": pudding("#FFF3E0", top.herbs, "#E5A02E"),
    "gulab jamun": syrup_balls,
    "souffle": souffle,
    "brioche": brioche,
    "thai iced tea": iced(["#FFE9CC", "#F5A04A", "#D9601F"], None, ("lime", "cookie", "herbs")),
    "ca phe sua da": iced(["#F7E3C4", "#B5753F", "#5A2E18", "#F9E9CF"], None, ("coffee", "cookie", "beans"), leaf=False),
    "yuja soda": iced(["#FFF6C4", "#FBD84B", "#F2B52A"], top.lemon),
    "hojicha": iced(["#C9823F", "#9A5522", "#6B3416"], None, ("cookie", "teacup", "herbs")),
    "chicha morada": iced(["#8A2F6B", "#5A1748", "#3B0E33"], top.lime, ("corn", "lime", "flower")),
    "ramune": ramune,
    # Goods
    "oat milk": carton("#4E9AB5", oat),
    "blood oranges": fruit_pile("#F0802A", top.blood_orange),
    "sea salt crisps": bag("#2F86B5", crisp),
    "granola": bag("#B5562E", oat),
    "sparkling water": cans("#F2C230", top.lemon),
    "knackebrod": packet("#C9402F", oat),
    "chili crisp": jar("#C42A1C", "#E3A83A", top.chili),
    "hummus": tub("#4E9A4A", "#EBD2A0", top.chili),
    "creme fraiche": tub("#3F7FB5", "#FFFBF2", top.leaf("#58A050")),
    "coffee beans": bag("#3B2A33", bean),
    "kitchen roll": paper_roll,
    "goat cheese": goat_cheese,
}
