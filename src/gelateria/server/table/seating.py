"""Who sits at a table: commands that are checked completely, written, and only then shown.

They go one after the other. Whoever gives one holds `turn` meanwhile, so nothing that was checked is otherwise when it
is written; and the store itself changes only what is as it was read.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from gelateria.bots import BOTS
from gelateria.bots.names import REGULARS, house_name
from gelateria.engine import Viewer
from gelateria.server.core import Core
from gelateria.server.errors import Problem, Refused, forbidden, in_the_way, unclear, who_are_you
from gelateria.server.fields import SeatIndex, SocketKey, TableRef
from gelateria.server.ops.clock import Alarm
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.store.compare_and_set import (
    Overtaken,
    are_known,
    change_plan,
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
from gelateria.server.table.plan import BotPace, Plan
from gelateria.server.table.seat import Seat, is_reserved, rows_of, seat_of

T = TypeVar("T")

MOVED = Problem("moved", "The host has changed the seats: sit down again.")
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

    def tell_room(self) -> None: ...

    def take_plan(self, plan: Plan) -> None: ...

    def show_out(self, viewer: Viewer, problem: Problem) -> None: ...


class Seating:
    """The one who changes a table's seats, its plan, and whether it is closed."""

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
        sitter = msgspec.structs.replace(newcomer, name=unused_name(others, newcomer.name), gone_since=expected)

        def job(connection: Connection) -> Seated:
            holder = Holder(person, first(connection))
            if holder.session is None and not are_known(connection, [person]):
                raise who_are_you()  # whoever has a session is known
            return Seated(table.id, place, issue(connection, table.id, "seat", holder, place))

        seated: Seated = await self._change({place: sitter}, job)
        return seated

    async def leave(self, person: str) -> None:
        """Stand up before the game begins. When the host does, the table is closed."""
        own = seat_of(self._table.seats, person)
        if own is None:
            raise in_the_way("You do not sit at this table.")
        self.must_be_open()
        if person == self._table.host:
            await self.close()
        else:
            await self._free(own, LEFT)

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
        name, was = unused_name(others, name), sitter.name
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
        """Bots of a level in these seats, or in all that are free."""
        self.must_be_open()
        free = self._free_places()
        wanted = free if places is None else places
        if not set(wanted) <= set(free) or len(set(wanted)) < len(wanted):
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

    async def reorder(self, order: Sequence[int]) -> None:
        """The seats anew: the one who sits in seat order[0] sits in seat 0 …; sockets begin anew with fresh keys."""
        table = self._table
        self.must_be_open()
        if sorted(order) != list(range(table.plan.players)):
            raise unclear(f"An order names every seat once: 0 to {table.plan.players - 1}.")
        moved = {place: table.seats[was] for place, was in enumerate(order) if place != was}
        await self._change(moved, self._revoked(moved))
        for place in moved:
            table.show_out(place, MOVED)

    async def close(self) -> None:
        """The host has changed their mind."""
        table = self._table
        self.must_be_open()
        await self.write(lambda connection: close_table(connection, table.id))
        table.status = "closed"
        table.tell_room()
        for viewer in table.channels:
            table.show_out(viewer, CLOSED)

    async def set_pace(self, pace: BotPace) -> None:
        """How long this table's bots wait before they act. It is for the people's patience, and may change any time."""
        await self._change_plan(msgspec.structs.replace(self._table.plan, pace=pace))

    async def set_stand_in(self, seconds: int | None) -> None:
        """How long bots wait before they play for somebody who is gone; None is as long as everywhere here."""
        table = self._table
        if table.status not in UNFINISHED:
            raise in_the_way(IS_CLOSED if table.status == "closed" else "The game is over.")
        if table.plan.rated and table.status != "open":
            raise in_the_way("In a rated game that stays as it was chosen.", "table.stand-in")
        plan = msgspec.structs.replace(table.plan, stand_in=seconds)
        plan.setting()
        await self._change_plan(plan)

    async def _change_plan(self, plan: Plan) -> None:
        table = self._table
        await self.write(lambda connection: change_plan(connection, table.id, plan_text(plan)))
        table.take_plan(plan)

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
        if any(is_reserved(sitter) for sitter in self._table.seats):
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

    async def _free(self, place: int, why: Problem) -> None:
        await self._change({place: None}, self._revoked([place]))
        self._table.show_out(place, why)

    def _revoked(self, places: Collection[int]) -> Job[Any]:
        def job(connection: Connection) -> None:
            for place in places:
                revoke(connection, self._table.id, "seat", place)

        return job

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
        sitting[place] = Seat(unused_name(sitting, house_name(place)), bot=level)
    return {place: sitting[place] for place in places}


def unused_name(seats: Sequence[Seat | None], name: str) -> str:
    """The name, or one like it that nobody else at the table has."""
    taken = {sitter.name for sitter in seats if sitter}
    candidates = [name, *(other for other in REGULARS if name in REGULARS), *(f"{name} {i}" for i in range(2, 20))]
    return next(candidate for candidate in candidates if candidate not in taken)


def plan_text(plan: Plan) -> str:
    """The plan as the store keeps it."""
    return ENCODER.encode(plan).decode()
