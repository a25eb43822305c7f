"""Pseudo-terminals that look like serial ports, for tests: one command a line, one answer each.

    plug PATH         a new terminal, to be found at PATH
    unplug PATH       hangs up, and PATH is gone
    write PATH HEX    bytes as the device at the other end sends them
"""

import os
import pty
import sys
import tty

masters = {}

for line in sys.stdin:
    command, path, *rest = line.split()
    if command == "plug":
        master, slave = pty.openpty()
        tty.setraw(slave)
        os.symlink(os.ttyname(slave), path)
        masters[path] = (master, slave)
    elif command == "unplug":
        os.unlink(path)
        for descriptor in masters.pop(path):
            os.close(descriptor)
    elif command == "write":
        os.write(masters[path][0], bytes.fromhex(rest[0]))
    print("done", flush=True)
