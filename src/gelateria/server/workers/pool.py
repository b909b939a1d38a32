"""Some worker processes and the queue before them: what a table waits for comes first.

A place in a pool is a worker at a time, and takes work of some ranks only: where one is kept for what tables wait for,
nothing else can hold them up, however long it takes.

Pipes of our own and not `concurrent.futures`: there one worker that hangs or dies takes all the others with it, and
what it is asked travels as pickles.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import Sequence
from time import monotonic

from msgspec import Struct

from gelateria.server.workers.framing import Declined, Reply
from gelateria.server.workers.process import NotUp, Worker
from gelateria.server.workers.queue import Full, Job, Queue, Rank

__all__ = ["Declined", "Fault", "Full", "Lost", "Place", "Pool", "Rank", "TooSlow", "cores"]

GRACE = 2.0
"""Seconds that a worker has to go when its input ends."""
TRIES = 2
"""A piece of work that ends a worker is given to one more."""

log = logging.getLogger(__name__)


class TooSlow(Exception):
    """It took longer than patience allows, and was given up."""


class Lost(Exception):
    """Every worker that tried it ended over it."""


class Fault(Exception):
    """It raised an error in the worker."""


class Place(Struct, eq=False):
    """Room for one worker."""

    ranks: frozenset[Rank]
    """The work it takes."""
    at_once: bool = True
    """Whether its worker comes up with the pool, or when there is work that no other place is free for."""
    worker: Worker | None = None
    opening: bool = False
    """Whether a worker is coming up."""
    offered: asyncio.Future[Job] | None = None
    """What comes next, while it has nothing to do."""

    @property
    def is_idle(self) -> bool:
        return self.offered is not None and not self.offered.done()


class Pool:
    """The workers of one duty. `ask` from anywhere on the event loop; nothing here ever blocks it."""

    def __init__(self, duty: str, places: Sequence[Place], most_waiting: int, memory: int = 0) -> None:
        self.duty = duty
        self.places = places
        self.memory = memory
        self.done = 0
        self.failures = 0
        """Pieces of work that were too slow, broke, or ended their worker."""
        self.deaths = 0
        """Workers that ended though nobody had told them to."""
        self.seconds = 0.0
        """That workers were busy, all together."""
        self._queue = Queue(most_waiting)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def pids(self) -> list[int]:
        """The processes that are up."""
        return [place.worker.process.pid for place in self.places if place.worker]

    async def start(self) -> None:
        """Workers come up in the background; whoever asks before that waits."""
        for place in self.places:
            place.opening = place.at_once
        self._tasks = [asyncio.create_task(self._work(place)) for place in self.places]

    async def stop(self) -> None:
        """All workers are gone when it returns; whoever still waited gets `Lost`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        while job := self._queue.take(frozenset(Rank)):
            _settle(job, Lost("The server stops."))

    async def ask(self, body: bytes, patience: float, rank: Rank = Rank.TABLE) -> bytes:
        """The worker's answer; Declined, or one of the errors above, where there is none."""
        if self._closed:
            raise Lost("The server stops.")
        job = Job(body, patience, rank, asyncio.get_running_loop().create_future())
        if (place := self._free_for(rank)) and place.offered:
            place.offered.set_result(job)
        else:
            self._queue.put(job)
        return await job.answer

    def _free_for(self, rank: Rank) -> Place | None:
        """The idle place to do it at: the most particular one, and none that has no worker where one is coming up."""
        able = [place for place in self.places if rank in place.ranks]
        idle = [place for place in able if place.is_idle]
        if any(place.opening for place in able):
            idle = [place for place in idle if place.worker]
        return min(idle, key=lambda place: (place.worker is None, len(place.ranks)), default=None)

    async def _work(self, place: Place) -> None:
        """A worker at a time, a piece of work at a time."""
        try:
            if place.at_once:
                await self._come_up(place)
            while True:
                if job := self._queue.take(place.ranks) or await self._next(place):
                    await self._attempt(place, job)
        finally:
            worker, place.worker = place.worker, None
            if worker:
                await worker.end(GRACE)

    async def _next(self, place: Place) -> Job | None:
        """What comes while there is nothing to do; None when the worker has died meanwhile, and another has come up."""
        offered: asyncio.Future[Job] = asyncio.get_running_loop().create_future()
        place.offered = offered
        worker = place.worker
        try:
            await asyncio.wait((offered, worker.gone) if worker else (offered,), return_when=asyncio.FIRST_COMPLETED)
        finally:
            place.offered = None
            if self._closed and offered.done():  # it was offered as we were told to stop
                _settle(offered.result(), Lost("The server stops."))
        if offered.done():
            return offered.result()
        assert worker
        await self._died(place)
        if worker.answers:  # else it would die again, and again
            await self._come_up(place)
        return None

    async def _come_up(self, place: Place) -> None:
        """Before anybody asks; if it fails, the next piece of work tries again."""
        with contextlib.suppress(NotUp):
            await self._open(place)

    async def _attempt(self, place: Place, job: Job) -> None:
        outcome: bytes | Exception = Lost("Every worker ended over it.")
        begun = monotonic()
        try:
            for _ in range(TRIES):
                try:
                    worker = await self._open(place)
                    async with asyncio.timeout(job.patience):
                        outcome = _read(await worker.ask(job.body))
                    break
                except TimeoutError:
                    outcome = TooSlow(f"No answer within {job.patience:g} seconds.")
                    await self._dismiss(place)
                    break
                except NotUp:
                    pass
                except (EOFError, OSError):
                    await self._died(place)
        except asyncio.CancelledError:
            outcome = Lost("The server stops.")
            await self._dismiss(place)
            raise
        finally:
            self.seconds += monotonic() - begun
            self.done += 1
            self.failures += isinstance(outcome, Exception) and not isinstance(outcome, Declined)
            _settle(job, outcome)

    async def _open(self, place: Place) -> Worker:
        """The worker that is there; if there is none, or only a dead one, another."""
        if place.worker and not place.worker.alive:
            await self._died(place)
        if not place.worker:
            place.opening = True
            try:
                place.worker = await Worker.open(self.duty, self.memory)
            except NotUp as error:
                self._missed(str(error))
                raise
            finally:
                place.opening = False
        return place.worker

    async def _died(self, place: Place) -> None:
        worker = place.worker
        await self._dismiss(place)
        assert worker
        self._missed(worker.ending)

    def _missed(self, how: str) -> None:
        self.deaths += 1
        log.warning("a worker died", extra={"duty": self.duty, "how": how})

    async def _dismiss(self, place: Place) -> None:
        worker, place.worker = place.worker, None
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


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
