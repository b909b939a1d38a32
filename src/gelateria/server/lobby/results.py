"""What remains of a finished game: who came out where, what it did to ratings, and how the dice fell."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from msgspec import UNSET, Struct
from sqlalchemy import Connection, Executable, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from gelateria.engine import commitment
from gelateria.server.accounts.ratings import Skill, bot_skill, rate
from gelateria.server.protocol.messages import Over, Place
from gelateria.server.store.schema import SOMEBODY, people, ratings, results, seats, tables
from gelateria.server.store.schema import dice as dice_table


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
    rated: bool
    """Whether it counts, if people played against each other."""
    entries: Sequence[Entry]
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
    entries, kinds = _as_they_are(connection, ending.table, ending.entries)
    rated = ending.rated and _people_played(entries, kinds)
    if rated:
        entries = _rated(connection, ending.game, entries)
    _keep_entries(connection, ending, entries, rated)
    _count(connection, ending.game, ending.dice)
    return entries


def _people_played(entries: Sequence[Entry], kinds: Mapping[str, str]) -> bool:
    """Whether there were two people, and nobody played against themselves."""
    sitting = [entry.person for entry in entries if entry.person]
    return sum(kinds[person] != "bot" for person in sitting) >= 2 and len(set(sitting)) == len(sitting)


def _keep_entries(connection: Connection, ending: Ending, entries: Sequence[Entry], rated: bool) -> None:
    nameless = [msgspec.structs.replace(entry, person=None, name="") for entry in entries]
    result = msgspec.json.encode(Result(why=ending.why, rated=rated, entries=nameless)).decode()
    connection.execute(update(tables).where(tables.c.id == ending.table).values(result=result))
    rows = [
        {
            "table": ending.table,
            "game": ending.game,
            "rated": rated,
            "at": ending.at,
            **msgspec.structs.asdict(entry),
        }
        for entry in entries
    ]
    if rows:
        connection.execute(insert(results), rows)


def _kept(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(select(results).where(results.c.table == table).order_by(results.c.seat))
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
        )
        for row in rows.mappings()
    ]


def _as_they_are(connection: Connection, table: str, entries: Sequence[Entry]) -> tuple[list[Entry], dict[str, str]]:
    """The entries and what kind each person is.

    Somebody may have left for good or gone over to their account during the game: then the table's seat knows who it
    is now.
    """
    rows = connection.execute(select(seats.c.seat, seats.c.person).where(seats.c.table == table))
    seated = {row.seat: row.person for row in rows}
    asked = {who for who in [*seated.values(), *(entry.person for entry in entries)] if who}
    found = connection.execute(select(people.c.id, people.c.kind).where(people.c.id.in_(asked)))
    kinds: dict[str, str] = {row.id: row.kind for row in found}
    known = []
    for entry in entries:
        if entry.person and entry.person not in kinds:
            now = seated.get(entry.seat)
            if now in kinds:
                entry = msgspec.structs.replace(entry, person=now)
            else:
                entry = msgspec.structs.replace(entry, person=None, name=SOMEBODY)
        known.append(entry)
    return known, kinds


def _rated(connection: Connection, game: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entries with their ratings, which are kept. Whoever is neither a person nor a bot any more is a newcomer."""
    sitting = sorted(entry.person for entry in entries if entry.person)
    rows = connection.execute(
        select(ratings)
        .where(ratings.c.game == game, ratings.c.person.in_(sitting))
        .order_by(ratings.c.person)
        .with_for_update()
    )
    had = {row["person"]: Skill(row["mu"], row["sigma"], row["games"]) for row in rows.mappings()}
    before = [
        bot_skill(entry.bot) if entry.bot and not entry.person else had.get(entry.person or "", Skill())
        for entry in entries
    ]
    after = rate(before, [entry.place for entry in entries])
    told, kept = [], []
    for entry, old, new in zip(entries, before, after, strict=True):
        if entry.person is None:
            told.append(entry)
            continue
        told.append(msgspec.structs.replace(entry, before=old.shown, after=new.shown))
        kept.append({"person": entry.person, "game": game, "mu": new.mu, "sigma": new.sigma, "games": new.games})
    connection.execute(_keep_rating(connection.dialect.name), kept)
    return told


def _count(connection: Connection, game: str, dice: Mapping[tuple[int, int], int]) -> None:
    rows = [
        {"game": game, "sides": sides, "face": face, "count": count} for (sides, face), count in sorted(dice.items())
    ]
    if rows:
        connection.execute(_count_throws(connection.dialect.name), rows)


@cache
def _keep_rating(dialect: str) -> Executable:
    row = _insert(dialect)(ratings)
    values = {name: row.excluded[name] for name in ("mu", "sigma", "games")}
    return row.on_conflict_do_update(index_elements=["person", "game"], set_=values)


@cache
def _count_throws(dialect: str) -> Executable:
    row = _insert(dialect)(dice_table)
    values = {"count": dice_table.c.count + row.excluded["count"]}
    return row.on_conflict_do_update(index_elements=["game", "sides", "face"], set_=values)


def _insert(dialect: str) -> type[postgresql.Insert] | type[sqlite.Insert]:
    """The insert of this database that knows what to do about a row that is there already."""
    return postgresql.Insert if dialect == "postgresql" else sqlite.Insert


def shown_over(why: str, entries: Sequence[Entry], seed: bytes, nonces: tuple[str, ...]) -> Over:
    """The end, for the wire: with the seed, which is no secret any more."""
    places = [
        Place(
            entry.seat,
            entry.place,
            entry.score,
            UNSET if entry.before is None else entry.before,
            UNSET if entry.after is None else entry.after,
        )
        for entry in entries
    ]
    return Over(why, places, seed.hex(), list(nonces), commitment(seed))
