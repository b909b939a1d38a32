"""What comes of checking dice: what does not hold, and what cannot be proven."""

from typing import Literal

import msgspec


class Fault(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that does not hold."""

    kind: Literal["shown", "nonce", "commitment", "inherited", "draw", "game"]
    sentence: str
    seat: int | None = None
    """For a nonce: whose it is said to be, the public beacon's after the last seat; None for too many or too few."""
    move: int | None = None
    """For a draw: the number of the move; 0 is the opening."""
    place: int | None = None
    """For a draw: which of that move's numbers, the first is 1."""
    said: int | None = None
    """For a draw: the number in the record; None where there is one too few."""
    given: int | None = None
    """For a draw: the number that the stream gives; None where there is one too many."""


class Doubt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One reason why the numbers could have been chosen, though they are what seed and nonces give."""

    kind: Literal["unwitnessed", "late", "withdrawn", "unchecked"]
    sentence: str
    seat: int | None = None
    """Whose nonce it is about; after the last seat comes the public beacon."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What came of checking the dice."""

    commitment: str
    """What the record says was shown before the game. Whoever was there compares."""
    checked: int
    """So many numbers are those of the stream."""
    taken_over: int
    """So many numbers came from an earlier record and prove nothing."""
    faults: tuple[Fault, ...]
    doubts: tuple[Doubt, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether every number is what the seed and the nonces of the record give."""
        return not self.faults

    @property
    def proven(self) -> bool:
        """Whether, besides, a witness can tell that nobody could have chosen them."""
        return self.holds and not self.doubts
