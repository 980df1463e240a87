#!/usr/bin/env python3
"""Checks that `facet schema` is a JSON Schema, and that it agrees with `facet lint`. Prints what differs; exits 1 then.

    check-schema.py FACET [--seed N] [--broken N] [--harmless N]

It needs `jsonschema`, from `.build/python` or from Python's own folders. The manual says what agreeing means, in
Schemas.md:

- Whatever the schema refuses, lint reports as a warning or an error, at the same place.
- Whatever lint reports by one of the agreed rules, the schema refuses, at the same place. Of an object that lacks
  something lint names the object, and the schema may name a place inside it.

Both are checked for each brand with the sample feeds, the plain documents of Tests/Wire, the examples of all
components, with broken copies of them, each with one fault, and with harmless changes, about which both say nothing.
"""

import argparse
import copy
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".build/python"))

from jsonschema import Draft202012Validator  # noqa: E402

MOST_BYTES = 1_000_000
# The end of the name of a component's example.
EXAMPLE = ".example.json"
AGREED = {"F009", "F010", "F012", "F023", "F033", "F034", "F035", "F060", "F061", "F062", "F063", "F064"}
BRANDS = ("doordash", "caviar")


def run(facet, *words):
    """What a command prints. A status above 1 is fine where a document is no feed."""
    return subprocess.run([facet, *words], cwd=ROOT, check=False, capture_output=True, text=True).stdout


def pointer(path):
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def is_inside(place, other):
    return place == other or place.startswith(other + "/")


# Documents


def documents(facet, brand, ids):
    """The documents to validate, by name. A page's cache is left out: its references lead the schema nowhere."""
    paths = [*(ROOT / "SampleFeeds").glob("*.json"), *(ROOT / "Tests/Wire/documents").glob("*.plain.json")]
    found = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(paths)}
    del found["index.json"]
    for id in ids:
        entry = json.loads(run(facet, "components", id, "--format", "json", "--brand", brand))
        found[id + EXAMPLE] = [json.loads(entry["example"])]
    return found


def facets(value, path=()):
    """The facets that name their component, with their paths."""
    if isinstance(value, dict):
        if isinstance(value.get("component"), dict) and "id" in value["component"]:
            yield path, value
        for key, member in value.items():
            if key not in ("custom", "logging", "ROOT_QUERY"):
                yield from facets(member, (*path, key))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from facets(element, (*path, index))


# Faults: each takes a random generator, a facet and its manifest, and returns the path of the fault inside it; `None`
# where the facet has no room for it.

FAULTS = []


def fault(make):
    FAULTS.append(make)
    return make


def put(value, path, new):
    for step in path[:-1]:
        value = value.setdefault(step, {}) if isinstance(value, dict) else value[step]
        if not isinstance(value, (dict, list)):
            return None
    if isinstance(value, list) and not isinstance(path[-1], int):
        return None
    value[path[-1]] = new
    return path


WRONG_TYPES = [
    (("text",), [7, [], "words", True]), (("text", "custom"), [7, True, "words"]),
    (("images",), [7, [], "photo"]), (("images", "main"), [7, [], True]), (("images", "icon"), [7, []]),
    (("images", "accessory"), [3.5, []]), (("images", "background"), [False, []]),
    (("events",), [7, [], "tap"]), (("events", "click"), [7, [], "tap"]),
    (("custom",), [7, [], True, "words"]), (("logging",), [7, [], "words", "[1]"]),
    (("custom", "badges"), [{}, 7, "words", True]), (("custom", "price"), [12.5, 7]),
    (("custom", "regular_price"), [12.5]), (("children",), [7, "words", True]),
]


@fault
def wrong_type(rng, facet, _):
    path, values = rng.choice(WRONG_TYPES)
    return put(facet, path, rng.choice(values))


