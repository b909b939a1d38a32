"""What a good player of Gelati wants: points, tokens that bring an order nearer, good spots for oneself alone.

Of what is hidden the rule of thumb uses only the union, the tiles that lie neither on the board nor in the own hand;
and it leaves out the last tile of a full hand, as it may have been drawn only in thought. The features look at every
hand: whoever asks for them thinks about a world that may be, and about many of them.
"""

import cython

from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.gelati.rules import Gelati, count, kind_of

if not cython.compiled:  # the `.pxd` brings them where it is compiled
    from gelateria.games.gelati.rules import AXES, KINDS, NOWHERE, ONES, PARTS, TO_ORDER, filled, only

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
SCALE = 0.1
"""Points are features in tens, to be about as large as the others."""

POINTS, NEAR = 0, 1
TOKENS, ORDER, ORDER_LATE, ORDER_TOO, ABLE, ABLE_NOW, ABLE_LATER, ENDS_IT = range(2, 10)
GAIN, GAIN_NOW, GAIN_NEXT, GAIN_LATE, OTHER_GAIN, OTHER_GAIN_NOW, OWN_GAIN, OWN_GAIN_LATE = range(10, 18)
OTHER_OWN_GAIN, LEFT_GAIN, LEFT_GAIN_LATE, FILLS, FILLS_NOW = range(18, 23)
WINS, WINS_NOW, WINS_NEXT, WINS_TWICE, IN_TWO, IN_TWO_NOW = range(23, 29)
TURN, TURN_LATE, NEXT, NEXT_LATE = range(29, 33)


