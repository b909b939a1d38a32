"""After a game: the same again, or any other, with everybody who was there.

Nobody is seated who did not ask. Whoever played finds a seat kept for a while, as far as there are seats; whoever
watched watches again, or sits down where there is room.
"""

from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from gelateria.server.accounts.sessions import Visitor, must_hold
from gelateria.server.errors import forbidden, in_the_way
from gelateria.server.fields import SocketKey, TableRef
from gelateria.server.lobby.lobby import Lobby, Made, Predecessor, TableSetup, seat_for
from gelateria.server.store.schema import keys, tables
from gelateria.server.table.access_keys import Holder, issue_another
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat, is_reserved, seat_of
from gelateria.server.table.seating import IS_CLOSED, Seated
from gelateria.server.table.table import Table
from gelateria.server.table.watching import refuse_if_unwatched

KEPT_FOR = 180_000
"""Milliseconds for which a seat in the next game is kept for whoever played in the last."""


class Came(Struct, frozen=True):
    """A place at the next table, and its key."""

    table: TableRef
    seat: Annotated[int | None, Meta(description="Your seat, counted from 0; null where you watch.")]
    key: SocketKey


class NextGames:
    """Goes on after a game. The chain of next games is an evening."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.registry = lobby.registry
        self.core = lobby.core

    async def rematch(self, table: Table, visitor: Visitor) -> Made:
        """The same bots and options; whoever asks first makes the table, and the others' seats are kept for a while."""
        async with self.registry.turn_at(table.id) as before:
            own = seat_of(before.seats, visitor.person)
            if own is None:
                raise forbidden("Only those who played can ask for a rematch.")
            if before.status != "over":
                raise in_the_way("The game is not over.")
            next_ = await self._next(before)
            if next_ is None:
                return await self._open(before, visitor, before.plan, list(range(len(before.seats))))
        async with self.registry.turn_at(next_.id) as again:
            seated = await self._sit(again, before, visitor)
        return Made(again.id, "", seated.seat, seated.key)

    async def choose(self, table: Table, visitor: Visitor, plan: Plan, address: str = "") -> Made:
        """Any game, with any options: for the one who ran the table or, if they are away, for anybody who played."""
        async with self.registry.turn_at(table.id) as before:
            own = seat_of(before.seats, visitor.person)
            if own is None:
                raise forbidden("Only those who played choose the next game.")
            if visitor.person != before.host and before.hosting.is_here:
                raise forbidden("The host chooses the next game.")
            if before.status != "over":
                raise in_the_way("The game is not over.")
            if await self._next(before):
                raise in_the_way("The next game is laid out already: come along.")
            if plan.listed:
                self.lobby.listing.refuse_one_more(address or visitor.person)
            return await self._open(before, visitor, plan, self._who_plays(before, own, plan))

    async def come_along(self, table: Table, visitor: Visitor, watch: bool) -> Came:
        """To the next game: in the seat that is kept for them, in a free one, or to watch."""
        before = await self.registry.table(table.id)
        next_ = await self._next(before)
        if next_ is None:
            raise in_the_way("There is no next game yet.")
        if seat_of(before.seats, visitor.person) is None and not await self._watched(before.id, visitor.person):
            raise forbidden("Only those who were at the last game can come along.")
        async with self.registry.turn_at(next_.id) as again:
            if not watch and self._has_room(again, visitor.person):
                seated = await self._sit(again, before, visitor)
                return Came(again.id, seated.seat, seated.key)
            if again.status == "closed":
                raise in_the_way(IS_CLOSED)
            refuse_if_unwatched(again.plan)
            key = await self.core.writer.run(partial(self._watch_key, again.id, visitor))
            return Came(again.id, None, key)

    def _watch_key(self, table: str, visitor: Visitor, connection: Connection) -> str:
        return issue_another(connection, table, "watch", Holder(visitor.person, must_hold(connection, visitor)))

    # Who comes where -------------------------------------------------------------------------------

    async def _next(self, before: Table) -> Table | None:
        """The next table, unless it was closed: then another can be opened."""
        found = await self.registry.table(before.next) if before.next else None
        return found if found and found.status != "closed" else None

    async def _watched(self, table: str, person: str) -> bool:
        theirs = (keys.c.table == table, keys.c.role == "watch", keys.c.person == person)
        return await self.core.value(select(keys.c.hash).where(*theirs).limit(1)) is not None

    def _has_room(self, next_: Table, person: str) -> bool:
        """Whether they have a seat there, or would get one."""
        own = seat_of(next_.seats, person)
        if own is not None and not is_reserved(next_.seats[own]):
            return True
        return next_.status == "open" and (own is not None or any(sitter.free for sitter in next_.room().seats))

    async def _sit(self, again: Table, before: Table, visitor: Visitor) -> Seated:
        own = seat_of(before.seats, visitor.person)
        sat = None if own is None else before.seats[own]
        newcomer = msgspec.structs.replace(seat_for(visitor), name=sat.name if sat else visitor.name)
        return await again.seating.sit(newcomer, None, None, partial(must_hold, visitor=visitor), invited=True)

    def _who_plays(self, before: Table, asking: int, plan: Plan) -> list[int]:
        """The places of those who play on, in their order: people before bots, and of them those who are here."""

        def rank(place: int) -> tuple[bool, bool, bool]:
            sitter = before.seats[place]
            return place != asking, sitter is None or sitter.person is None, not before.here(place)

        sitting = [place for place, sitter in enumerate(before.seats) if sitter and (sitter.person or sitter.bot)]
        chosen = sorted(sitting, key=rank)[: plan.players]
        left = [place for place in sitting if place not in chosen and (one := before.seats[place]) and one.person]
        if left and plan.watch == "none":
            raise in_the_way("More of you were here than can play: let the others watch.", "table.seats")
        return sorted(chosen)

    async def _open(self, before: Table, visitor: Visitor, plan: Plan, places: Sequence[int]) -> Made:
        series = await self.core.value(select(tables.c.series).where(tables.c.id == before.id))
        until = self.core.now_ms() + KEPT_FOR
        seats = [self._seat_again(sitter, until) if (sitter := before.seats[place]) else None for place in places]
        seats += [None] * (plan.players - len(seats))
        own = seat_of(seats, visitor.person)
        asking = None if own is None else seats[own]
        assert asking
        asking.reserved = None
        follows = Predecessor(before.id, before.next)
        setup = TableSetup(plan, visitor, seats, series=series, follows=follows, made_from=before.made_from)
        made = await self.lobby.open(setup, before.seating.write)
        before.next = made.table
        before.tell_room()
        return made

    def _seat_again(self, sitter: Seat, until: int) -> Seat | None:
        """A bot is there at once, everybody else when they sit down; whoever left for good leaves the seat free."""
        if sitter.person is None and sitter.bot is None:
            return None
        is_here = sitter.bot or (sitter.remote and sitter.person and self.registry.bots.is_here(sitter.person))
        return Seat(
            sitter.name,
            person=sitter.person,
            bot=sitter.bot,
            remote=sitter.remote,
            reserved=None if is_here else until,
        )
