"""Before the game: who makes a table, who sits down, who is shown out, and when it begins."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from gelateria.bots import BOTS
from gelateria.bots.names import REGULARS, house_name
from gelateria.engine import Record, commitment
from gelateria.server.accounts.sessions import Visitor
from gelateria.server.errors import Problem, forbidden, in_the_way, too_many, unclear
from gelateria.server.fields import SeatIndex, SocketKey, TableRef
from gelateria.server.lobby.access_keys import issue, issue_another, read_key, revoke
from gelateria.server.lobby.registry import ONE_TABLE, TableRegistry, start_match
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.store.schema import seats, tables
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import BotPace, Plan
from gelateria.server.table.seats import Seat
from gelateria.server.table.table import RETRY, Table

SHOWN_OUT = Problem("shown-out", "The host has given your place to somebody else.")
CLOSED = Problem("closed", "The host has closed this table.")
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that look like others: an id may be read out over the telephone."""
LONGEST_NONCE = 64

RUNNING = select(func.count().label("count")).where(
    tables.c.host == bindparam("host"), tables.c.status.in_(["open", "playing"])
)
BEGUN = update(tables).where(tables.c.id == bindparam("table")).values(status="playing")
ALL_SEATS = delete(seats).where(seats.c.table == bindparam("of"))


class Made(Struct, frozen=True):
    """A new table and the keys of whoever made it."""

    table: TableRef
    host_key: Annotated[
        str,
        Meta(description="The key that runs the table: kick, reorder, start, close. Empty for those who only join."),
    ]
    seat: SeatIndex
    seat_key: SocketKey


class Seated(Struct, frozen=True):
    """A seat and its key."""

    table: TableRef
    seat: SeatIndex
    key: SocketKey


