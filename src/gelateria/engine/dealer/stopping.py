"""A dealer that hears only what is certain, for previews."""

import cython

from gelateria.engine.dealer.base import Dealer


class StoppingDealer(Dealer):
    """Keeps what it is told until chance is asked for the first time; what follows is one of many stories.

    It goes on giving numbers all the same, so that the rules come to their end.
    """

    __slots__ = ("asked", "told")

    def __init__(self) -> None:
        self.word = 0
        self.asked = False
        self.told: list[tuple[int, int, int, int, int]] = []

    def give(self, n: int) -> int:
        self.asked = True
        return Dealer.give(self, n)

    def note(self, event: int, seat: int, a: int, b: int, c: int) -> None:
        if not self.asked:
            with cython.gil:
                self.told.append((event, seat, a, b, c))
