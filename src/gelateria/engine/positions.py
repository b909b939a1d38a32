"""The positions that a match went through: the last few as they were, of the older ones every n-th.

Those between are played again from there, with the numbers that chance gave: a match of a thousand moves would
otherwise keep a thousand positions of some kilobytes each, though hardly anybody asks for them.
"""

from collections import deque
from collections.abc import Iterator
from typing import Generic

from gelateria.engine.dealer.replaying import ReplayingDealer
from gelateria.engine.game import S
from gelateria.engine.record import Move

RECENT = 16
"""So many are kept as they were: who takes a move back goes no further, as a rule."""
SPAN = 32
"""Of the older ones, one in so many."""


class Positions(Generic[S]):
    """The position before each move of a match from number `first` on. Nobody may change what is handed out."""

    def __init__(self, start: S, first: int = 0) -> None:
        self.first = first
        self._marks = {first: start.copy()}
        self._recent: deque[S] = deque()
        self.moves: list[Move] = []
        """What was done in them."""

    @property
    def kept(self) -> int:
        """How many are in memory."""
        return len(self._marks) + len(self._recent)

    def add(self, before: S, move: Move) -> None:
        """A move, and how it was before."""
        self._recent.append(before)
        self.moves.append(move)
        if len(self._recent) > RECENT:
            oldest = self._recent.popleft()
            number = self._oldest_recent - 1
            if number % SPAN == 0:
                self._marks[number] = oldest

    def before(self, number: int) -> S:
        """How it was before the move of that number; the first of a match is 0."""
        recent = number - self._oldest_recent
        return self._recent[recent] if recent >= 0 else next(self._again(number))

    def walk(self, start: int) -> Iterator[S]:
        """How it was before each move from that number on. Each is good until the next one is asked for."""
        if start < self._oldest_recent:
            yield from self._again(start)
        yield from list(self._recent)[max(0, start - self._oldest_recent) :]

    def go_back(self, to: int) -> S:
        """Forget that move and all that followed; how it was before, to be played on from."""
        state = self.before(to).copy()
        for _ in range(min(len(self._recent), self.first + len(self.moves) - to)):
            self._recent.pop()
        del self.moves[to - self.first :]
        self._marks = {number: mark for number, mark in self._marks.items() if number <= to}
        return state

    @property
    def _oldest_recent(self) -> int:
        return self.first + len(self.moves) - len(self._recent)

    def _again(self, start: int) -> Iterator[S]:
        """Those that are no longer recent, played again from the nearest one that is kept."""
        script = ReplayingDealer([])
        number = max(self.first, start - start % SPAN)
        state = self._marks[number].copy()
        while number < self._oldest_recent:
            if number >= start:
                yield state
            move = self.moves[number - self.first]
            script.load(list(move.drew))
            state.apply(move.by, move.do, script)
            number += 1
