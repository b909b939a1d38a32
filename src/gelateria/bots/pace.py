"""How quick players are, where time counts: those who do not say so, and those who have a tempo of their own."""

from math import exp
from statistics import NormalDist
from typing import Annotated

from msgspec import Meta, Struct

from gelateria.engine.dealer.base import Dealer

FINE = 1 << 30
NORMAL = NormalDist()

Seconds = Annotated[float, Meta(gt=0, le=60)]
Spread = Annotated[float, Meta(ge=0, le=2)]


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """The hands of one player. Half of all throws take less than `throw`, half of all choices less than `choose`."""

    throw: Seconds
    choose: Seconds
    spread: Spread = 0.35
    """How much one action differs from the next: the deviation of the logarithm of its seconds."""
    reaction: Annotated[float, Meta(ge=0, le=60)] = 0.0
    """Seconds more before the first action when it begins, for all or for this player."""
    errors: Annotated[float, Meta(ge=0, le=1)] = 0.0
    """The share of choices that go wrong in the hurry: the hand does anything that is allowed."""

    def seconds(self, dealer: Dealer, throws: bool, begins: bool) -> float:
        """How long the next action takes: a throw, where there is nothing to choose, or a choice."""
        return (self.throw if throws else self.choose) * vary(dealer, self.spread) + self.reaction * begins

    def errs(self, dealer: Dealer) -> bool:
        """Whether the hand goes wrong this time."""
        return self.errors > 0 and dealer.draw(FINE) < self.errors * FINE


def vary(dealer: Dealer, spread: float) -> float:
    """A factor around 1, as often halved as doubled."""
    return exp(spread * NORMAL.inv_cdf((dealer.draw(FINE) + 0.5) / FINE))


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How quick players are. Half of all throws take less than `throw`, half of all choices less than `choose`."""

    throw: Seconds = 0.8
    choose: Seconds = 1.2
    spread: Spread = 0.35
    """How much one action differs from the next: the deviation of the logarithm of its seconds."""
    people: Spread = 0.15
    """How much one player differs from the next, in the same measure."""
    tempo: bool = True
    """Whether those who have a tempo of their own keep to it; if not, this is the pace for all."""

    def in_words(self) -> str:
        """For reports."""
        return (
            f"a throw takes {self.throw:g} s and a choice {self.choose:g} s in the median, "
            f"spread {self.spread:g} from action to action and {self.people:g} from player to player, "
            + ("but levels keep to their own tempo" if self.tempo else "for all alike")
        )

    def hands(self, speed: float) -> Tempo:
        """The tempo of somebody who has none of their own; `speed` is how much slower than the median."""
        return Tempo(self.throw * speed, self.choose * speed, self.spread)


USUAL = Pace()
