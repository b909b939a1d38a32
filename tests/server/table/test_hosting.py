"""One person runs a table. They can hand that on; if they leave or stay away, somebody else does it."""

from pathlib import Path

import pytest
from sqlalchemy import select

from gelateria.server.errors import Refused
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.store.schema import tables
from gelateria.server.table.hosting import GONE_FOR
from tests.marks import rule
from tests.server.manual_clock import ManualClock
from tests.server.table.test_arranging import Evening, in_the_evening, told
from tests.server.tabled import Ear, arrive, as_after_a_kill, server_here


async def stored_host(there: Evening) -> str:
    host: str = await there.server.value(select(tables.c.host).where(tables.c.id == there.table.id))
    return host


@rule("table.host")
def test_it_is_handed_on_to_whoever_sits_there_and_to_nobody_else(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        await there.give("add_bots", "random", [1])
        for nobody in (1, 7):
            with pytest.raises(Refused, match="Only somebody who sits here"):
                await there.give("hand_over", nobody)
        await there.give("hand_over", 2)
        assert [told(ear)["host"] for ear in ears] == ["Ben", "Ben", "Ben"]
        assert await stored_host(there) == "Ben"
        await there.give("kick", 0)
        with pytest.raises(Refused, match="host cannot be shown out"):
            await there.give("kick", 2)

    in_the_evening(tmp_path, scene)


@rule("table.host")
def test_when_the_host_leaves_the_next_one_who_is_there_runs_it_and_the_last_one_closes_it(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        away = await arrive(there.server, "Cleo")
        await there.give("sit", seat_for(away), 1, None)
        await there.give("leave", "Ada")
        assert ears[0].closed
        assert there.table.status == "open"
        assert [told(ear)["host"] for ear in ears[1:]] == ["Ben", "Ben"], "Cleo comes first, but is not there"
        await there.give("leave", "Ben")
        assert told(ears[2])["host"] == "Cleo"
        await there.give("leave", "Cleo")
        assert (there.table.status, ears[2].closed and ears[2].closed.code) == ("closed", "closed")

    in_the_evening(tmp_path, scene)


@rule("table.host")
def test_when_the_host_stays_away_everybody_hears_that_another_may_take_it_on(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        ada, ben, wanda = ears
        clock = there.server.clock
        assert isinstance(clock, ManualClock)
        there.table.leave(ada, 0)
        clock.pass_by(GONE_FOR - 1)
        assert not told(ben)["host_gone"]
        with pytest.raises(Refused, match="a moment ago"):
            await there.give("take_on", "Ben")
        clock.pass_by(1)
        assert told(ben)["host_gone"]
        assert told(wanda)["host_gone"]
        with pytest.raises(Refused, match="Only somebody who sits here"):
            await there.give("take_on", "Wanda")
        await there.give("take_on", "Ben")
        assert (told(wanda)["host"], told(wanda)["host_gone"], await stored_host(there)) == ("Ben", False, "Ben")

    in_the_evening(tmp_path, scene)


def test_a_host_who_comes_back_in_time_stays_the_host_and_a_restart_is_nobodys_fault(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        clock = there.server.clock
        assert isinstance(clock, ManualClock)
        there.table.leave(ears[0], 0)
        clock.pass_by(GONE_FOR / 2)
        there.table.join(ears[0], 0, None, None)
        clock.pass_by(GONE_FOR)
        assert not told(ears[1])["host_gone"]
        later = ManualClock(clock.now() + 3600)
        async with server_here(as_after_a_kill(tmp_path / "here", tmp_path / "there"), later) as server:
            table = await server.registry.table(there.table.id)
            ben = Ear(table, 2)
            table.join(ben, 2, None, None)
            assert (told(ben)["host"], told(ben)["host_gone"]) == ("Ada", False)
            later.pass_by(GONE_FOR)
            assert told(ben)["host_gone"]

    in_the_evening(tmp_path / "here", scene)
