"""The occasions and things that the address alone names, because their texts speak of something else."""

from . import toppings as top
from .bowls import noodle_soup, salad, soup
from .breads import bread_loaves
from .desserts import sundae
from .feasts import desk_lunch, family_table, fiesta, five_courses, oyster_plate_and_glasses, soup_pot
from .groceries import bottles, dairy, fruit_bowl, household, pantry
from .harvest import baguette, bouquet, crate, harvest_of_autumn, lettuce, lime_leaves, paper_bag
from .ingredients import GREENS, WHEAT
from .offers import chef, member_bag, student_lunch
from .pancakes import butter_and_berries, stack
from .plated import laid_out
from .subject import FRONT
from .sushi import bento

BY_ADDRESS = {
    "banners/autumn": harvest_of_autumn,
    "banners/dashpass-month": member_bag,
    "banners/desk-lunch": desk_lunch,
    "banners/fiesta-de-noviembre": fiesta,
    "banners/harvest-box": crate,
    "banners/last-minute-flowers": bouquet,
    "banners/oyster-hour": oyster_plate_and_glasses,
    "banners/soup-season": soup_pot,
    "banners/winter-tasting": five_courses,
    "heroes/chef-in-residence-left": chef,
    "heroes/chef-in-residence-right": laid_out(
        [top.braised, top.braised, top.braised, top.lime_wedge], "#3B1C16", None, 0.42, 0.44, top.herbs, top.sesame
    ),
    "heroes/soup-of-the-week-left": soup(
        "#F6DDA8", [top.prawn, top.mushroom, top.prawn, top.mushroom], top.basil, views=(FRONT,)
    ),
    "heroes/soup-of-the-week-right": lime_leaves,
    "promos/first-order": paper_bag([baguette, lettuce, top.tomato]),
    "promos/lunch-pass": bento,
    "promos/students": student_lunch,
    "tiles/aisle-bakery": bread_loaves,
    "tiles/aisle-dairy": dairy,
    "tiles/aisle-drinks": bottles,
    "tiles/aisle-fruit": fruit_bowl,
    "tiles/aisle-home": household,
    "tiles/aisle-pantry": pantry,
    "tiles/brunch": stack("#E3A350", butter_and_berries),
    "tiles/dessert": sundae,
    "tiles/family": family_table,
    "tiles/noodles": noodle_soup("#C9803A", WHEAT, [top.egg_half, top.pork_slice, top.nori, top.fish_cake], sticks=False),
    "tiles/vegan": salad(GREENS, [top.tomato, top.avocado_half, top.corn, top.cucumber, top.beet]),
}
