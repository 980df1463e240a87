#!/usr/bin/env python3
"""Opens a program in a terminal, waits for words on the screen, and quits with q: `browse.py WORDS -- COMMAND…`.

Exits 1 if the words do not come within ten seconds, if the program does not end with status 0 then, or if the screen is
not given back.
"""

import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time

SECONDS = 10
ALTERNATE, USUAL = b"\x1b[?1049h", b"\x1b[?1049l"


def main():
    words, _, *command = sys.argv[1:]
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        os.execvp(command[0], command)
    shown, has_quit, end = b"", False, time.monotonic() + SECONDS
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            shown += piece
        if not has_quit and words.encode() in shown:
            os.write(terminal, b"q")
            has_quit = True
    else:
        os.kill(process, 9)
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    faults = []
    if not has_quit:
        faults.append(f"'{words}' does not come: {shown[-600:]!r}")
    elif status:
        faults.append(f"status {status}: {shown[-600:]!r}")
    elif shown.count(ALTERNATE) != shown.count(USUAL):
        faults.append("the screen is not given back")
    for fault in faults:
        print(f"error: {' '.join(command[-2:])}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
