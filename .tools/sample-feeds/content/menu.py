"""The whole menu of one place: by heading, each item as (name, price in cents, description, remark)."""

MENU = {
    "Ramen": [
        ("味噌ラーメン Miso Ramen", 1525, "Red and white miso, charred corn, butter, scallion, a soft egg.", "Popular"),
        ("Black Garlic Tonkotsu", 1675, "Pork broth of eighteen hours, mayu, wood ear, chashu.", "Popular"),
        ("Yuzu Shio", 1495, "A clear chicken broth with sea salt, yuzu peel and bamboo.", ""),
        ("Harbor Tantanmen", 1595, "Sesame, chili oil, pickled mustard greens. Rather hot. 🌶️", ""),
        ("Mushroom Shoyu", 1450, "Three mushrooms, kombu, soy aged in cedar. Vegan.", ""),
    ],
    "Small plates": [
        ("Gyoza, Six", 795, "Pork and cabbage, seared on one side.", ""),
        ("Karaage", 950, "Thigh in ginger and sake, with lemon and kewpie.", "Popular"),
        ("Agedashi Eggplant", 825, "In dashi, with grated daikon.", "Sold out"),
        ("枝豆 Edamame", 525, "Smoked salt, or with chili and garlic.", ""),
    ],
    "Rice & sides": [
        ("Chashu Don", 1125, "Braised pork over rice, nori, a spoon of broth.", ""),
        ("Extra Noodles", 300, "A second helping, cooked firm.", ""),
        ("Soy Egg", 250, "Marinated for a day.", ""),
    ],
    "Drinks": [
        ("Ramune, Melon", 395, "With the marble.", ""),
        ("Hōjicha, Iced", 425, "Roasted green tea, unsweetened.", ""),
        ("Ginger Highball, No Alcohol", 550, "Ginger, lime and plum vinegar.", "New"),
    ],
}
