"""The real clock's alarms, on every event loop that a server may run on."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from gelateria.server.ops.clock import WallClock, pause

LOOPS: list[Callable[[], asyncio.AbstractEventLoop]] = [asyncio.new_event_loop]
if sys.platform != "win32":
    import uvloop

    LOOPS.append(uvloop.new_event_loop)

Scene = Callable[[WallClock], Coroutine[Any, Any, None]]


@pytest.fixture(params=LOOPS, ids=lambda loop: loop.__module__.partition(".")[0])
def on_loop(request: pytest.FixtureRequest) -> Callable[[Scene], None]:
    def run(scene: Scene) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(scene(WallClock()))

    return run


def test_no_alarm_rings_before_its_time(on_loop: Callable[[Scene], None]) -> None:
    async def scene(clock: WallClock) -> None:
        left: list[float] = []

        def ring(moment: float) -> None:
            left.append(moment - clock.now())

        moments = [clock.now() + microseconds / 1e6 for microseconds in range(0, 20_000, 37)]
        for moment in moments:
            clock.at(moment, partial(ring, moment))
        await pause(clock, 0.1)
        assert len(left) == len(moments)
        assert max(left) <= 0

    on_loop(scene)


def test_a_cancelled_alarm_does_not_ring(on_loop: Callable[[Scene], None]) -> None:
    async def scene(clock: WallClock) -> None:
        rang: list[str] = []
        clock.at(clock.now() + 0.01, lambda: rang.append("kept"))
        clock.at(clock.now() + 0.01, lambda: rang.append("cancelled")).cancel()
        clock.at(clock.now() + 90 * 86_400, lambda: rang.append("in three months"))
        await pause(clock, 0.05)
        assert rang == ["kept"]

    on_loop(scene)


def test_an_alarm_for_a_time_gone_by_rings_at_once(on_loop: Callable[[Scene], None]) -> None:
    async def scene(clock: WallClock) -> None:
        rang = asyncio.Event()
        clock.at(clock.now() - 5, rang.set)
        await asyncio.wait_for(rang.wait(), 5)

    on_loop(scene)
