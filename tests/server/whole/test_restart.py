"""What a pulled plug leaves on the disk is enough: results are kept once, and nobody loses time."""

from pathlib import Path

import msgspec
import pytest

from gelateria.engine import find_game, read_record
from gelateria.server.protocol.messages import Deadlines, Over
from tests.server.manual_clock import ManualClock
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


async def after_a_while_down(there: Company, tmp_path: Path, credit: int) -> tuple[Deadlines, Deadlines]:
    """What was left when the plug was pulled, and what is when the server is up again."""
    seat = there.awaited.viewer
    before = deadlines(there.table, seat)
    folder = as_after_a_kill(tmp_path / "first", tmp_path / "copy")
    clock = ManualClock(there.clock.now() + DOWN)
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
