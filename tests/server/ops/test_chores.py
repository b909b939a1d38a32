"""A chore that fails is tried again, for ever, ever more seldom; whoever keeps the house can see that it did."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from gelateria.server.ops.chores import Chores
from tests.server.manual_clock import ManualClock
from tests.server.patience import until


class Chore:
    """Fails as often as it is told, and notes when it was tried."""

    def __init__(self, clock: ManualClock, failures: float = 0) -> None:
        self.clock = clock
        self.failures = failures
        self.tried: list[float] = []

    async def do(self) -> None:
        self.tried.append(self.clock.now())
        if len(self.tried) <= self.failures:
            raise RuntimeError("not today")


@asynccontextmanager
async def kept(chore: Chore, **how: float) -> AsyncIterator[Chores]:
    chores = Chores()
    chores.keep("chore", chore.do, 1.0, chore.clock, **how)
    await asyncio.sleep(0)  # it begins
    try:
        yield chores
    finally:
        await chores.stop()


async def pass_by(chore: Chore, seconds: int) -> None:
    """Second by second: after each, whoever waits has their turn."""
    for _ in range(seconds):
        chore.clock.pass_by(1)
        for _ in range(5):
            await asyncio.sleep(0)


def in_a_house(scene: Callable[[ManualClock], Awaitable[None]]) -> None:
    async def run() -> None:
        await scene(ManualClock(0))

    asyncio.run(run())


def test_it_is_done_again_and_again() -> None:
    async def scene(clock: ManualClock) -> None:
        chore = Chore(clock)
        async with kept(chore) as chores:
            await pass_by(chore, 4)
            assert chore.tried == [1, 2, 3, 4]
            assert chores.failures == {"chore": 0}

    in_a_house(scene)


def test_one_that_fails_is_tried_ever_more_seldom_and_then_as_before() -> None:
    async def scene(clock: ManualClock) -> None:
        chore = Chore(clock, failures=4)
        async with kept(chore, longest=5) as chores:
            await pass_by(chore, 20)
            assert chore.tried == [1, 3, 7, 12, 17, 18, 19, 20]
            assert chores.failures == {"chore": 4}

    in_a_house(scene)


def test_a_night_of_failures_is_a_handful_of_lines(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(clock: ManualClock) -> None:
        chore = Chore(clock, failures=float("inf"))
        async with kept(chore, longest=1) as chores:
            await pass_by(chore, 600)
            assert chores.failures["chore"] == 600
        assert [record.__dict__["in_a_row"] for record in caplog.records] == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
        assert {record.__dict__["chore"] for record in caplog.records} == {"chore"}

    in_a_house(scene)


def test_whoever_stops_them_waits_until_they_have_stopped() -> None:
    async def scene(clock: ManualClock) -> None:
        begun, ended = asyncio.Event(), []

        async def long() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(True)

        chores = Chores()
        chores.keep("long", long, 1.0, clock)
        await asyncio.sleep(0)
        clock.pass_by(1)
        await until(begun.is_set)
        await chores.stop()
        assert ended

    in_a_house(scene)
