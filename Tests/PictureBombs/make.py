#!/usr/bin/env python3
"""Writes pictures that attack their decoder into a folder: `make.py FOLDER`. Needs nothing but Python.

They are made from the small pictures of Tests/PictureDecodingTests/Samples. Their headers claim sizes that they do not
have, their data unpacks to gigabytes, or they hold more frames, scans or tiles than a decoder has time for.
"""

import struct
import sys
import zlib
from functools import cache
from pathlib import Path

SAMPLES = Path(__file__).resolve().parent.parent / "PictureDecodingTests/Samples"
MOST_BYTES = 16 << 20
# The largest square that is within the limit of pixels.
LARGEST = 8_000


def sample(name):
    return (SAMPLES / name).read_bytes()


@cache
def zeros(count):
    """A zlib stream of `count` megabytes of zeros, packed a thousand times smaller."""
    packer = zlib.compressobj(9)
    return b"".join([packer.compress(bytes(1 << 20)) for _ in range(count)] + [packer.flush()])


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, *chunks, interlaced=0):
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, interlaced)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunks) + chunk(b"IEND", b"")


def pngs():
    pixels = chunk(b"IDAT", zlib.compress(bytes(1_000)))
    red = chunk(b"IDAT", zlib.compress(b"\0\xff\0\0"))
    yield "header-50000.png", png(50_000, 50_000, pixels)
    yield "header-of-2-gigapixels.png", png(0x7FFF_FFFF, 1, pixels)
    yield "header-too-large-for-data.png", png(LARGEST, LARGEST, pixels)
    yield "header-too-small-for-data.png", png(16, 1, chunk(b"IDAT", zeros(500)))
    yield "interlaced-zeros.png", png(LARGEST, LARGEST, chunk(b"IDAT", zeros(190)), interlaced=1)
    yield "text-of-500-megabytes.png", png(1, 1, chunk(b"zTXt", b"Comment\0\0" + zeros(500)), red)
    yield "international-text.png", png(1, 1, chunk(b"iTXt", b"Comment\0\1\0\0\0" + zeros(500)), red)
    yield "profile-of-500-megabytes.png", png(1, 1, chunk(b"iCCP", b"Profile\0\0" + zeros(500)), red)
    small = chunk(b"zTXt", b"Comment\0\0" + zeros(7))
    yield "many-texts.png", png(1, 1, *[small] * 1_000, red)
    yield "empty-chunks.png", png(1, 1, *[chunk(b"IDAT", b"")] * 500_000, red)


def segment(marker, data):
    return bytes([0xFF, marker]) + struct.pack(">H", 2 + len(data)) + data