WRONG_CUSTOM = {
    "is_currently_available": ["maybe", 2, [], {}], "is_selected": ["yes", {}], "is_spotlight": [7, []],
    "is_compact": ["no"], "underline_title": [{}], "has_required_options": ["some"], "supports_multi_select": [[]],
    "auto_scroll_interval": ["soon", True, {}], "default_quantity": ["two", []], "max_quantity": ["many", False],
    "allowed_values": [{}, "words", 7], "default_values": ["words", {}], "savelists": [True, "words"],
    "rating": ["bad", 4.5, []], "window_shopping": [[], "words"], "item_data": [7, []], "image": [[], "photo"],
    "price_name_info": [[], True], "quantity_stepper": [1, "words"], "primary_button_style": [[], "plain"],
    "extra_styles": [[], 7],
}


@fault
def wrong_custom_value(rng, facet, manifest):
    keys = [key for key in sorted(WRONG_CUSTOM) if manifest and draws(manifest, "custom." + key)]
    if not keys or not isinstance(facet.get("custom", {}), dict):
        return None
    key = rng.choice(keys)
    return put(facet, ("custom", key), rng.choice(WRONG_CUSTOM[key]))


@fault
def wrong_text(rng, facet, _):
    key = rng.choice(["title", "subtitle", "accessory", "description", "annotation"])
    if rng.randrange(4) == 0:
        return put(facet, ("text", key + "_text_attributes"), rng.choice([[], "bold", 7]))
    return put(facet, ("text", key), rng.choice([[], {}, ["words"], {"text": "words"}]))


@fault
def wrong_image(rng, facet, _):
    slots = [key for key, image in (facet.get("images") or {}).items() if isinstance(image, dict) and key != "custom"]
    if not slots:
        return None
    key = rng.choice(["uri", "local", "placeholder"])
    return put(facet, ("images", rng.choice(slots), key), rng.choice([[], {}, ["words"], {"url": "a"}]))


@fault
def wrong_text_custom(rng, facet, manifest):
    drawn = [field for field in (manifest or {}).get("reads", []) if field.startswith("text.custom.")]
    if not drawn or not isinstance((facet.get("text") or {}).get("custom", {}), dict):
        return None
    key = rng.choice(drawn).removeprefix("text.custom.")
    return put(facet, ("text", "custom", key), rng.choice([[], {}, ["words"], {"text": "words"}]))


@fault
def wrong_child(rng, facet, _):
    children = facet.get("children")
    if not isinstance(children, list) or not children:
        return None
    index = rng.randrange(len(children))
    return put(facet, ("children", index), rng.choice([7, None, "words", []]))


@fault
def wrong_data(rng, facet, _):
    click = (facet.get("events") or {}).get("click")
    if not isinstance(click, dict):
        return None
    return put(facet, ("events", "click", "data"), rng.choice([7, [], "words", "{broken"]))


@fault
def missing_id(rng, facet, _):
    if rng.random() < 0.5:
        del facet["id"]
    else:
        facet["id"] = rng.choice(["", None, [], {}])
    return ()


@fault
def missing_component(rng, facet, _):
    # Without a component it must have something else that only facets have.
    if not isinstance(facet.get("text"), dict):
        return None
    facet["id"] = rng.choice(["first", 7, "row text:1"])
    if rng.random() < 0.5:
        del facet["component"]
    else:
        facet["component"] = rng.choice([None, "", 7, {}, {"id": ""}, {"category": "row"}, []])
    return ()


@fault
def missing_need(rng, facet, manifest):
    if not manifest or not manifest["needs"]:
        return None
    for path in rng.choice(manifest["needs"]):
        *steps, key = path.split(".")
        part = facet
        for step in steps:
            part = part.get(step) if isinstance(part, dict) else part
        if isinstance(part, dict):
            if rng.random() < 0.5:
                part.pop(key, None)
            else:
                part[key] = rng.choice([None, ""] + ([[], {}] if "custom" in steps else []))
        elif isinstance(part, str):
            return None
    return ()


@fault
def missing_uri(rng, facet, _):
    data = rng.choice([{}, {"uri": ""}, {"uri": None}, {"domain": "https://example.com"}, None, ""])
    return put(facet, ("events", "click"), {"name": "navigate", "data": data})


@fault
def empty_load(rng, facet, _):
    data = rng.choice([{}, {"sections": []}, {"cursor": ""}, {"sections": "deals"}, {"section": ["deals"]}, None, ""])
    return put(facet, ("events", "click"), {"name": rng.choice(["load_content", "loadContent"]), "data": data})


