"""Bots that think elsewhere: each has streams to its program, and a line for everything that concerns it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from itertools import count

import msgspec
from msgspec import Struct

MOST_LINES = 256
"""So many lines wait for a slow program; then the oldest turns go first."""
MOST_STREAMS = 4
"""So many streams one bot may have."""

Key = tuple[str, int] | int
"""A turn is known by its table and seat, so that a later one takes its place; any other line by a number."""


class Head(Struct, frozen=True):
    """As much of a line as we must know to forget it."""

    t: str
    table: str = ""
    seat: int = -1


read_head = msgspec.json.Decoder(Head).decode


class Outbox:
    """The lines that one stream has still to be sent."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.most = most
        self.closed = False
        self._lines: OrderedDict[Key, bytes] = OrderedDict()
        self._numbers = count()
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return len(self._lines)

    def put(self, line: bytes) -> None:
        head = read_head(line)
        key: Key = (head.table, head.seat) if head.t == "turn" else next(self._numbers)
        self._lines.pop(key, None)
        if len(self._lines) >= self.most:
            turns = (key for key in self._lines if isinstance(key, tuple))
            del self._lines[next(turns, next(iter(self._lines)))]
        self._lines[key] = line
        self._news.set()

    def close(self) -> None:
        self.closed = True
        self._news.set()

    async def take(self) -> list[bytes]:
        """All lines that wait, once there are any; none when it is closed."""
        await self._news.wait()
        lines = list(self._lines.values())
        self._lines.clear()
        if not self.closed:
            self._news.clear()
        return lines


class RemoteBots:
    """Which bots listen, and what they are told."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Outbox]] = {}
        self._closed = False
        self.on_presence: Callable[[str, bool], None] = lambda person, here: None
        """Is told when a bot comes or goes."""

    def connected(self, person: str) -> bool:
        return person in self._streams

    def notify(self, person: str, line: bytes) -> None:
        """A JSON object for all streams of a bot; nobody is waited for."""
        for outbox in self._streams.get(person, ()):
            outbox.put(line)

    def has_room(self, person: str) -> bool:
        """Whether this bot may open another stream."""
        return len(self._streams.get(person, ())) < MOST_STREAMS

    @contextmanager
    def listening(self, person: str) -> Iterator[Outbox]:
        """A stream of this bot, as long as it lasts."""
        outbox = Outbox()
        if self._closed:
            outbox.close()
        came = not self.connected(person)
        self._streams.setdefault(person, []).append(outbox)
        try:
            if came:
                self.on_presence(person, True)
            yield outbox
        finally:
            self._streams[person].remove(outbox)
            if not self._streams[person]:
                del self._streams[person]
                self.on_presence(person, False)

    def cut_off(self, people: Collection[str]) -> None:
        """End the streams of these bots: the token that opened them opens nothing any more."""
        for person in people:
            for outbox in self._streams.get(person, ()):
                outbox.close()

    def close(self) -> None:
        """End all streams, and those that are begun from now on: the server stops."""
        self._closed = True
        self.cut_off(self._streams)
