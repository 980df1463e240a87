"""Goods of the shops: (name, size, price in cents, stock)."""

GOODS = [
    ("Alder Creek Oat Milk", "32 oz", 449, "high_stock"),
    ("Sunhouse Blood Oranges", "3 ct", 379, "high_stock"),
    ("Tiny Lighthouse Sea Salt Crisps", "5.5 oz", 329, None),
    ("Maple & Fern Granola", "12 oz", 699, "low_stock"),
    ("Glacier Bloom Sparkling Water, Yuzu", "8 x 12 oz", 589, None),
    ("Dövbro Knäckebröd", "9 oz", 515, "low_stock"),
    ("Little Furnace Chili Crisp 辣椒油", "7 oz", 849, "high_stock"),
    ("Jalapeño Hummus by Cedar & Sesame", "10 oz", 475, None),
    ("Brisa Crème Fraîche", "8 oz", 425, None),
    ("Quiet Morning Coffee Beans", "12 oz", 1399, "high_stock"),
    ("Paper Moon Kitchen Roll", "2 ct", 549, None),
    ("Pear & Pepper Goat Cheese", "4 oz", 725, "low_stock"),
]
