"""Some worker processes and the queue before them: first come, first served.

Pipes of our own and not `concurrent.futures`: there one worker that hangs or dies takes all the others with it, and
what it is asked travels as pickles.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from time import monotonic

from msgspec import Struct

from gelateria.server.workers.framing import LENGTH, MOST_FRAME, Declined, Reply, decode_reply, framed

START = 60.0
"""Seconds in which a worker must be up."""
GRACE = 2.0
"""Seconds that a worker has to go when its input ends."""
TRIES = 2
"""A piece of work that ends a worker is given to one more."""

log = logging.getLogger(__name__)


class Full(Exception):
    """There is too much to do already; nothing was begun."""


class TooSlow(Exception):
    """It took longer than patience allows, and was given up."""


class Lost(Exception):
    """Every worker that tried it ended over it."""


class Fault(Exception):
    """It raised an error in the worker."""


class Job(Struct, frozen=True, eq=False):
    """A piece of work in the queue."""

    body: bytes
    patience: float
    answer: asyncio.Future[bytes]


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.stdin
        assert process.stdout
        self.stdin, self.stdout = process.stdin, process.stdout

    @classmethod
    async def open(cls, duty: str) -> "Worker":
        command = [sys.executable, "-P", "-m", "gelateria.server.workers.worker", duty]
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        try:
            async with asyncio.timeout(START):
                await worker.hear()
        except (TimeoutError, EOFError, OSError) as error:
            await worker.end()
            raise Lost(f"A worker for {duty} did not come up.") from error
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, body: bytes) -> Reply:
        self.stdin.write(framed(body))
        await self.stdin.drain()
        return await self.hear()

    async def hear(self) -> Reply:
        size = int.from_bytes(await self.stdout.readexactly(LENGTH), "big")
        if size > MOST_FRAME:
            raise EOFError
        return decode_reply(await self.stdout.readexactly(size))

    async def end(self, grace: float = 0.0) -> None:
        """Let it go, and see that it is gone."""
        self.stdin.close()
        try:
            async with asyncio.timeout(grace or None):
                if grace:
                    await self.process.wait()
        except TimeoutError:
            pass
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        with contextlib.suppress(OSError):  # it may have been gone before we closed
            await self.stdin.wait_closed()
        while await self.stdout.read(2**16):  # what nobody wants any more
            pass
        await self.process.wait()


class Pool:
    """The workers of one duty. `ask` from anywhere on the event loop; nothing here ever blocks it."""

    def __init__(self, duty: str, workers: int, most_waiting: int) -> None:
        self.duty = duty
        self.workers = workers
        self.done = 0
        self.failures = 0
        """Pieces of work that were too slow, broke, or ended their worker."""
        self.seconds = 0.0
        """That workers were busy, all together."""
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(most_waiting)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._pids: dict[int, int] = {}

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    @property
    def pids(self) -> list[int]:
        """The processes that are up."""
        return list(self._pids.values())

    async def start(self) -> None:
        """Workers come up in the background; whoever asks before that waits."""
        self._tasks = [asyncio.create_task(self._work(place)) for place in range(self.workers)]

    async def stop(self) -> None:
        """All workers are gone when it returns; whoever still waited gets `Lost`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while not self._jobs.empty():
            _settle(self._jobs.get_nowait(), Lost("The server stops."))

    async def ask(self, body: bytes, patience: float) -> bytes:
        """The worker's answer; Declined, or one of the errors above, where there is none."""
        if self._closed:
            raise Lost("The server stops.")
        job = Job(body, patience, asyncio.get_running_loop().create_future())
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            raise Full from None
        return await job.answer

    async def _work(self, place: int) -> None:
        """One place in the pool: a worker at a time, a piece of work at a time."""
        worker: Worker | None = None
        try:
            with contextlib.suppress(Lost):  # the first piece of work will try again
                worker = await self._replace(place, None)
            while True:
                job = await self._jobs.get()
                if not job.answer.done():
                    worker = await self._attempt(place, worker, job)
        finally:
            self._pids.pop(place, None)
            if worker:
                await worker.end(GRACE)

    async def _attempt(self, place: int, worker: Worker | None, job: Job) -> Worker | None:
        """Do a piece of work; returns the worker that is there afterwards."""
        outcome: bytes | Exception = Lost("Every worker ended over it.")
        begun = monotonic()
        try:
            for _ in range(TRIES):
                try:
                    worker = worker if worker and worker.alive else await self._replace(place, worker)
                    async with asyncio.timeout(job.patience):
                        outcome = _read(await worker.ask(job.body))
                    break
                except TimeoutError:
                    outcome = TooSlow(f"No answer within {job.patience:g} seconds.")
                    await self._dismiss(place, worker)
                    worker = None
                    break
                except (EOFError, OSError, Lost):
                    log.warning("a worker for %s ended", self.duty)
                    await self._dismiss(place, worker)
                    worker = None
        except asyncio.CancelledError:
            outcome = Lost("The server stops.")
            await self._dismiss(place, worker)
            raise
        finally:
            self.seconds += monotonic() - begun
            self.done += 1
            self.failures += isinstance(outcome, Exception) and not isinstance(outcome, Declined)
            _settle(job, outcome)
        return worker

    async def _replace(self, place: int, worker: Worker | None) -> Worker:
        await self._dismiss(place, worker)
        fresh = await Worker.open(self.duty)
        self._pids[place] = fresh.process.pid
        return fresh

    async def _dismiss(self, place: int, worker: Worker | None) -> None:
        self._pids.pop(place, None)
        if worker:
            await worker.end()


def _read(reply: Reply) -> bytes | Exception:
    if reply.kind == "declined":
        return Declined(reply.body.decode())
    if reply.kind == "fault":
        log.error("a worker failed: %s", reply.body.decode(errors="replace"))
        return Fault(reply.body.decode(errors="replace"))
    return reply.body


def _settle(job: Job, outcome: bytes | Exception) -> None:
    if job.answer.done():
        return
    if isinstance(outcome, Exception):
        job.answer.set_exception(outcome)
    else:
        job.answer.set_result(outcome)


def spare_cores() -> int:
    """All but one, and at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
