"""Functions for the checks of speed, which read figures from facet-bench and allow for a busy machine."""

import json
import subprocess

ROUNDS = 3


def figures(folder, *topic):
    """Returns the figures of `facet-bench` for a topic and its arguments, by case, name and unit. The program is in the
    folder of the release build."""
    output = subprocess.run([f"{folder}/facet-bench", *topic, "--format", "json"], check=True, capture_output=True)
    return {(row["case"], row["what"], row["unit"]): row["value"] for row in json.loads(output.stdout)["rows"]}


def holds(measure):
    """Returns whether each check of `measure` passes in at least one of a few rounds. A busy machine may fail a whole round,
    but a real slowdown fails all of them."""
    has_held = None
    for _ in range(ROUNDS):
        are_kept = measure()
        has_held = are_kept if has_held is None else [a or b for a, b in zip(has_held, are_kept)]
        if all(has_held):
            return True
    return False
