"""The colours of a scene: its ground, its crockery and an accent, chosen to stand apart from each other."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Look:
    ground: str
    crockery: str
    accent: str


LOOKS = [
    Look("#D8643C", "#F7EBDA", "#F6C453"),
    Look("#E9AE3C", "#2D5F73", "#C8432F"),
    Look("#1F7F7C", "#F9E9CF", "#F08A4B"),
    Look("#2B4C7E", "#F4D9B0", "#F2A541"),
    Look("#7A3259", "#F8E6D6", "#F4B942"),
    Look("#8DB48E", "#FBF1E3", "#C9503A"),
    Look("#EBCFA6", "#2F6F6A", "#D9573B"),
    Look("#E58E7B", "#FBF1E3", "#2F6B68"),
    Look("#2F6150", "#F6E7CC", "#E9A23B"),
    Look("#6FB4D2", "#FFF6E6", "#E0643F"),
    Look("#43343D", "#EFDCC3", "#E77B46"),
    Look("#F0794F", "#264653", "#F9DC8C"),
    Look("#A8543A", "#F3E2C7", "#7FB3A6"),
    Look("#B59ADB", "#4A3263", "#F2B84B"),
    Look("#F2C9B8", "#35506B", "#D24E45"),
    Look("#5C7F4A", "#FAEFD9", "#EFA03C"),
]

# Pictures without a ground stand on white and on black pages, so their crockery is neither light nor dark.
CUTOUT_LOOKS = [
    Look("#F7EBDA", "#2E8F8A", "#F6C453"),
    Look("#F7EBDA", "#3F78B5", "#F6C453"),
    Look("#F7EBDA", "#CC5F3D", "#FFF0C4"),
    Look("#F7EBDA", "#94548C", "#F6C453"),
]

# Banners have few shapes, so that their colours are chosen one by one.
BANNER_LOOKS = {
    "banners/autumn": Look("#8F3B2C", "#F7EBDA", "#F2B552"),
    "banners/dashpass-month": Look("#E9A93A", "#FFF3DA", "#FFF0C4"),
    "banners/desk-lunch": Look("#2B4C7E", "#FFF3DA", "#F5C25A"),
    "banners/fiesta-de-noviembre": Look("#1C7C78", "#F7EBDA", "#E8577E"),
    "banners/harvest-box": Look("#55794A", "#F7EBDA", "#F7DC94"),
    "banners/last-minute-flowers": Look("#E9929A", "#3E7F7A", "#FFF1E0"),
    "banners/oyster-hour": Look("#1F4E68", "#F7EBDA", "#F3B79A"),
    "banners/soup-season": Look("#2F6150", "#F7EBDA", "#F4C552"),
    "banners/winter-tasting": Look("#24385C", "#FBF1E3", "#A9C4E0"),
    "promos/first-order": Look("#D8543C", "#F7EBDA", "#F9D98C"),
    "promos/lunch-pass": Look("#2F6F6A", "#F7EBDA", "#F4B45A"),
    "promos/students": Look("#4A4A94", "#F7EBDA", "#F7C95C"),
}
