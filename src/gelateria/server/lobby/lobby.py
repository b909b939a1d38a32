"""New tables: for friends, against bots, from a record."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, insert, select

from gelateria.engine import commitment, placeholder
from gelateria.server.accounts.sessions import Visitor, must_hold
from gelateria.server.errors import too_many, who_are_you
from gelateria.server.fields import SeatIndex, SocketKey, TableRef
from gelateria.server.lobby.listing import Listing
from gelateria.server.lobby.registry import TableRegistry
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.store.compare_and_set import are_known, change_seats, name_next
from gelateria.server.store.schema import UNFINISHED, tables
from gelateria.server.store.writer import Job
from gelateria.server.table.access_keys import Holder, issue
from gelateria.server.table.plan import Plan, by_todays_rules, refuse_odd_texts
from gelateria.server.table.restore_game import start_game
from gelateria.server.table.seat import Seat, rows_of, seat_of
from gelateria.server.table.seating import bots_for, plan_text
from gelateria.server.table.starting import Sealed, sealed_by, sealed_text
from gelateria.server.table.table import Table
from gelateria.server.workers.replay_answers import Resumed

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that look like others: an id may be read out over the telephone."""


class Made(Struct, frozen=True):
    """A new table and the keys of whoever made it."""

    table: TableRef
    host_key: Annotated[
        str,
        Meta(description="The key that runs the table: kick, reorder, start, close. Empty for those who only join."),
    ]
    seat: SeatIndex
    seat_key: SocketKey


class Predecessor(Struct, frozen=True):
    """A table after whose game another is opened."""

    table: str
    next: str | None
    """What was named its next before, and was closed."""


class TableSetup(Struct, frozen=True):
    """A table to be opened, with whoever sits there from the first."""

    plan: Plan
    by: Visitor
    """Its host."""
    seats: list[Seat | None]
    start: Resumed | None = None
    """The record that it goes on from."""
    begins: bool = False
    """At once: nobody is waited for, but for the host's nonce where it was pledged."""
    pledge: str | None = None
    series: str | None = None
    follows: Predecessor | None = None
    made_from: str = ""
    """The address, where it is known: it is kept in memory alone."""


class Lobby:
    """Makes tables. Everything about a new one is one write."""

    def __init__(self, registry: TableRegistry, listing: Listing) -> None:
        self.registry = registry
        self.listing = listing
        self.core = registry.core

    # Making ----------------------------------------------------------------------------------------

    async def make(self, visitor: Visitor, plan: Plan, address: str = "") -> Made:
        """A new table; whoever makes it is its host and sits in the first seat."""
        if plan.listed:
            self.listing.refuse_one_more(address or visitor.person)
        return await self.open(TableSetup(plan, visitor, seats_with(visitor, plan, 0), made_from=address))

    async def play_bots(
        self, visitor: Visitor, plan: Plan, pledge: str | None, level: str, seat: int = 0, start: Resumed | None = None
    ) -> Made:
        """A new table with bots in all other seats: from the box, or from where a record ends.

        It begins at once; or, if a nonce was pledged, as soon as that is given.
        """
        seats = seats_with(visitor, plan, seat)
        for place, bot in bots_for(seats, level, [place for place in range(plan.players) if place != seat]).items():
            seats[place] = bot
        return await self.open(TableSetup(plan, visitor, seats, start=start, begins=True, pledge=pledge))

    async def open(self, new: TableSetup, write: Callable[[Job[Made]], Awaitable[Made]] | None = None) -> Made:
        """Everything about a table in one write; it is shown when that is done."""
        new = by_its_rules(new)
        refuse_odd_texts(new.plan)
        id_ = "".join(secrets.choice(ID_LETTERS) for _ in range(10))
        seed, now = secrets.token_bytes(32), self.core.now_ms()
        row = {
            "id": id_,
            "game": new.plan.game,
            "status": "open",
            "plan": plan_text(new.plan),
            "host": new.by.person,
            "seed": seed,
            "made": now,
            "start": new.start.record if new.start else None,
            "series": new.series or id_,
        }
        play, sealed = None, self._sealed(new)
        if sealed:
            row |= {"status": "starting", "sealed": sealed_text(sealed)}
        elif new.begins:
            nonces = tuple(map(placeholder, range(new.plan.players)))
            play = start_game(new.plan, seed, nonces, new.start, now / 1000)
            row |= {"status": "playing", "nonces": ENCODER.encode(nonces).decode(), "begun": now}
        made = await (write or self.core.writer.run)(self._written(new, row))
        table = Table(self.core, id_, new.plan, new.by.person, commitment(seed), new.seats, self.registry.bots)
        table.made_from = new.made_from
        if sealed:
            table.status, table.sealed = "starting", sealed
        if play:
            table.begin(play, self.registry.downtime)
        self.registry.add(table)
        table.seating.await_latecomers()
        self.registry.on_change(table)
        if play:
            table.go_on()
        elif sealed:
            table.starting.wait()
        return made

    def _sealed(self, new: TableSetup) -> Sealed | None:
        """What a table is bound to that starts as soon as it is made, if anybody adds something: bots do not."""
        beacon = self.core.beacon
        if not new.begins or not (new.pledge or beacon):
            return None
        pledges = [new.pledge if sitter and sitter.person else None for sitter in new.seats]
        return sealed_by(pledges, beacon.coming() if beacon else None)

    def _written(self, new: TableSetup, row: Mapping[str, Any]) -> Job[Made]:
        id_, host = row["id"], new.by.person
        own = seat_of(new.seats, host)
        assert own is not None
        sitting = [sitter.person for sitter in new.seats if sitter and sitter.person]
        most = self.core.settings.most_tables
        running = select(func.count()).where(tables.c.host == host, tables.c.status.in_(UNFINISHED))

        def job(connection: Connection) -> Made:
            holder = Holder(host, must_hold(connection, new.by))
            if not are_known(connection, sitting):
                raise who_are_you()
            if (count := connection.execute(running).scalar_one()) >= most:
                raise too_many(f"You have {count} tables open or running; end one of them first.")
            connection.execute(insert(tables), row)
            change_seats(connection, [None] * len(new.seats), rows_of(id_, new.seats))
            if new.follows:
                name_next(connection, new.follows.table, new.follows.next, id_)
            return Made(
                id_,
                issue(connection, id_, "host", holder),
                own,
                issue(connection, id_, "seat", holder, own),
            )

        return job


def by_its_rules(new: TableSetup) -> TableSetup:
    """Played by today's rules, or by those of the record that it goes on from; Refused where it cannot be laid out."""
    plan = msgspec.structs.replace(new.plan, rules=new.start.rules if new.start else None)
    return msgspec.structs.replace(new, plan=by_todays_rules(plan))


def seat_for(visitor: Visitor, pledge: str | None = None) -> Seat:
    """A seat for a visitor, wherever it may be."""
    return Seat(visitor.name, person=visitor.person, remote=visitor.kind == "bot", pledge=pledge)


def seats_with(visitor: Visitor, plan: Plan, seat: int) -> list[Seat | None]:
    """A table at which nobody else sits."""
    own = seat_for(visitor)
    return [own if place == seat else None for place in range(plan.players)]
