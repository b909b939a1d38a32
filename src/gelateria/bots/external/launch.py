"""Runs a program within its limits, and ends it when nobody is there any more to hear it.

`launch.py LIFELINE BYTES COMMAND …`, in a process group of its own. The lifeline is a pipe whose other end is held by
whoever started us: when that process is gone, however it went, so is the program. It stands alone, without the rest
of the package, so that it is up in no time.
"""

import os
import resource
import signal
import sys
import threading
from contextlib import suppress

NOT_FOUND = 127


def run(lifeline: int, memory: int, command: list[str]) -> int:
    """The program's exit code; 128 and more when a signal ended it, as shells have it."""
    child = os.fork()
    if child == 0:
        os.close(lifeline)
        become(memory, command)
    for stream in (0, 1, 2):
        os.close(stream)
    threading.Thread(target=watch, args=(lifeline,), daemon=True).start()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code >= 0 else 128 - code


def become(memory: int, command: list[str]) -> None:
    """From here on this process is the program."""
    for undone in (signal.SIGPIPE, signal.SIGXFSZ):  # Python ignores them, others do not expect that
        signal.signal(undone, signal.SIG_DFL)
    with suppress(ValueError, OSError):  # some systems have no such limit
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
        os._exit(NOT_FOUND)


def watch(lifeline: int) -> None:
    """Nothing is ever written to the lifeline, so there is something to read when it is cut."""
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    os._exit(run(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
