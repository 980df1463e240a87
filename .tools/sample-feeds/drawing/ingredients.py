"""Colours and pieces that several dishes share."""

from . import toppings as top

WHEAT, EGG_NOODLE, RICE_NOODLE, GLASS_NOODLE = "#F4C766", "#F6C046", "#F8E8C8", "#D9A05A"
CHEESE = top.cube("#FBE6BD")
GREENS, DARK_GREENS = ["#6DA544", "#8CC450", "#4E8F3A"], ["#3E7B3A", "#5C9A45", "#7FB24A"]
