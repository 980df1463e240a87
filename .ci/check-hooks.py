#!/usr/bin/env python3
"""Runs the manual's hook for pre-commit and the commands of its GitHub workflow: `check-hooks.py FACET`.

A commit of a faulty feed has to be refused, a clean one accepted, and the workflow has to write what it promises.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

PAGE = Path(__file__).resolve().parent.parent / "Sources/facet/Documentation.docc/Pipelines.md"
CLEAN = '[{"id": "soup", "component": {"id": "row.text"}, "text": {"title": "Soup"}}]\n'
FAULTY = '[{"id": "soup", "text": {"title": "Soup"}}, {"id": "b", "component": {"id": "row.text"}, "text": {"title": "B"}}]\n'


def example(name):
    """Returns the text of an example of the page."""
    found = re.search(f"<!-- example: {name} -->\\n```yaml\\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return found.group(1)


class Repository:
    """A new repository with a folder of feeds, in which `facet` is the program to try."""

    def __init__(self, folder, program):
        self.folder = Path(folder)
        tools = self.folder / "bin"
        tools.mkdir()
        (tools / "facet").symlink_to(Path(program).resolve())
        self.environment = {
            "PATH": f"{tools}:{os.environ['PATH']}",
            "HOME": str(self.folder),
            "GIT_CONFIG_NOSYSTEM": "1",
            "LC_ALL": "C.UTF-8",
        }
        self.root = self.folder / "menu"
        (self.root / "feeds").mkdir(parents=True)
        self.run("git init -q && git config user.name Ada && git config user.email ada@example.com")

    def run(self, command):
        """Runs a line of a shell as GitHub does."""
        return subprocess.run(
            ["bash", "-eo", "pipefail", "-c", command],
            cwd=self.root, env=self.environment, capture_output=True, text=True, timeout=120)

    def write(self, name, text):
        (self.root / name).write_text(text, encoding="utf-8")


def check_hook(repository):
    repository.write(".pre-commit-config.yaml", example("pre-commit"))
    installed = repository.run("pre-commit install")
    if installed.returncode:
        yield "pre-commit install: " + installed.stderr
        return
    repository.write("feeds/soup.json", CLEAN)
    repository.write("settings.json", "{}")
    clean = repository.run("git add . && git commit -q -m clean")
    if clean.returncode:
        yield "a clean feed was refused: " + clean.stdout + clean.stderr
    repository.write("feeds/soup.json", FAULTY)
    faulty = repository.run("git add . && git commit -q -m faulty")
    said = faulty.stdout + faulty.stderr
    if not faulty.returncode or "feeds/soup.json:1:2: error[F010]" not in said:
        yield "a faulty feed was not refused with its place: " + said
    repository.write("facet.json", '{"ignore": ["soup.json"]}')
    ignored = repository.run("git add . && git commit -q -m ignored")
    if ignored.returncode:
        yield "an ignored feed was refused: " + ignored.stdout + ignored.stderr
    repository.run("git rm -q --cached facet.json && rm facet.json")


def check_workflow(repository):
    steps = yaml.safe_load(example("workflow"))["jobs"]["lint"]["steps"]
    commands = {step["name"]: step["run"] for step in steps if "run" in step}
    if "apt-get" not in commands.pop("Install facet"):
        yield "the first command installs facet"
    for feed, has_fault in ((CLEAN, False), (FAULTY, True)):
        repository.write("feeds/soup.json", feed)
        kept = repository.run(commands["Keep all findings"])
        if kept.returncode:
            yield "keeping findings ended the job: " + kept.stderr
        name = next(step["with"]["sarif_file"] for step in steps if "sarif_file" in step.get("with", {}))
        results = json.loads((repository.root / name).read_text(encoding="utf-8"))["runs"][0]["results"]
        if ("F010" in {result["ruleId"] for result in results}) != has_fault:
            yield f"the kept findings are {results}"
        written = repository.run(commands["Write findings beside the lines"])
        annotations = re.findall(r"^::error file=feeds/soup.json,line=1,", written.stdout, re.MULTILINE)
        if bool(written.returncode) != has_fault or bool(annotations) != has_fault:
            yield f"the workflow ends with {written.returncode}: {written.stdout}"


def main():
    with tempfile.TemporaryDirectory() as folder:
        repository = Repository(folder, sys.argv[1])
        faults = [*check_hook(repository), *check_workflow(repository)]
    print("\n".join(faults) or "hooks: a faulty feed is refused, a clean one accepted, the workflow writes its findings")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