class Lobby:
    """What can be done with tables that have not begun."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.core = registry.core
        self._rematches = asyncio.Lock()

    # Making ----------------------------------------------------------------------------------------

    async def make(
        self, visitor: Visitor, plan: Plan, nonce: str | None, record: Record | None = None, series: str | None = None
    ) -> Made:
        """A new table; whoever makes it is its host and sits in the first seat."""
        plan.setting()
        running = await self.core.find(RUNNING, host=visitor.person)
        if running and running["count"] >= self.core.settings.most_tables:
            raise too_many(f"You have {running['count']} tables open or running; end one of them first.")
        id_ = "".join(secrets.choice(ID_LETTERS) for _ in range(10))
        seed = secrets.token_bytes(32)
        places: list[Seat | None] = [None] * plan.players
        places[0] = Seat(visitor.name, checked_nonce(nonce, 0), visitor.person, remote=visitor.kind == "bot")
        row = {
            "id": id_,
            "game": plan.game,
            "status": "open",
            "plan": ENCODER.encode(plan).decode(),
            "host": visitor.person,
            "seed": seed,
            "made": self.core.now_ms(),
            "start": record.to_json() if record else None,
            "series": series or id_,
        }

        def job(connection: Connection) -> Made:
            connection.execute(insert(tables), row)
            write_seats(connection, id_, places)
            return Made(
                id_,
                issue(connection, id_, "host", person=visitor.person),
                0,
                issue(connection, id_, "seat", 0, visitor.person),
            )

        made: Made = await self.core.writer.run(job)
        table = Table(self.core, id_, plan, visitor.person, commitment(seed), places, self.registry.bots)
        self.registry.add(table)
        self.registry.on_change(table)
        return made

    # Sitting down ----------------------------------------------------------------------------------

    async def sit(
        self, table: Table, visitor: Visitor, seat: int | None, nonce: str | None, invite: str | None
    ) -> Seated:
        """A free seat for a visitor, or a new key for the one they have."""
        own = seat_of(table, visitor.person)
        if own is not None:
            return await self._new_key(table, own, visitor)
        must_be_open(table)
        if not table.plan.listed:
            key = await read_key(self.core, table.id, invite or "")
            if not key or key.role != "invite":
                raise forbidden("This table is for those with its link.")
        free = [place for place, sitter in enumerate(table.seats) if sitter is None]
        if not free:
            raise in_the_way("All seats are taken.", "table.seats")
        if seat is not None and seat not in free:
            raise in_the_way("That seat is taken.", "table.seats")
        place = free[0] if seat is None else seat
        table.seats[place] = Seat(
            unused_name(table, visitor.name), checked_nonce(nonce, place), visitor.person, remote=visitor.kind == "bot"
        )
        seated: Seated = await self._changed(table, lambda connection: self._key(connection, table, place, visitor))
        return seated

    async def leave(self, table: Table, visitor: Visitor) -> None:
        own = seat_of(table, visitor.person)
        if own is None:
            raise in_the_way("You do not sit at this table.")
        must_be_open(table)
        if visitor.person == table.host:
            await self.close(table)
        else:
            await self._free(table, own)

    # What the host does ----------------------------------------------------------------------------

    async def add_bots(self, table: Table, level: str, places: Sequence[int] | None) -> None:
        """Bots of a level in these seats, or in all that are free."""
        must_be_open(table)
        check_level(level)
        free = [place for place, sitter in enumerate(table.seats) if sitter is None]
        for place in places if places is not None else free:
            if place not in free:
                raise in_the_way("That seat is taken.", "table.seats")
            table.seats[place] = Seat(unused_name(table, house_name(place)), checked_nonce(None, place), bot=level)
        await self._changed(table)

    async def kick(self, table: Table, seat: int) -> None:
        """Show somebody out: their key opens nothing any more."""
        must_be_open(table)
        sitter = table.seats[seat] if 0 <= seat < table.plan.players else None
        if not sitter:
            raise in_the_way("Nobody sits there.", "table.seats")
        if sitter.person == table.host:
            raise in_the_way("The host cannot be shown out.")
        await self._free(table, seat)

    async def reorder(self, table: Table, order: Sequence[int]) -> None:
        """The seats anew: the one who sits in seat order[0] sits in seat 0 …; sockets begin anew with fresh keys."""
        must_be_open(table)
        if sorted(order) != list(range(table.plan.players)):
            raise unclear(f"An order names every seat once: 0 to {table.plan.players - 1}.")
        table.seats[:] = [table.seats[place] for place in order]
        moved = [place for place, was in enumerate(order) if place != was]

        def job(connection: Connection) -> None:
            for place in moved:
                revoke(connection, table.id, "seat", place)

        await self._changed(table, job)
        for place in moved:
            table.show_out(place, Problem("moved", "The host has changed the seats: sit down again."))

    async def start(self, table: Table) -> None:
        """Begin: all seats must be taken."""
        must_be_open(table)
        if any(sitter is None for sitter in table.seats):
            raise in_the_way("Some seats are free: wait for friends, or fill them with bots.", "table.seats")
        table.status = "starting"  # before anything is waited for: nobody else starts it, sits down or leaves meanwhile
        nonces = tuple(sitter.nonce for sitter in table.seats if sitter)
        begun = self.core.now_ms()

        def job(connection: Connection) -> None:
            told = {"table": table.id, "nonces": ENCODER.encode(nonces).decode(), "begun": begun}
            connection.execute(BEGUN, told)

        try:
            row = await self.core.find(ONE_TABLE, id=table.id)
            assert row
            if row["start"] is None:
                match = start_match(table.plan, row["seed"], nonces, None)
            else:  # a long game is played again
                match = await asyncio.to_thread(start_match, table.plan, row["seed"], nonces, row["start"])
            await self.core.writer.run(job)
        except BaseException:
            table.status = "open"
            raise
        table.begin(LiveGame(match.setting, match, begun / 1000), self.registry.downtime)
        table.tell_welcome()
        table.go_on()

    async def close(self, table: Table) -> None:
        """The host has changed their mind."""
        must_be_open(table)
        table.status = "closed"

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table.id).values(status="closed"))

        await self.core.writer.run(job)
        table.tell_room()
        for viewer in table.channels:
            table.show_out(viewer, CLOSED)
        self.registry.put_away(table)

    async def set_pace(self, table: Table, pace: BotPace) -> None:
        """How long this table's bots wait before they act. It is for the people's patience, and may change any time."""
        table.plan = msgspec.structs.replace(table.plan, pace=pace)
        plan = ENCODER.encode(table.plan).decode()

        def job(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table.id).values(plan=plan))

        await self.core.writer.run(job)
        table.tell_room()

    # Again -----------------------------------------------------------------------------------------

    async def rematch(self, table: Table, visitor: Visitor) -> Made:
        """The same people, bots and options; whoever asks first makes the table, the others find their seats there."""
        if seat_of(table, visitor.person) is None:
            raise forbidden("Only those who played can ask for a rematch.")
        if table.status != "over":
            raise in_the_way("The game is not over.")
        async with self._rematches:
            if table.next is None:
                return await self._make_rematch(table, visitor)
        again = await self.registry.table(table.next)
        seated = await self.sit(again, visitor, None, None, None)
        return Made(again.id, "", seated.seat, seated.key)

    async def _make_rematch(self, table: Table, visitor: Visitor) -> Made:
        series = await self.core.value(select(tables.c.series).where(tables.c.id == table.id))
        made = await self.make(visitor, table.plan, None, series=series)
        again = await self.registry.table(made.table)
        own = seat_of(table, visitor.person)
        assert own is not None
        again.seats[:] = [
            msgspec.structs.replace(sitter, stand_in=False, gone_since=None, nonce=checked_nonce(None, place))
            if sitter
            else None
            for place, sitter in enumerate(table.seats)
        ]

        def job(connection: Connection) -> str:
            connection.execute(update(tables).where(tables.c.id == table.id).values(next=again.id))
            revoke(connection, again.id, "seat", 0)
            return issue(connection, again.id, "seat", own, visitor.person)

        key = await self._changed(again, job)
        table.next = again.id
        table.tell_room()
        return Made(again.id, made.host_key, own, key)

    # In between ------------------------------------------------------------------------------------

    async def _free(self, table: Table, seat: int) -> None:
        table.seats[seat] = None

        def job(connection: Connection) -> None:
            revoke(connection, table.id, "seat", seat)

        await self._changed(table, job)
        table.show_out(seat, SHOWN_OUT)

    async def _new_key(self, table: Table, seat: int, visitor: Visitor) -> Seated:
        def job(connection: Connection) -> Seated:
            return Seated(table.id, seat, issue_another(connection, table.id, "seat", seat, visitor.person))

        seated: Seated = await self.core.writer.run(job)
        return seated

    def _key(self, connection: Connection, table: Table, seat: int, visitor: Visitor) -> Seated:
        return Seated(table.id, seat, issue(connection, table.id, "seat", seat, visitor.person))

    async def _changed(self, table: Table, also: Callable[[Connection], Any] | None = None) -> Any:
        places = list(table.seats)

        def job(connection: Connection) -> Any:
            write_seats(connection, table.id, places)
            return also(connection) if also else None

        answer = await self.core.writer.run(job)
        table.tell_room()
        return answer


def write_seats(connection: Connection, table: str, places: Sequence[Seat | None]) -> None:
    connection.execute(ALL_SEATS, {"of": table})
    rows = [
        {"table": table, "seat": place, "person": s.person, "name": s.name, "bot": s.bot, "nonce": s.nonce}
        for place, s in enumerate(places)
        if s
    ]
    if rows:
        connection.execute(insert(seats), rows)


def must_be_open(table: Table) -> None:
    if table.folded_up and table.status == "open":
        raise in_the_way(RETRY.sentence)
    if table.status != "open":
        raise in_the_way("The game has begun." if table.play else "This table is closed.")


def check_level(level: str) -> None:
    if level not in BOTS:
        raise unclear(f"There is no bot called {level!r}.", list(BOTS))


def seat_of(table: Table, person: str) -> int | None:
    return next((place for place, sitter in enumerate(table.seats) if sitter and sitter.person == person), None)


def unused_name(table: Table, name: str) -> str:
    """The name, or one like it that nobody else at the table has."""
    taken = {sitter.name for sitter in table.seats if sitter}
    candidates = [name, *(other for other in REGULARS if name in REGULARS), *(f"{name} {i}" for i in range(2, 20))]
    return next(candidate for candidate in candidates if candidate not in taken)


def checked_nonce(nonce: str | None, place: int) -> str:
    """What the player's own device added to chance; if it did not, something that nobody could choose."""
    if nonce is None:
        return f"seat-{place}"
    if not nonce or len(nonce) > LONGEST_NONCE or "|" in nonce or not nonce.isascii() or not nonce.isprintable():
        raise unclear(f"A nonce has 1 to {LONGEST_NONCE} plain characters, no '|' among them.")
    return nonce
