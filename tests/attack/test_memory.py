"""People come and go for as long as one likes, and the server does not grow."""

import asyncio
import gc
import statistics
import time
from collections import Counter
from pathlib import Path

import psutil
import pytest

from tests.attack.figures import Progress, note
from tests.attack.length import ATTACK, lasting
from tests.attack.visits import Visits
from tests.server.hosted import Hosted, hosted
from tests.server.manual_clock import ManualClock
from tests.server.patience import GLANCE, PATIENCE
from tests.server.running import RunningServer

SECONDS = 20 * 60
AT_ONCE = 3
SOME = 5
LATER = 2 * 86_400.0
"""Seconds: by then whatever is remembered for a while is forgotten."""
MOST_GROWTH = 0.05
"""The share by which a server may grow in the second half of the storm: what was to come has come by then."""
A_LITTLE = 4.0
"""Megabytes: less than that says nothing in so short a time."""


def census() -> Counter[str]:
    """How many of each kind of ours there are in this process."""
    for _ in range(2):
        gc.collect()
    kinds = (f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    return Counter(kind for kind in kinds if kind.startswith("gelateria."))


async def be_visited(server: Hosted, visits: Visits, clock: ManualClock) -> None:
    """Some more visits, and a few days in which nobody comes."""
    for _ in range(SOME):
        await visits.one()
    for _ in range(3):
        clock.pass_by(LATER)
        server.core.registry.tidy()
        await asyncio.sleep(GLANCE)


def test_a_visit_leaves_nothing_behind(tmp_path: Path) -> None:
    async def stay() -> None:
        clock = ManualClock()
        async with hosted(tmp_path, clock, proxies=1) as server:
            visits = Visits(server.address, "census")
            for _ in range(2):
                await be_visited(server, visits, clock)
            before = census()
            await be_visited(server, visits, clock)
            grown: dict[str, tuple[int, int]] = {}
            for _ in range(int(PATIENCE)):  # a connection takes a moment to close
                grown = {kind: (before[kind], count) for kind, count in census().items() if count > before[kind]}
                if not grown:
                    return
                clock.pass_by(LATER)
                await asyncio.sleep(1)
            raise AssertionError(grown)

    asyncio.run(stay())


@pytest.mark.skipif(not ATTACK, reason="takes a minute and more; what visits leave behind is counted above")
def test_a_steady_storm_of_visits_lets_no_server_grow(tmp_path: Path) -> None:
    seconds, progress = lasting(SECONDS, 30), Progress("memory")
    samples: list[tuple[float, float]] = []

    async def stay(server: RunningServer) -> int:
        visits, process, begun = Visits(server.address, "memory"), psutil.Process(server.pid), time.monotonic()

        def passed() -> float:
            return time.monotonic() - begun

        async def come_and_go() -> None:
            while passed() < seconds:
                await visits.one()

        async def weigh() -> None:
            while passed() < seconds:
                samples.append((passed(), process.memory_info().rss / 1e6))
                progress(f"{passed():.0f} of {seconds} s, {visits.done} visits, {samples[-1][1]:.0f} MB")
                await asyncio.sleep(0.25)

        await asyncio.gather(weigh(), *(come_and_go() for _ in range(AT_ONCE)))
        return visits.done

    with RunningServer(tmp_path, proxies=1) as server:
        visits = asyncio.run(stay(server))
        assert not [line for line in server.lines if "Traceback" in line]
    weights = troughs(samples, seconds)
    halfway, end = weights[len(weights) // 2], weights[-1]
    slope = statistics.linear_regression(range(len(weights) // 2), weights[-(len(weights) // 2) :]).slope
    an_hour = slope * len(weights) / seconds * 3600
    note(
        "memory",
        seconds=seconds,
        visits=visits,
        megabytes=[round(one, 1) for one in weights],
        an_hour=round(an_hour, 1),
    )
    assert end - halfway <= max(A_LITTLE, MOST_GROWTH * halfway), weights


def troughs(samples: list[tuple[float, float]], seconds: float, parts: int = 20) -> list[float]:
    """The least of each part of the time: a password that is being checked takes its memory for a moment only."""
    return [
        min(weight for when, weight in samples if part <= when / seconds * parts < part + 1) for part in range(parts)
    ]
