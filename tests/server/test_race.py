"""Where all act at once: the tumble, the strokes, the sand, and what a slow line is given. On a clock of the test's."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.marks import rule
from tests.server.tabled import Company, Ear, company


def in_a_race(folder: Path, what: Callable[[Company], Awaitable[None]]) -> None:
    async def run() -> None:
        async with company(folder, "jelly-monster", 3) as there:
            for ear in there.ears:
                assert await do(ear, "ready") is None
            await there.pass_by(1)
            await what(there)

    asyncio.run(run())


async def do(ear: Ear, kind: str) -> dict[str, Any] | None:
    kinds = [choice["action"]["type"] for choice in ear.picture["choices"]]
    return await ear.act(kinds.index(kind))


def updates(ear: Ear) -> int:
    return ear.count("update")


async def place_all(there: Company, ear: Ear) -> None:
    for _ in range(7):
        for kind in ("throw", "place"):
            assert await do(ear, kind) is None
            await there.pass_by(0.5)


@rule("table.tumble")
def test_a_throw_is_shown_after_the_tumble_less_the_lag_of_the_line(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        fast, slow, other = there.ears
        slow.round_trip = 0.3
        for ear, wait in ((fast, 0.4), (slow, 0.1)):
            before, seen_by_other = updates(ear), len(other.frames)
            assert await do(ear, "throw") is None, "it is acknowledged at once"
            assert updates(ear) == before
            problem = await ear.say("do", decision=ear.picture["decision"] + 1, action={"type": "throw"})
            assert problem
            assert problem["rule"] == "table.tumble"
            await there.pass_by(wait - 0.01)
            assert updates(ear) == before
            await there.pass_by(0.02)
            assert updates(ear) == before + 1
            assert ear.picture["view"]["thrown"]
            assert len(other.frames) == seen_by_other, "nobody else hears of it"

    in_a_race(tmp_path, what)


@rule("table.tumble")
def test_what_others_do_is_shown_to_all_at_the_same_strokes(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second, third = there.ears
        watcher = Ear(there.table, None)
        there.table.join(watcher, None, None, None)
        for ear in (first, second):
            await do(ear, "throw")
        await there.pass_by(0.5)
        stroke = 0.1 - there.times.now() % 0.1
        await there.pass_by(stroke + 0.02)
        counts = [updates(third), updates(watcher)]
        await do(first, "place")
        await there.pass_by(0.03)
        await do(second, "place")
        assert [updates(third), updates(watcher)] == counts
        await there.pass_by(0.06)
        assert [updates(third), updates(watcher)] == [count + 1 for count in counts]
        assert [step["by"] for step in third.picture["steps"]] == [0, 1], "in the order in which they came"
        assert third.picture["steps"] == watcher.picture["steps"]

    in_a_race(tmp_path, what)


@rule("table.lag")
def test_what_was_under_way_when_the_sand_ran_out_counts_as_far_as_the_line_is_slow(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, fast, slow = there.ears
        fast.round_trip, slow.round_trip = 0.02, 0.25
        await place_all(there, first)
        for ear in (fast, slow):
            assert await do(ear, "throw") is None
        await there.pass_by(0.5)
        assert await do(first, "turn") is None
        sand = there.table.deadlines(None).timer
        assert sand == 10
        await there.pass_by(10.1)  # the sand has run out, but the slow line may still carry something
        late = await do(fast, "place")
        assert late
        assert late["rule"] == "table.clock"
        assert await do(slow, "place") is None
        assert first.count("fairness") == 0
        await there.pass_by(0.3)
        told = first.last("fairness")
        assert told == fast.last("fairness") == slow.last("fairness")
        assert told["lag"]["2"] == 0.25
        assert told["credited"] == {"2": 0.1}
        assert slow.picture["view"]["phase"] != "place", "the round is over"

    in_a_race(tmp_path, what)


@rule("table.lag")
def test_no_more_than_the_limit_is_credited(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, _, slow = there.ears
        slow.round_trip = 5.0
        await place_all(there, first)
        assert await do(slow, "throw") is None
        await there.pass_by(0.5)
        await do(first, "turn")
        await there.pass_by(10.4)
        assert await do(slow, "place") is None
        await there.pass_by(0.05)
        assert first.count("fairness") == 0
        await there.pass_by(0.1)
        assert first.count("fairness") == 1, "half a second after the bell it is over for everybody"

    in_a_race(tmp_path, what)


@rule("table.pause")
def test_a_server_that_stands_still_pauses_the_sand(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second, _ = there.ears
        await place_all(there, first)
        await do(first, "turn")
        await there.pass_by(9)
        there.table.stalled(4.0)
        assert second.last("clock")["clock"]["timer"] == 5
        await there.pass_by(4.9)
        assert second.picture["view"]["phase"] == "place"
        await there.pass_by(0.2)
        assert second.picture["view"]["phase"] != "place"
        assert second.last("fairness")["paused"] == 4.0

    in_a_race(tmp_path, what)


@rule("table.stand-in")
def test_who_does_nothing_at_all_does_not_hold_up_the_race(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        asleep = there.ears[2]
        await there.pass_by(61)
        assert asleep.last("room")["seats"][2]["stand_in"]

    in_a_race(tmp_path, what)


@rule("table.tumble")
def test_who_comes_back_or_asks_anew_sees_nothing_before_its_time(tmp_path: Path) -> None:
    """A second tab, a socket that was away when the dice fell, `sync` and `log`: all wait as long as the first tab."""

    async def what(there: Company) -> None:
        thrower, placer, _ = there.ears
        assert await do(thrower, "throw") is None
        tab, left = Ear(there.table, thrower.viewer, "second"), Ear(there.table, thrower.viewer, "left")
        for ear in (tab, left):
            there.table.join(ear, ear.viewer, None, None)
        there.table.leave(left, left.viewer)
        await thrower.ask("sync")
        await thrower.ask("log", before=10_000)
        told = len(thrower.frames)
        await there.pass_by(0.3)
        assert tab.frames == []
        assert len(thrower.frames) == told
        await there.pass_by(0.2)
        assert tab.picture["view"]["thrown"]
        assert left.frames == []
        assert [message["t"] for message in thrower.heard[told:]] == ["update", "room", "welcome", "log"]

        there.table.leave(placer, placer.viewer)
        assert await do(thrower, "place") is None
        there.table.join(placer, placer.viewer, None, None)
        before = len(placer.frames)
        await there.pass_by(0)
        assert len(placer.frames) == before
        await there.pass_by(0.11)
        assert there.table.play
        assert placer.last("welcome")["number"] == there.table.play.number(placer.viewer)

    in_a_race(tmp_path, what)
