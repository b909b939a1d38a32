"""Before a round in which all act at once: the countdown that the server holds, and who is declared ready by whom."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.marks import rule
from tests.server.tabled import Company, Ear, deadlines, in_company

A_LOOK = 0.5


def at_once(folder: Path, what: Callable[[Company], Awaitable[None]], persons: int, bots: int = 0) -> None:
    in_company(folder, what, "jelly-monster", persons, bots=bots)


async def be_ready(*ears: Ear) -> None:
    for ear in ears:
        assert [choice["action"] for choice in ear.snapshot["choices"]] == [{"type": "ready"}]
        assert await ear.act() is None


def watching(there: Company) -> Ear:
    """A spectator."""
    ear = Ear(there.table, None, "spectator")
    there.table.join(ear, None, None, None)
    return ear


def phase(ear: Ear) -> tuple[str, int]:
    return ear.snapshot["view"]["phase"], ear.snapshot["view"]["timer"]


def stands_in(ear: Ear, seat: int) -> bool:
    shown: bool = ear.last("room")["seats"][seat]["stand_in"]
    return shown


def steps(there: Company) -> int:
    assert there.table.play
    return there.table.play.match.length


async def let_bots(there: Company, wanted: Callable[[], bool]) -> None:
    """A bot's hand takes its time too, a little."""
    for _ in range(50):
        if wanted():
            return
        await there.pass_by(0.1)
    raise AssertionError("that never came")


# Three, two, one -----------------------------------------------------------------------------------


