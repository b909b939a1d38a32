"""Somebody pours a drink: nobody acts, no time runs and no bot plays until somebody says that it goes on."""

from pathlib import Path
from typing import Any

from gelateria.server.protocol.messages import Do
from gelateria.server.protocol.messages import Pause as PauseCommand
from tests.marks import rule
from tests.server.manual_clock import ManualClock
from tests.server.table.test_ready import be_ready, phase, watching
from tests.server.tabled import Company, Ear, as_after_a_kill, deadlines, in_company, server_here


def paused(ear: Ear) -> Any:
    told = next(message for message in reversed(ear.heard) if message["t"] in ("room", "welcome"))
    return (told if told["t"] == "room" else told["room"])["paused"]


@rule("table.break")
def test_a_pause_stops_everything_and_everybody_sees_who_called_it(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = there.awaited
        other = next(ear for ear in there.ears if ear is not mover)
        eyes = [*there.ears, watching(there)]
        await there.pass_by(5)
        assert await other.say("pause") is None
        for ear in eyes:
            assert paused(ear) == {"by": other.viewer, "begun": True}
            assert ear.last("clock")["clock"]["seats"] == {}, "no time runs"
        for problem in (await mover.act(), await mover.say("undo")):
            assert problem
            assert (problem["code"], problem["rule"]) == ("paused", "table.break")
        await there.pass_by(5000)
        assert there.table.play
        assert there.table.play.match.length == 0
        assert await other.say("pause") is None, "it is so already"
        assert await mover.say("pause", on=False) is None, "anybody ends it"
        for ear in eyes:
            assert paused(ear) is None
            assert ear.last("clock")["clock"]["seats"] == {str(mover.viewer): 15.0}, "what was left is left"
        await there.pass_by(14)
        assert await mover.act() is None

    in_company(tmp_path, what, "geizen", 2, clock="fast")


@rule("table.break")
def test_bots_wait_too_and_play_when_it_goes_on(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        (person,) = there.ears
        assert there.table.play
        for number in range(100, 120):
            there.table.receive(person, 0, Do(number, person.snapshot["decision"], first(person)))
            if there.table.play.awaited != [0]:
                break  # before the bot has heard of it
            await there.table.settled()
        assert await person.say("pause") is None
        length = there.table.play.match.length
        await there.pass_by(1000)
        assert there.table.play.match.length == length, "the bot's turn, and it waits"
        assert await person.say("pause", on=False) is None
        await there.until(lambda: there.table.play and there.table.play.awaited == [0])
        assert there.table.play.match.length > length

    in_company(tmp_path, what, "geizen", 1, bots=1)


def first(ear: Ear) -> Any:
    return ear.snapshot["choices"][0]["action"]


@rule("table.break")
def test_a_stand_in_waits_too_and_who_is_gone_loses_no_time_by_it(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        there.table.leave(gone, gone.viewer)
        await there.pass_by(40)
        assert await other.say("pause") is None
        await there.pass_by(4000)
        assert not other.last("room")["seats"][gone.viewer]["stand_in"]
        assert await other.say("pause", on=False) is None
        assert deadlines(there.table, None).seats == {gone.viewer: 5.0}
        await there.pass_by(6)
        assert True in [told["seats"][gone.viewer]["stand_in"] for told in other.heard if told["t"] == "room"]

    in_company(tmp_path, what, "geizen", 2)


@rule("table.break")
def test_only_who_plays_may_pause(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        spectator, (first, gone, _) = watching(there), there.ears
        assert (await spectator.say("pause") or {})["code"] == "forbidden"
        assert await gone.say("resign") is None
        assert (await gone.say("pause") or {})["rule"] == "table.resign"
        assert paused(first) is None
        assert await first.say("pause") is None
        for ear in (spectator, gone):
            assert await ear.say("pause", on=False) is not None
            assert paused(ear) == {"by": 0, "begun": True}

    in_company(tmp_path, what, "geizen", 3)


@rule("table.break")
def test_a_move_under_way_when_the_pause_comes_is_refused_and_can_be_made_afterwards(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = there.awaited
        other = next(ear for ear in there.ears if ear is not mover)
        move = Do(50, mover.snapshot["decision"], first(mover))
        there.table.receive(other, other.viewer, PauseCommand(50))
        there.table.receive(mover, mover.viewer, move)
        await there.settle()
        assert mover.last("refused")["problem"]["code"] == "paused"
        assert other.last("ack")["n"] == 50
        assert await other.say("pause", on=False) is None
        assert await mover.act() is None
        there.table.receive(mover, mover.viewer, Do(60, mover.snapshot["decision"], first(mover)))
        there.table.receive(other, other.viewer, PauseCommand(60))
        await there.settle()
        assert mover.last("ack")["n"] == 60, "who was first is first"
        assert paused(mover) == {"by": other.viewer, "begun": True}

    in_company(tmp_path, what, "geizen", 2)


@rule("table.break", "table.pause")
def test_a_pause_outlives_a_restart_and_nobody_loses_time_by_either(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = there.awaited
        await there.pass_by(30)
        assert await mover.say("pause") is None
        await there.pass_by(100)
        copy = as_after_a_kill(tmp_path / "first", tmp_path / "copy")
        clock = ManualClock(there.clock.now() + 50)
        async with server_here(copy, clock) as server:
            table = await server.registry.table(there.table.id)
            ear = Ear(table, mover.viewer, "another tab")
            table.join(ear, mover.viewer, None, None)
            assert ear.last("welcome")["room"]["paused"] == {"by": mover.viewer, "begun": True}
            assert ear.last("welcome")["clock"]["seats"] == {}
            clock.pass_by(3600)
            assert table.play
            assert table.play.match.length == 0
            assert table.sleeps is True
            assert await ear.say("pause", on=False) is None
            left = ear.last("clock")["clock"]["seats"]
            assert left == {str(mover.viewer): 60.0}, "of ninety seconds, thirty were gone"

    in_company(tmp_path / "first", what, "geizen", 2, clock="relaxed")


@rule("table.break")
def test_in_a_rated_game_against_the_clock_everybody_must_agree(tmp_path: Path) -> None:
    async def against_the_clock(there: Company) -> None:
        first, second, third = there.ears
        assert await first.say("pause") is None
        poll = second.last("poll")
        assert (poll["what"], poll["by"], poll["asked"]) == ("pause", 0, [0, 1, 2])
        assert paused(third) is None
        assert await second.say("vote", poll=poll["poll"], yes=False) is None
        for ear in there.ears:
            assert (ear.last("poll")["outcome"], ear.last("poll")["refused_by"]) == ("refused", 1)
            assert paused(ear) is None
        assert await first.say("pause") is None
        for ear in (second, third):
            assert await ear.say("vote", poll=third.last("poll")["poll"], yes=True) is None
        await there.settle()
        for ear in there.ears:
            assert ear.last("poll")["outcome"] == "agreed"
            assert paused(ear) == {"by": 0, "begun": True}
        assert await third.say("pause", on=False) is None, "to go on, one is enough"
        assert paused(first) is None

    async def without(there: Company) -> None:
        assert await there.ears[0].say("pause") is None
        assert paused(there.ears[1]) == {"by": 0, "begun": True}

    in_company(tmp_path / "clock", against_the_clock, "geizen", 3, rated=True, clock="relaxed")
    in_company(tmp_path / "none", without, "geizen", 2, rated=True)


# Where all act at once -----------------------------------------------------------------------------


@rule("table.break", "jelly.ready")
def test_a_countdown_stops_and_begins_anew(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await be_ready(*there.ears)
        await there.pass_by(2.9)
        assert await there.ears[1].say("pause") is None
        await there.pass_by(1000)
        assert [phase(ear) for ear in there.ears] == [("ready", 3)] * 3
        assert await there.ears[0].say("pause", on=False) is None
        await there.pass_by(2.9)
        assert phase(there.ears[0])[0] == "ready", "nobody is caught by its end"
        await there.pass_by(0.1)
        assert [phase(ear)[0] for ear in there.ears] == ["place"] * 3

    in_company(tmp_path, what, "jelly-monster", 3)


@rule("table.break")
def test_in_a_race_it_begins_when_the_round_is_over(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        eyes = [*there.ears, watching(there)]
        await be_ready(*there.ears)
        await there.pass_by(3)
        caller, racer, _ = there.ears
        assert await caller.say("pause") is None
        for ear in eyes:
            assert paused(ear) == {"by": 0, "begun": False}
        assert await racer.act() is None, "nobody stops to think in the middle of it"
        assert there.table.play
        for _ in range(500):
            if phase(caller)[0] != "place":
                break
            for ear in there.ears:
                await there.pass_by(1)
                if ear.snapshot["choices"]:
                    kinds = [choice["action"]["type"] for choice in ear.snapshot["choices"]]
                    wanted = next((kind for kind in ("done", "turn", "place", "throw") if kind in kinds), kinds[0])
                    await ear.act(kinds.index(wanted))
            await there.pass_by(5)
        await there.pass_by(1)
        for ear in eyes:
            assert phase(ear)[0] != "place"
            assert paused(ear) == {"by": 0, "begun": True}
        entries = there.table.play.entries
        await there.pass_by(1000)
        assert there.table.play.entries == entries, "nobody is declared ready"
        assert await racer.say("pause", on=False) is None
        assert [paused(ear) for ear in eyes] == [None] * 4

    in_company(tmp_path, what, "jelly-monster", 3)


@rule("table.break")
def test_a_pause_that_has_not_begun_can_be_called_off(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await be_ready(*there.ears)
        await there.pass_by(3)
        assert await there.ears[0].say("pause") is None
        assert await there.ears[1].say("pause", on=False) is None
        assert paused(there.ears[2]) is None

    in_company(tmp_path, what, "jelly-monster", 3)


# What is asked meanwhile ---------------------------------------------------------------------------


def test_while_the_table_pauses_one_may_end_the_game_or_give_up_but_not_go_back(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        one, other, third = there.ears
        assert await one.say("pause") is None
        assert (await other.say("propose", what="undo") or {})["rule"] == "table.break"
        assert (await there.awaited.say("hint") or {})["rule"] == "table.break"
        assert await other.say("resign") is None
        assert await one.say("propose", what="end") is None
        assert await third.say("vote", poll=third.last("poll")["poll"], yes=True) is None
        await there.until(lambda: there.table.over)
        assert paused(one) is None
        assert (await one.say("pause") or {})["rule"] == "table.over"

    in_company(tmp_path, what, "geizen", 3)


def test_nobody_fills_the_journal_with_pauses(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("gelateria.server.table.pauses.MOST_PAUSES", 2)

    async def what(there: Company) -> None:
        for on in (True, False, True, False):
            assert await there.ears[0].say("pause", on=on) is None
        assert (await there.ears[0].say("pause") or {})["rule"] == "table.break"

    in_company(tmp_path, what, "geizen", 2)
