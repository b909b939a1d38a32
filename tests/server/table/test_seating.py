"""Seats: what is refused changes nothing, commands of a table wait for each other, and the store has the last word."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from gelateria.server.accounts.accounts import leave_for_good
from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Refused
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.server import Server
from gelateria.server.store.schema import seats, tables
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, server_here
from tests.server.writer_gate import closed_gate


class Waiting:
    """Ada's table for three; nobody else sits there yet."""

    def __init__(self, server: Server, table: Table, ada: Visitor, ben: Visitor) -> None:
        self.server = server
        self.table = table
        self.ada = ada
        self.ben = ben

    async def give(self, command: str, *values: Any) -> Any:
        """A command about the seats."""
        async with self.server.registry.turn_at(self.table.id) as table:
            part = next(part for part in (table.seating, table.arranging, table.hosting) if hasattr(part, command))
            return await getattr(part, command)(*values)

    async def start(self) -> None:
        async with self.server.registry.turn_at(self.table.id) as table:
            await table.starting.start(self.server.registry.downtime)

    @property
    def names(self) -> list[str | None]:
        return [sitter.name if sitter else None for sitter in self.table.seats]

    async def stored(self) -> list[str | None]:
        rows = await self.server.rows(select(seats).where(seats.c.table == self.table.id))
        names = {row["seat"]: row["name"] for row in rows}
        return [names.get(place) for place in range(3)]

    async def to_be_written(self, count: int) -> None:
        await until(lambda: self.server.writer.backlog == count)

    async def change_behind_its_back(self, change: Any) -> None:
        def job(connection: Connection) -> None:
            assert connection.execute(change).rowcount == 1

        await self.server.writer.run(job)


@asynccontextmanager
async def waiting(folder: Path) -> AsyncIterator[Waiting]:
    async with server_here(folder, ManualClock()) as server:
        ada, ben = [await arrive(server, name) for name in ("Ada", "Ben")]
        made = await server.lobby.make(ada, Plan(game="geizen", players=3, pace="instant"))
        yield Waiting(server, await server.registry.table(made.table), ada, ben)


