"""What a pulled plug leaves on the disk is enough: results are kept once, and nobody loses time."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.engine import find_game, read_record
from gelateria.server.protocol.messages import Deadlines, Over
from gelateria.server.uptime import Downtime
from tests.attack.figures import note
from tests.marks import rule
from tests.scale import examples
from tests.server.manual_clock import ManualClock
from tests.server.outages import somebody_else_writes
from tests.server.patience import until
from tests.server.storms import Store, check_result
from tests.server.tabled import Company, Ear, as_after_a_kill, deadlines, in_company, server_here
from tests.server.whole.test_race import turn_the_sand

DOWN = 100.0
"""Seconds."""


# The end ---------------------------------------------------------------------------------------------


class Witness(Ear):
    """Copies what lies on the disk at the moment it sees the last move, before the result is told."""

    folder: Path

    def send(self, frame: bytes) -> None:
        super().send(frame)
        message = msgspec.json.decode(frame)
        if message["t"] == "update" and not message["snapshot"]["view"]["awaiting"]:
            as_after_a_kill(self.folder / "first", self.folder / "before")


def test_a_result_is_kept_once_whenever_the_plug_was_pulled(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        table = there.table
        witness = Witness(table, None)
        witness.folder = tmp_path
        table.join(witness, None, None, None)
        while not table.over:
            await there.until(lambda: table.over or there.awaited.snapshot["choices"])
            if not table.over:
                assert await there.awaited.act(-1) is None
        as_after_a_kill(tmp_path / "first", tmp_path / "after")
        record = kept(tmp_path / "after", table.id)
        assert record
        assert not kept(tmp_path / "before", table.id)
        for folder in (tmp_path / "before", tmp_path / "after"):
            for _ in range(2):
                again = await the_end(folder, table.id, there.clock.now() + DOWN)
                assert [place.score for place in again.places] == [place.score for place in table.over.places]
                assert again.seed == table.over.seed
                assert kept(folder, table.id) == record
                with Store(folder) as store:
                    check_result(table.id, find_game("geizen"), read_record(record), store)

    in_company(tmp_path / "first", what, "geizen", 2)


async def the_end(folder: Path, id_: str, now: float) -> Over:
    """As a server that begins now tells it."""
    async with server_here(folder, ManualClock(now)) as server:
        table = await server.registry.table(id_)
        await until(lambda: table.over)
        assert table.over
        return table.over


def kept(folder: Path, table: str) -> str | None:
    """The record, if there is one."""
    with Store(folder) as store:
        (row,) = store.rows("SELECT record FROM tables WHERE id = ?", table)
    record: str | None = row["record"]
    return record


# Time ------------------------------------------------------------------------------------------------


async def after_a_while_down(
    there: Company, tmp_path: Path, credit: int, down: float = DOWN
) -> tuple[Deadlines, Deadlines]:
    """What was left when the plug was pulled, and what is when the server is up again."""
    seat = there.awaited.viewer
    before = deadlines(there.table, seat)
    folder = as_after_a_kill(tmp_path / "first", tmp_path / f"copy {down}")
    clock = ManualClock(there.clock.now() + down)
    async with server_here(folder, clock, restart_credit=credit) as server:
        again = await server.registry.table(there.table.id)
        for viewer in range(again.plan.players):
            again.join(Ear(again, viewer), viewer, None, None)
        return before, deadlines(again, seat)


async def live_for(there: Company, seconds: int) -> None:
    """With a sign of life every second, and then half a second without one."""
    for _ in range(seconds):
        await there.pass_by(1)
    await there.pass_by(0.5)


@pytest.mark.parametrize("credit", [0, 30])
def test_nobody_loses_time_while_the_server_is_down(credit: int, tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await live_for(there, 7)
        before, after = await after_a_while_down(there, tmp_path, credit)
        assert list(before.seats.values()) == [12.5]
        assert after.seats == {seat: left + credit + 0.5 for seat, left in before.seats.items()}, (
            "only what it was down for, and what passed since the last sign of life"
        )

    in_company(tmp_path / "first", what, "geizen", 2, clock="fast")


def test_the_sand_waits_for_the_server(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await turn_the_sand(there)
        await live_for(there, 3)
        before, after = await after_a_while_down(there, tmp_path, credit=0)
        assert before.timer == 6.5
        assert after.timer == 7.0

    in_company(tmp_path / "first", what, "jelly-monster", 3)


# Time without a database -----------------------------------------------------------------------------

DAY = 86_400.0
CREDIT = {"settings": {"restart_credit": 15}}


async def be_away_for(there: Company, seconds: int) -> None:
    """Somebody has locked the file: no sign of life can be given."""
    with somebody_else_writes(there.server.settings.folder / "server.sqlite3"):
        for _ in range(seconds):
            await there.pass_by(1)
        assert there.server.uptime.downtime.goes_on


async def come_back(there: Company) -> int:
    """Returns how many seconds that took: a sign of life that failed is not tried at once."""
    for second in range(1, 10):
        await there.pass_by(1)
        if not there.server.uptime.downtime.goes_on:
            return second
    raise AssertionError("it is still away")


@rule("table.pause")
@pytest.mark.usefixtures("impatient_sqlite")
def test_while_the_database_is_away_nobodys_time_runs(tmp_path: Path) -> None:
    """However long it is, nobody is late; afterwards it counts as a restart does."""

    async def what(there: Company) -> None:
        seat = there.awaited.viewer
        for _ in range(7):
            await there.pass_by(1)
        assert deadlines(there.table, seat).seats == {seat: 13}
        await be_away_for(there, 300)
        assert deadlines(there.table, seat).seats == {seat: 13}
        await come_back(there)
        assert deadlines(there.table, seat).seats == {seat: 13 + 15}
        assert there.awaited.last("clock")["clock"]["seats"] == {str(seat): 13 + 15}
        assert there.table.play
        assert there.table.play.entries == 0, "nobody has stood in"
        await there.pass_by(28)
        await there.until(lambda: there.table.play and there.table.play.entries)

    in_company(tmp_path, what, "geizen", 2, clock="fast", **CREDIT)


@rule("table.pause")
@pytest.mark.usefixtures("impatient_sqlite")
def test_a_race_waits_for_the_database(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        await turn_the_sand(there)
        for _ in range(3):
            await there.pass_by(1)
        assert deadlines(there.table, None).timer == 7
        await be_away_for(there, 60)
        assert deadlines(there.table, None).timer == 7
        await come_back(there)
        assert deadlines(there.table, None).timer == 7

    in_company(tmp_path, what, "jelly-monster", 3, settings={"restart_credit": 0})


@rule("table.pause")
@pytest.mark.usefixtures("impatient_sqlite")
def test_the_next_restart_gives_back_only_what_was_lost(tmp_path: Path) -> None:
    """The time without a database, and the time without a server; not what lay between."""

    async def what(there: Company) -> None:
        await live_for(there, 5)
        await be_away_for(there, 20)
        await come_back(there)
        await live_for(there, 100)
        before, after = await after_a_while_down(there, tmp_path, credit=0)
        assert list(before.seats.values()) == [2 * DAY - 5 - 100.5]
        assert list(after.seats.values()) == [2 * DAY - 5 - 100]

    in_company(tmp_path / "first", what, "geizen", 2, clock="days", settings={"restart_credit": 0})


# Clocks that are set -----------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-DAY, -3600.0, -1.0])
def test_a_clock_that_was_set_back_gives_nobody_a_day(jump: float, tmp_path: Path) -> None:
    """What the journal tells to be in the future is now: the decision begins anew."""

    async def what(there: Company) -> None:
        await live_for(there, 7)
        before, after = await after_a_while_down(there, tmp_path, credit=15, down=jump)
        (left,) = after.seats.values()
        if jump == -DAY:
            note("clock-back", left=left)
        assert max(before.seats.values()) <= left <= 20 + 15

    in_company(tmp_path / "first", what, "geizen", 2, clock="fast")


def test_a_clock_that_was_wrong_for_one_start_does_no_harm_later(tmp_path: Path) -> None:
    """A day ahead, and then right again."""

    async def what(there: Company) -> None:
        await live_for(there, 7)
        folder = as_after_a_kill(tmp_path / "first", tmp_path / "copy")
        for late in (DAY, 60.0, -DAY, 90.0):
            async with server_here(folder, ManualClock(there.clock.now() + late), restart_credit=0) as server:
                again = await server.registry.table(there.table.id)
                for viewer in range(again.plan.players):
                    again.join(Ear(again, viewer), viewer, None, None)
                (left,) = deadlines(again, there.awaited.viewer).seats.values()
                assert 0 <= left <= 20

    in_company(tmp_path / "first", what, "geizen", 2, clock="fast")


@examples(300)
@given(
    st.lists(st.floats(0, 1e6), min_size=2, max_size=12),
    st.floats(0, 1e6),
    st.floats(0, 1e6),
    st.booleans(),
)
def test_nobody_gets_back_more_than_has_passed(marks: list[float], moment: float, now: float, away: bool) -> None:
    """Whatever the marks are that all those clocks have left behind; but for the credit of each gap."""
    gaps = list(pairwise(marks))[::2]
    downtime = Downtime(gaps, 15, lambda: now)
    if away:
        downtime.begin(marks[-1])
    given_back = downtime.since(moment)
    assert 0 <= given_back <= max(0.0, now - moment) + 15 * len(gaps)
