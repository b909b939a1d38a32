"""A dealer that gives whatever chance could give, for exact expectations."""

from gelateria.engine.dealer.base import Dealer

DEEPEST = 256


class EnumeratingDealer(Dealer):
    """Gives every possible sequence of numbers, one sequence after the other, each with its probability."""

    __slots__ = ("at", "depth", "digits", "fault", "wheels")

    def __init__(self) -> None:
        self.word = 0
        self.at = 0
        self.depth = 0
        self.fault = 0
        self.digits = [0] * 256
        self.wheels = [0] * 256

    def give(self, n: int) -> int:
        if self.at >= DEEPEST:
            self.fault = 1
            return 0
        if self.at == self.depth:
            self.digits[self.at] = 0
            self.wheels[self.at] = n
            self.depth += 1
        self.at += 1
        return self.digits[self.at - 1]

    def chance(self) -> float:
        """The probability of the sequence given since the last `turn`."""
        share = 1.0
        for i in range(self.depth):
            share /= self.wheels[i]
        return share

    def turn(self) -> bool:
        """On to the next sequence; False when there are no more."""
        self.at = 0
        while self.depth > 0:
            last = self.depth - 1
            self.digits[last] += 1
            if self.digits[last] < self.wheels[last]:
                return True
            self.depth = last
        return False
