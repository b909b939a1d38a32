"""Who watches a table, and what they are called there: nobody by the name of somebody else who is there."""

from collections.abc import Sequence
from typing import Protocol

from gelateria.engine import Viewer
from gelateria.server.errors import in_the_way
from gelateria.server.table.broadcast import Channel, Listener
from gelateria.server.table.seat import Seat, unused_name

MOST_NAMED = 12
"""So many are told by name; of the others, only how many they are."""


class WatchedTable(Protocol):
    """A table, as far as it is watched."""

    seats: list[Seat | None]
    channels: dict[Viewer, Channel]

    def tell_room(self) -> None: ...


class Spectators:
    """Those who watch a table. What they are called elsewhere is kept; what that is here follows from who is there."""

    def __init__(self, table: WatchedTable) -> None:
        self._table = table
        self._names: dict[str, str] = {}
        """By person."""

    def come(self, listener: Listener) -> None:
        """Somebody begins to watch, or has opened a second window."""
        if listener.person is not None and listener.person not in self._names:
            self._names[listener.person] = self._unused(listener.name)

    def go(self, listener: Listener) -> None:
        """A window is closed; it may have been the last."""
        if listener.person is not None and not self.has(listener.person):
            self._names.pop(listener.person, None)

    def has(self, person: str) -> bool:
        return any(listener.person == person for listener in self._table.channels[None].listeners)

    def rename(self, person: str, name: str) -> str:
        """Another name, or one like it that nobody else here has."""
        if person not in self._names:
            raise in_the_way("You are not at this table.")
        del self._names[person]
        self._names[person] = self._unused(name)
        self._table.tell_room()
        return self._names[person]

    def name_of(self, listener: Listener) -> str:
        return self._names.get(listener.person or "", "")

    @property
    def count(self) -> int:
        """Of people: two windows have one pair of eyes."""
        nameless = sum(listener.person is None for listener in self._table.channels[None].listeners)
        return len(self._names) + nameless

    @property
    def named(self) -> Sequence[str]:
        """The first few."""
        return list(self._names.values())[:MOST_NAMED]

    def _unused(self, name: str) -> str:
        return unused_name({sitter.name for sitter in self._table.seats if sitter} | set(self._names.values()), name)
