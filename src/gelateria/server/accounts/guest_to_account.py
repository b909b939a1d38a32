"""What belongs to a person, in every place where it is kept: to hand it over, to tell it, to delete it.

`tests/server/accounts/test_accounts.py` looks through every column there is, so a new one cannot be forgotten here.
"""

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.engine import RowMapping

from gelateria.server.core import Core
from gelateria.server.store.schema import (
    NOBODY,
    SOMEBODY,
    chat,
    devices,
    journal,
    keys,
    meetings,
    people,
    ratings,
    results,
    seats,
    sessions,
    tables,
)


def move_belongings(connection: Connection, guest: str, account: str) -> None:
    """What the guest did, the account did. A guest has no ratings.

    The guest's keys are not handed over: somebody else may have them, and whoever has the account gets new ones.
    """
    for table in (seats, results, chat):
        connection.execute(update(table).where(table.c.person == guest).values(person=account))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=account))


def forget_people(connection: Connection, gone: list[str]) -> None:
    """Delete people, what they wrote and what they hold; where they sat, somebody sat."""
    sat = connection.execute(
        select(seats.c.table, seats.c.seat).join(tables).where(seats.c.person.in_(gone), tables.c.status == "over")
    )
    for row in sat.all():
        theirs = (journal.c.table == row.table, journal.c.by == row.seat)
        connection.execute(update(journal).where(*theirs).values(client=None, number=None))
    for table in (seats, results):
        connection.execute(update(table).where(table.c.person.in_(gone)).values(person=None, name=SOMEBODY))
    connection.execute(update(chat).where(chat.c.person.in_(gone)).values(person=None, name=SOMEBODY, text=""))
    connection.execute(update(tables).where(tables.c.host.in_(gone)).values(host=NOBODY))
    for table in (keys, ratings, sessions, devices):
        connection.execute(delete(table).where(table.c.person.in_(gone)))
    connection.execute(delete(meetings).where(or_(meetings.c.person.in_(gone), meetings.c.opponent.in_(gone))))
    connection.execute(delete(people).where(people.c.id.in_(gone)))


async def everything_about(core: Core, person: str) -> dict[str, Any]:
    """All that is kept about a person, in plain values. Hashes of secrets are no use to anybody and stay here."""
    about = [people.c[name] for name in ("id", "name", "kind", "login", "made")]
    (who,) = await core.rows(select(*about).where(people.c.id == person))
    sat = await core.rows(
        select(
            *(seats.c[name] for name in ("table", "seat", "name", "nonce", "resigned")),
            *(tables.c[name] for name in ("game", "status", "plan", "made", "begun", "ended", "result", "record")),
        )
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person)
        .order_by(tables.c.made, seats.c.table)
    )
    return {
        "person": _dict(who),
        "sessions": await _plain(core, select(sessions.c.made, sessions.c.expires).where(sessions.c.person == person)),
        "devices": await _plain(core, select(devices.c.made).where(devices.c.person == person)),
        "bots": await _plain(core, select(*about).where(people.c.owner == person)),
        "hosted": await _plain(
            core, select(tables.c.id, tables.c.game, tables.c.status, tables.c.made).where(tables.c.host == person)
        ),
        "seats": [await _seat(core, row) for row in sat],
        "keys": await _plain(core, select(keys.c.table, keys.c.role, keys.c.seat).where(keys.c.person == person)),
        "results": await _plain(core, select(results).where(results.c.person == person).order_by(results.c.at)),
        "ratings": await _plain(core, select(ratings).where(ratings.c.person == person)),
        "meetings": await _plain(
            core,
            select(meetings.c.game, meetings.c.left, meetings.c.at)
            .where(or_(meetings.c.person == person, meetings.c.opponent == person))
            .order_by(meetings.c.at),
        ),
        "chat": await _plain(core, select(chat).where(chat.c.person == person).order_by(chat.c.at)),
    }


async def _seat(core: Core, row: RowMapping) -> dict[str, Any]:
    """A seat with what was done from it. A record tells the secrets of a game, so a running one's is not told."""
    told = _dict(row)
    if row["status"] == "over":
        return told
    del told["record"]
    moves = select(journal.c.do, journal.c.at).where(
        journal.c.table == row["table"], journal.c.by == row["seat"], journal.c.kind == "move"
    )
    return {**told, "moves": await _plain(core, moves.order_by(journal.c.seq))}


async def _plain(core: Core, query: Any) -> list[dict[str, Any]]:
    return [_dict(row) for row in await core.rows(query)]


def _dict(row: RowMapping) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}
