#!/usr/bin/env python3
"""Makes the pictures of the tests: `make.py`, in the folder of this script. Needs Pillow 11.3 or newer.

`make.py --warm-up` prints the Swift arrays of Sources/PictureDecoding/Child/WarmUpPictures.swift instead.
"""

import io
import struct
import sys
import zlib
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parent
RED, GREEN, BLUE, YELLOW = (200, 40, 40), (40, 160, 60), (40, 60, 200), (230, 200, 40)


def quarters(width, height):
    """Red and green above blue and yellow."""
    image = Image.new("RGB", (width, height))
    for x, y, color in ((0, 0, RED), (1, 0, GREEN), (0, 1, BLUE), (1, 1, YELLOW)):
        image.paste(color, (x * width // 2, y * height // 2, (x + 1) * width // 2, (y + 1) * height // 2))
    return image


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, *chunks):
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunks) + chunk(b"IEND", b"")


def save(name, image, **options):
    image.save(FOLDER / name, **options)


def write(name, data):
    (FOLDER / name).write_bytes(data)


def patched(name, find, offset, replacement):
    data = bytearray((FOLDER / name).read_bytes())
    start = data.index(find) + offset
    data[start : start + len(replacement)] = replacement
    return bytes(data)


def make():
    square = quarters(64, 64)
    save("quarters.png", square)
    save("quarters.jpg", square, quality=90, subsampling=0)
    save("quarters.gif", square)
    save("quarters.webp", square, lossless=True)
    save("quarters.avif", square, quality=90, subsampling="4:4:4")

    # The right half is transparent.
    clear = square.convert("RGBA")
    clear.paste((0, 0, 0, 0), (32, 0, 64, 64))
    for format in ("png", "webp", "avif", "gif"):
        save(f"clear.{format}", clear)

    # Other ways to store the same colours, for mutations.
    save("scans.jpg", square, quality=90, progressive=True)
    save("palette.png", clear.quantize(8))
    save("lossy.webp", square, quality=80)

    # 64 by 32 pixels after the turn that the EXIF note asks for.
    exif = Image.Exif()
    exif[0x0112] = 6
    save("turned.jpg", quarters(64, 32).rotate(90, expand=True), quality=90, subsampling=0, exif=exif)

    frames = [Image.new("RGB", (32, 32), color) for color in (RED, BLUE)]
    for format in ("gif", "webp"):
        save(f"animated.{format}", frames[0], save_all=True, append_images=frames[1:], duration=100)

    # Three bands: 48 by 16 pixels.
    bands = Image.new("RGB", (48, 16))
    for index, color in enumerate((RED, GREEN, BLUE)):
        bands.paste(color, (16 * index, 0, 16 * index + 16, 16))
    save("bands.png", bands)

    save("one.png", Image.new("RGB", (1, 1), GREEN))
    save("deep.png", Image.new("I;16", (16, 16), 0x8000))
    save("grey.jpg", Image.new("L", (16, 16), 128))
    save("cmyk.jpg", Image.new("CMYK", (16, 16), (0, 255, 255, 0)), quality=90)

    side = struct.pack(">I", 50_000)
    write("huge.png", png(50_000, 50_000, chunk(b"IDAT", zlib.compress(bytes(1_000)))))
    write("huge.jpg", patched("quarters.jpg", b"\xff\xc0", 5, struct.pack(">HH", 50_000, 50_000)))
    write("huge.gif", patched("quarters.gif", b"GIF8", 6, struct.pack("<HH", 50_000, 50_000)))
    write("huge.avif", patched("quarters.avif", b"ispe", 8, side + side))
    extended = b"VP8X" + struct.pack("<I", 10) + bytes(4) + struct.pack("<I", 49_999)[:3] * 2
    stored = (FOLDER / "quarters.webp").read_bytes()[12:]
    write("huge.webp", b"RIFF" + struct.pack("<I", 4 + len(extended) + len(stored)) + b"WEBP" + extended + stored)

    # A row of pixels in the header, and ten megabytes in the data; ten more in a comment.
    bomb = zlib.compress(bytes(10 << 20), 9)
    write("bomb.png", png(16, 1, chunk(b"zTXt", b"Comment\0\0" + bomb), chunk(b"IDAT", bomb)))


def warm_up():
    image = Image.new("RGB", (1, 1), (200, 30, 60))
    for format, options in (("png", {}), ("jpeg", {"quality": 50, "optimize": True}), ("gif", {}),
                            ("webp", {"lossless": True}), ("avif", {})):
        buffer = io.BytesIO()
        (image.convert("L") if format == "jpeg" else image).save(buffer, format.upper(), **options)
        data = buffer.getvalue()
        print(f"  private static let {format}: [UInt8] = [")
        for start in range(0, len(data), 18):
            print("    " + ", ".join(f"0x{byte:02X}" for byte in data[start : start + 18]) + ",")
        print("  ]\n")


if __name__ == "__main__":
    warm_up() if "--warm-up" in sys.argv else make()
