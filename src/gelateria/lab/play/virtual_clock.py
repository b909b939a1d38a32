"""A clock that runs without waiting, so that simulated players are under the pressure of real ones.

Where a game has timers, it matters how long people take. Each player has a tempo, of their own or by the pace of the
table: every action takes seconds that are drawn, and whoever is ready first acts first. A timer rings at its own moment
between them. An action without an alternative, such as a throw, is a matter of the hand; anything else is a choice.
"""

from collections.abc import Sequence
from typing import Any

from gelateria.bots.pace import USUAL, Pace, Tempo, vary
from gelateria.engine import CLOCK, Dealer, Setting, State, split

__all__ = ["USUAL", "Pace", "Tempo", "VirtualClock"]


class VirtualClock:
    """Says who acts next in a game, and when a timer rings. Same setting, pace, tempos and seed: same seconds."""

    def __init__(
        self, setting: Setting[Any, Any, Any, Any], pace: Pace, seed: int, tempos: Sequence[Tempo | None] = ()
    ) -> None:
        self.seconds = setting.timers
        self.dealer = Dealer(split(seed, 0))
        self.now = 0.0
        """Seconds since the game began."""
        self.bell = 0
        self.deadline = 0.0
        self.moments: dict[int, float] = {}
        """When each awaited seat will act."""
        self.awaited: set[int] = set()
        """Who was awaited before the last action."""
        self.hands = [pace.hands(vary(self.dealer, pace.people)) for _ in range(setting.players)]
        if pace.tempo:
            self.hands = [own or usual for own, usual in zip(tempos or self.hands, self.hands, strict=True)]

    def next(self, state: State) -> int:
        """The author of the next move, a seat or the clock; time has gone on to that moment."""
        awaited = state.seats_awaited()
        begins = not self.awaited.issuperset(awaited)
        self.moments = {seat: self.moments.get(seat) or self.moment(state, seat, begins) for seat in awaited}
        self.awaited = set(awaited)
        author = min(awaited, key=lambda seat: (self.moments[seat], seat), default=CLOCK)
        if state.timer and state.bell != self.bell:
            self.bell = state.bell
            self.deadline = self.now + self.seconds[state.timer - 1]
        if state.timer and (author == CLOCK or self.deadline <= self.moments[author]):
            self.now = self.deadline
            return CLOCK
        self.now = self.moments.pop(author)
        return author

    def moment(self, state: State, seat: int, begins: bool) -> float:
        """When a seat that now begins to think will act; where it begins for somebody, it begins for all."""
        throws = len(state.legal(seat)) == 1
        return self.now + self.hands[seat].seconds(self.dealer, throws, begins)

    def errs(self, seat: int) -> bool:
        """Whether the seat's hand goes wrong this time."""
        return self.hands[seat].errs(self.dealer)
