"""A dealer that remembers, for live play and records."""

import cython

from gelateria.engine.dealer.base import Dealer


class RecordingDealer(Dealer):
    """Keeps what another dealer gave and what it was told, until somebody takes it."""

    __slots__ = ("drawn", "source", "told")

    def __init__(self, source: Dealer) -> None:
        self.word = 0
        self.source = source
        self.drawn: list[int] = []
        self.told: list[tuple[int, int, int, int, int]] = []

    def give(self, n: int) -> int:
        number = self.source.give(n)
        with cython.gil:
            self.drawn.append(number)
        return number

    def note(self, event: int, seat: int, a: int, b: int, c: int) -> None:
        with cython.gil:
            self.told.append((event, seat, a, b, c))

    def take(self) -> tuple[list[int], list[tuple[int, int, int, int, int]]]:
        """The numbers given and the news told since the last time."""
        taken = self.drawn, self.told
        self.drawn, self.told = [], []
        return taken
