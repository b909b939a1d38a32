"""What a good player of Gelati wants: points, tokens that bring an order nearer, good spots for oneself alone.

Of what is hidden the rule of thumb uses only the union, the tiles that lie neither on the board nor in the own hand;
and it leaves out the last tile of a full hand, as it may have been drawn only in thought. The features look at every
hand: whoever asks for them thinks about a world that may be, and about many of them.
"""

from collections.abc import Mapping
from typing import ClassVar

import cython

from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.gelati.rules import Gelati, count

if not cython.compiled:  # the `.pxd` brings them where it is compiled
    from gelateria.games.gelati.rules import HELD, KINDS, STEPS, TO_ORDER

ONE = 1
WON = 1000.0
ON_THE_WAY = [0.0, 4.0, 8.5, 14.0]
"""What an order is worth with 0, 1, 2 or all of its components at hand; fulfilled it must be worth a little more."""
SPARE = 2.3
"""A token that the order does not need: two of them make one of choice."""
HOPE = 0.3
THREAT = 0.3
A_TOKEN = 4.0
"""What a token is worth beside the points of the same spot."""


class GelatiSense(Sense):
    """Nothing but sums: one look at the tokens, one at every spot."""

    __slots__ = ("best", "most", "second")

    FEATURES: ClassVar[Mapping[str, str]] = {
        "points": "more points",
        "near": "the goal within reach",
        "tokens": "more tokens",
        "ready": "more components of an order",
        "ready_too": "more components of a second order",
        "able": "an order that can be filled",
        "able_now": "an order to fill this very turn",
        "spot": "a better spot for its tiles",
        "spot_now": "a better spot right away",
        "spot_next": "a better spot for its next turn",
        "spot_late": "a good spot near the goal",
        "other_spot": "a second good spot",
        "row": "a row to finish",
        "row_now": "a row to finish right away",
        "turn": "the turn",
        "turn_late": "the turn near the goal",
        "next": "the next turn",
    }

    def __init__(self) -> None:
        Sense.__init__(self)
        self.samples = 1
        self.best = self.second = self.most = 0.0

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
            ready = self.components(state, seat, order)
            worth = ON_THE_WAY[ready] + (total - ready) * SPARE
            best = max(best, worth)
        return best

    def components(self, state: Gelati, seat: int, order: int) -> int:
        """How many tokens of an order the seat has."""
        at = seat * KINDS
        ready = (state.token[at + (order >> 4)] > 0) + (state.token[at + 4 + (order >> 2 & 3)] > 0)
        return ready + (state.token[at + 8 + (order & 3)] > 0)

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

    # What the position looks like to a seat -------------------------------------------------------

    def features(self, state: State, seat: int, out: list[float]) -> None:
        self.describe(cython.cast(Gelati, state), seat, out)

    def describe(self, state: Gelati, seat: int, out: list[float]) -> None:
        most = 0
        for other in range(state.players):
            most = max(most, state.score[other])
        late = 1.0 * most / state.goal
        turn = 1.0 if state.mover == seat and state.phase != TO_ORDER else 0.0
        ordering = 1.0 if state.mover == seat and state.phase == TO_ORDER else 0.0
        following = 1.0 if (state.mover + 1) % state.players == seat else 0.0
        total = state.tokens_of(seat)
        first = 0.0
        second = 0.0
        able = 0.0
        for i in range(seat * HELD, seat * HELD + HELD):
            order = state.order[i]
            if order < 0:
                break
            ready = (state.token[seat * KINDS + (order >> 4)] > 0) + (
                state.token[seat * KINDS + 4 + (order >> 2 & 3)] > 0
            )
            ready += state.token[seat * KINDS + 8 + (order & 3)] > 0
            if total - ready >= 2 * (3 - ready):
                able = 1.0
            if ready > first:
                second = first
                first = ready
            elif ready > second:
                second = ready
        self.survey(state, seat)
        out[0] = 0.1 * state.score[seat]
        out[1] = 1.0 * state.score[seat] * state.score[seat] / (state.goal * state.goal)
        out[2] = total
        out[3] = first
        out[4] = second
        out[5] = able
        out[6] = able * ordering
        out[7] = 0.1 * self.best
        out[8] = 0.1 * self.best * turn
        out[9] = 0.1 * self.best * following
        out[10] = 0.1 * self.best * late
        out[11] = 0.1 * self.second
        out[12] = self.most
        out[13] = self.most * turn
        out[14] = turn
        out[15] = turn * late
        out[16] = following

    def survey(self, state: Gelati, seat: int) -> None:
        """The best spots for the tiles of a hand, tile by tile, and the most tokens one of them can bring."""
        self.best = self.second = self.most = 0.0
        for i in range(seat * HELD, seat * HELD + HELD):
            if state.hand[i] < 0:
                break
            top = 0.0
            for at in range(state.cells):
                if state.fits[at] >> state.hand[i] & 1:
                    earned = self.rows(state, state.hand[i], state.cell[at], state.sides[at])
                    worth = A_TOKEN * earned + state.side_points[count(state.sides[at])]
                    top = max(top, worth)
                    self.most = max(self.most, 1.0 * earned)
            if top > self.best:
                self.second = self.best
                self.best = top
            elif top > self.second:
                self.second = top

    def rows(self, state: Gelati, tile: int, cell: int, sides: int) -> int:
        """How many tokens a tile would earn there."""
        earned = 0
        for axis in range(3):
            if sides & 9 << axis:
                after = state.run(tile, cell, STEPS[axis]) if sides >> axis & 1 else 0
                before = state.run(tile, cell, STEPS[axis + 3]) if sides >> axis + 3 & 1 else 0
                for part in range(3):
                    a = before >> 8 * part & 255
                    b = after >> 8 * part & 255
                    if a < state.row and b < state.row and a + 1 + b >= state.row:
                        earned += state.supply[part * 4 + (tile >> (4 - 2 * part) & 3)] > 0
        return earned
