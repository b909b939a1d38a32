"""Who sits at a table: commands that are checked completely, written, and only then shown.

They go one after the other. Whoever gives one holds `turn` meanwhile, so nothing that was checked is otherwise when it
is written; and the store itself changes only what is as it was read.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from gelateria.bots import BOTS
from gelateria.bots.names import house_name
from gelateria.engine import Viewer
from gelateria.server.core import Core
from gelateria.server.errors import Problem, Refused, forbidden, in_the_way, unclear, who_are_you
from gelateria.server.fields import SeatIndex, SocketKey, TableRef
from gelateria.server.ops.clock import Alarm
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.store.compare_and_set import (
    Overtaken,
    are_known,
    change_seats,
    close_table,
    hold_open,
    rename_seat,
)
from gelateria.server.store.schema import NOBODY, SOMEBODY, UNFINISHED
from gelateria.server.store.writer import Job
from gelateria.server.table import access_keys
from gelateria.server.table.access_keys import Holder, Key, issue, issue_another, read_key, revoke, still_opens
from gelateria.server.table.broadcast import Channel
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat, is_reserved, rows_of, seat_of, unused_name

T = TypeVar("T")

SHOWN_OUT = Problem("shown-out", "The host has freed your seat.")
LEFT = Problem("left", "You have left this table.")
CLOSED = Problem("closed", "The host has closed this table.")
IS_CLOSED = "This table is closed."
TAKEN = "That seat is taken."


def no_session(connection: Connection) -> None:
    """Nothing comes before it, and the key is nobody's to lose."""


def not_the_host() -> Refused:
    return forbidden("Only the table's host can do that.")


class Seated(Struct, frozen=True):
    """A seat and its key."""

    table: TableRef
    seat: SeatIndex
    key: SocketKey


class PassingOn(Protocol):
    """Who can run a table when its host leaves: server.table.hosting."""

    def heir(self) -> str | None: ...

    def passing_on(self, heir: str) -> Job[None]: ...

    def passed_on(self, heir: str) -> None: ...


class ChangingTable(Protocol):
    """A table, as far as it is changed here."""

    core: Core
    id: str
    plan: Plan
    host: str
    seats: list[Seat | None]
    status: str
    play: LiveGame | None
    channels: dict[Viewer, Channel]

    @property
    def hosting(self) -> "PassingOn": ...

    def tell_room(self) -> None: ...

    def show_out(self, viewer: Viewer, problem: Problem) -> None: ...


