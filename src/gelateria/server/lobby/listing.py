"""What is new in the lobby, for everybody who stands there."""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.server.fields import GameSlug, IsRated, PlayerCount, TableRef, TableStatus
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.table.table import Table
from gelateria.server.table.watching import can_be_watched

PAUSE = 0.2
"""Changes within so many seconds are told together."""


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


class Listing:
    """Tells listeners in the lobby which tables changed."""

    def __init__(self) -> None:
        self.listed: dict[str, OpenTable] = {}
        self._listeners: set[asyncio.Queue[bytes | None]] = set()
        self._changed: set[str] = set()
        self._handle: asyncio.TimerHandle | None = None

    def changed(self, table: Table) -> None:
        """Something at this table may have changed."""
        shown = listing(table)
        if self.listed.get(table.id) == shown:
            return
        if shown:
            self.listed[table.id] = shown
        else:
            self.listed.pop(table.id, None)
        self._changed.add(table.id)
        if self._listeners and not self._handle:
            self._handle = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def listen(self) -> "asyncio.Queue[bytes | None]":
        """A new listener: first all tables, then what changes; None in the end."""
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=100)
        queue.put_nowait(ENCODER.encode(Opened(list(self.listed.values()), [], True)))
        self._listeners.add(queue)
        return queue

    def stop_listening(self, queue: "asyncio.Queue[bytes | None]") -> None:
        self._listeners.discard(queue)

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
