"""Work done in forked processes: each begins where its parent stands, and nothing it breaks is broken afterwards."""

import os
import resource
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, NamedTuple

import psutil

Work = Callable[[Callable[[Any], None]], None]
"""What a child does; it is handed the way to tell its parent something."""
MEMORY = 1 << 30
"""A child may take so much more than its parent has."""


class Broken(Exception):
    """A child failed in a way that nobody expected; its traceback."""


class Ended(NamedTuple):
    """What a child told, and the signal that ended it, or 0."""

    told: list[Any]
    signal: int


class Child:
    """A forked process at work. A way out that was not meant, such as Ctrl-C, takes it along."""

    def __init__(self, work: Work) -> None:
        self.line: Connection
        self.line, theirs = Pipe(duplex=False)
        self.told: list[Any] = []
        self.pid = os.fork()
        if not self.pid:
            self._work(work, theirs)
        theirs.close()

    @staticmethod
    def _work(work: Work, line: Connection) -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        try:
            work(line.send)
        except MemoryError:
            os.abort()
        except BaseException:
            line.send(Broken(traceback.format_exc()))
        finally:
            os._exit(0)

    def news(self) -> Any:
        """What the child tells next; EOFError when it has ended."""
        told = self.line.recv()
        if isinstance(told, Broken):
            raise told
        self.told.append(told)
        return told

    def end(self) -> Ended:
        self.line.close()
        _, status = os.waitpid(self.pid, 0)
        return Ended(self.told, os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)


def stream(work: Work) -> Iterator[Any]:
    """What one child tells, as it tells it."""
    child = Child(work)
    try:
        while True:
            try:
                yield child.news()
            except EOFError:
                break
    finally:
        ended = child.end()
    if ended.signal:
        raise Broken(f"a child was ended by {signal.Signals(ended.signal).name}")


def each(works: Iterable[Work], jobs: int) -> Iterator[tuple[int, Ended]]:
    """Every work in a child of its own, so many at once; yields the number of the work when it is done."""
    waiting = enumerate(works)
    running: dict[Connection, tuple[int, Child]] = {}
    while True:
        for number, work in islice(waiting, jobs - len(running)):
            child = Child(work)
            running[child.line] = number, child
        if not running:
            return
        for line in wait(list(running)):
            assert isinstance(line, Connection)
            number, child = running[line]
            try:
                child.news()
            except EOFError:
                del running[line]
                yield number, child.end()


def limit_time(seconds: float) -> None:
    """Let this process die of SIGPROF when it has computed for so long; waiting is free. 0 is no limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory() -> None:
    """More than MEMORY on top is a MemoryError."""
    most = psutil.Process().memory_info().vms + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
