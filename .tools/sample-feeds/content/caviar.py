"""The places of the Caviar samples."""

from content.place import table
from model import CAVIAR

PLACES = table(CAVIAR, """
maison-sureau  | Maison Sureau               | French        | $$$$ | 4.9 | 310+ | 1.4 | 42 | 0
atelier-huitre | Atelier Huître              | Seafood       | $$$$ | 4.8 | 180+ | 2.2 | 38 | 399
kaede          | Kaede 楓 Omakase            | Sushi         | $$$$ | 5.0 | 240+ | 1.9 | 45 | 0
osteria-lume   | Osteria del Lume            | Italian       | $$$  | 4.7 | 520+ | 0.8 | 30 | 199
tierra-alta    | Tierra Alta                 | Oaxacan       | $$$  | 4.8 | 410+ | 2.7 | 40 | 299
velvet-radish  | The Velvet Radish           | Vegetarian    | $$$  | 4.6 | 160+ | 1.1 | 28 | 0
petit-orage    | Petit Orage                 | Wine Bar      | $$$  | 4.5 | 90+  | 0.6 | 25 | 0
halcyon-grill  | Halcyon Grill Room          | Steakhouse    | $$$$ | 4.4 | 350+ | 3.0 | 50 | 499
salt-cellar    | Salt Cellar & Vine          | New American  | $$$  | 4.6 | 270+ | 1.6 | 34 | 199
isfahan-table  | The Isfahan Table           | Persian       | $$$  | 4.9 | 130+ | 2.4 | 39 | 0
nordhavn       | Nordhavn                    | Nordic        | $$$$ | -   |      | 3.3 | 48 | 599
casa-azahar    | Casa Azahar                 | Andalusian    | $$$  | 4.7 | 200+ | 1.2 | 31 | 0
jade-pavilion  | Jade Pavilion 翠閣          | Cantonese     | $$$  | 4.6 | 440+ | 1.8 | 36 | 199
bruma          | Bruma Cocina Costera        | Seafood       | $$$  | 4.3 | 75+  | 2.9 | 41 | 299
linden-rye     | Linden & Rye                | Bakery        | $$   | 4.8 | 610+ | 0.5 | 18 | 0
chai-pavilion  | Saoirse’s Tea Room          | Tea           | $$   | 4.0 | 55+  | 0.9 | 22 | 99
kitsune-bar    | Kitsune Counter             | Izakaya       | $$$  | 4.5 | 330+ | 1.3 | 29 | 0
fig-ember      | Fig & Ember                 | Mediterranean | $$$  | 4.7 | 290+ | 1.7 | 33 | 0
""")
