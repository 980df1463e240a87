"""The places of the DoorDash samples."""

from content.place import table
from model import DOORDASH

PLACES = table(DOORDASH, """
casa-lumbrera   | Casa Lumbrera              | Mexican       | $$   | 4.7 | 2k+    | 1.8 | 23 | 0
noodle-harbor   | Noodle Harbor 麺港         | Ramen         | $$   | 4.8 | 1k+    | 0.9 | 19 | 99
pho-sau-cay     | Phở Sáu Cây                | Vietnamese    | $    | 4.6 | 900+   | 1.2 | 21 | 149
saffron-mile    | Saffron Mile               | Indian        | $$   | 4.4 | 3k+    | 2.6 | 31 | 0
otter-and-bun   | Otter & Bun                | Burgers       | $$   | 4.5 | 5k+    | 0.6 | 17 | 0
nonna-bice      | Tavola Nonna Bice          | Italian       | $$$  | 4.9 | 700+   | 1.5 | 28 | 199
cafe-quebrise   | Café Québrisé              | Bakery        | $$   | 4.0 | 120+   | 0.4 | 14 | 0
el-nandu        | El Ñandú Asador            | Argentine     | $$$  | 4.3 | 400+   | 3.1 | 38 | 299
grunhaus        | Grünhaus Bäckerei          | German        | $    | 4.6 | 260+   | 1.1 | 18 | 99
bibim-lane      | Bibim Lane                 | Korean        | $$   | 4.7 | 1k+    | 2.0 | 26 | 0
dovecote        | Mezze at Dovecote          | Lebanese      | $$   | 4.8 | 600+   | 1.7 | 24 | 149
paper-crane     | The Paper Crane Sushi      | Sushi         | $$$  | 4.5 | 800+   | 2.2 | 33 | 0
tofu-thistle    | Tofu & Thistle             | Vegan         | $$   | 4.4 | 90+    | 0.8 | 20 | 99
old-quay        | Old Quay Fish & Chips      | British       | $    | 4.1 | 340+   | 2.9 | 35 | 249
addis-lantern   | Addis Lantern              | Ethiopian     | $$   | 4.9 | 210+   | 3.4 | 40 | 0
crisp-clover    | Crisp & Clover             | Salads        | $$   | 4.2 | 1k+    | 0.5 | 15 | 0
polmisek        | Pierogi Półmisek           | Polish        | $    | 4.6 | 75+    | 2.4 | 29 | 199
big-juniper     | Big Juniper Smokehouse     | Barbecue      | $$   | 4.3 | 2k+    | 3.8 | 42 | 399
kopi-pagi       | Kopi Pagi                  | Coffee        | $    | 4.7 | 150+   | 0.3 | 12 | 0
wing-almanac    | The Wing Almanac           | Wings         | $$   | 3.9 | 4k+    | 1.9 | 27 | 0
slice-pia       | Nonna Pia’s Slice Shop     | Pizza         | $    | 4.4 | 6k+    | 0.7 | 16 | 0
golden-turnip   | Golden Turnip 金蘿蔔點心   | Dim Sum       | $$   | 4.6 | 500+   | 2.1 | 30 | 149
lima-ola        | Cevichería Lima Ola        | Peruvian      | $$   | 4.8 | 320+   | 2.7 | 34 | 99
waffle-obs      | Waffle Observatory         | Breakfast     | $$   | 4.2 | 880+   | 1.3 | 22 | 0
marigold-bento  | Bento by Marigold          | Japanese      | $$   | 4.5 | 430+   | 1.6 | 25 | 0
baba-yusuf      | Baba Yusuf Kebab           | Turkish       | $    | 4.4 | 1k+    | 0.9 | 18 | 0
poke-pontoon    | Poke Pontoon               | Hawaiian      | $$   | 4.3 | 270+   | 1.0 | 19 | 199
crepe-canal     | Crêpes du Canal            | French        | $$   | 4.0 | 60+    | 1.4 | 23 | 149
tres-cometas    | Taquería Tres Cometas ☄️   | Mexican       | $    | 4.8 | 3k+    | 0.8 | 17 | 0
jollof-meridian | Jollof Meridian            | West African  | $$   | 4.7 | 190+   | 3.0 | 36 | 0
mango-mortar    | Mango & Mortar             | Thai          | $$   | 4.6 | 2k+    | 1.1 | 22 | 0
krua-plaa       | Krua Plaa Thong            | Thai          | $$   | 4.5 | 410+   | 2.3 | 32 | 249
sour-embassy    | Sourdough Embassy          | Sandwiches    | $$   | 4.4 | 730+   | 0.6 | 15 | 0
moonlit         | Moonlit Dumpling Bureau    | Chinese       | $    | 4.7 | 1k+    | 1.9 | 28 | 99
smorgas         | Smörgås & Søn              | Scandinavian  | $$   | -   |        | 2.5 | 33 | 199
churro-cosmos   | Churro Cosmos              | Dessert       | $    | 4.6 | 550+   | 1.2 | 20 | 0
piccolo-faro    | Gelateria Piccolo Faro     | Ice Cream     | $    | 4.9 | 310+   | 0.7 | 16 | 0
boba-fathom     | Boba Fathom                | Bubble Tea    | $    | 4.3 | 1k+    | 0.5 | 14 | 0
green-ladle     | Green Ladle Soup Kitchen   | Soup          | $    | 4.1 | 45+    | 1.8 | 26 | 149
ceiba-azul      | Ceiba Azul                 | Cuban         | $$   | 4.5 | 220+   | 2.8 | 35 | 0
halloumi-hearth | Halloumi & Hearth          | Greek         | $$   | 4.6 | 390+   | 1.5 | 24 | 0
semaphore       | Curry Semaphore カレー     | Japanese      | $    | 4.4 | 140+   | 1.3 | 21 | 99
biscuit-parade  | Biscuit Parade             | Southern      | $$   | 4.2 | 960+   | 2.0 | 29 | 199
pide-bosphora   | Pide Bosphora              | Turkish       | $$   | -   |        | 3.3 | 39 | 0
night-heron     | Night Heron Diner          | American      | $    | 3.8 | 2k+    | 1.0 | 20 | 0
arepa-lua       | Arepa Lúa                  | Venezuelan    | $    | 4.8 | 80+    | 2.2 | 30 | 0
""")

SHOPS = table(DOORDASH, """
corner-lantern  | Corner Lantern Market      | Convenience   | $    | 4.6 | 1k+    | 0.4 | 16 | 0
fernhill        | Fernhill Grocers           | Grocery       | $$   | 4.5 | 800+   | 1.1 | 35 | 399
paws-pines      | Paws & Pines Pet Supply    | Pets          | $$   | 4.7 | 130+   | 2.4 | 40 | 199
bluebell        | Bluebell & Vine Florist    | Flowers       | $$$  | 4.9 | 70+    | 1.9 | 45 | 499
""")
