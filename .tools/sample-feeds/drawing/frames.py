"""The size of every picture, and where its subject stands in it."""

import fnmatch
from dataclasses import dataclass


@dataclass(frozen=True)
class Frame:
    width: int
    height: int
    size: float = 0.74  # Of the subject; 1 fills the height.
    at: float = 0.0  # Where the subject stands: 0 is the middle, 1 the right edge.
    crowd: int = 2  # The number of small things beside it.
    has_ground: bool = True
    leaves_room: bool = False  # Whether the left half stays free for text.


FRAMES = [
    ("places/*", Frame(480, 270, 0.78)),
    ("dishes/*", Frame(300, 225, 0.8, crowd=1)),
    ("goods/*", Frame(240, 240, 0.84, crowd=0)),
    ("banners/*", Frame(720, 270, 0.76, 0.46, 0, leaves_room=True)),
    ("promos/*", Frame(480, 240, 0.78, 0.42, 0, leaves_room=True)),
    ("covers/*", Frame(720, 270)),
    ("headers/*", Frame(720, 270)),
    ("landing/*", Frame(720, 270)),
    ("maps/*", Frame(480, 240)),
    ("tiles/*", Frame(200, 200, 0.82, crowd=0)),
    ("heroes/*", Frame(240, 240, 0.88, crowd=0, has_ground=False)),
    ("logos/*", Frame(160, 160, 0.94, crowd=0, has_ground=False)),
    ("cuisines/*", Frame(160, 160, 0.86, crowd=0, has_ground=False)),
    ("*", Frame(300, 225)),
]


def frame_of(path: str) -> Frame:
    return next(frame for pattern, frame in FRAMES if fnmatch.fnmatch(path, pattern))
