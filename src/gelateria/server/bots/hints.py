"""Who asks for a hint when: everybody in turn, and nobody twice at once, however many tables they sit at.

Addresses take turns, and at each the people who ask there. Of one person one hint is thought about at a time, and one
more may wait: the newest, for whoever asks again has seen something else by then, or has lost the line meanwhile.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from msgspec import Struct

from gelateria.server.errors import in_the_way, too_many

MOST_AT_AN_ADDRESS = 8
"""So many people may wait at one address: a family, a classroom's first row."""
MOST_WAITING = 256


class Asker(Struct, frozen=True):
    """Who asks, and from where."""

    person: str
    address: str


class Turn(Struct, frozen=True, eq=False):
    """Somebody who waits."""

    asker: Asker
    called: asyncio.Future[None]


class HintTurns:
    """Calls those who wait, one after the other."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        """So many hints may be thought about at a time."""
        self._waiting: OrderedDict[str, OrderedDict[str, Turn]] = OrderedDict()  # by address, then by person
        self._called: list[Asker] = []

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for the asker's turn, and have it; Refused where too many wait, or they have asked again since."""
        turn = self._queue_up(asker)
        self._call_next()
        try:
            await turn.called
            yield
        finally:
            if turn.called.done() and not turn.called.cancelled() and not turn.called.exception():
                self._called.remove(asker)
            else:
                self._leave(turn)
            self._call_next()

    def _queue_up(self, asker: Asker) -> Turn:
        for before in [turn for turn in self._all() if turn.asker.person == asker.person]:
            self._leave(before)
            before.called.set_exception(in_the_way("You have asked for another hint since."))
        if len(self._waiting.get(asker.address, ())) >= MOST_AT_AN_ADDRESS or self.waiting >= MOST_WAITING:
            raise too_many("Many are waiting for a hint just now. Try again in a moment.")
        turn = Turn(asker, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(asker.address, OrderedDict())[asker.person] = turn
        return turn

    def _call_next(self) -> None:
        for turn in list(self._all_in_turn()):
            if len(self._called) >= self.at_once:
                return
            if not any(turn.asker.person == busy.person or turn.asker.address == busy.address for busy in self._called):
                self._leave(turn)
                if turn.asker.address in self._waiting:
                    self._waiting.move_to_end(turn.asker.address)
                self._called.append(turn.asker)
                turn.called.set_result(None)

    def _leave(self, turn: Turn) -> None:
        here = self._waiting.get(turn.asker.address, OrderedDict())
        if here.get(turn.asker.person) is turn:
            del here[turn.asker.person]
            if not here:
                del self._waiting[turn.asker.address]

    def _all(self) -> Iterator[Turn]:
        for people in self._waiting.values():
            yield from people.values()

    def _all_in_turn(self) -> Iterator[Turn]:
        """The first at each address, then the others: where somebody cannot be called, the next one may."""
        yield from (next(iter(people.values())) for people in self._waiting.values())
        for people in self._waiting.values():
            yield from list(people.values())[1:]
