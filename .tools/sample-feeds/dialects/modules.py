"""Display modules: the response before facets, a flat list in which single facets and sections began to appear."""

from dialects import mobile
from model import Facet, Section


def response(modules: list[dict]) -> dict:
    return {"display_modules": modules}


def module(kind: str, key: str, data: dict) -> dict:
    return {"type": kind, "id": key, "data": data}


def facet(facet: Facet) -> dict:
    return module("facet", f"facet-{facet.id}", mobile.facet(facet))


def section(section: Section) -> dict:
    return module("facet_section", f"section-{section.id}", mobile.section(section))
