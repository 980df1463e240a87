#!/usr/bin/env python3
"""Packs small copies of the sample pictures into SampleFeeds/pictures.pack, which the programs carry.

The pack begins with a line for each picture: its name, and the place and the number of its bytes behind the index. An
empty line ends the index. The pictures of the components' examples are other names for pictures of the samples.
"""

import io
import re
from pathlib import Path

from PIL import Image

SAMPLES = Path(__file__).resolve().parent.parent.parent / "SampleFeeds"
FEEDS = ["landing", "home", "home-2", "home-3", "store", "retail", "search", "caviar-home"]
# The longer side in pixels, and the quality: what fits into the limit.
SIDE, QUALITY = 116, 24
MOST_BYTES = 150 * 1024

EXAMPLES = {
    "bluebell.jpg": "places/crisp-clover.jpg",
    "breakfast.jpg": "headers/morning.jpg",
    "covers/harbor.jpg": "covers/noodle-harbor.jpg",
    "dishes/1.jpg": "dishes/noodle-harbor/441561665.jpg",
    "evening.jpg": "headers/morning.jpg",
    "goods/1.jpg": "goods/116951763.jpg",
    "harbor.jpg": "places/noodle-harbor.jpg",
    "logos/harbor.png": "logos/noodle-harbor.png",
    "logos/pine.png": "logos/fernhill.png",
    "mango.jpg": "places/mango-mortar.jpg",
    "pine.jpg": "places/halloumi-hearth.jpg",
    "shelves/1.jpg": "tiles/aisle-fruit.jpg",
    "shelves/2.jpg": "tiles/aisle-dairy.jpg",
    "shelves/3.jpg": "tiles/aisle-bakery.jpg",
    "shelves/4.jpg": "tiles/aisle-pantry.jpg",
    "soup-left.png": "heroes/soup-of-the-week-left.png",
    "soup-right.png": "heroes/soup-of-the-week-right.png",
    "soup.jpg": "banners/soup-season.jpg",
    "spoon.jpg": "places/casa-lumbrera.jpg",
    "tiles/dawn.jpg": "tiles/brunch.jpg",
    "tiles/feast.jpg": "tiles/family.jpg",
    "tiles/garden.jpg": "tiles/vegan.jpg",
    "welcome.jpg": "landing/welcome.jpg",
}


def pictures() -> list[str]:
    """Returns the names of all pictures in the feeds that the programs carry, and of those in the examples."""
    names = []
    for feed in FEEDS:
        names += re.findall(r'https://img\.example\.com/([^"?#]+)', (SAMPLES / f"{feed}.json").read_text())
    names = [name for name in names if (SAMPLES / "pictures" / name).is_file()]
    names += list(EXAMPLES.values()) + ["maps/juniper-street.png"]
    return list(dict.fromkeys(names))


def small(name: str) -> bytes:
    picture = Image.open(SAMPLES / "pictures" / name)
    share = min(1, SIDE / max(picture.size))
    size = [max(1, round(length * share)) for length in picture.size]
    buffer = io.BytesIO()
    picture.resize(size, Image.Resampling.LANCZOS).save(buffer, "WEBP", quality=QUALITY, method=6)
    return buffer.getvalue()


def main() -> None:
    places, data = {}, b""
    for name in pictures():
        content = small(name)
        places[name] = (len(data), len(content))
        data += content
    places |= {name: places[other] for name, other in EXAMPLES.items()}
    index = "".join(f"{name} {place} {count}\n" for name, (place, count) in places.items())
    pack = index.encode() + b"\n" + data
    if len(pack) > MOST_BYTES:
        raise SystemExit(f"{len(pack)} bytes are more than {MOST_BYTES}")
    (SAMPLES / "pictures.pack").write_bytes(pack)
    print(f"{len(places)} pictures, {len(pack)} bytes")


if __name__ == "__main__":
    main()
