"""Who runs a table, and who does when they hand that on, leave, or stay away.

There is one host at a time. The keys of the one before open nothing any more: whoever runs the table now asks for a
key of their own.
"""

from typing import Protocol

from sqlalchemy import Connection

from gelateria.server.core import Core
from gelateria.server.errors import forbidden, in_the_way
from gelateria.server.ops.clock import Alarm
from gelateria.server.store.compare_and_set import pass_on_table
from gelateria.server.store.writer import Job
from gelateria.server.table.access_keys import revoke
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import Seat, is_reserved, seat_of
from gelateria.server.table.seating import IS_CLOSED, Seating

GONE_FOR = 60.0
GONE_FOR_DAYS = 86_400.0
"""Seconds after which somebody else may take it on; longer where nobody expects anybody to be there all the time."""


class RunTable(Protocol):
    """A table, as far as somebody runs it."""

    core: Core
    id: str
    plan: Plan
    host: str
    seats: list[Seat | None]
    status: str
    seating: Seating

    def here(self, seat: int) -> bool: ...

    def tell_room(self) -> None: ...


class Hosting:
    """Hands a table on. Its commands are seating's too: whoever gives one holds the turn."""

    def __init__(self, table: RunTable) -> None:
        self._table = table
        self._alarm: Alarm | None = None

    async def hand_over(self, place: int) -> None:
        """To somebody who sits there."""
        table = self._table
        if table.status == "closed":
            raise in_the_way(IS_CLOSED)
        heir = table.seats[place] if place < len(table.seats) else None
        if not heir or not heir.is_person or is_reserved(heir):
            raise in_the_way("Only somebody who sits here can run the table.", "table.host")
        assert heir.person
        await self._pass_on_to(heir.person)

    async def take_on(self, person: str) -> None:
        """Somebody who sits there does it, because the host is gone."""
        table = self._table
        table.seating.must_be_open()
        own = seat_of(table.seats, person)
        if own is None or is_reserved(table.seats[own]):
            raise forbidden("Only somebody who sits here can run the table.")
        if person == table.host:
            return
        if not self.is_gone:
            raise in_the_way("The host is here, or was a moment ago.", "table.host")
        await self._pass_on_to(person)

    async def _pass_on_to(self, heir: str) -> None:
        table = self._table
        if heir != table.host:
            await table.seating.write(self.passing_on(heir))
            self.passed_on(heir)
            table.tell_room()

    def passing_on(self, heir: str) -> Job[None]:
        """What is written when it is handed on."""
        id_, was = self._table.id, self._table.host

        def job(connection: Connection) -> None:
            pass_on_table(connection, id_, was, heir)
            revoke(connection, id_, "host")

        return job

    def passed_on(self, heir: str) -> None:
        self._table.host = heir
        self.await_host()

    def heir(self) -> str | None:
        """Who runs the table when its host leaves: the next one round the table, if anybody of those who are there."""
        table = self._table
        first = seat_of(table.seats, table.host) or 0
        places = [*range(first + 1, len(table.seats)), *range(first)]
        able = [place for place in places if (sitter := table.seats[place]) and sitter.is_person]
        able = [place for place in able if not is_reserved(table.seats[place])]
        chosen = next((place for place in able if table.here(place)), able[0] if able else None)
        sitter = table.seats[chosen] if chosen is not None else None
        return sitter.person if sitter else None

    @property
    def is_here(self) -> bool:
        own = seat_of(self._table.seats, self._table.host)
        return own is not None and self._table.here(own)

    @property
    def is_gone(self) -> bool:
        """Whether nobody need wait for them any longer."""
        since = self._gone_since()
        return since is not None and self._table.core.clock.now() - since >= self._patience

    def await_host(self) -> None:
        """When they have been away for long, everybody hears of it."""
        self.stop_waiting()
        since = self._gone_since()
        if since is not None and self._table.status == "open":
            self._alarm = self._table.core.clock.at(since + self._patience, self._table.tell_room)

    def stop_waiting(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _gone_since(self) -> float | None:
        """Since when; for ever, if they do not even sit here any more; None while they are here."""
        own = seat_of(self._table.seats, self._table.host)
        sitter = None if own is None else self._table.seats[own]
        if own is None or sitter is None:
            return 0.0
        return None if self._table.here(own) else sitter.gone_since

    @property
    def _patience(self) -> float:
        return GONE_FOR_DAYS if self._table.plan.clock == "days" else GONE_FOR
