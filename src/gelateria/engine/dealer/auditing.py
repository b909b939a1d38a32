"""The script that also notes what it was asked: a record holds the numbers, not how many sides each die had."""

import cython

from gelateria.engine.dealer.replaying import ReplayingDealer


class AuditingDealer(ReplayingDealer):
    """Gives written-down numbers again, and keeps of each list how many things every number was to choose from."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        ReplayingDealer.__init__(self, [])
        self.asked.clear()  # nobody has begun a list yet

    def load(self, numbers: list[int]) -> None:
        """Begin a new list of numbers, and a new list of what is asked."""
        ReplayingDealer.load(self, numbers)
        self.asked.append([])

    def give(self, n: int) -> int:
        with cython.gil:
            self.asked[len(self.asked) - 1].append(n)
        return ReplayingDealer.give(self, n)
