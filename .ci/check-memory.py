#!/usr/bin/env python3
"""Fails when a page of 50 MB that changes while it is open takes too much memory. Takes the folder of the release build.

The page before the change is kept for comparisons, so two pages are there at once. The figure is the most memory that
the process has had, in multiples of the file, program included.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

MOST = 2.5
CHANGES = 4
PATIENCE = 60


class Screen:
    """A program with a terminal of its own."""

    def __init__(self, command):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
            os.environ.pop("COLORTERM", None)
            os.execv(command[0], command)

    def wait_for(self, text):
        """Reads until the program has written a text."""
        written = b""
        end = time.monotonic() + PATIENCE
        while text not in written:
            if time.monotonic() > end:
                raise SystemExit(f"the screen does not show {text!r}")
            if not select.select([self.terminal], [], [], 1)[0]:
                continue
            piece = os.read(self.terminal, 1 << 16)
            if b"\x1b[c" in piece:
                os.write(self.terminal, b"\x1b[?62c")
            written = written[-len(text):] + piece

    def most_memory(self):
        with open(f"/proc/{self.process}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def corpus(folder):
    return subprocess.run(
        [f"{folder}/facet-bench", "decode", "--worker", "corpus", "50MB"], check=True, capture_output=True).stdout


def marked(feed, word):
    """Returns the feed with a word before the first titles."""
    return feed.replace(b'"title":"', b'"title":"' + word + b" ", 60)


def measure(folder):
    feed = corpus(folder)
    with tempfile.TemporaryDirectory() as place:
        page = f"{place}/page.json"

        def write(word):
            # Editors put a new file in the place of the old one.
            with open(page + ".new", "wb") as file:
                file.write(marked(feed, word))
            os.rename(page + ".new", page)

        write(b"Zero")
        screen = Screen([f"{folder}/facet", page, "--no-mouse"])
        screen.wait_for(b"Zero")
        print(f"open: {screen.most_memory() / len(feed):.2f} times the file")
        for number, word in enumerate([b"First", b"Second", b"Third", b"Fourth"][:CHANGES], 1):
            write(word)
            screen.wait_for(word)
            print(f"after {number} changes: {screen.most_memory() / len(feed):.2f} times the file")
        most = screen.most_memory() / len(feed)
        screen.close()
    return most <= MOST


if __name__ == "__main__":
    sys.exit(not measure(sys.argv[1]))
