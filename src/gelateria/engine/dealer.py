"""The dealer, handed in to the rules: all chance is `below(n)`, all news is `tell(...)`.

The rules never know which dealer they talk to. `Dealer` is fast and silent, for search and simulation; `Keeper`
remembers what another dealer gave and what it was told, for live play and records; `Script` gives the numbers of
a record again, for replays; `Odometer` gives every possible sequence of numbers in turn, for exact expectations.
(`engine.stream` has the one whose numbers anybody can verify.)
"""

import cython

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
DEEPEST = 256


def mix(word: int) -> int:
    """Scramble 64 bits so that neighbouring inputs have nothing in common (the finaliser of SplitMix64)."""
    z = ((word ^ (word >> 30)) * MIX_A) & MASK
    z = ((z ^ (z >> 27)) * MIX_B) & MASK
    return z ^ (z >> 31)


def split(seed: int, branch: int) -> int:
    """The seed of branch number `branch` of a seed: game 7 of a simulation is the same game whoever plays it."""
    return mix((mix(seed) + (branch + 1) * GOLDEN) & MASK)


class Dealer:
    """Fast, repeatable and silent: SplitMix64, one multiplication a number."""

    __slots__ = ("quick", "word")

    def __init__(self, seed: int = 1) -> None:
        self.word = mix(seed & MASK)
        self.quick = type(self) is Dealer  # the `.pxd` asks: its shortcuts are this dealer's alone

    def reseed(self, seed: int) -> None:
        self.word = mix(seed)

    # What the rules call; `give` and `note` are what each kind of dealer does its own way.

    if not cython.compiled:  # compiled, the `.pxd` has these two, and its fast dealer answers without a call

        def below(self, n: int) -> int:
            """A whole number from 0 to n - 1, each equally likely."""
            return self.give(n)

        def tell(self, event: int, seat: int, a: int, b: int, c: int) -> None:
            """Hear what happened."""
            self.note(event, seat, a, b, c)

    def give(self, n: int) -> int:
        """The number for `below`. Here off from uniform by less than n / 2**32, which no simulation can see."""
        self.word = (self.word + GOLDEN) & MASK
        return ((mix(self.word) >> 32) * n) >> 32

    def note(self, event: int, seat: int, a: int, b: int, c: int) -> None:
        """The news from `tell`. This dealer keeps nothing."""

    def draw(self, n: int) -> int:
        """`below`, for callers in plain Python."""
        return self.below(n)

    def hear(self, event: int, seat: int, a: int, b: int, c: int) -> None:
        """`tell`, for callers in plain Python."""
        self.tell(event, seat, a, b, c)


class PlainDealer:
    """A dealer as rules in plain Python know it, where the engine is compiled and keeps its methods to itself."""

    __slots__ = ("dealer",)

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    def below(self, n: int) -> int:
        return self.dealer.draw(n)

    def tell(self, event: int, seat: int, a: int, b: int, c: int) -> None:
        self.dealer.hear(event, seat, a, b, c)


class Keeper(Dealer):
    """Keeps what another dealer gave and what it was told, until somebody takes it."""

    __slots__ = ("drawn", "source", "told")

    def __init__(self, source: Dealer) -> None:
        self.word = 0
        self.source = source
        self.drawn: list[int] = []
        self.told: list[tuple[int, int, int, int, int]] = []

    def give(self, n: int) -> int:
        number = self.source.below(n)
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


class Script(Dealer):
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


class Odometer(Dealer):
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