@fault
def empty_dialog(rng, facet, _):
    name = rng.choice(["present_modal", "presentModal"])
    if rng.random() < 0.3:
        return put(facet, ("events", "click"), {"name": "navigate", "data": {"uri": "modal"}})
    return put(facet, ("events", "click"), {"name": name, "data": rng.choice([{}, None, ""])})


CUSTOM_OBJECTS = {
    "rating": ("averageRating", 4.5), "badges": ("dlsTagStyle", "positive"), "price": ("displayString", "$5"),
    "item_data": ("itemName", "Salt"), "allowed_values": ("queryValue", "1"),
}


@fault
def camel_case_in_custom(rng, facet, manifest):
    keys = [key for key in sorted(CUSTOM_OBJECTS) if manifest and draws(manifest, "custom." + key)]
    if not keys or not isinstance(facet.get("custom", {}), dict):
        return None
    key = rng.choice(keys)
    member, value = CUSTOM_OBJECTS[key]
    is_list = key in ("badges", "allowed_values")
    return put(facet, ("custom", key), [{member: value}] if is_list else {member: value})


@fault
def incomplete_price(rng, facet, _):
    price = {"unit_amount": 1525, "decimal_places": 2, "currency": "USD"}
    key = rng.choice(list(price))
    if rng.random() < 0.5:
        del price[key]
    else:
        price[key] = rng.choice({"currency": ["", None], "decimal_places": [9, -1, "two"]}.get(key, ["x", None, 1.5]))
    places = [("price",), ("regular_price",), ("item_data", "price"), ("price_name_info", "nv", "base", "price", "default", "price")]
    return put(facet, ("custom", *rng.choice(places)), price)


def draws(manifest, field):
    return field in manifest["reads"]


@fault
def undrawn_text(rng, facet, manifest):
    keys = [key for key in ("title", "subtitle", "accessory", "description", "annotation")
            if manifest and not draws(manifest, "text." + key)]
    return put(facet, ("text", rng.choice(keys)), rng.choice(["words", 7, True])) if keys else None


@fault
def undrawn_picture(rng, facet, manifest):
    slots = [slot for slot in ("main", "icon", "background", "accessory")
             if manifest and not draws(manifest, "images." + slot) and not (facet.get("images") or {}).get(slot)]
    image = rng.choice(["star", {"uri": "https://img.example.com/a.png"}, {"local": "star"}, {"placeholder": "a star"}])
    return put(facet, ("images", rng.choice(slots)), image) if slots else None


@fault
def undrawn_child(rng, facet, manifest):
    if not manifest or draws(manifest, "children") or "childrenCount" in facet:
        return None
    child = {"id": "child", "component": {"id": "row.text", "category": "row"}, "text": {"title": "A child"}}
    facet["children"] = [child]
    return ("children", 0)


@fault
def lost_facets(rng, facet, manifest):
    if not manifest or not draws(manifest, "children") or "childrenCount" in facet:
        return None
    child = {"id": "child", "component": {"id": "row.text", "category": "row"}, "text": {"title": "A child"}}
    facet["children"] = []
    return put(facet, (rng.choice(["items", "body", "rows"]),), [child])


@fault
def unknown_words(rng, facet, manifest):
    key = rng.choice(["greeting", "line_two", "small_print"])
    if not manifest or isinstance((facet.get("text") or {}).get("custom"), list):
        return None
    return put(facet, ("text", "custom", key), rng.choice(["Hello there", "20%", "nan%", "true story"]))


