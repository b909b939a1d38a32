"""Changes of a table and its seats: made only where the store is as it was read, or else not at all."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from gelateria.server.store.schema import people, seats, tables

SeatRow = Mapping[str, Any]
Change = Any
"""An update or a delete: SQLAlchemy has no name for both."""


class Overtaken(Exception):
    """The store is not as it was read. Nothing of the transaction is written."""


def hold_open(connection: Connection, table: str) -> None:
    """Nothing of it changes; but whoever wants to begin or close the table waits until this transaction is over."""
    _change_status(connection, table, status="open")


def begin_table(connection: Connection, table: str, nonces: str, begun: int) -> None:
    _change_status(connection, table, status="playing", nonces=nonces, begun=begun)


def close_table(connection: Connection, table: str) -> None:
    _change_status(connection, table, status="closed")


def change_plan(connection: Connection, table: str, plan: str) -> None:
    _once(connection, update(tables).where(tables.c.id == table).values(plan=plan))


def name_rematch(connection: Connection, table: str, rematch: str) -> None:
    """The one rematch of a table."""
    here = (tables.c.id == table, tables.c.next.is_(None))
    _once(connection, update(tables).where(*here).values(next=rematch))


def change_seats(connection: Connection, was: Sequence[SeatRow | None], becomes: Sequence[SeatRow | None]) -> None:
    """Seat by seat: what differs is written, where the store has what was read. Where somebody sits, nobody is put."""
    for before, after in zip(was, becomes, strict=True):
        if before == after:
            continue
        if before is None:
            connection.execute(insert(seats), after)
            continue
        here = [seats.c[name] == value for name, value in before.items()]
        change: Change = delete(seats) if after is None else update(seats).values(dict(after))
        _once(connection, change.where(*here))


def are_known(connection: Connection, persons: Sequence[str]) -> bool:
    """Whether nobody of them has left for good or become somebody else."""
    found = connection.execute(select(people.c.id).where(people.c.id.in_(persons)))
    return set(found.scalars()) == set(persons)


def _change_status(connection: Connection, table: str, **values: Any) -> None:
    _once(connection, update(tables).where(tables.c.id == table, tables.c.status == "open").values(**values))


def _once(connection: Connection, change: Change) -> None:
    if connection.execute(change).rowcount != 1:
        raise Overtaken
