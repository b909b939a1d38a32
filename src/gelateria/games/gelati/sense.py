"""What a good player of Gelati wants: points, tokens that bring an order nearer, good spots for oneself alone.

Of what is hidden only the union is used, the tiles that lie neither on the board nor in the own hand; and the last tile
of a full hand is left out, as it may have been drawn only in thought.
"""

import cython

from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.gelati.rules import Gelati, count

ONE = 1
WON = 1000.0
ON_THE_WAY = [0.0, 4.0, 8.5, 14.0]
"""What an order is worth with 0, 1, 2 or all of its components at hand; fulfilled it must be worth a little more."""
SPARE = 2.3
"""A token that the order does not need: two of them make one of choice."""
HOPE = 0.3
THREAT = 0.3


class GelatiSense(Sense):
    """Nothing but sums: one look at the tokens, one at every spot."""

    __slots__ = ()

    def __init__(self) -> None:
        self.samples = 1

    def value(self, state: State, seat: int) -> float:
        return self.weigh(cython.cast(Gelati, state), seat)

    def weigh(self, state: Gelati, seat: int) -> float:
        if not state.awaiting:
            return WON / count(state.winners) if state.winners >> seat & 1 else -WON
        return state.score[seat] + self.tokens(state, seat) + self.spots(state, seat)

    def tokens(self, state: Gelati, seat: int) -> float:
        """The order that is nearest, and the rest of the tokens as small change."""
        total = state.tokens_of(seat)
        best = total * SPARE
        for i in range(seat * 3, seat * 3 + 3):
            order = state.order[i]
            if order < 0:
                break
            ready = (state.token[seat * 12 + (order >> 4)] > 0) + (state.token[seat * 12 + 4 + (order >> 2 & 3)] > 0)
            ready += state.token[seat * 12 + 8 + (order & 3)] > 0
            worth = ON_THE_WAY[ready] + (total - ready) * SPARE
            best = max(best, worth)
        return best

    def spots(self, state: Gelati, seat: int) -> float:
        """The best spot for a tile that stays, less what the next player may expect of the best spot for them."""
        kept = 0
        unseen = state.stack | state.aside
        for i in range(state.players * 3):
            if state.hand[i] >= 0:
                if i // 3 != seat:
                    unseen |= ONE << state.hand[i]
                elif i % 3 < state.tiles_each - 1:
                    kept |= ONE << state.hand[i]
        hidden = count(unseen)
        hope = 0.0
        threat = 0.0
        for i in range(state.cells):
            if state.sides[i] & (state.sides[i] - 1):
                worth = 0.0 + state.side_points[count(state.sides[i])]
                if worth > hope and state.fits[i] & kept:
                    hope = worth
                if hidden and worth > threat:
                    misfit = 1.0 - 1.0 * count(state.fits[i] & unseen) / hidden
                    threat = max(threat, worth * (1.0 - misfit * misfit))
        return HOPE * hope - THREAT * threat