BAD_VALUES = [
    (("style", "background_color"), ["CHARTREUSE", "#12345", "USAGE_COLOR_PLAID"]),
    (("style", "border", "color"), ["plaid", "00838"]), (("style", "border", "style"), ["wavy", "SOLIDISH"]),
    (("style", "border", "width"), ["thick", "2pt"]), (("style", "size_class"), ["SIZE_CLASS_VAST", "big"]),
    (("style", "dls_type"), ["DLS_TYPE_LOUD", "primaryish"]), (("style", "spacing"), ["SPACING_VAST", "12px"]),
    (("style", "padding"), ["SPACING_VAST"]), (("style", "padding", "top"), ["roomy"]),
    (("layout", "dls_padding"), ["roomy"]), (("layout", "dls_padding", "left"), ["SPACING_VAST"]),
    (("layout", "grid_specs", "Mobile", "inter_row_spacing"), ["roomy"]),
    (("text", "title_text_attributes", "text_style"), ["DLS_TEXT_STYLE_LOUD", "titles"]),
    (("text", "description_text_attributes", "text_color"), ["plaid"]),
    (("images", "main", "style"), ["STYLE_STAR", "style_circle", 7, True]),
    (("custom", "title_color"), ["plaid"]), (("custom", "panel", "border_color"), ["plaid"]),
    (("custom", "extra_styles", "title", "color"), ["plaid"]), (("custom", "range_direction"), ["sideways", 7]),
]


def camel_case(key):
    first, *words = key.split("_")
    return first + "".join(word.capitalize() for word in words)


@fault
def bad_value(rng, facet, _):
    path, values = rng.choice(BAD_VALUES)
    # Of two spellings of one key only one is read.
    if camel_case(path[1]) != path[1] and camel_case(path[1]) in (facet.get(path[0]) or {}):
        return None
    if path[0] == "images" and not isinstance((facet.get("images") or {}).get("main"), dict):
        return None
    return put(facet, path, rng.choice(values))


@fault
def bare_badge(rng, facet, _):
    return put(facet, ("custom", "badges"), [{"text": "New"}, rng.choice(["20% off", 7, ["x"]])]) and ("custom", "badges", 1)


@fault
def bad_badge(rng, facet, _):
    key, value = rng.choice([
        ("type", "shiny"), ("type", 7), ("dls_tag_style", "loud"), ("dls_tag_type", "loud"), ("dls_tag_size", "vast"),
        ("dls_text_style", "LOUD"), ("background_color", "plaid"),
    ])
    return put(facet, ("custom", "badges"), [{"text": "New"}, {"text": "Hot", key: value}]) and ("custom", "badges", 1, key)


@fault
def bad_camel_case(rng, facet, _):
    path, value = rng.choice([
        (("style", "backgroundColor"), "plaid"), (("style", "sizeClass"), "vast"), (("style", "dlsType"), "loud"),
        (("text", "titleTextAttributes", "textColor"), "plaid"), (("layout", "dlsPadding", "top"), "roomy"),
        (("layout", "gridSpecs", "Tablet", "interColumnSpacing"), "roomy"),
    ])
    part = facet.get(path[0]) or {}
    if any(camel_case(key) == path[1] for key in part):
        return None
    return put(facet, path, value)


def misspelled(rng, key):
    """The key with one wrong letter, or in other capitals. The first letter stays, because short keys depend on it."""
    place = rng.randrange(1, len(key)) if len(key) > 2 else 1
    letter = rng.choice("aeioukmrstx")
    return rng.choice([
        key[:place] + key[place + 1:], key[:place] + letter + key[place:], key[:place] + letter + key[place + 1:],
        key[: place - 1] + key[place] + key[place - 1] + key[place + 1:], key.capitalize(), key.upper(),
        key[:place] + "_" + key[place:], key[:place] + "-" + key[place:],
    ])


def rename(rng, value, path, keys):
    """Misspells one of some keys of an object, if it keeps its meaning: a key of three letters is known or not."""
    known = [key for key in value if key in keys and value[key] is not None]
    if not known:
        return None
    key = rng.choice(known)
    new = misspelled(rng, key)
    if len(key.replace("_", "")) < 5 and new.replace("_", "").replace("-", "").lower() != key:
        new = key.capitalize()
    if new in value or new in keys or new.startswith("__"):
        return None
    value[new] = value.pop(key)
    return (*path, new)


FACET_KEYS = {"id", "component", "text", "images", "events", "custom", "logging", "layout", "style", "children"}
TEXT_KEYS = {"title", "subtitle", "accessory", "description", "custom", "title_text_attributes", "titleTextAttributes"}
IMAGE_KEYS = {"uri", "local", "placeholder", "style"}