def keep_two(best: list[float], one: float) -> None:
    """Put one into its place among the two best so far."""
    if one > best[0]:
        best[1] = best[0]
        best[0] = one
    elif one > best[1]:
        best[1] = one


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.cclass
class GelatiEvaluator(Evaluator):
    """Nothing but sums: one look at the tokens, one at every spot."""

    __slots__ = (
        "best_cell",
        "fills",
        "following",
        "gain",
        "lacking",
        "late",
        "left_gain",
        "made",
        "new_kinds",
        "new_tokens",
        "ordering",
        "own_gain",
        "points",
        "ready",
        "turn",
        "ways",
        "worth",
    )

    FEATURES = (
        "points",
        "near",
        "tokens",
        "order",
        "order_late",
        "order_too",
        "able",
        "able_now",
        "able_later",
        "ends_it",
        "gain",
        "gain_now",
        "gain_next",
        "gain_late",
        "other_gain",
        "other_gain_now",
        "own_gain",
        "own_gain_late",
        "other_own_gain",
        "left_gain",
        "left_gain_late",
        "fills",
        "fills_now",
        "wins",
        "wins_now",
        "wins_next",
        "wins_twice",
        "in_two",
        "in_two_now",
        "turn",
        "turn_late",
        "next",
        "next_late",
    )

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 1
        self.late = 0.0  # how near the goal somebody is, from 0 to 1
        self.turn = 0.0  # whether the seat is about to place or to swap
        self.ordering = 0.0  # whether it is about to order and trade
        self.following = 0.0  # whether it comes next
        self.ready = [0.0] * 2  # components at hand for the order that has most of them, and for another
        self.lacking = 0  # what the nearest order lacks
        self.gain = [0.0] * 2  # what the tile with the best spot brings there, and the other tile
        self.own_gain = [0.0] * 2  # the same where no other hand has a tile that fits
        self.points = [0.0] * 2  # the points that a tile can make in one turn, and the other tile
        self.left_gain = 0.0  # the best spot but for the one that is taken
        self.best_cell = 0  # where the best spot is
        self.fills = 0  # whether a spot brings what an order lacks
        self.ways = 0  # how many spots win at once
        self.worth = 0.0  # of the spot that was looked at last: what it brings,
        self.made = 0  # the points of a turn there,
        self.new_kinds = 0  # the set of kinds that its rows earn,
        self.new_tokens = 0  # and how many tokens

    # The rule of thumb ----------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        return self.weigh(cython.cast(Gelati, state), seat)

    def weigh(self, state: Gelati, seat: int) -> float:
        if not state.awaiting:
            return WON / count(state.winners) if state.winners >> seat & 1 else -WON
        return state.score[seat] + self.weigh_tokens(state, seat) + self.weigh_spots(state, seat)

    def weigh_tokens(self, state: Gelati, seat: int) -> float:
        """The order that is nearest, and the rest of the tokens as small change."""
        total = state.tokens_of(seat)
        held = self.kinds_held(state, seat)
        best = total * SPARE
        for slot in range(filled(state.orders[seat])):
            ready = self.components(held, state.orders[seat][slot])
            best = max(best, ON_THE_WAY[ready] + (total - ready) * SPARE)
        return best

    def kinds_held(self, state: Gelati, seat: int) -> int:
        """The set of kinds that the seat has a token of."""
        held = 0
        for kind in range(KINDS):
            if state.tokens[seat][kind]:
                held |= 1 << kind
        return held

    def components(self, held: int, order: int) -> int:
        """How many components of an order are in a set of kinds."""
        ready = 0
        for part in range(PARTS):
            ready += held >> kind_of(order, part) & 1
        return ready

    def weigh_spots(self, state: Gelati, seat: int) -> float:
        """The best spot for a tile that stays, less what the next player may expect of the best spot for them."""
        kept = self.kept_by(state, seat)
        unseen = state.stack | state.aside | self.held_by_others(state, seat)
        hidden = count(unseen)
        hope = 0.0
        threat = 0.0
        for at in range(state.cells):
            touching = ONES[state.sides[at]]
            if touching > 1:
                points = state.side_points[touching]
                if points > hope and state.fits[at] & kept:
                    hope = points
                if hidden and points > threat:
                    misfit = 1.0 - 1.0 * count(state.fits[at] & unseen) / hidden
                    threat = max(threat, points * (1.0 - misfit * misfit))
        return HOPE * hope - THREAT * threat

    def kept_by(self, state: Gelati, seat: int) -> int:
        """The set of a seat's tiles but for the last of a full hand."""
        kept = 0
        for slot in range(min(filled(state.hand[seat]), state.tiles_each - 1)):
            kept |= only(state.hand[seat][slot])
        return kept

    def held_by_others(self, state: Gelati, seat: int) -> int:
        """The set of all tiles in other hands."""
        held = 0
        for other in range(state.players):
            if other != seat:
                for slot in range(filled(state.hand[other])):
                    held |= only(state.hand[other][slot])
        return held

    # What the position looks like to a seat -------------------------------------------------------

    def features(self, state: State, seat: int, out: list[float]) -> None:
        self.describe(cython.cast(Gelati, state), seat, out)

    def describe(self, state: Gelati, seat: int, out: list[float]) -> None:
        self.look_at_time(state, seat)
        self.look_at_orders(state, seat)
        placer = (state.mover + 1) % state.players if state.phase == TO_ORDER else state.mover
        taken = NOWHERE
        if placer != seat:
            self.survey(state, placer, NOWHERE)
            taken = self.best_cell
        self.survey(state, seat, taken)
        self.describe_score(state, seat, out)
        self.describe_orders(state, seat, out)
        self.describe_spots(out)
        self.describe_wins(state, seat, out)
        self.describe_time(out)

    def look_at_time(self, state: Gelati, seat: int) -> None:
        most = 0
        for other in range(state.players):
            most = max(most, state.score[other])
        self.late = 1.0 * most / state.goal
        self.turn = state.mover == seat and state.phase != TO_ORDER
        self.ordering = state.mover == seat and state.phase == TO_ORDER
        self.following = (state.mover + 1) % state.players == seat

    def look_at_orders(self, state: Gelati, seat: int) -> None:
        self.ready[0] = self.ready[1] = 0.0
        held = self.kinds_held(state, seat)
        for slot in range(filled(state.orders[seat])):
            keep_two(self.ready, self.components(held, state.orders[seat][slot]))

    def describe_score(self, state: Gelati, seat: int, out: list[float]) -> None:
        score = state.score[seat]
        out[POINTS] = SCALE * score
        out[NEAR] = 1.0 * score * score / (state.goal * state.goal)

    def describe_orders(self, state: Gelati, seat: int, out: list[float]) -> None:
        nearer = SCALE * NEARER[self.lacking]
        able = 1.0 if self.lacking == 0 else 0.0
        out[TOKENS] = state.tokens_of(seat)
        out[ORDER] = nearer
        out[ORDER_LATE] = nearer * self.late
        out[ORDER_TOO] = self.ready[1]
        out[ABLE] = able
        out[ABLE_NOW] = 0.0 if state.fulfilled else able * self.ordering
        out[ABLE_LATER] = able * (1.0 - self.ordering)
        out[ENDS_IT] = nearer if state.score[seat] + state.order_points >= state.goal else 0.0

    def describe_spots(self, out: list[float]) -> None:
        out[GAIN] = SCALE * self.gain[0]
        out[GAIN_NOW] = SCALE * self.gain[0] * self.turn
        out[GAIN_NEXT] = SCALE * self.gain[0] * self.following
        out[GAIN_LATE] = SCALE * self.gain[0] * self.late
        out[OTHER_GAIN] = SCALE * self.gain[1]
        out[OTHER_GAIN_NOW] = SCALE * self.gain[1] * self.turn
        out[OWN_GAIN] = SCALE * self.own_gain[0]
        out[OWN_GAIN_LATE] = SCALE * self.own_gain[0] * self.late
        out[OTHER_OWN_GAIN] = SCALE * self.own_gain[1]
        out[LEFT_GAIN] = SCALE * self.left_gain
        out[LEFT_GAIN_LATE] = SCALE * self.left_gain * self.late
        out[FILLS] = self.fills
        out[FILLS_NOW] = self.fills * self.turn

    def describe_wins(self, state: Gelati, seat: int, out: list[float]) -> None:
        score = state.score[seat]
        most = max(self.points[0], state.order_points * out[ABLE_NOW])
        wins = 1.0 if score + most >= state.goal else 0.0
        in_two = 1.0 if score + self.points[0] + self.points[1] >= state.goal else 0.0
        out[WINS] = wins
        out[WINS_NOW] = wins * (self.turn + out[ABLE_NOW])
        out[WINS_NEXT] = wins * self.following
        out[WINS_TWICE] = 1.0 if self.ways > 1 else 0.0
        out[IN_TWO] = in_two
        out[IN_TWO_NOW] = in_two * self.turn

    def describe_time(self, out: list[float]) -> None:
        out[TURN] = self.turn
        out[TURN_LATE] = self.turn * self.late
        out[NEXT] = self.following
        out[NEXT_LATE] = self.following * self.late

    # What the tiles of a hand can bring -----------------------------------------------------------

    def survey(self, state: Gelati, seat: int, taken: int) -> None:
        """Look at every spot for every tile of a hand, knowing that somebody else will have taken one of them."""
        self.gain[0] = self.gain[1] = self.own_gain[0] = self.own_gain[1] = self.points[0] = self.points[1] = 0.0
        self.left_gain = 0.0
        self.fills = self.ways = self.new_kinds = self.new_tokens = 0
        self.best_cell = NOWHERE
        self.lacking = self.lacking_now(state, seat)
        others = self.held_by_others(state, seat)
        for slot in range(filled(state.hand[seat])):
            self.survey_tile(state, seat, state.hand[seat][slot], taken, others)

    def survey_tile(self, state: Gelati, seat: int, tile: int, taken: int, others: int) -> None:
        mine = only(tile)
        gain = 0.0
        own_gain = 0.0
        points = 0
        for at in range(state.cells):
            if state.fits[at] & mine:
                self.look_at_spot(state, seat, tile, at)
                if self.worth > gain:
                    gain = self.worth
                    if gain > self.gain[0]:
                        self.best_cell = state.cell[at]
                if state.cell[at] != taken:
                    self.left_gain = max(self.left_gain, self.worth)
                if not state.fits[at] & others:
                    own_gain = max(own_gain, self.worth)
                points = max(points, self.made)
                self.ways += state.score[seat] + self.made >= state.goal
        keep_two(self.gain, gain)
        keep_two(self.own_gain, own_gain)
        keep_two(self.points, points)

    def look_at_spot(self, state: Gelati, seat: int, tile: int, at: int) -> None:
        """A spot is worth its points and how much nearer its tokens bring an order."""
        self.made = state.side_points[ONES[state.sides[at]]]
        self.worth = self.made
        self.look_at_rows(state, tile, at)
        left = self.lacking
        if self.new_tokens:
            left = self.lacking_now(state, seat)
            self.worth += NEARER[left] - NEARER[self.lacking]
            if left == 0 and self.lacking:
                self.fills = 1
        if left == 0:
            self.made += state.order_points

    def look_at_rows(self, state: Gelati, tile: int, at: int) -> None:
        """Which tokens a tile would earn there, and how many."""
        self.new_kinds = self.new_tokens = 0
        new = state.new_rows(tile, state.cell[at], state.sides[at])
        if new:
            for row in range(AXES * PARTS):
                if new >> row & 1 and state.supply[kind_of(tile, row % PARTS)]:
                    self.new_kinds |= 1 << kind_of(tile, row % PARTS)
                    self.new_tokens += 1

    def lacking_now(self, state: Gelati, seat: int) -> int:
        """How much the nearest order lacks when the new tokens come in."""
        held = self.kinds_held(state, seat) | self.new_kinds
        most = 0
        for slot in range(filled(state.orders[seat])):
            most = max(most, self.components(held, state.orders[seat][slot]))
        return MOST_LACKING - min(state.tokens_of(seat) + self.new_tokens + most, MOST_LACKING)
