"""What time it is: one clock that never jumps, and alarms by it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

ROUNDING = 0.002
"""uvloop counts in whole milliseconds, of the time and of the wait: without it an alarm would ring before its time."""


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Now it will not. Once it has happened, that changes nothing."""


class Clock(Protocol):
    """A clock that can be asked and told to call back."""

    def now(self) -> float:
        """Seconds since 1970, counted by a clock that never jumps."""

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        """Do this then, never before."""


async def pause(clock: Clock, seconds: float) -> None:
    """Until so many seconds have passed on this clock; at least everybody else has their turn."""
    if seconds <= 0:
        await asyncio.sleep(0)
        return
    over = asyncio.Event()
    alarm = clock.at(clock.now() + seconds, over.set)
    try:
        await over.wait()
    finally:
        alarm.cancel()


class WallClock:
    """The real clock. Its alarms are the event loop's."""

    def __init__(self) -> None:
        self._origin = time.time() - time.monotonic()

    def now(self) -> float:
        return self._origin + time.monotonic()

    def at(self, when: float, act: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(when - self.now() + ROUNDING, act)
