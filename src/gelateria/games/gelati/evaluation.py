"""What a good player of Gelati wants: points, tokens that bring an order nearer, good spots for oneself alone.

Of what is hidden the rule of thumb uses only the union, the tiles that lie neither on the board nor in the own hand;
and it leaves out the last tile of a full hand, as it may have been drawn only in thought. The features look at every
hand: whoever asks for them thinks about a world that may be, and about many of them.
"""

from types import MappingProxyType

import cython

from gelateria.engine.evaluation import Evaluator
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
MOST_LACKING = 6
"""What an order lacks: 2 for every component that is not there, less 1 for every token that can be traded for one."""
NEARER = [15.0, 12.0, 9.0, 6.5, 4.0, 2.0, 0.0]
"""What the tokens are worth by what the nearest order lacks with them."""


class GelatiEvaluator(Evaluator):
    """Nothing but sums: one look at the tokens, one at every spot."""

    __slots__ = (
        "best",
        "best_cell",
        "best_left",
        "best_own",
        "fills",
        "most",
        "second",
        "second_most",
        "second_own",
        "ways",
    )

    FEATURES = MappingProxyType(
        {
            "points": "more points",
            "near": "the goal within reach",
            "tokens": "more tokens",
            "order": "an order closer to being served",
            "order_late": "an order that comes in time",
            "order_too": "a second order closer to being served",
            "able": "an order that can be served",
            "able_now": "an order to serve this very turn",
            "able_later": "an order to serve next turn",
            "ends_it": "one order away from the goal",
            "gain": "a better spot for a tile",
            "gain_now": "a better spot right away",
            "gain_next": "a better spot for the next turn",
            "gain_late": "a good spot when the goal is near",
            "other_gain": "a second good spot",
            "other_gain_now": "a second good spot right away",
            "own_gain": "a good spot that nobody else can fill",
            "own_gain_late": "a spot that nobody else can fill when the goal is near",
            "other_own_gain": "a second spot that nobody else can fill",
            "left_gain": "a good spot even after the next player",
            "left_gain_late": "a good spot near the end even after the next player",
            "fills": "a spot that completes an order",
            "fills_now": "a spot that completes an order right away",
            "wins": "a turn that would win",
            "wins_now": "a winning turn right away",
            "wins_next": "a winning turn as the next to move",
            "wins_twice": "two ways to win",
            "in_two": "a win in two turns",
            "in_two_now": "a win in two turns from right now",
            "turn": "the turn",
            "turn_late": "the turn when the goal is near",
            "next": "the next turn",
            "next_late": "the next turn when the goal is near",
        }
    )

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 1
        self.best = self.second = self.best_own = self.second_own = self.best_left = 0.0
        self.most = self.second_most = self.fills = self.ways = self.best_cell = 0

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
        score = state.score[seat]
        late = 1.0 * most / state.goal
        turn = 1.0 if state.mover == seat and state.phase != TO_ORDER else 0.0
        ordering = 1.0 if state.mover == seat and state.phase == TO_ORDER else 0.0
        following = 1.0 if (state.mover + 1) % state.players == seat else 0.0
        total = state.tokens_of(seat)
        first = 0
        second = 0
        for i in range(seat * HELD, seat * HELD + HELD):
            if state.order[i] < 0:
                break
            ready = self.components(state, seat, state.order[i])
            if ready > first:
                second = first
                first = ready
            elif ready > second:
                second = ready
        lacking = MOST_LACKING - min(total + first, MOST_LACKING)
        able = 1.0 if lacking == 0 else 0.0
        able_now = able * ordering if not state.fulfilled else 0.0
        placer = (state.mover + 1) % state.players if state.phase == TO_ORDER else state.mover
        taken = -1
        if placer != seat:
            self.survey(state, placer, -1)
            taken = self.best_cell
        self.survey(state, seat, taken)
        wins = 1.0 if score + self.most >= state.goal else 0.0
        if able_now and score + state.order_points >= state.goal:
            wins = 1.0
        in_two = 1.0 if score + self.most + self.second_most >= state.goal else 0.0
        out[0] = 0.1 * score
        out[1] = 1.0 * score * score / (state.goal * state.goal)
        out[2] = total
        out[3] = 0.1 * NEARER[lacking]
        out[4] = 0.1 * NEARER[lacking] * late
        out[5] = second
        out[6] = able
        out[7] = able_now
        out[8] = able * (1.0 - ordering)
        out[9] = 0.1 * NEARER[lacking] if score + state.order_points >= state.goal else 0.0
        out[10] = 0.1 * self.best
        out[11] = 0.1 * self.best * turn
        out[12] = 0.1 * self.best * following
        out[13] = 0.1 * self.best * late
        out[14] = 0.1 * self.second
        out[15] = 0.1 * self.second * turn
        out[16] = 0.1 * self.best_own
        out[17] = 0.1 * self.best_own * late
        out[18] = 0.1 * self.second_own
        out[19] = 0.1 * self.best_left
        out[20] = 0.1 * self.best_left * late
        out[21] = self.fills
        out[22] = self.fills * turn
        out[23] = wins
        out[24] = wins * (turn + able_now)
        out[25] = wins * following
        out[26] = 1.0 if self.ways > 1 else 0.0
        out[27] = in_two
        out[28] = in_two * turn
        out[29] = turn
        out[30] = turn * late
        out[31] = following
        out[32] = following * late

    def survey(self, state: Gelati, seat: int, taken: int) -> None:
        """What the tiles of a hand can bring: points, tokens, an order.

        A spot is worth its points and how much nearer its tokens bring an order. `most` are the points that can be
        made in one turn, `second_most` those of the other tile, `ways` the spots that win at once,
        and `best_left` is the best spot but for the one that is taken.
        """
        self.best = self.second = self.best_own = self.second_own = self.best_left = 0.0
        self.most = self.second_most = self.fills = self.ways = 0
        total = state.tokens_of(seat)
        lacking = self.lacking_with(state, seat, total, 0)
        self.best_cell = -1
        others = 0
        for i in range(state.players * HELD):
            if i // HELD != seat and state.hand[i] >= 0:
                others |= ONE << state.hand[i]
        for i in range(seat * HELD, seat * HELD + HELD):
            if state.hand[i] < 0:
                break
            top = 0.0
            own = 0.0
            points = 0
            for at in range(state.cells):
                if state.fits[at] >> state.hand[i] & 1:
                    made = state.side_points[count(state.sides[at])]
                    earned = self.rows(state, state.hand[i], state.cell[at], state.sides[at])
                    worth = 0.0 + made
                    left = lacking
                    if earned:
                        left = self.lacking_with(state, seat, total, earned)
                        worth += NEARER[left] - NEARER[lacking]
                        if left == 0 and lacking:
                            self.fills = 1
                    if left == 0:
                        made += state.order_points
                    if worth > top:
                        top = worth
                        if worth > self.best:
                            self.best_cell = state.cell[at]
                    if state.cell[at] != taken:
                        self.best_left = max(self.best_left, worth)
                    if not state.fits[at] & others:
                        own = max(own, worth)
                    points = max(points, made)
                    self.ways += state.score[seat] + made >= state.goal
            if top > self.best:
                self.second = self.best
                self.best = top
            elif top > self.second:
                self.second = top
            if own > self.best_own:
                self.second_own = self.best_own
                self.best_own = own
            elif own > self.second_own:
                self.second_own = own
            if points > self.most:
                self.second_most = self.most
                self.most = points
            elif points > self.second_most:
                self.second_most = points

    def lacking_with(self, state: Gelati, seat: int, total: int, earned: int) -> int:
        """How much the nearest order lacks when these tokens come in; 12 bits say which, the bits above how many."""
        have = earned & 4095
        for kind in range(KINDS):
            if state.token[seat * KINDS + kind]:
                have |= 1 << kind
        first = 0
        for i in range(seat * HELD, seat * HELD + HELD):
            order = state.order[i]
            if order < 0:
                break
            ready = (have >> (order >> 4) & 1) + (have >> (4 + (order >> 2 & 3)) & 1) + (have >> (8 + (order & 3)) & 1)
            first = max(first, ready)
        return MOST_LACKING - min(total + (earned >> KINDS) + first, MOST_LACKING)

    def rows(self, state: Gelati, tile: int, cell: int, sides: int) -> int:
        """Which tokens a tile would earn there, a bit for each kind, and above them how many."""
        earned = 0
        for axis in range(3):
            if sides & 9 << axis:
                after = state.run(tile, cell, STEPS[axis]) if sides >> axis & 1 else 0
                before = state.run(tile, cell, STEPS[axis + 3]) if sides >> axis + 3 & 1 else 0
                for part in range(3):
                    a = before >> 8 * part & 255
                    b = after >> 8 * part & 255
                    if a < state.row and b < state.row and a + 1 + b >= state.row:
                        kind = part * 4 + (tile >> (4 - 2 * part) & 3)
                        if state.supply[kind]:
                            earned = (earned | 1 << kind) + (1 << KINDS)
        return earned
