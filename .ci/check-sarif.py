#!/usr/bin/env python3
"""Checks that `facet lint --format sarif` keeps to the published schema of SARIF 2.1.0: `check-sarif.py FACET`.

The objects of the log are held to the classes of `sarif-om`, which are made from that schema: each knows its properties
and those that it needs. The kinds of the values, and the addresses of files, are held to the schema's text, as far as
lint writes them. It needs `sarif-om` and `jsonschema`, from `.build/python` or from Python's own folders.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".build/python"))

import attr  # noqa: E402
import sarif_om  # noqa: E402
from jsonschema import Draft7Validator  # noqa: E402

TEXT = {"type": "string"}
COUNT = {"type": "integer", "minimum": 1}
LEVEL = {"enum": ["none", "note", "warning", "error"]}


def message():
    return thing("Message", text=TEXT)


def many(items):
    return {"type": "array", "items": items}


def thing(name, /, **values):
    """The schema of an object: no property but these, all of them the class's own, and all that the class needs."""
    fields = attr.fields(getattr(sarif_om, name))
    known = {field.metadata["schema_property_name"] for field in fields}
    needed = {field.metadata["schema_property_name"] for field in fields if field.default is attr.NOTHING}
    values = {key.replace("dollar_", "$"): value for key, value in values.items()}
    assert set(values) <= known, f"{name} has no {sorted(set(values) - known)}"
    assert needed <= set(values), f"{name} needs {sorted(needed - set(values))}"
    return {
        "type": "object",
        "properties": values,
        "required": sorted(needed),
        "additionalProperties": False,
        "minProperties": 1,
    }


RULE = thing(
    "ReportingDescriptor",
    id=TEXT, name=TEXT, shortDescription=thing("MultiformatMessageString", text=TEXT),
    help=thing("MultiformatMessageString", text=TEXT),
    defaultConfiguration=thing("ReportingConfiguration", level=LEVEL),
)
PLACE = thing(
    "Location",
    physicalLocation=thing(
        "PhysicalLocation",
        artifactLocation=thing("ArtifactLocation", uri=TEXT),
        region=thing("Region", startLine=COUNT, startColumn=COUNT),
    ),
    logicalLocations=many(thing("LogicalLocation", fullyQualifiedName=TEXT)),
)
RESULT = thing(
    "Result",
    ruleId=TEXT, ruleIndex={"type": "integer", "minimum": -1}, level=LEVEL, message=message(), locations=many(PLACE),
)
INVOCATION = thing(
    "Invocation",
    executionSuccessful={"type": "boolean"}, exitCode={"type": "integer"},
    toolExecutionNotifications=many(thing("Notification", level=LEVEL, message=message())),
)
LOG = thing(
    "SarifLog",
    dollar_schema=TEXT, version={"const": "2.1.0"},
    runs=many(
        thing(
            "Run",
            tool=thing("Tool", driver=thing("ToolComponent", name=TEXT, version=TEXT, rules=many(RULE))),
            columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]}, results=many(RESULT), invocations=many(INVOCATION),
        )
    ),
)


def faults(log, paths):
    """What is wrong in a log, as sentences."""
    yield from (f"/{'/'.join(map(str, fault.absolute_path))}: {fault.message}" for fault in Draft7Validator(LOG).iter_errors(log))
    for run in log["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        if len(set(rules)) != len(rules):
            yield "two rules have one id"
        for result in run["results"]:
            if rules[result["ruleIndex"]] != result["ruleId"]:
                yield f"ruleIndex {result['ruleIndex']} is not {result['ruleId']}"
            for place in result["locations"]:
                uri = place["physicalLocation"]["artifactLocation"]["uri"]
                parts = urlsplit(uri)
                if parts.query or parts.fragment or parts.scheme not in ("", "file") or not uri.isascii():
                    yield f"{uri} names no file"
                if unquote(parts.path) not in paths:
                    yield f"{uri} names a file that was not linted"


def main():
    facet = sys.argv[1]
    checked, wrong = 0, []
    with tempfile.TemporaryDirectory() as folder:
        odd = Path(folder) / "a b#c?d%25:é😀.json"
        odd.write_text('[{"id": "a\\u0000\\"", "component": {"id": "row.\\ud83d\\ude00"}, "text": {"titel": "A"}}]', encoding="utf-8")
        empty = Path(folder) / "empty.json"
        empty.write_text("", encoding="utf-8")
        for sources in ([ROOT / "SampleFeeds"], [ROOT / "Tests/Hostile"], [ROOT / "Tests/Wire/documents"], [odd, empty, Path(folder) / "missing.json"]):
            command = [facet, "lint", "--format", "sarif", *map(str, sources)]
            log = json.loads(subprocess.run(command, check=False, capture_output=True).stdout)
            paths = {str(path) for source in sources for path in ([source] if not source.is_dir() else source.rglob("*"))}
            wrong += [f"{sources[0].name}: {fault}" for fault in faults(log, paths)]
            checked += sum(len(run["results"]) for run in log["runs"])
    print("\n".join(wrong[:20]))
    print(f"sarif: {len(wrong)} faults in {checked} results")
    return 1 if wrong or checked < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