@fault
def misspelled_facet_key(rng, facet, _):
    return rename(rng, facet, (), FACET_KEYS) if isinstance(facet.get("text"), dict) else None


@fault
def misspelled_text_key(rng, facet, _):
    text = facet.get("text")
    return rename(rng, text, ("text",), TEXT_KEYS) if isinstance(text, dict) else None


@fault
def misspelled_image_key(rng, facet, _):
    images = facet.get("images")
    if not isinstance(images, dict) or not images:
        return None
    if rng.random() < 0.4:
        return rename(rng, images, ("images",), {"main", "icon", "background", "accessory", "custom"})
    slot = rng.choice([key for key in images if key != "custom"] or [None])
    image = images.get(slot)
    return rename(rng, image, ("images", slot), IMAGE_KEYS) if isinstance(image, dict) else None


@fault
def misspelled_action_key(rng, facet, _):
    click = (facet.get("events") or {}).get("click")
    if not isinstance(click, dict):
        return None
    if rng.random() < 0.5 and isinstance(click.get("data"), dict):
        return rename(rng, click["data"], ("events", "click", "data"), {"uri", "domain", "cursor", "sections"})
    return rename(rng, click, ("events", "click"), {"name", "data"})


@fault
def misspelled_custom_key(rng, facet, manifest):
    custom = facet.get("custom")
    if not manifest or not isinstance(custom, dict):
        return None
    reads = {field.removeprefix("custom.") for field in manifest["reads"] if field.startswith("custom.")}
    return rename(rng, custom, ("custom",), reads)


@fault
def misspelled_part(rng, facet, manifest):
    custom = facet.get("custom")
    parts = {
        "rating": {"average_rating", "display_num_ratings"}, "price": {"display_string", "unit_amount", "currency"},
        "item_data": {"item_name", "price", "store_name"},
    }
    if not manifest or not isinstance(custom, dict):
        return None
    known = [key for key in parts if isinstance(custom.get(key), dict) and draws(manifest, "custom." + key)]
    if not known:
        return None
    key = rng.choice(known)
    return rename(rng, custom[key], ("custom", key), parts[key])


# Faults of the page and its sections. They take the whole document.


def break_page(rng, document):
    if not isinstance(document, dict) or not isinstance(document.get("body"), list) or not document["body"]:
        return None
    sections = document["body"]
    index = rng.randrange(len(sections))
    section = sections[index]
    if not isinstance(section, dict) or "component" in section:
        return None
    kind = rng.randrange(11)
    if kind == 10 and "sections" not in document:
        document["sections"] = sections
        return ("body",)
    if kind == 0:
        return put(document, ("page",), rng.choice([7, [], "next"]))
    if kind == 1:
        return put(document, ("page", "next"), rng.choice([7, [], "next"]))
    if kind == 2 and "onLoad" not in (document.get("page") or {}):
        return put(document, ("page", "on_load"), [rng.choice([7, None, "next"])]) and ("page", "on_load", 0)
    if kind == 3:
        sections.append(rng.choice([7, None, "words", []]))
        return ("body", len(sections) - 1)
    if kind == 4:
        return put(document, ("body", index, rng.choice(["header", "body", "footer"])), rng.choice([7, True, "words"]))
    if kind == 5:
        return put(document, ("body", index, "style", "background_color"), "plaid")
    if kind == 6:
        return put(document, ("style", "spacing"), "SPACING_VAST")
    if kind == 9:
        child = {"id": "child", "component": {"id": "row.text"}, "text": {"title": "A child"}}
        section["body"] = []
        return put(document, ("body", index, rng.choice(["children", "items"])), [child])
    if kind == 7:
        return rename(rng, section, ("body", index), {"header", "footer", "layout", "style"})
    return put(document, ("body", index, "layout", "dls_padding"), "roomy")


