"""The dealer, handed in to the rules: all chance is `below(n)`, all news is `tell(...)`.

The rules never know which dealer they talk to. This one is fast and silent, for search and simulation; the others of
this folder are made for live play, replays, exact expectations and dice that anybody can verify.
"""

import cython

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


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
