"""What remains of a finished game: who came out where, what it did to ratings, and how the dice fell."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from sqlalchemy import Connection, insert, select, update

from gelateria.engine import commitment, tally
from gelateria.engine.tally import AnyMatch
from gelateria.server.fields import Unrated
from gelateria.server.lobby.rated import Contestant, Person, rate_contest
from gelateria.server.protocol.messages import Over, Place
from gelateria.server.store.schema import SOMEBODY, people, results, seats, tables
from gelateria.server.store.schema import dice as dice_table
from gelateria.server.store.upsert import upsert
from gelateria.server.table.live_game import OwnPlay


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How one seat came out."""

    seat: int
    person: str | None = None
    bot: str | None = None
    """Its level, where no person sat there."""
    name: str = ""
    place: int
    """1 is the best; equals share a place."""
    score: int
    won: float
    """The share of the win."""
    before: int | None = None
    """The shown rating before and after, where the game was rated for this seat."""
    after: int | None = None
    worth: float | None = None
    """How much it counted, from 0 to 1."""
    unrated: Unrated | None = None
    """Why it was not rated for whoever sat there."""
    resigned: bool = False


COLUMNS = tuple(name for name in Entry.__struct_fields__ if name in results.c)
"""Who gave up stands in the table's own result."""


class Result(Struct, frozen=True, kw_only=True):
    """What a finished table remembers of its end. Who sat there stands in `results` alone, where it can be deleted."""

    why: str
    rated: bool
    entries: list[Entry]


class Ending(Struct, frozen=True, kw_only=True):
    """All that is kept of a game when it is over."""

    table: str
    game: str
    why: str
    """The id of the rule that ended it."""
    unrated: Unrated | None
    """Why it cannot be rated for anybody."""
    needed: int
    """How many decisions of their own whoever is rated has made."""
    entries: Sequence[Entry]
    own: Sequence[OwnPlay]
    """How far each seat played its own game; none are needed where nobody can be rated."""
    record: str
    dice: Mapping[tuple[int, int], int]
    """How often each face was thrown, by the number of sides."""
    at: int


def keep_result(connection: Connection, ending: Ending) -> list[Entry]:
    """Close a table with its result, once: a second time changes nothing and tells what was kept the first time.

    All in the transaction of `connection`, as a job of the writer. Returns the entries with ratings before and after.
    """
    closes = update(tables).where(tables.c.id == ending.table, tables.c.status != "over")
    closed = connection.execute(closes.values(status="over", ended=ending.at, record=ending.record))
    if not closed.rowcount:
        return _kept(connection, ending.table)
    entries, persons = _as_they_are(connection, ending.table, ending.entries)
    entries = _rated(connection, ending, entries, persons)
    _keep_entries(connection, ending, entries)
    _count(connection, ending.game, ending.dice)
    return entries


def _rated(
    connection: Connection, ending: Ending, entries: Sequence[Entry], persons: Mapping[str, Person]
) -> list[Entry]:
    """The entries with what the game did to the rating of each."""
    if ending.unrated:
        return [msgspec.structs.replace(one, unrated=ending.unrated) if one.person else one for one in entries]
    contestants = [
        Contestant(one.seat, one.place, persons[one.person], ending.own[one.seat]) for one in entries if one.person
    ]
    verdicts = rate_contest(connection, ending.game, ending.needed, contestants, ending.at)
    told = []
    for entry in entries:
        if verdict := verdicts.get(entry.seat):
            entry = msgspec.structs.replace(
                entry,
                before=verdict.before.shown if verdict.before else None,
                after=verdict.after.shown if verdict.after else None,
                worth=None if verdict.worth is None else round(verdict.worth, 3),
                unrated=verdict.unrated,
            )
        told.append(entry)
    return told


def _keep_entries(connection: Connection, ending: Ending, entries: Sequence[Entry]) -> None:
    nameless = [msgspec.structs.replace(entry, person=None, name="") for entry in entries]
    rated = any(entry.after is not None for entry in entries)
    result = msgspec.json.encode(Result(why=ending.why, rated=rated, entries=nameless)).decode()
    connection.execute(update(tables).where(tables.c.id == ending.table).values(result=result))
    rows = [
        {
            "table": ending.table,
            "game": ending.game,
            "rated": entry.after is not None,
            "at": ending.at,
            **{name: getattr(entry, name) for name in COLUMNS},
        }
        for entry in entries
    ]
    if rows:
        connection.execute(insert(results), rows)


def _kept(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(select(results).where(results.c.table == table).order_by(results.c.seat))
    result = connection.execute(select(tables.c.result).where(tables.c.id == table)).scalar_one()
    resigned = {entry.seat for entry in msgspec.json.decode(result, type=Result).entries if entry.resigned}
    return [
        Entry(
            seat=row["seat"],
            person=row["person"],
            bot=row["bot"],
            name=row["name"],
            place=row["place"],
            score=row["score"],
            won=row["won"],
            before=None if row["before"] is None else round(row["before"]),
            after=None if row["after"] is None else round(row["after"]),
            worth=row["worth"],
            unrated=row["unrated"],
            resigned=row["seat"] in resigned,
        )
        for row in rows.mappings()
    ]


def _as_they_are(connection: Connection, table: str, entries: Sequence[Entry]) -> tuple[list[Entry], dict[str, Person]]:
    """The entries, and who these people are.

    Somebody may have left for good or gone over to their account during the game: then the table's seat knows who it
    is now.
    """
    rows = connection.execute(select(seats.c.seat, seats.c.person).where(seats.c.table == table))
    seated = {row.seat: row.person for row in rows}
    asked = {who for who in [*seated.values(), *(entry.person for entry in entries)] if who}
    columns = [people.c[name] for name in Person.__struct_fields__]
    found = connection.execute(select(*columns).where(people.c.id.in_(asked)))
    persons = {row["id"]: Person(**row) for row in found.mappings()}
    known = []
    for entry in entries:
        if entry.person and entry.person not in persons:
            now = seated.get(entry.seat)
            if now in persons:
                entry = msgspec.structs.replace(entry, person=now)
            else:
                entry = msgspec.structs.replace(entry, person=None, name=SOMEBODY)
        known.append(entry)
    return known, persons


def _count(connection: Connection, game: str, dice: Mapping[tuple[int, int], int]) -> None:
    rows = [
        {"game": game, "sides": sides, "face": face, "count": count} for (sides, face), count in sorted(dice.items())
    ]
    if rows:
        connection.execute(upsert(connection.dialect.name, dice_table, _add_up), rows)


def _add_up(row: Any) -> dict[str, Any]:
    return {"count": dice_table.c.count + row["count"]}


def shown_over(why: str, entries: Sequence[Entry], match: AnyMatch, seed: bytes, nonces: tuple[str, ...]) -> Over:
    """The end, for the wire: with the seed, which is no secret any more."""
    places = [
        Place(
            entry.seat,
            entry.place,
            entry.score,
            UNSET if entry.before is None else entry.before,
            UNSET if entry.after is None else entry.after,
            UNSET if entry.worth is None else entry.worth,
            entry.unrated or UNSET,
            entry.resigned or UNSET,
        )
        for entry in entries
    ]
    winners = [entry.seat for entry in entries if entry.won]
    told = tally(match, winners, [entry.seat for entry in entries if entry.resigned])
    return Over(why, places, seed.hex(), list(nonces), commitment(seed), winners, told)
