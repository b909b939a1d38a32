"""Where all act at once: the tumble, the ticks, the sand, and what a slow line is given. On a clock of the test's."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.marks import rule
from tests.server.tabled import Company, Ear, deadlines, in_company


def in_a_race(folder: Path, what: Callable[[Company], Awaitable[None]]) -> None:
    async def race(there: Company) -> None:
        await get_ready(there)
        await what(there)

    in_company(folder, race, "jelly-monster", 3)


async def get_ready(there: Company) -> None:
    for ear in there.ears:
        assert await do(ear, "ready") is None
    await there.pass_by(3)


async def do(ear: Ear, kind: str) -> dict[str, Any] | None:
    kinds = [choice["action"]["type"] for choice in ear.snapshot["choices"]]
    return await ear.act(kinds.index(kind))


def updates(ear: Ear) -> int:
    return ear.count("update")


async def place_all(there: Company, ear: Ear) -> None:
    for _ in range(7):
        for kind in ("throw", "place"):
            assert await do(ear, kind) is None
            await there.pass_by(0.5)


async def turn_the_sand(there: Company) -> None:
    """Everybody is ready, somebody is through, and the sand runs."""
    await get_ready(there)
    await place_all(there, there.ears[0])
    assert await do(there.ears[0], "turn") is None


@rule("table.tumble")
def test_a_throw_is_shown_after_the_tumble_less_the_lag_of_the_line(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        fast, slow, other = there.ears
        slow.round_trip = 0.3
        for ear, wait in ((fast, 0.4), (slow, 0.1)):
            before, seen_by_other = updates(ear), len(other.frames)
            assert await do(ear, "throw") is None, "it is acknowledged at once"
            assert updates(ear) == before
            problem = await ear.say("do", decision=ear.snapshot["decision"] + 1, action={"type": "throw"})
            assert problem
            assert problem["rule"] == "table.tumble"
            await there.pass_by(wait - 0.01)
            assert updates(ear) == before
            await there.pass_by(0.02)
            assert updates(ear) == before + 1
            assert ear.snapshot["view"]["thrown"]
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
        to_the_tick = 0.1 - there.clock.now() % 0.1
        await there.pass_by(to_the_tick + 0.02)
        counts = [updates(third), updates(watcher)]
        await do(first, "place")
        await there.pass_by(0.03)
        await do(second, "place")
        assert [updates(third), updates(watcher)] == counts
        await there.pass_by(0.06)
        assert [updates(third), updates(watcher)] == [count + 1 for count in counts]
        assert [step["by"] for step in third.latest["steps"]] == [0, 1], "in the order in which they came"
        assert third.latest["steps"] == watcher.latest["steps"]

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
        sand = deadlines(there.table, None).timer
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
        assert slow.snapshot["view"]["phase"] != "place", "the round is over"

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
        assert second.snapshot["view"]["phase"] == "place"
        await there.pass_by(0.2)
        assert second.snapshot["view"]["phase"] != "place"
        assert second.last("fairness")["paused"] == 4.0

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
        assert tab.snapshot["view"]["thrown"]
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
        assert placer.snapshot["number"] == there.table.play.snapshot(placer.viewer).number

    in_a_race(tmp_path, what)


def told_once(ear: Ear) -> None:
    """Every step comes once, in its order, whatever was asked for in between."""
    number = 0
    for message in ear.heard:
        if message["t"] == "welcome" and message["snapshot"]:
            assert message["snapshot"]["number"] >= number, "it takes back what it told"
            number = message["snapshot"]["number"]
        elif message["t"] == "update":
            for step in message["steps"]:
                assert step["number"] == number + 1, "a step is missing or came twice"
                number = step["number"]


@rule("table.tumble")
def test_who_asks_anew_is_not_told_what_is_still_being_written(tmp_path: Path) -> None:
    """What is held back falls due while the next move is on its way to the disk."""

    async def what(there: Company) -> None:
        asking, other, _ = there.ears
        for ear in (asking, other):
            assert await do(ear, "throw") is None
        await there.pass_by(0.55)
        assert await do(other, "place") is None  # which the others see with the next tick
        await asking.ask("sync")
        tab = Ear(there.table, asking.viewer, "second tab")
        there.table.join(tab, tab.viewer, None, None)
        place = next(c["action"] for c in asking.snapshot["choices"] if c["action"]["type"] == "place")
        await asking.ask("do", decision=asking.snapshot["decision"], action=place)
        there.clock.pass_by(0.11)
        assert tab.frames == [], "it is not written yet"
        await there.settle()
        await there.pass_by(0.5)
        for ear in (asking, tab):
            told_once(ear)
            assert there.table.play
            assert ear.snapshot["hash"] == there.table.play.snapshot(ear.viewer).hash
        assert tab.heard[0]["t"] == "welcome"

    in_a_race(tmp_path, what)
