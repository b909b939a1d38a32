"""What stands in the lobby, and what is new there for everybody who looks."""

import asyncio
import math
from collections.abc import Callable
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.server.errors import too_many
from gelateria.server.fields import GameSlug, IsRated, PlayerCount, TableRef, TableStatus
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.table.table import Table
from gelateria.server.table.watching import can_be_watched

PAUSE = 0.2
"""Changes within so many seconds are told together."""
OPEN_FOR = 900.0
OPEN_FOR_DAYS = 86_400.0
"""Seconds for which an open table is shown when nobody is at it; longer where one decision may take days."""


class OpenTable(Struct, frozen=True):
    """A table that can be joined, or watched."""

    table: TableRef
    game: GameSlug
    players: PlayerCount
    seats: Annotated[list[str], Meta(description="Who sits there already.")]
    status: TableStatus
    clock: Annotated[str, Meta(description="How time is counted.")]
    rated: IsRated
    watch: Annotated[str, Meta(description="Who may watch.")]


class Opened(Struct, frozen=True, tag_field="t", tag="tables"):
    """All tables, or those that changed; those that are gone."""

    tables: list[OpenTable]
    gone: list[str]
    all: bool


class Entry(Struct):
    """A table that could stand in the lobby."""

    shown: OpenTable
    maker: str
    patience: float
    """Seconds for which it may stand there with nobody at it."""
    empty_since: float | None


class Listing:
    """Which tables stand in the lobby, and tells listeners which of them changed.

    Of those that one maker has open, the first `most` are shown; the others wait until there is room. And what nobody
    is at is not shown for ever: whoever comes back to it finds it shown again.
    """

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self.listed: dict[str, OpenTable] = {}
        self.most = most
        self._now = now
        self._makers: dict[str, dict[str, Entry]] = {}
        self._maker_of: dict[str, str] = {}
        self._listeners: set[asyncio.Queue[bytes | None]] = set()
        self._changed: set[str] = set()
        self._handle: asyncio.TimerHandle | None = None

    def changed(self, table: Table) -> None:
        """Something at this table may have changed."""
        shown = listing(table)
        maker = self._maker_of.get(table.id) or table.made_from or table.host
        before = self._makers.get(maker, {}).get(table.id)
        if shown:
            since = before.empty_since if before else None
            empty_since = None if is_attended(table) else since or self._now()
            entry = Entry(shown, maker, patience_for(table), empty_since)
            self._makers.setdefault(maker, {})[table.id] = entry
            self._maker_of[table.id] = maker
        elif before:
            self._forget(table.id)
        self._show(maker)

    def refuse_one_more(self, maker: str) -> None:
        """Refused, if this maker has as many tables in the lobby as one may have."""
        if len(self._makers.get(maker, ())) >= self.most:
            raise too_many(f"{self.most} tables in the lobby are yours already; begin or close one of them first.")

    def tidy(self) -> None:
        """Take out what nobody has been at for long."""
        now = self._now()
        for entries in list(self._makers.values()):
            for id_, entry in list(entries.items()):
                if entry.empty_since is not None and now - entry.empty_since > entry.patience:
                    self._forget(id_)
                    self._show(entry.maker)

    def _forget(self, id_: str) -> None:
        maker = self._maker_of.pop(id_)
        entries = self._makers[maker]
        del entries[id_]
        if not entries:
            del self._makers[maker]
        self._put(id_, None)

    def _show(self, maker: str) -> None:
        for place, (id_, entry) in enumerate(self._makers.get(maker, {}).items()):
            self._put(id_, entry.shown if place < self.most else None)

    def _put(self, id_: str, shown: OpenTable | None) -> None:
        if self.listed.get(id_) == shown:
            return
        if shown:
            self.listed[id_] = shown
        else:
            self.listed.pop(id_, None)
        if self._listeners:  # whoever comes later is told everything
            self._changed.add(id_)
            self._handle = self._handle or asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def listen(self) -> "asyncio.Queue[bytes | None]":
        """A new listener: first all tables, then what changes; None in the end."""
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=100)
        queue.put_nowait(ENCODER.encode(Opened(list(self.listed.values()), [], True)))
        self._listeners.add(queue)
        return queue

    def stop_listening(self, queue: "asyncio.Queue[bytes | None]") -> None:
        self._listeners.discard(queue)
        if not self._listeners:
            self._changed.clear()
            if self._handle:
                self._handle.cancel()
                self._handle = None

    def close(self) -> None:
        for queue in self._listeners:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(None)

    def _tell(self) -> None:
        self._handle = None
        changed, self._changed = self._changed, set()
        news = Opened(
            [self.listed[id_] for id_ in sorted(changed) if id_ in self.listed],
            sorted(changed - self.listed.keys()),
            False,
        )
        frame = ENCODER.encode(news)
        for queue in self._listeners:
            if queue.full():  # somebody who reads too slowly begins anew
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(ENCODER.encode(Opened(list(self.listed.values()), [], True)))
            else:
                queue.put_nowait(frame)


def listing(table: Table) -> OpenTable | None:
    """The table as the lobby shows it: open ones that are listed, and running ones that everybody may watch."""
    plan = table.plan
    room = table.room().seats
    joinable = table.status == "open" and plan.listed and any(sitter.free for sitter in room)
    watchable = can_be_watched(plan, table.status)
    if not joinable and not watchable:
        return None
    names = [sitter.name for sitter in room if not sitter.free and not sitter.reserved]
    return OpenTable(table.id, plan.game, plan.players, names, table.status, plan.clock, plan.rated, plan.watch)


def is_attended(table: Table) -> bool:
    return table.listeners > 0 or any(table.here(seat) for seat in range(len(table.seats)))


def patience_for(table: Table) -> float:
    """A running game goes on by itself, with bots for those who are gone; an open table waits for people."""
    if table.status != "open":
        return math.inf
    return OPEN_FOR_DAYS if table.plan.clock == "days" else OPEN_FOR