def jpegs():
    quarters = sample("quarters.jpg")
    frame = quarters.index(b"\xff\xc0")
    for name, side in (("header-65500.jpg", 65_500), ("header-too-large-for-data.jpg", LARGEST)):
        yield name, quarters[: frame + 5] + struct.pack(">HH", side, side) + quarters[frame + 9 :]

    # One code for the first scan, which is all zeros, and one for runs of 32,767 blocks in the others.
    start = b"\xff\xd8" + segment(0xDB, b"\0" + bytes([1] * 64))
    start += segment(0xC2, struct.pack(">BHHB", 8, LARGEST, LARGEST, 1) + b"\1\x11\0")
    start += segment(0xC4, b"\0" + bytes([1] + [0] * 15) + b"\0") + segment(0xC4, b"\x10" + bytes([1] + [0] * 15) + b"\xe0")
    blocks = (LARGEST // 8) ** 2
    first = segment(0xDA, b"\1\1\0\0\0\0") + bytes(blocks // 8)
    run = "0" + f"{(1 << 14) - 1:014b}"
    bits = run * (blocks // 32_767 + 1)
    data = int(bits + "1" * (-len(bits) % 8), 2).to_bytes((len(bits) + 7) // 8, "big").replace(b"\xff", b"\xff\0")
    scan = segment(0xDA, b"\1\1\0\1\x3f\0") + data
    yield "scans.jpg", start + first + scan * 20_000 + b"\xff\xd9"
    yield "comments.jpg", quarters[:2] + segment(0xFE, bytes(65_533)) * 200 + quarters[2:]


def gif(width, height, *frames):
    colors = bytes([255, 0, 0, 0, 0, 255])
    return b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + colors + b"".join(frames) + b";"


def gifs():
    control = b"\x21\xf9\x04\x08\x0a\0\0\0"
    dot = control + b"," + struct.pack("<HHHHB", 0, 0, 1, 1, 0) + b"\x02\x02\x44\x01\0"
    full = control + b"," + struct.pack("<HHHHB", 0, 0, LARGEST, LARGEST, 0) + b"\x02\x02\x44\x01\0"
    yield "header-65500.gif", gif(65_500, 65_500, dot)
    yield "frames-100000.gif", gif(1, 1, *[dot] * 100_000)
    yield "large-frames.gif", gif(LARGEST, LARGEST, dot, *[full] * 10_000)
    yield "frames-outside.gif", gif(16, 16, *[dot.replace(b"," + bytes(4), b",\xff\xff\xff\xff")] * 50_000, dot)


def riff(*chunks):
    body = b"WEBP" + b"".join(name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2) for name, data in chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def number24(value):
    return struct.pack("<I", value)[:3]


def webps():
    stored = sample("quarters.webp")
    picture = stored[20 : 20 + struct.unpack("<I", stored[16:20])[0]]
    side = 63
    frame = number24(0) * 2 + number24(side) * 2 + number24(100) + b"\0"
    frame += b"VP8L" + struct.pack("<I", len(picture)) + picture + bytes(len(picture) % 2)
    for name, canvas, count in (("frames-100000.webp", 64, 100_000), ("large-frames.webp", LARGEST, 2_000)):
        extended = b"\2\0\0\0" + number24(canvas - 1) * 2
        yield name, riff((b"VP8X", extended), (b"ANIM", bytes(6)), *[(b"ANMF", frame)] * count)
    bits = struct.unpack("<I", picture[1:5])[0] & ~0xFFF_FFFF
    largest = picture[:1] + struct.pack("<I", bits | 0xFFF_FFFF) + picture[5:]
    yield "header-16384.webp", riff((b"VP8L", largest))
    within = picture[:1] + struct.pack("<I", bits | (LARGEST - 1) << 14 | LARGEST - 1) + picture[5:]
    yield "header-too-large-for-data.webp", riff((b"VP8L", within))
    # The header of the file and that of its picture differ.
    yield "two-sizes.webp", riff((b"VP8X", bytes(4) + number24(side) * 2), (b"VP8L", largest))


def box(name, *data):
    body = b"".join(data)
    return struct.pack(">I", 8 + len(body)) + name + body


def full_box(name, version, *data):
    return box(name, struct.pack(">I", version << 24), *data)


def property_of(file, name):
    start = file.index(name) - 4
    return file[start : start + struct.unpack(">I", file[start : start + 4])[0]]


def grid(across, down, claimed=None):
    """An AVIF file of tiles with 64 by 64 pixels, all of them the same bytes."""
    tile = sample("quarters.avif")
    data = tile[tile.index(b"mdat") + 4 :]
    count = across * down
    width, height = across * 64, down * 64
    layout = struct.pack(">BBBBII", 0, 1, down - 1, across - 1, width, height)
    names = [b"grid"] + [b"av01"] * count
    infos = [full_box(b"infe", 2, struct.pack(">HH", number + 1, 0), name, b"\0") for number, name in enumerate(names)]
    size = struct.pack(">II", *(claimed or (width, height)))
    properties = [full_box(b"ispe", 0, size)] + [property_of(tile, name) for name in (b"pixi", b"av1C", b"ispe")]
    uses = struct.pack(">HBBB", 1, 2, 1, 2)
    uses += b"".join(struct.pack(">HBBBB", number + 2, 3, 4, 2, 0x83) for number in range(count))

    def meta(start):
        places = struct.pack(">HHHII", 1, 0, 1, start + len(data), len(layout))
        places += b"".join(struct.pack(">HHHII", number + 2, 0, 1, start, len(data)) for number in range(count))
        references = b"".join(struct.pack(">H", number + 2) for number in range(count))
        return full_box(
            b"meta", 0, full_box(b"hdlr", 0, bytes(4), b"pict", bytes(13)), full_box(b"pitm", 0, struct.pack(">H", 1)),
            full_box(b"iloc", 0, b"\x44\0", struct.pack(">H", count + 1), places),
            full_box(b"iinf", 0, struct.pack(">H", count + 1), *infos),
            full_box(b"iref", 0, box(b"dimg", struct.pack(">HH", 1, count), references)),
            box(b"iprp", box(b"ipco", *properties), full_box(b"ipma", 0, struct.pack(">I", count + 1), uses)))

    kind = box(b"ftyp", b"avif", bytes(4), b"avifmif1miaf")
    start = len(kind) + len(meta(0)) + 8
    return kind + meta(start) + box(b"mdat", data, layout)


def avifs():
    yield "small-grid.avif", grid(2, 2)
    yield "grid-of-16320.avif", grid(255, 255)
    yield "grid-of-15625-tiles.avif", grid(125, 125)
    yield "grid-larger-than-it-says.avif", grid(255, 255, claimed=(64, 64))
    tile = sample("quarters.avif")
    size = tile.index(b"ispe") + 8
    yield "header-too-large-for-data.avif", tile[:size] + struct.pack(">II", LARGEST, LARGEST) + tile[size + 8 :]
    # Boxes that say more bytes than there are, and boxes of no bytes in each other.
    yield "endless-box.avif", tile[:32] + struct.pack(">I", 0x7FFF_FFFF) + tile[36:]
    nested = b""
    for _ in range(5_000):
        nested = box(b"meta", bytes(4), nested)
    yield "nested-boxes.avif", tile[:32] + nested


def others():
    yield "too-many-bytes.png", sample("quarters.png") + bytes(MOST_BYTES)
    yield "vector.png", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='/etc/passwd'/></svg>"
    yield "no-bytes.png", b""


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for make in (pngs, jpegs, gifs, webps, avifs, others):
        for name, data in make():
            (folder / name).write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
