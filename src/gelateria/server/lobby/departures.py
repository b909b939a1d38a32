"""Tables in memory, when somebody leaves for good or turns out to be somebody else."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import or_, select

from gelateria.server.accounts.names import SOMEBODY
from gelateria.server.accounts.transfer import NOBODY
from gelateria.server.errors import Problem
from gelateria.server.lobby.lobby import seat_of
from gelateria.server.lobby.registry import TableRegistry
from gelateria.server.store.schema import seats, tables

if TYPE_CHECKING:
    from gelateria.server.server import Server

GONE = Problem("gone", "You have left for good.")


async def see_off(server: "Server", person: str) -> None:
    """Their sockets close, tables they wait at go on without them, and in running games they resign."""
    rows = await server.rows(
        select(tables.c.id)
        .outerjoin(seats, seats.c.table == tables.c.id)
        .where(tables.c.status.in_(["open", "playing"]), or_(seats.c.person == person, tables.c.host == person))
        .distinct()
    )
    for row in rows:
        table = await server.registry.table(row["id"])
        seat = seat_of(table, person)
        if table.status == "open" and table.host == person:
            await server.lobby.close(table)
        elif table.status == "open" and seat is not None:
            await server.lobby.kick(table, seat)
        elif table.status == "playing" and seat is not None:
            table.resign(seat)
            await table.settled()
    for connection in list(server.connections):
        if connection.person == person:
            connection.close(GONE)


async def forget_at_tables(registry: TableRegistry, gone: Collection[str], spoke_at: Iterable[str]) -> None:
    """Where they sat, somebody sits; what they said was not said."""
    for table in list(registry.tables.values()):
        known = [sitter for sitter in table.seats if sitter and sitter.person in gone]
        for sitter in known:
            sitter.person, sitter.name = None, SOMEBODY
        if table.host in gone:
            table.host = NOBODY
        if known:
            table.tell_room()
    for id_ in spoke_at:
        if id_ in registry.tables:
            await registry.recall_chat(registry.tables[id_])


def take_over_at_tables(registry: TableRegistry, guest: str, account: str) -> None:
    """The account sits where the guest sat."""
    for table in list(registry.tables.values()):
        known = [sitter for sitter in table.seats if sitter and sitter.person == guest]
        for sitter in known:
            sitter.person = account
        if table.host == guest:
            table.host = account
        if known:
            table.tell_room()
