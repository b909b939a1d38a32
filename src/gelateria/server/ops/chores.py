"""Chores: what a server does again and again, for ever. Whatever goes wrong with one, it is tried again."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from gelateria.server.ops.clock import Clock, pause
from gelateria.server.ops.logs import without_values
from gelateria.server.store.outage import Away

log = logging.getLogger(__name__)

LONGEST_PAUSE = 30.0
"""Seconds that a chore rests which fails and fails."""


class Chores:
    """The chores of one server."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        """How often each of them has failed."""
        self._tasks: list[asyncio.Task[None]] = []

    def keep(
        self,
        name: str,
        act: Callable[[], Awaitable[None]],
        every: float,
        clock: Clock,
        longest: float = LONGEST_PAUSE,
    ) -> None:
        """Do it every so many seconds of this clock. As long as it fails, twice as seldom each time."""
        self.failures[name] = 0
        task = self._do_for_ever(name, act, every, clock, max(longest, every))
        self._tasks.append(asyncio.get_running_loop().create_task(task, name=name))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _do_for_ever(
        self, name: str, act: Callable[[], Awaitable[None]], every: float, clock: Clock, longest: float
    ) -> None:
        in_a_row = 0
        while True:
            await pause(clock, min(every * 2 ** min(in_a_row, 20), longest))
            try:
                await act()
            except Exception as error:
                in_a_row += 1
                self.failures[name] += 1
                if in_a_row.bit_count() == 1:  # the 1st, 2nd, 4th …: a night of failures is a dozen lines
                    told = {"chore": name, "in_a_row": in_a_row, "why": without_values(error)}
                    log.error("a chore failed", extra=told, exc_info=not isinstance(error, Away))
            else:
                in_a_row = 0
