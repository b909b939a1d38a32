"""Changes of a table and its seats: made only where the store is as it was read, or else not at all.

The statements stand here ready: to put one together takes longer than to carry it out.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, case, delete, func, insert, null, select, update

from gelateria.server.store.schema import chat, keys, people, seats, tables

SeatRow = Mapping[str, Any]
Change = Any
"""An update or a delete: SQLAlchemy has no name for both."""

THIS_TABLE = tables.c.id == bindparam("this")
OPEN_TABLE = update(tables).where(THIS_TABLE, tables.c.status == "open")
HOLD_OPEN = OPEN_TABLE.values(status="open")
CLOSE = OPEN_TABLE.values(status="closed")
SEAL = OPEN_TABLE.values(status="starting", sealed=bindparam("sealed"))
HOLD_STARTING = update(tables).where(THIS_TABLE, tables.c.status == "starting").values(status="starting")
KEEP_NONCE = (
    update(seats)
    .where(seats.c.table == bindparam("this"), seats.c.seat == bindparam("place"), seats.c.nonce == "")
    .values(nonce=bindparam("given"))
)
BEGIN = (
    update(tables)
    .where(THIS_TABLE, tables.c.status == bindparam("was"))
    .values(status="playing", nonces=bindparam("nonces"), begun=bindparam("begun"))
)
CHANGE_PLAN = update(tables).where(THIS_TABLE).values(plan=bindparam("plan"))
RENAME_SEAT = (
    update(seats)
    .where(seats.c.table == bindparam("this"), seats.c.seat == bindparam("place"), seats.c.name == bindparam("was"))
    .values(name=bindparam("becomes"))
)
LAY_ANEW = OPEN_TABLE.values(game=bindparam("plays"), plan=bindparam("plan"))
PASS_ON = update(tables).where(THIS_TABLE, tables.c.host == bindparam("was")).values(host=bindparam("heir"))
NAME_NEXT = (
    update(tables)
    .where(THIS_TABLE, func.coalesce(tables.c.next, "") == bindparam("was"))
    .values(next=bindparam("becomes"))
)
ADD_SEAT = insert(seats)
KNOWN = select(people.c.id).where(people.c.id.in_(bindparam("persons", expanding=True)))


class Overtaken(Exception):
    """The store is not as it was read. Nothing of the transaction is written."""


def hold_open(connection: Connection, table: str) -> None:
    """Nothing of it changes; but whoever wants to begin or close the table waits until this transaction is over."""
    _once(connection, HOLD_OPEN, this=table)


def seal_table(connection: Connection, table: str, sealed: str) -> None:
    """From now on nobody comes or goes, and what each seat adds to chance is bound."""
    _once(connection, SEAL, this=table, sealed=sealed)


def keep_nonces(connection: Connection, table: str, nonces: Mapping[int, str]) -> None:
    """By seat: each once, and only while the table starts."""
    _once(connection, HOLD_STARTING, this=table)
    for seat, nonce in nonces.items():
        _once(connection, KEEP_NONCE, this=table, place=seat, given=nonce)


def rename_seat(connection: Connection, table: str, seat: int, was: str, becomes: str) -> None:
    """Whoever sits there is called otherwise from now on, in the middle of the game too."""
    _once(connection, RENAME_SEAT, this=table, place=seat, was=was, becomes=becomes)


def begin_table(connection: Connection, table: str, was: str, nonces: str, begun: int) -> None:
    _once(connection, BEGIN, this=table, was=was, nonces=nonces, begun=begun)


def close_table(connection: Connection, table: str) -> None:
    _once(connection, CLOSE, this=table)


def change_plan(connection: Connection, table: str, plan: str) -> None:
    _once(connection, CHANGE_PLAN, this=table, plan=plan)


def lay_anew(connection: Connection, table: str, game: str, plan: str) -> None:
    """Something else is played there, or in another way: only before it begins."""
    _once(connection, LAY_ANEW, this=table, plays=game, plan=plan)


def move_along(connection: Connection, table: str, moves: Mapping[int, int]) -> None:
    """Keys to seats, and what was said from there, go where their people go. Seats that are not named are gone."""
    lost = delete(keys).where(keys.c.table == table, keys.c.role == "seat", keys.c.seat.not_in(list(moves)))
    connection.execute(lost)
    for what, which in ((keys, keys.c.role == "seat"), (chat, chat.c.seat.is_not(None))):
        goes_to = case(dict(moves), value=what.c.seat, else_=null())
        connection.execute(update(what).where(what.c.table == table, which).values(seat=goes_to))


def pass_on_table(connection: Connection, table: str, was: str, heir: str) -> None:
    """Somebody else runs it from now on."""
    _once(connection, PASS_ON, this=table, was=was, heir=heir)


def name_next(connection: Connection, table: str, was: str | None, becomes: str) -> None:
    """The one next game of a table; another one, where that was closed."""
    _once(connection, NAME_NEXT, this=table, was=was or "", becomes=becomes)


def change_seats(connection: Connection, was: Sequence[SeatRow | None], becomes: Sequence[SeatRow | None]) -> None:
    """Seat by seat: what differs is written, where the store has what was read. Where somebody sits, nobody is put."""
    for before, after in zip(was, becomes, strict=True):
        if before == after:
            continue
        if before is None:
            connection.execute(ADD_SEAT, after)
            continue
        here = [seats.c[name] == value for name, value in before.items()]
        change: Change = delete(seats) if after is None else update(seats).values(dict(after))
        _once(connection, change.where(*here))


def are_known(connection: Connection, persons: Sequence[str]) -> bool:
    """Whether nobody of them has left for good or become somebody else."""
    found = connection.execute(KNOWN, {"persons": persons})
    return set(found.scalars()) == set(persons)


def _once(connection: Connection, change: Change, **values: Any) -> None:
    if connection.execute(change, values).rowcount != 1:
        raise Overtaken