class Seating:
    """The one who changes who sits at a table, and whether it is closed."""

    def __init__(self, table: ChangingTable, on_lost: Callable[[BaseException], None]) -> None:
        self._table = table
        self._on_lost = on_lost
        self.turn = asyncio.Lock()
        """Held by whoever gives a command."""
        self._expecting: Alarm | None = None

    # Coming and going ------------------------------------------------------------------------------

    async def sit(
        self,
        newcomer: Seat,
        place: int | None,
        invite: str | None,
        first: Job[bytes | None] = no_session,
        invited: bool = False,
    ) -> Seated:
        """A free seat, the one that is kept for them, or a new key for the one they have.

        What `first` writes is written with it, or not at all; it tells the session that the key is for. Whoever is
        known to be `invited` needs no invitation.
        """
        table, person = self._table, newcomer.person
        assert person
        own = seat_of(table.seats, person)
        if own is not None and not is_reserved(table.seats[own]):
            return await self._new_key(own, person, first)
        self.must_be_open()
        if own is not None:
            return await self._take_seat(own, newcomer, first)
        if not invited:
            await self._check_invitation(invite)
        return await self._take_seat(self._free_place(place), newcomer, first)

    async def _take_seat(self, place: int, newcomer: Seat, first: Job[bytes | None]) -> Seated:
        table, person = self._table, newcomer.person
        assert person
        others = [sitter for other, sitter in enumerate(table.seats) if other != place]
        expected = table.core.clock.now() if newcomer.pledge else None  # their socket will come any moment
        sitter = msgspec.structs.replace(
            newcomer, name=unused_name(names_of(others), newcomer.name), gone_since=expected
        )

        def job(connection: Connection) -> Seated:
            holder = Holder(person, first(connection))
            if holder.session is None and not are_known(connection, [person]):
                raise who_are_you()  # whoever has a session is known
            return Seated(table.id, place, issue(connection, table.id, "seat", holder, place))

        seated: Seated = await self._change({place: sitter}, job)
        return seated

    async def leave(self, person: str) -> None:
        """Stand up before the game begins. When the host does, somebody else runs the table; or it is closed."""
        table = self._table
        own = seat_of(table.seats, person)
        if own is None:
            raise in_the_way("You do not sit at this table.")
        self.must_be_open()
        if person != table.host:
            await self._free(own, LEFT)
        elif heir := table.hosting.heir():
            await self._free(own, LEFT, heir)
        else:
            await self.close()

    async def rename(self, person: str, name: str) -> str:
        """Another name at this table, or one like it that nobody else there has."""
        table = self._table
        own = seat_of(table.seats, person)
        if own is None:
            raise in_the_way("You do not sit at this table.")
        if table.status not in UNFINISHED:
            raise in_the_way(IS_CLOSED if table.status == "closed" else "The game is over.")
        sitter = table.seats[own]
        assert sitter
        others = [other for other in table.seats if other is not sitter]
        name, was = unused_name(names_of(others), name), sitter.name
        await self.write(lambda connection: rename_seat(connection, table.id, own, was, name))
        sitter.name = name
        table.tell_room()
        return name

    # What the host does ----------------------------------------------------------------------------

    async def invite(self, by: Key, anew: bool) -> str:
        """The key that lets friends in, for the host with this key: to sit down or, later on, to watch.

        It lasts; the one before opens nothing any more where another is wanted `anew`.
        """
        table = self._table
        if table.status == "closed":
            raise in_the_way(IS_CLOSED)

        def job(connection: Connection) -> str:
            if not still_opens(connection, by):
                raise not_the_host()
            return access_keys.invite(connection, table.core.secret, table.id, by.holder, anew)

        key: str = await self.write(job)
        return key

    async def add_bots(self, level: str, places: Sequence[int] | None) -> None:
        """Bots of a level in these seats, or in all that are free. One that sits there already plays at that level."""
        self.must_be_open()
        free = self._free_places()
        wanted = free if places is None else places
        bots = [place for place, sitter in enumerate(self._table.seats) if sitter and sitter.bot]
        if not set(wanted) <= {*free, *bots} or len(set(wanted)) < len(wanted):
            raise in_the_way(TAKEN, "table.seats")
        await self._change(bots_for(self._table.seats, level, wanted))

    async def kick(self, place: int) -> None:
        """Show somebody out: their key opens nothing any more."""
        table = self._table
        self.must_be_open()
        sitter = table.seats[place] if 0 <= place < table.plan.players else None
        if not sitter:
            raise in_the_way("Nobody sits there.", "table.seats")
        if sitter.person == table.host:
            raise in_the_way("The host cannot be shown out.")
        await self._free(place, SHOWN_OUT)

    async def close(self) -> None:
        """The host has changed their mind."""
        table = self._table
        self.must_be_open()
        await self.write(lambda connection: close_table(connection, table.id))
        table.status = "closed"
        table.tell_room()
        for viewer in table.channels:
            table.show_out(viewer, CLOSED)

    # Those who have not come yet -------------------------------------------------------------------

    def await_latecomers(self) -> None:
        """When the time for which a seat is kept is over, everybody hears that it is free."""
        table = self._table
        until = max((sitter.reserved or 0 for sitter in table.seats if sitter), default=0)
        if until > table.core.now_ms():
            self._expecting = table.core.clock.at(until / 1000, table.tell_room)

    def fold_up(self) -> None:
        if self._expecting:
            self._expecting.cancel()

    # What the store has done already ---------------------------------------------------------------

    def forget(self, gone: Collection[str]) -> None:
        """They have left for good: where they sat, somebody sits."""
        table = self._table
        known = [sitter for sitter in table.seats if sitter and sitter.person in gone]
        for sitter in known:
            sitter.person, sitter.name = None, SOMEBODY
        if table.host in gone:
            table.host = NOBODY
        if known:
            table.tell_room()

    def take_over(self, guest: str, account: str) -> None:
        """The account sits where the guest sat."""
        table = self._table
        known = [sitter for sitter in table.seats if sitter and sitter.person == guest]
        for sitter in known:
            sitter.person = account
        if table.host == guest:
            table.host = account
        if known:
            table.tell_room()

    def set_up_again(self, error: BaseException) -> None:
        """Whether something was written is not known: the store shall say how the table is."""
        self._on_lost(error)

    # Checked ---------------------------------------------------------------------------------------

    def must_be_open(self) -> None:
        status = self._table.status
        if status != "open":
            raise in_the_way(IS_CLOSED if status == "closed" else "The game has begun.")

    def must_be_complete(self) -> None:
        """Open, and in every seat somebody who sat down."""
        self.must_be_open()
        if self._free_places():
            raise in_the_way("Some seats are free: wait for friends, or fill them with bots.", "table.seats")
        self.must_have_come()

    def must_have_come(self) -> None:
        """Nobody is waited for."""
        now = self._table.core.now_ms()
        if any(sitter and is_reserved(sitter) and not sitter.is_free(now) for sitter in self._table.seats):
            raise in_the_way("Somebody has not come yet: wait for them, or free their seat.", "table.seats")

    async def _check_invitation(self, invite: str | None) -> None:
        if self._table.plan.listed:
            return
        key = await read_key(self._table.core, self._table.id, invite or "")
        if not key or key.role != "invite":
            raise forbidden("This table is for those with its link.")

    def _free_places(self) -> list[int]:
        now = self._table.core.now_ms()
        return [place for place, sitter in enumerate(self._table.seats) if sitter is None or sitter.is_free(now)]

    def _free_place(self, wanted: int | None) -> int:
        free = self._free_places()
        if not free:
            raise in_the_way("All seats are taken.", "table.seats")
        if wanted is not None and wanted not in free:
            raise in_the_way(TAKEN, "table.seats")
        return free[0] if wanted is None else wanted

    # Written, then shown ---------------------------------------------------------------------------

    async def _free(self, place: int, why: Problem, heir: str | None = None) -> None:
        """Nobody sits there any more; if it was the host, the heir runs the table."""
        table = self._table
        passing_on = table.hosting.passing_on(heir) if heir else None

        def also(connection: Connection) -> None:
            revoke(connection, table.id, "seat", place)
            if passing_on:
                passing_on(connection)

        await self.write(self._seats_change({place: None}, also))
        table.seats[place] = None
        if heir:
            table.hosting.passed_on(heir)
        table.tell_room()
        table.show_out(place, why)

    async def _new_key(self, place: int, person: str, first: Job[bytes | None]) -> Seated:
        table = self._table

        def job(connection: Connection) -> Seated:
            holder = Holder(person, first(connection))
            return Seated(table.id, place, issue_another(connection, table.id, "seat", holder, place))

        seated: Seated = await self.write(job)
        return seated

    async def _change(self, places: dict[int, Seat | None], also: Job[Any] | None = None) -> Any:
        answer = await self.write(self._seats_change(places, also))
        for place, sitter in places.items():
            self._table.seats[place] = sitter
        self._table.tell_room()
        return answer

    def _seats_change(self, places: dict[int, Seat | None], also: Job[Any] | None = None) -> Job[Any]:
        table = self._table
        was = rows_of(table.id, table.seats)
        becomes = rows_of(table.id, [places.get(place, sitter) for place, sitter in enumerate(table.seats)])

        def job(connection: Connection) -> Any:
            hold_open(connection, table.id)
            change_seats(connection, was, becomes)
            return also(connection) if also else None

        return job

    async def write(self, job: Job[T]) -> T:
        """Its answer, when it is durable. Whatever goes wrong, memory is as the store is."""
        assert self.turn.locked()
        try:
            return await self._table.core.writer.run(job)
        except Refused:
            raise
        except BaseException as error:
            self.set_up_again(error)
            if isinstance(error, Overtaken):
                raise in_the_way("The table has changed meanwhile: look at it again.") from error
            raise


def bots_for(seats: Sequence[Seat | None], level: str, places: Sequence[int]) -> dict[int, Seat | None]:
    """A bot for each of these places, no two with the same name."""
    if level not in BOTS:
        raise unclear(f"There is no bot called {level!r}.", list(BOTS))
    sitting = list(seats)
    for place in places:
        before = sitting[place]
        name = before.name if before and before.bot else unused_name(names_of(sitting), house_name(place))
        sitting[place] = Seat(name, bot=level)
    return {place: sitting[place] for place in places}


def names_of(seats: Iterable[Seat | None]) -> set[str]:
    return {sitter.name for sitter in seats if sitter}


def plan_text(plan: Plan) -> str:
    """The plan as the store keeps it."""
    return ENCODER.encode(plan).decode()
