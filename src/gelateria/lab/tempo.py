"""A clock that runs without waiting, so that simulated players are under the pressure of real ones.

Where a game has timers, it matters how long people take. Each player has a pace: every action takes seconds that are
drawn, and whoever is ready first acts first. A timer rings at its own moment between them. An action without an
alternative, such as a throw, is a matter of the hand; anything else is a choice.
"""

from math import exp
from statistics import NormalDist
from typing import Annotated, Any

from msgspec import Meta, Struct

from gelateria.engine import CLOCK, Dealer, Setting, State, split

FINE = 1 << 30
NORMAL = NormalDist()

Seconds = Annotated[float, Meta(gt=0, le=60)]
Spread = Annotated[float, Meta(ge=0, le=2)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How quick players are. Half of all throws take less than `throw`, half of all choices less than `choose`."""

    throw: Seconds = 0.8
    choose: Seconds = 1.2
    spread: Spread = 0.35
    """How much one action differs from the next: the deviation of the logarithm of its seconds."""
    people: Spread = 0.15
    """How much one player differs from the next, in the same measure."""

    def in_words(self) -> str:
        """For reports."""
        return (
            f"a throw takes {self.throw:g} s and a choice {self.choose:g} s in the median, "
            f"spread {self.spread:g} from action to action and {self.people:g} from player to player"
        )


USUAL = Pace()


class VirtualClock:
    """Says who acts next in a game, and when a timer rings. Same setting, pace and seed: same seconds."""

    def __init__(self, setting: Setting[Any, Any, Any, Any], pace: Pace, seed: int) -> None:
        self.seconds = setting.timers
        self.pace = pace
        self.dealer = Dealer(split(seed, 0))
        self.now = 0.0
        """Seconds since the game began."""
        self.bell = 0
        self.deadline = 0.0
        self.moments: dict[int, float] = {}
        """When each awaited seat will act."""
        self.speeds = [self.vary(pace.people) for _ in range(setting.players)]

    def next(self, state: State) -> int:
        """The author of the next move, a seat or the clock; time has gone on to that moment."""
        awaited = state.seats_awaited()
        self.moments = {seat: self.moments.get(seat) or self.moment(state, seat) for seat in awaited}
        author = min(awaited, key=lambda seat: (self.moments[seat], seat))
        if state.timer and state.bell != self.bell:
            self.bell = state.bell
            self.deadline = self.now + self.seconds[state.timer - 1]
        if state.timer and self.deadline <= self.moments[author]:
            self.now = self.deadline
            return CLOCK
        self.now = self.moments.pop(author)
        return author

    def moment(self, state: State, seat: int) -> float:
        """When a seat that now begins to think will act."""
        seconds = self.pace.throw if len(state.legal(seat)) == 1 else self.pace.choose
        return self.now + seconds * self.speeds[seat] * self.vary(self.pace.spread)

    def vary(self, spread: float) -> float:
        """A factor around 1, as often halved as doubled."""
        return exp(spread * NORMAL.inv_cdf((self.dealer.draw(FINE) + 0.5) / FINE))
