"""Work that takes much memory and a whole core: few at once, and only so many may wait for it.

Two queues lead to it. Those whom we know go first, so a crowd of strangers cannot keep them waiting; and no address has
more than a few in either, so that a crowd it must be.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec import Struct

from gelateria.server.errors import too_busy

T = TypeVar("T")
AT_ONCE = 2
MOST_WAITING = 64
MOST_OF_ONE_ADDRESS = 4
COME_BACK = 5.0
"""Seconds after which a queue that was full is worth another try."""


class Waiting(Struct, frozen=True):
    """Who has something costly to be done."""

    address: str
    is_known: bool = False


class Place(Struct, eq=False):
    """A place in a queue: it is over when it is their turn."""

    who: Waiting
    turn: "asyncio.Future[None]"


class CostlyWork:
    """Carries it out, in so many threads of its own."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="costly")
        self._free = at_once
        self._queues: dict[bool, deque[Place]] = {True: deque(), False: deque()}
        self._from: Counter[Waiting] = Counter()
        self.done = 0
        """How often it was done."""

    def close(self) -> None:
        self._threads.shutdown()

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    async def do(self, who: Waiting, work: Callable[..., T], *told: str) -> T:
        """What it comes to, when it is their turn; Refused if too many wait already."""
        await self._wait_for_turn(who)
        running = asyncio.get_running_loop().run_in_executor(self._threads, work, *told)
        running.add_done_callback(self._finished)
        return await asyncio.shield(running)  # if nobody wants it any more, the thread is busy all the same

    async def _wait_for_turn(self, who: Waiting) -> None:
        if self._free:
            self._free -= 1
            return
        queue = self._queues[who.is_known]
        if len(queue) >= MOST_WAITING or self._from[who] >= MOST_OF_ONE_ADDRESS:
            raise too_busy("Too many are signing in just now. Wait a moment, then try again.", COME_BACK)
        place = Place(who, asyncio.get_running_loop().create_future())
        queue.append(place)
        self._from[who] += 1
        try:
            await place.turn
        except asyncio.CancelledError:
            if place in queue:
                self._leave(queue, place)
            elif not place.turn.cancelled():  # it was their turn at the same moment
                self._next()
            raise

    def _leave(self, queue: deque[Place], place: Place) -> None:
        queue.remove(place)
        self._from[place.who] -= 1
        if not self._from[place.who]:
            del self._from[place.who]

    def _finished(self, _: object) -> None:
        self.done += 1
        self._next()

    def _next(self) -> None:
        """A thread is free for whoever comes next."""
        for queue in (self._queues[True], self._queues[False]):
            while queue:
                place = queue[0]
                self._leave(queue, place)
                if not place.turn.done():  # it is done if they have just given up
                    place.turn.set_result(None)
                    return
        self._free += 1
