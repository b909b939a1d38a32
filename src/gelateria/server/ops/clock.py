"""What time it is: one clock that never jumps, and one wheel of alarms for the whole server."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Alarm:
    """Something that will happen unless it is cancelled."""

    __slots__ = ("act",)

    def __init__(self, act: Callable[[], None]) -> None:
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class Times(Protocol):
    """A clock that can be asked and told to call back."""

    def now(self) -> float:
        """Seconds since 1970, counted by a clock that never jumps."""

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        """Do this then."""


async def pause(times: Times, seconds: float) -> None:
    """Until so many seconds have passed on this clock; at least everybody else has their turn."""
    if seconds <= 0:
        await asyncio.sleep(0)
        return
    over = asyncio.Event()
    alarm = times.at(times.now() + seconds, over.set)
    try:
        await over.wait()
    finally:
        alarm.cancel()


class WallClock:
    """The real clock."""

    def __init__(self) -> None:
        self._origin = time.time() - time.monotonic()
        self._heap: list[tuple[float, int, Alarm]] = []
        self._count = itertools.count()
        self._handle: asyncio.TimerHandle | None = None
        self._handle_at = 0.0

    def now(self) -> float:
        return self._origin + time.monotonic()

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        alarm = Alarm(act)
        heapq.heappush(self._heap, (when, next(self._count), alarm))
        self._wind()
        return alarm

    def _wind(self) -> None:
        while self._heap and self._heap[0][2].act is None:
            heapq.heappop(self._heap)
        if not self._heap or (self._handle and not self._handle.cancelled() and self._handle_at <= self._heap[0][0]):
            return
        if self._handle:
            self._handle.cancel()
        self._handle_at = self._heap[0][0]
        self._handle = asyncio.get_running_loop().call_later(max(0.0, self._handle_at - self.now()), self._ring)

    def _ring(self) -> None:
        self._handle = None
        while self._heap and self._heap[0][0] <= self.now():
            _, _, alarm = heapq.heappop(self._heap)
            if alarm.act:
                alarm.act()
        self._wind()