def at_a_table(folder: Path, scene: Callable[[Waiting], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with waiting(folder) as there:
            await scene(there)

    asyncio.run(visit())


@pytest.mark.parametrize("places", [[1, 0], [1, 1], [1, 3], [2, -1]])
def test_bots_sit_in_all_the_seats_asked_for_or_in_none(tmp_path: Path, places: list[int]) -> None:
    async def scene(there: Waiting) -> None:
        with pytest.raises(Refused, match="taken"):
            await there.give("add_bots", "random", places)
        assert there.names == await there.stored() == ["Ada", None, None]

    at_a_table(tmp_path, scene)


def test_a_new_name_is_shown_at_once_and_is_nobody_elses(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        await there.give("sit", seat_for(there.ben), None, None)
        ear = Ear(there.table, 0)
        there.table.join(ear, 0, None, None)
        assert await there.give("rename", "Ben", "Benedetta") == "Benedetta"
        assert ear.last("room")["seats"][1]["name"] == "Benedetta"
        assert await there.give("rename", "Ben", "Ada") == "Ada 2"
        assert await there.give("rename", "Ben", "Ada 2") == "Ada 2"
        assert there.names == await there.stored() == ["Ada", "Ada 2", None]
        with pytest.raises(Refused, match="do not sit"):
            await there.give("rename", "Cleo", "Ada 3")

    at_a_table(tmp_path, scene)


def test_who_is_put_in_a_seat_that_the_store_gave_to_another_is_refused(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        behind = update(seats).where(seats.c.table == there.table.id).values(name="Somebody else")
        await there.change_behind_its_back(behind)
        with pytest.raises(Refused, match="changed meanwhile"):
            await there.give("reorder", [1, 0, 2])
        assert await there.stored() == ["Somebody else", None, None]
        there.table = await there.server.registry.table(there.table.id)
        assert there.names == await there.stored(), "it was set up again as it is stored"

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize("status", ["playing", "closed", "over"])
def test_a_start_that_finds_the_table_begun_or_closed_changes_nothing(tmp_path: Path, status: str) -> None:
    async def scene(there: Waiting) -> None:
        await there.give("add_bots", "random", None)
        here = tables.c.id == there.table.id
        await there.change_behind_its_back(update(tables).where(here).values(status=status))
        with pytest.raises(Refused, match="changed meanwhile"):
            await there.start()
        (row,) = await there.server.rows(select(tables.c.status, tables.c.nonces, tables.c.begun).where(here))
        assert dict(row) == {"status": status, "nonces": None, "begun": None}
        await there.change_behind_its_back(update(tables).where(here).values(status="open"))
        await there.start()
        assert (await there.server.registry.table(there.table.id)).status == "playing"

    at_a_table(tmp_path, scene)


def test_commands_of_a_table_wait_for_each_other(tmp_path: Path) -> None:
    """Whoever is shown out while they are being seated finds that they sat, and sit no more."""

    async def scene(there: Waiting) -> None:
        async with closed_gate(there.server):
            sits = asyncio.create_task(there.give("sit", seat_for(there.ben), 1, None))
            kicks = asyncio.create_task(there.give("kick", 1))
            await there.to_be_written(1)
            assert there.names == ["Ada", None, None], "nothing is shown before it is written"
        await sits
        await kicks
        assert there.names == await there.stored() == ["Ada", None, None]

    at_a_table(tmp_path, scene)


def test_whoever_is_deleted_while_the_game_starts_resigns(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        cleo = await arrive(there.server, "Cleo")
        for visitor in (there.ben, cleo):
            await there.give("sit", seat_for(visitor), None, None)
        async with closed_gate(there.server):
            starts = asyncio.create_task(there.start())
            await there.to_be_written(1)
            leaves = asyncio.create_task(leave_for_good(there.server, there.ben))
            await asyncio.sleep(0.1)  # it comes as far as it can: to the turn that the start has
        await asyncio.gather(starts, leaves)
        assert there.names == await there.stored() == ["Ada", "Somebody", "Cleo"]
        assert there.table.play
        assert there.table.play.resigned == {1}
        assert there.table.bot_for(1), "somebody plays the seat"

    at_a_table(tmp_path, scene)


def test_nobody_sits_down_who_is_being_deleted(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        async with closed_gate(there.server):
            leaves = asyncio.create_task(leave_for_good(there.server, there.ben))
            await there.to_be_written(1)
            sits = asyncio.create_task(there.give("sit", seat_for(there.ben), 1, None))
            await there.to_be_written(2)
        answers = await asyncio.gather(leaves, sits, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Refused]
        assert there.names == await there.stored() == ["Ada", None, None]

    at_a_table(tmp_path, scene)


def test_whoever_sits_down_while_they_are_being_deleted_is_shown_out(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        async with closed_gate(there.server):
            sits = asyncio.create_task(there.give("sit", seat_for(there.ben), 1, None))
            await there.to_be_written(1)
            leaves = asyncio.create_task(leave_for_good(there.server, there.ben))
            await there.to_be_written(2)
        await asyncio.gather(sits, leaves)
        assert there.names == await there.stored() == ["Ada", None, None]

    at_a_table(tmp_path, scene)


def test_a_seat_that_somebody_left_for_good_is_free_in_the_rematch(tmp_path: Path) -> None:
    async def scene(there: Waiting) -> None:
        await there.give("sit", seat_for(there.ben), None, None)
        await there.give("add_bots", "random", None)
        await there.start()
        for seat in (0, 1):
            there.table.resign(seat)
        await there.table.settled()
        await until(lambda: there.table.status == "over")
        await leave_for_good(there.server, there.ben)
        again = await there.server.next_games.rematch(there.table, there.ada)
        there.table = await there.server.registry.table(again.table)
        assert there.names == await there.stored() == ["Ada", None, there.names[2]]

    at_a_table(tmp_path, scene)