def broken(rng, documents, manifests, count):
    """Copies of documents with one fault each: the name of the document, the copy, the place and the kind."""
    names = sorted(documents)
    examples = [name for name in names if name.endswith(EXAMPLE)]
    pages = [name for name in names if isinstance(documents[name], dict) and "body" in documents[name]]
    number = 0
    made = []
    while len(made) < count:
        number += 1
        # Examples are small and of all components, so they come more often.
        name = rng.choice(pages if number % 8 == 0 else examples if number % 3 else names)
        document = copy.deepcopy(documents[name])
        if number % 8 == 0:
            place = break_page(rng, document)
            kind = "page"
        else:
            places = list(facets(document))
            if not places:
                continue
            path, facet = rng.choice(places)
            make = FAULTS[number % len(FAULTS)]
            inside = make(rng, facet, manifests.get(facet["component"]["id"]))
            place = None if inside is None else (*path, *inside)
            kind = make.__name__
        if place is not None and document != documents[name]:
            made.append((name, document, pointer(place), kind))
    return made


# Harmless changes


def add_unknown_key(rng, document):
    objects = [facet for _, facet in facets(document)]
    if isinstance(document, dict):
        objects.append(document)
    value = rng.choice(objects)
    inner = [value] + [value[key] for key in ("component", "text", "images", "events", "custom", "style")
                       if isinstance(value.get(key), dict) and key != "events"]
    target = rng.choice(inner)
    new = rng.choice([7, None, True, {"x": [1]}, []])
    target[rng.choice(["x_experiment_17", "zzz", "future_thing", "$schema", "facets_version", "//"])] = (
        {"uri": ""} if target is value.get("images") else new)


def add_unknown_component(rng, document):
    lists = [facet["children"] for _, facet in facets(document)
             if isinstance(facet.get("children"), list) and facet["children"]]
    if isinstance(document, list) and any("component" in element for element in document):
        lists.append(document)
    if not lists:
        return add_unknown_key(rng, document)
    unknown = {
        "id": "later", "childrenCount": 0, "component": {"id": "card.hologram", "category": "hologram", "depth": 3},
        "text": {"title": "Later", "annotation": "x", "custom": {"anything": "goes here"}},
        "images": {"main": "star", "background": {"uri": "a.png"}}, "custom": {"beam": {"color": "plaid"}},
        "events": {"click": {"name": "teleport", "data": {"to": "there"}}, "long_press": {"name": "wave"}},
    }
    rng.choice(lists).append(unknown)


def name_later_version(rng, document):
    _, facet = rng.choice(list(facets(document)))
    facet["component"]["version"] = rng.choice(["9.0.0", 9, None])
    facet["component"]["category"] = rng.choice(["hologram", None, 7])


def send_null(rng, document):
    _, facet = rng.choice(list(facets(document)))
    facet.setdefault(rng.choice(["layout", "style", "logging", "images", "events", "children"]), None)


def send_number_as_text(rng, document):
    _, facet = rng.choice(list(facets(document)))
    if isinstance(facet.get("text"), dict) and facet["text"].get("title"):
        facet["text"]["title"] = rng.choice([7, True, 3.5])


def harmless(rng, documents, count):
    changes = [add_unknown_key, add_unknown_component, name_later_version, send_null, send_number_as_text]
    names = [name for name in sorted(documents) if any(True for _ in facets(documents[name]))]
    made = []
    for number in range(count):
        name = rng.choice(names)
        document = copy.deepcopy(documents[name])
        change = changes[number % len(changes)]
        change(rng, document)
        made.append((name, document, "", change.__name__))
    return made


# The comparison


class Comparison:
    def __init__(self, facet, brand, schema):
        self.facet = facet
        self.brand = brand
        self.validator = Draft202012Validator(schema)
        self.faults = []

    def refused(self, document):
        return sorted({pointer(error.absolute_path) for error in self.validator.iter_errors(document)})

    def found(self, documents):
        """The findings of lint about each document: (rule, severity, place, message)."""
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for number, document in enumerate(documents):
                paths.append(Path(folder) / f"{number}.json")
                paths[-1].write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
            results = {}
            for start in range(0, len(paths), 200):
                report = run(self.facet, "lint", *map(str, paths[start:start + 200]), "--format", "json", "--brand", self.brand)
                for file in json.loads(report)["files"]:
                    # A response with several feeds has several entries.
                    results.setdefault(Path(file["path"]).name, []).extend(file["diagnostics"])
            return [[(entry["code"], entry["severity"], entry["pointer"], entry["message"])
                     for entry in results.get(path.name, [])] for path in paths]

    def differences(self, refused, found):
        reported = [entry for entry in found if entry[1] != "note"]
        for place in refused:
            if not any(is_inside(place, entry[2]) for entry in reported):
                yield f"only the schema refuses {place or 'the document'}"
        for code, _, place, message in reported:
            if code in AGREED and not any(is_inside(other, place) for other in refused):
                yield f"only lint reports {place or 'the document'}: {code} {message}"

    def complain(self, name, kind, text):
        self.faults.append(f"{name} ({kind}): {text}")


