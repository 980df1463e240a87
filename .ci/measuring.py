"""What the checks of speed share: figures from facet-bench, and patience with the machine that they are taken on."""

import json
import subprocess

ROUNDS = 3


def figures(folder, topic):
    """What `facet-bench` says of a topic, by case and name. The program lies in the folder of the release build."""
    output = subprocess.run([f"{folder}/facet-bench", topic, "--format", "json"], check=True, capture_output=True)
    return {(row["case"], row["what"], row["unit"]): row["value"] for row in json.loads(output.stdout)["rows"]}


def holds(measure):
    """Whether each of the things that `measure` looks at is as it should be in one of a few rounds. A machine may be slow
    for all of a round; what is real shows in every one."""
    has_held = None
    for _ in range(ROUNDS):
        are_kept = measure()
        has_held = are_kept if has_held is None else [a or b for a, b in zip(has_held, are_kept)]
        if all(has_held):
            return True
    return False
