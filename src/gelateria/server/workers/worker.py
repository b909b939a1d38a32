"""A worker process: `python -m gelateria.server.workers.worker MODULE [MEGABYTES]` answers frames by MODULE's `answer`.

It yields to everything else on the machine, does not hear Ctrl-C, and goes when the server is gone: the server's end
of its input closes then, and a thread that does nothing but read notices even in the middle of a thought.
"""

import contextlib
import ctypes
import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from gelateria.server.workers.framing import LENGTH, MOST_ANSWER, Declined, Reply, encode_reply, framed

NICE = 5
DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG"""
LAST_WORDS = 4000

Answer = Callable[[bytes], bytes]


def main() -> None:
    settle_down()
    tasks, answers = own_pipes()
    answer: Answer = importlib.import_module(sys.argv[1]).answer
    limit_memory(int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    frames: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(tasks, frames), daemon=True).start()
    say(answers, Reply("ready"))
    while True:
        say(answers, attempt(answer, frames.get()))


def settle_down() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(NICE)
    if sys.platform == "linux":  # a thought that holds Python's lock would hide the end of the input
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def limit_memory(megabytes: int) -> None:
    """From here on no more than so many, where the system can say how many there are already: a MemoryError then."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        if megabytes:
            most = pages * resource.getpagesize() + megabytes * 2**20
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output for the frames alone: whatever a game prints goes to the server's errors."""
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return tasks, answers


def listen(tasks: BinaryIO, frames: "queue.SimpleQueue[bytes]") -> None:
    while len(length := tasks.read(LENGTH)) == LENGTH:
        frames.put(tasks.read(int.from_bytes(length, "big")))
    os._exit(0)


def attempt(answer: Answer, body: bytes) -> Reply:
    try:
        done = answer(body)
        if len(done) > MOST_ANSWER:
            return Reply("fault", b"The answer is longer than any may be.")
        return Reply("done", done)
    except Declined as why:
        return Reply("declined", str(why).encode())
    except Exception:
        return Reply("fault", traceback.format_exc()[-LAST_WORDS:].encode())


def say(answers: BinaryIO, reply: Reply) -> None:
    try:
        answers.write(framed(encode_reply(reply)))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