@rule("jelly.ready")
def test_the_countdown_is_the_servers_and_everybodys(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        eyes = [*there.ears, watching(there)]
        await be_ready(*there.ears)
        await there.pass_by(0.5)  # what others do is shown at the next stroke
        for ear in eyes:
            assert phase(ear) == ("ready", 3)
            assert ear.snapshot["choices"] == []
            assert 2.4 <= ear.latest["clock"]["timer"] <= 3
        assert {deadlines(there.table, ear.viewer).timer for ear in eyes} == {2.5}
        early = await there.ears[0].say("do", decision=there.ears[0].snapshot["decision"], action={"type": "throw"})
        assert early
        assert early["rule"] == "table.clock"
        await there.pass_by(2.4)
        assert [phase(ear) for ear in eyes] == [("ready", 3)] * 4
        await there.pass_by(0.1)
        assert [phase(ear) for ear in eyes] == [("place", 0)] * 4
        for ear in eyes:
            assert ear.latest["steps"][-1]["events"] == [{"type": "started"}]
            assert ear.count("fairness") == 0, "nobody has raced yet"
        assert await there.ears[0].act() is None, "the first throw"

    at_once(tmp_path, what, 3)


@rule("jelly.ready")
def test_a_slow_line_neither_delays_the_start_nor_brings_it_forward(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        there.ears[2].round_trip = 0.4
        await be_ready(*there.ears)
        await there.pass_by(2.99)
        assert phase(there.ears[0])[0] == "ready"
        await there.pass_by(0.01)
        assert [phase(ear)[0] for ear in there.ears] == ["place"] * 3

    at_once(tmp_path, what, 3)


@rule("jelly.ready", "table.pause")
def test_what_the_server_stood_still_is_not_counted_down(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await be_ready(*there.ears)
        await there.pass_by(2)
        there.table.stalled(2.0)
        await there.pass_by(2.9)
        assert phase(there.ears[0])[0] == "ready"
        await there.pass_by(0.1)
        assert phase(there.ears[0])[0] == "place"

    at_once(tmp_path, what, 3)


# Nobody is hurried by bots -------------------------------------------------------------------------


@rule("table.idle")
def test_who_is_alone_with_bots_has_all_the_time_in_the_world(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        (person,) = there.ears
        await let_bots(there, lambda: steps(there) == 2)  # they are ready
        assert deadlines(there.table, 0).seats == {}
        await there.pass_by(100_000)
        assert person.count("room") == 0, "nobody stands in"
        assert phase(person) == ("ready", 0)
        await be_ready(person)
        await there.pass_by(3)
        assert phase(person)[0] == "place"

    at_once(tmp_path, what, 1, bots=2)


@rule("table.idle")
def test_while_nobody_is_ready_nobody_waits(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await there.pass_by(100_000)
        assert steps(there) == 0
        assert deadlines(there.table, 0).seats == {}

    at_once(tmp_path, what, 3)


# Where others wait ---------------------------------------------------------------------------------


@rule("table.idle", "table.stand-in")
def test_who_keeps_others_waiting_is_counted_down_for_all_to_see(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second, reader = there.ears
        eyes = [*there.ears, watching(there)]
        await there.pass_by(500)
        await be_ready(first)
        await there.pass_by(1)
        for ear in eyes:
            assert deadlines(there.table, ear.viewer).seats == {1: 59, 2: 59}
        await be_ready(second)
        await there.pass_by(1)
        for ear in eyes:
            assert list(ear.latest["clock"]["seats"]) == ["2"], "and whoever is ready is not counted any more"
        await there.pass_by(57.9)
        assert not stands_in(first, 2)
        await there.pass_by(0.1)
        await let_bots(there, lambda: phase(first) == ("ready", 3))
        for ear in eyes:
            assert stands_in(ear, 2), "until “Go!” all see who was played for"
        await there.pass_by(3)
        for ear in eyes:
            assert phase(ear)[0] == "place"
            assert not stands_in(ear, 2), "the bot said “ready”, and no more"
        moves = steps(there)
        await there.pass_by(50)
        assert steps(there) == moves, "nobody throws for them"
        assert await reader.act() is None

    at_once(tmp_path, what, 3)


@rule("table.idle")
def test_when_nobody_waits_any_more_the_countdown_ends(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second, reader = there.ears
        await be_ready(first, second)
        await there.pass_by(40)
        for ear in (first, second):
            there.table.leave(ear, ear.viewer)
        assert reader.last("clock")["clock"]["seats"] == {}
        await there.pass_by(1000)
        assert steps(there) == 2
        there.table.join(first, first.viewer, None, None)
        await there.settle()
        assert reader.last("clock")["clock"]["seats"] == {"2": 60.0}, "and begins anew with who comes back"

    at_once(tmp_path, what, 3)


@rule("table.idle")
def test_patience_begins_when_the_scoring_was_shown(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await be_ready(*there.ears)
        await there.pass_by(3)
        hurried = there.ears[0]
        for _ in range(7):
            for kind in ("throw", "place"):
                kinds = [choice["action"]["type"] for choice in hurried.snapshot["choices"]]
                assert await hurried.act(kinds.index(kind)) is None
                await there.pass_by(0.5)
        await there.pass_by(20 + 10 + 1)  # the table turns the sand, which runs out
        await answer_all(there)
        assert phase(hurried)[0] == "ready"
        play = there.table.play
        assert play
        told = len(play.match.last[1])
        assert told >= 3, "a round was scored"
        since = play.since[2]
        assert since is not None
        await be_ready(hurried)
        left = deadlines(there.table, 2).seats[2]
        assert left == round(since + A_LOOK * told + 60 - there.clock.now(), 2)
        assert left > 60, "some of it was still being shown"

    at_once(tmp_path, what, 3)


async def answer_all(there: Company) -> None:
    """Whatever is asked while a round is scored."""
    while there.table.play and there.table.play.match.view(None).phase == "score":
        assert await there.awaited.act() is None
        await there.pass_by(1)


# The seat is theirs --------------------------------------------------------------------------------


@rule("table.stand-in")
def test_who_acts_a_moment_after_the_stand_in_has_the_seat_and_is_told_why(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        first, second, reader = there.ears
        await be_ready(first, second)
        offered: dict[str, Any] = reader.snapshot
        await there.pass_by(60)
        await let_bots(there, lambda: phase(first) == ("ready", 3))
        problem = await reader.say("do", decision=offered["decision"], action={"type": "ready"})
        assert problem
        assert problem["rule"] == "table.stand-in"
        assert not stands_in(first, 2)

    at_once(tmp_path, what, 3)


@rule("table.stand-in")
def test_who_acts_before_the_stand_in_has_decided_is_quicker(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        late = there.awaited
        other = next(ear for ear in there.ears if ear is not late)
        there.clock.pass_by(20)  # the bot has only begun to think
        assert stands_in(other, late.viewer or 0)
        assert await late.act() is None
        assert not stands_in(other, late.viewer or 0)
        assert other.latest["steps"][-1]["by"] == late.viewer
        assert "stand_in" not in other.latest["steps"][-1]

    in_company(tmp_path, what, "geizen", 2, clock="fast")


@rule("table.stand-in")
def test_to_say_that_one_is_back_wins_no_time_for_the_decision_at_hand(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        late = there.awaited
        other = next(ear for ear in there.ears if ear is not late)
        there.clock.pass_by(20)
        assert await late.say("here") is None
        await there.until(lambda: other.count("update"))
        assert other.latest["steps"][0]["stand_in"], "what the bot had begun to decide, it decides"
        assert not stands_in(other, late.viewer or 0), "and no more than that"

    in_company(tmp_path, what, "geizen", 2, clock="fast")


@rule("table.stand-in")
def test_who_was_gone_has_the_seat_back_after_what_the_bot_is_deciding(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        there.table.leave(gone, gone.viewer)
        there.clock.pass_by(45)
        assert stands_in(other, gone.viewer or 0)
        there.table.join(gone, gone.viewer, None, None)
        await there.until(lambda: other.count("update"))
        assert not stands_in(other, gone.viewer or 0)

    in_company(tmp_path, what, "geizen", 2)
