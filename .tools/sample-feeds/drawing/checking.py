"""Checks the drawn pictures against the feeds. It needs no drawing package."""

from pathlib import Path

from .addresses import pictures

MOST_BYTES = 2_000_000
BEGINNINGS = {
    ".jpg": b"\xff\xd8\xff",
    ".jpeg": b"\xff\xd8\xff",
    ".png": b"\x89PNG\r\n\x1a\n",
    ".gif": b"GIF8",
    ".webp": b"RIFF",
}


def faults(feeds: Path) -> list[str]:
    folder = feeds / "pictures"
    wanted = set(pictures(feeds))
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    found = [f"{name} has no picture; draw it with pictures.py" for name in sorted(wanted - set(files))]
    found += [f"{name} is in no feed; remove it" for name in sorted(set(files) - wanted)]
    for name, path in files.items():
        if not path.read_bytes().startswith(BEGINNINGS.get(path.suffix, b"\0")):
            found.append(f"{name} does not begin like a file that ends in {path.suffix}")
    size = sum(path.stat().st_size for path in files.values())
    if size >= MOST_BYTES:
        found.append(f"the pictures have {size} bytes; fewer than {MOST_BYTES} are allowed")
    return found
