"""A dealer that reads from a record, for replays."""

import cython

from gelateria.engine.dealer.base import Dealer


class ReplayingDealer(Dealer):
    """Gives written-down numbers again. `fault` tells when the script and the rules did not fit each other.

    `wanted` is then the number of things that the first draw beyond the script was to choose from, and 0 if there
    was none: whoever writes the script one draw at a time asks for it.
    """

    __slots__ = ("at", "fault", "numbers", "wanted")

    def __init__(self, numbers: list[int]) -> None:
        self.word = 0
        self.load(numbers)

    def load(self, numbers: list[int]) -> None:
        """Begin a new list of numbers."""
        self.numbers = numbers
        self.at = 0
        self.fault = ""
        self.wanted = 0

    def give(self, n: int) -> int:
        number = 0
        with cython.gil:
            if self.at >= len(self.numbers):
                self.wanted = self.wanted or n
                self.fault = self.fault or f"chance was asked for a number below {n}, but none is left"
            elif not 0 <= self.numbers[self.at] < n:
                self.fault = self.fault or f"chance gave {self.numbers[self.at]} where only 0 to {n - 1} can be"
            else:
                number = self.numbers[self.at]
            self.at += 1
        return number

    def finish(self) -> str:
        """What did not fit, or the empty text."""
        if not self.fault and self.at < len(self.numbers):
            self.fault = f"{len(self.numbers) - self.at} numbers of chance were never asked for"
        return self.fault
