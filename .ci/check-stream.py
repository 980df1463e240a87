#!/usr/bin/env python3
"""Compares `facet lint --stream` with programs that only parse: jq, and Python with orjson. Takes the program.

All read the same lines, one after the other, on one processor and on two. It fails if lint on the processors of the
machine is slower than parsing with orjson, or needs more memory than a bar.
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from measuring import holds

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Warehouse"))
import responses

SIZE = 100_000_000
ORJSON = "import sys, orjson\nfor line in sys.stdin.buffer: orjson.loads(line)"
LEAST_AGAINST_ORJSON = 1.0
MOST_MEMORY = 64 << 20


def write_lines(path):
    chance = random.Random(7)
    with open(path, "wb") as file:
        number = 0
        while file.tell() < SIZE:
            response = responses.Response(number, chance)
            response.poison, response.is_packed = None, False
            file.write(b'{"key":"%s","body":%s}\n' % (response.key.encode(), response.body()))
            number += 1


def run(command, path, cores):
    """Returns the seconds and the peak memory of a command."""
    # `time` says the memory; a child of Python would count Python's own.
    words = ["/usr/bin/time", "--quiet", "-f", "%M", "taskset", "-c", f"0-{cores - 1}", *command]
    with open(path, "rb") as lines:
        start = time.monotonic()
        done = subprocess.run(words, stdin=lines, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"error: {command[0]} ended with {done.returncode}: {done.stderr}")
    return time.monotonic() - start, int(done.stderr.split()[-1]) << 10


def measure(program, path):
    size = path.stat().st_size
    speeds, memory = {}, {}
    for what, command, counts in (
        ("facet lint --stream", [program, "lint", "--stream"], (1, 2)),
        ("orjson", [sys.executable, "-c", ORJSON], (1,)),
        ("jq -c .", ["jq", "-c", "."], (1,)),
    ):
        for cores in counts:
            seconds, memory[what] = run(command, path, cores)
            speeds[what, cores] = size / seconds / 1e6
            print(f"{what}, {cores} processors: {speeds[what, cores]:.0f} MB/s, "
                  f"largest process {memory[what] >> 20} MB")
    ratio = speeds["facet lint --stream", 2] / speeds["orjson", 1]
    print(f"lint on two processors is {ratio:.2f} times as fast as orjson; "
          f"on one {speeds['facet lint --stream', 1] / speeds['orjson', 1]:.2f}")
    return [ratio >= LEAST_AGAINST_ORJSON, memory["facet lint --stream"] <= MOST_MEMORY]


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "lines.jsonl"
        write_lines(path)
        sys.exit(not holds(lambda: measure(sys.argv[1], path)))


if __name__ == "__main__":
    main()
