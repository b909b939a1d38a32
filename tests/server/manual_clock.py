"""A clock that stands until somebody moves it."""

import heapq
import itertools
from collections.abc import Callable


class ManualAlarm:
    """Rings when the test says that it is time."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class ManualClock:
    """What time it is, by the test's word."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._heap: list[tuple[float, int, ManualAlarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def at(self, when: float, act: Callable[[], None]) -> ManualAlarm:
        alarm = ManualAlarm(act)
        heapq.heappush(self._heap, (when, next(self._count), alarm))
        return alarm

    def pass_by_until_something_happens(self) -> None:
        """Let time pass until the next alarm has rung."""
        while self._heap and not self._heap[0][2].act:
            heapq.heappop(self._heap)
        assert self._heap, "nothing will ever happen"
        self.pass_by(max(0.0, self._heap[0][0] - self._now))

    def pass_by(self, seconds: float) -> None:
        """Let time pass; alarms ring in their order, each at its own time."""
        until = self._now + seconds
        while self._heap and self._heap[0][0] <= until:
            when, _, alarm = heapq.heappop(self._heap)
            self._now = max(self._now, when)
            if alarm.act:
                alarm.act()
        self._now = until
