"""Somebody leaves for good, or turns out to be somebody else: their tables hear of it, in the store and in memory."""

from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from sqlalchemy import Connection, or_, select

from gelateria.server.core import Overlooked
from gelateria.server.errors import Refused
from gelateria.server.lobby.registry import TableRegistry
from gelateria.server.lobby.restore_tables import recall_chat
from gelateria.server.store.schema import UNFINISHED, chat, seats, tables
from gelateria.server.store.writer import Job
from gelateria.server.table.seat import seat_of
from gelateria.server.table.table import RETRY, Table
from gelateria.server.uptime import Downtime


@asynccontextmanager
async def departing(registry: TableRegistry, gone: Collection[str], first: Job[object]) -> AsyncIterator[Job[None]]:
    """Tables they wait at go on without them, in running games they resign, and nothing there changes meanwhile.

    Before they stand up anywhere, `first` is run. Yields a check for the transaction that deletes them: that they have
    not sat down anywhere else by then. When it is done, where they sat, somebody sits, and what they said was not said.
    """
    core = registry.core
    running = await core.rows(_running_with(gone))
    concerned = {row["id"] for row in running} | _in_memory_with(registry, gone)
    spoke_at: set[str] = set()

    def check(connection: Connection) -> None:
        found = connection.execute(_running_with(gone))
        if not {row.id for row in found} <= concerned:
            raise Overlooked
        spoke_at.update(connection.execute(select(chat.c.table).where(chat.c.person.in_(gone)).distinct()).scalars())

    async with _turns_at(registry, concerned) as held:
        if held:
            await core.writer.run(first)
        for table in held:
            for person in gone:
                await _see_off(table, person, registry.downtime)
        yield check
        await registry.restored()
        for table in list(registry.tables.values()):
            table.seating.forget(gone)
    for id_ in spoke_at:
        if id_ in registry.tables:
            await recall_chat(core, registry.tables[id_])


@asynccontextmanager
async def becoming(registry: TableRegistry, guest: str, account: str) -> AsyncIterator[None]:
    """Nothing changes at the guest's tables; afterwards the account sits there."""
    async with _turns_at(registry, _in_memory_with(registry, [guest])):
        yield
        await registry.restored()
        for table in list(registry.tables.values()):
            table.seating.take_over(guest, account)


@asynccontextmanager
async def _turns_at(registry: TableRegistry, ids: Collection[str]) -> AsyncIterator[list[Table]]:
    """The turn at all of them. If what is written then fails, they are set up again as the store has them."""
    async with AsyncExitStack() as turns:
        held = [await turns.enter_async_context(registry.turn_at(id_)) for id_ in sorted(ids)]
        try:
            yield held
        except (Overlooked, Refused):  # nothing of it was written
            raise
        except BaseException as error:
            for table in held:
                table.seating.set_up_again(error)
            raise


async def _see_off(table: Table, person: str, downtime: Downtime) -> None:
    seat = seat_of(table.seats, person)
    if table.status == "open" and seat is not None:
        await table.seating.leave(person)
    elif table.status == "open" and table.host == person:
        await table.seating.close()
    elif table.status in ("starting", "playing") and seat is not None:
        if table.status == "starting":
            await table.starting.begin(downtime)
        table.resign(seat)
        await table.settled()
        if table.broken:
            raise Refused(503, RETRY.code, RETRY.sentence)


def _running_with(people: Collection[str]) -> Any:
    """The tables, open, starting or playing, where one of them sits or is the host."""
    return (
        select(tables.c.id)
        .outerjoin(seats, seats.c.table == tables.c.id)
        .where(tables.c.status.in_(UNFINISHED), or_(seats.c.person.in_(people), tables.c.host.in_(people)))
        .distinct()
    )


def _in_memory_with(registry: TableRegistry, people: Collection[str]) -> set[str]:
    return {
        table.id
        for table in registry.tables.values()
        if table.host in people or any(sitter and sitter.person in people for sitter in table.seats)
    }