def check_samples(comparison, documents):
    names = sorted(documents)
    found = comparison.found([documents[name] for name in names])
    invalid = 0
    for name, findings in zip(names, found):
        refused = comparison.refused(documents[name])
        invalid += bool(refused)
        for difference in comparison.differences(refused, findings):
            comparison.complain(name, "as it is", difference)
    print(f"{len(names)} documents, {invalid} of them refused")


def check_changes(comparison, documents, changes, should_break):
    """Checks changed copies. What a document has before its change does not count."""
    before = {}
    names = sorted({name for name, _, _, _ in changes})
    for name, findings in zip(names, comparison.found([documents[name] for name in names])):
        before[name] = set(comparison.refused(documents[name])), set(findings)
    kinds = {}
    for (name, document, place, kind), findings in zip(changes, comparison.found([entry[1] for entry in changes])):
        kinds[kind] = kinds.get(kind, 0) + 1
        refused = comparison.refused(document)
        for difference in comparison.differences(refused, findings):
            comparison.complain(name, kind + " at " + place, difference)
        new_refused = [other for other in refused if other not in before[name][0]]
        new_found = [entry for entry in findings
                     if entry not in before[name][1] and entry[0] in AGREED and entry[1] != "note"]
        if should_break:
            if not any(is_inside(other, place) or is_inside(place, other) for other in new_refused):
                comparison.complain(name, kind, f"the schema does not refuse {place}")
            if not any(is_inside(entry[2], place) or is_inside(place, entry[2]) for entry in new_found):
                comparison.complain(name, kind, f"lint does not report {place}")
        else:
            for other in new_refused:
                comparison.complain(name, kind, f"the schema refuses {other} after a harmless change")
            for entry in new_found:
                comparison.complain(name, kind, f"lint reports {entry[2]} after a harmless change: {entry[0]}")
    word = "broken" if should_break else "harmless"
    print(f"{len(changes)} {word} copies: " + ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))


def check_brand(facet, brand, options):
    """The differences for the components of one brand."""
    text = run(facet, "schema", "--brand", brand)
    faults = []
    if text != run(facet, "schema", "--brand", brand):
        faults.append("two runs print different schemas")
    if len(text.encode()) > MOST_BYTES:
        faults.append(f"the schema has {len(text.encode())} bytes, more than {MOST_BYTES}")
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    print(f"{brand}: {len(text.encode()):,} bytes, a JSON Schema of draft 2020-12")

    manifest = json.loads(run(facet, "components", "--format", "json", "--brand", brand))
    manifests = {component["id"]: component for component in manifest["components"]}
    samples = documents(facet, brand, manifests)
    comparison = Comparison(facet, brand, schema)
    rng = random.Random(f"{options.seed} {brand}")
    check_samples(comparison, samples)
    check_changes(comparison, samples, broken(rng, samples, manifests, options.broken), should_break=True)
    check_changes(comparison, samples, harmless(rng, samples, options.harmless), should_break=False)
    return faults + comparison.faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("facet")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broken", type=int, default=200, help="the number of broken copies for each brand")
    parser.add_argument("--harmless", type=int, default=50, help="the number of harmless copies for each brand")
    options = parser.parse_args()
    faults = []
    for brand in BRANDS:
        faults += [f"{brand}: {fault}" for fault in check_brand(str(Path(options.facet).resolve()), brand, options)]
    for fault in faults[:40]:
        print("error:", fault)
    if faults:
        sys.exit(f"{len(faults)} differences between the schema and lint")


if __name__ == "__main__":
    main()
