"""A bot in somebody's place: when it comes is the table's choice, and whoever it played for is told so."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelateria.server.errors import Refused
from gelateria.server.protocol.messages import Do
from gelateria.server.table.plan import Plan
from tests.marks import rule
from tests.server.table.test_ready import be_ready
from tests.server.tabled import Company, Ear, deadlines, in_company


async def wait_for(there: Company, seconds: int | None) -> None:
    async with there.server.registry.turn_at(there.table.id):
        await there.table.arranging.set_stand_in(seconds)


def stood_in(ear: Ear, seat: int | None) -> bool:
    """Whether it was told, however soon the bot was done."""
    return True in [told["seats"][seat]["stand_in"] for told in ear.heard if told["t"] == "room"]


@rule("table.stand-in")
@pytest.mark.parametrize(("chosen", "seconds"), [(None, 45), (30, 30), (60, 60), (120, 120), (300, 300)])
def test_it_comes_when_the_table_wants_it(tmp_path: Path, chosen: int | None, seconds: int) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        assert other.last("welcome")["room"]["stand_in"] == seconds
        there.table.leave(gone, gone.viewer)
        assert other.last("clock")["clock"]["seats"] == {str(gone.viewer): seconds}
        await there.pass_by(seconds - 1)
        assert not stood_in(other, gone.viewer)
        await there.pass_by(1)
        assert stood_in(other, gone.viewer)

    in_company(tmp_path, what, "geizen", 2, stand_in=chosen)


@rule("table.stand-in")
def test_where_nobody_wants_it_the_table_waits_for_ever(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        there.table.leave(gone, gone.viewer)
        await there.pass_by(1_000_000)
        assert not stood_in(other, gone.viewer)
        assert other.last("clock")["clock"]["seats"] == {}
        await wait_for(there, 30)
        assert other.last("room")["stand_in"] == 30
        await there.pass_by(1)
        assert stood_in(other, gone.viewer), "and from now on it does not"

    in_company(tmp_path, what, "geizen", 2, stand_in=0)


@rule("table.idle")
def test_where_all_act_at_once_the_same_choice_holds(tmp_path: Path) -> None:
    async def never(there: Company) -> None:
        await be_ready(*there.ears[:2])
        await there.pass_by(100_000)
        assert not stood_in(there.ears[0], 2)

    async def later(there: Company) -> None:
        await be_ready(*there.ears[:2])
        await there.pass_by(1)
        assert deadlines(there.table, None).seats == {2: 119}

    in_company(tmp_path / "never", never, "jelly-monster", 3, stand_in=0)
    in_company(tmp_path / "later", later, "jelly-monster", 3, stand_in=120)


def test_it_is_a_number_of_seconds_and_a_rated_game_keeps_it(tmp_path: Path) -> None:
    for wrong in (-1, 3601, "soon"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "geizen", "players": 2, "stand_in": wrong}, Plan)
    with pytest.raises(Refused, match="cannot wait for ever"):
        Plan(game="geizen", players=2, rated=True, stand_in=0).setting()

    async def what(there: Company) -> None:
        with pytest.raises(Refused, match="stays as it was chosen"):
            await wait_for(there, 30)
        assert there.table.plan.stand_in is None

    in_company(tmp_path, what, "geizen", 2, rated=True)


@rule("table.stand-in")
def test_the_countdown_is_gone_from_every_screen_when_they_are_back(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        there.table.leave(gone, gone.viewer)
        await there.pass_by(44)
        there.table.join(gone, gone.viewer, None, None)
        assert other.last("clock")["clock"]["seats"] == {}
        await there.pass_by(1000)
        assert not stood_in(other, gone.viewer)

    in_company(tmp_path, what, "geizen", 2)


@rule("table.stand-in")
def test_who_answers_what_a_bot_has_answered_hears_just_that(tmp_path: Path) -> None:
    """They come back out of a tunnel, and their move, made long ago, with them."""

    async def what(there: Company) -> None:
        gone = there.awaited
        other = next(ear for ear in there.ears if ear is not gone)
        late = Do(70, gone.snapshot["decision"], gone.snapshot["choices"][0]["action"])
        there.table.leave(gone, gone.viewer)
        await there.pass_by(75)
        await there.until(lambda: there.awaited is other)
        there.table.join(gone, gone.viewer, None, None)
        problem: dict[str, Any] | None = await gone.repeat(late)
        assert problem
        assert problem["rule"] == "table.stand-in"
        assert "A bot has decided that in your place" in problem["sentence"]
        mine = [step for step in gone.latest["steps"] if step["by"] == gone.viewer]
        assert mine
        assert all(step["stand_in"] for step in mine), "and which moves it made stands in the log"

    in_company(tmp_path, what, "geizen", 2)


# Who has given up ----------------------------------------------------------------------------------


@rule("table.resign")
def test_who_gave_up_is_offered_nothing_any_more_and_is_marked_in_the_result(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        gone, other = there.awaited, next(ear for ear in there.ears if ear is not there.awaited)
        for _ in range(200):
            if gone.snapshot["can_undo"]:
                break
            assert await there.awaited.act() is None
        assert gone.snapshot["can_undo"]
        assert await gone.say("resign") is None
        assert not gone.snapshot["can_undo"]
        assert gone.snapshot["choices"] == []
        for refused in ({"t": "undo"}, {"t": "propose", "what": "undo"}, {"t": "hint"}, {"t": "pause"}):
            assert (await gone.say(**refused) or {})["rule"] == "table.resign"
        assert await other.say("resign") is None
        await there.until(lambda: there.table.over)
        for ear in there.ears:
            resigned = {place["seat"] for place in ear.last("over")["places"] if place.get("resigned")}
            assert resigned == {gone.viewer, other.viewer}
        for ear in there.ears:
            there.table.leave(ear, ear.viewer)
        again = await there.server.registry.table(there.table.id)
        assert again is not there.table
        assert again.over == there.table.over, "and is so later on"

    in_company(tmp_path, what, "gelini-nightlife", 3)
