"""Saves a drawn surface in the format that the ending of its path names."""

import io

from PIL import Image

QUALITY = 70  # Of JPEG and WebP, from 1 to 100.
COLOURS = 256  # A palette keeps pictures with flat colours small.


def encode(surface, path: str, width: int, height: int) -> bytes:
    """Returns the file of a surface, scaled down to the width and height."""
    size = (surface.get_width(), surface.get_height())
    drawn = Image.frombuffer("RGBa", size, bytes(surface.get_data()), "raw", "BGRa", surface.get_stride())
    drawn = drawn.convert("RGBA").resize((width, height), Image.LANCZOS)
    file, ending = io.BytesIO(), path.rsplit(".", 1)[1]
    if ending == "png":
        # The other methods of Pillow lose the soft edges of transparent pictures.
        drawn.quantize(COLOURS, method=Image.Quantize.LIBIMAGEQUANT).save(file, "PNG", optimize=True)
    elif ending == "gif":
        drawn.convert("RGB").quantize(COLOURS).save(file, "GIF", optimize=True)
    elif ending == "webp":
        drawn.convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
    else:
        drawn.convert("RGB").save(file, "JPEG", quality=QUALITY, optimize=True)
    return file.getvalue()
