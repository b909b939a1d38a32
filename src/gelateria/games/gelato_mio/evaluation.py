"""What a good player of Gelato Mio wants: a customer within reach, nearer than the others are to theirs.

A customer counts for the points they pay, less with every turn of work that is still to be done for them.
"""

import cython

from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.gelato_mio.outlook import Outlook
from gelateria.games.gelato_mio.rules import GelatoMio

if not cython.compiled:  # the `.pxd` brings them where it is compiled
    from gelateria.games.gelato_mio.outlook import lowest_pile
    from gelateria.games.gelato_mio.rules import too_many

CARDS = 8
FLAVOURS = 3
RACES = 3
MOST_BALLS = 6
OBJECTIVES = 7
PLACES = 4
NOBODY = -1
TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN = 0, 1, 2, 3, 4
QUALITY_HANDS, QUALITY_BALLS = 8, 9

WON = 1000.0
A_CARD = 1.2  # turns until a wanted card is in the hand
EACH_TURN = 0.86  # what is left of a customer's worth when one more turn of work is to be done
ALSO = 0.18  # how much the second-best customer counts
A_SPARE_CARD = 0.1
A_SPARE_BALL = 0.1
A_PAIR = 0.05  # before the last round; then it is a point
RACE = 0.4  # how much of a race's prize counts for a customer who decides it; half of that on the way there
MAJORITY = 0.6  # how much of those prizes counts before the last round
CONTROL = 0.14  # how likely quality control comes before the next turn
A_LOST_BALL = 4.0
UNSEEN = 0.4  # what speaks against help: two cards one knows, for one that one does not
SCORE_OF_RIVAL = 0.3
CHANCES_OF_RIVAL = 0.7
AHEAD_AT_THE_END = 8.0
NO_LIMIT = 100
OUT_OF_REACH = 50.0

OF_USE = [2, 2, 2, 3, 3, 1, 2, 1]  # more cards of a kind than this are hardly better

# Where each feature is written, in the order of FEATURES.
SCORE, LATE_SCORE, LAST_SCORE, FIRST, LATE_FIRST, SECOND, READY = 0, 1, 2, 3, 4, 5, 6
BALLS, LATE_BALLS, BALLS_AT_RISK, HELD, LATE_HELD, HELD_AT_RISK = 7, 8, 9, 10, 11, 12
FLAVOURS_HELD, CREAMS_HELD, TO_MAKE = 13, 14, 19  # sugar, bowls, cones and wafers follow the creams
FLAVOUR_LEAD, BALL_LEAD, IN_RACE, PAIRS = 20, 21, 22, 25  # one for each race
MOVES, DISCARDS, RETURNS, PAYS, STEALS = 26, 27, 28, 29, 30
SEEN = 31


@cython.final
@cython.cclass
class MioEvaluator(Evaluator):
    """Looks at all that may be seen, and at the other hands as the world it is shown has them."""

    __slots__ = ("outlook", "thought")

    FEATURES = (
        "score",
        "late_score",
        "last_score",
        "first",
        "late_first",
        "second",
        "ready",
        "balls",
        "late_balls",
        "balls_at_risk",
        "cards",
        "late_cards",
        "cards_at_risk",
        "flavours",
        "creams",
        "sugar",
        "bowl",
        "cone",
        "wafer",
        "to_make",
        "flavour_lead",
        "ball_lead",
        "bowls",
        "doubles",
        "singles",
        "pairs",
        "to_move",
        "to_discard",
        "to_return",
        "to_pay",
        "to_steal",
    )

    BURDENS = frozenset({"balls_at_risk", "cards_at_risk", "to_discard", "to_return", "to_pay"})

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 4
        self.thought = GelatoMio.__new__(GelatoMio)
        self.outlook = Outlook()

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        if self.thought.awaiting >> seat & 1 and self.thought.phase == TO_PAY:
            return self.after_paying(self.thought, seat)
        if self.thought.awaiting >> seat & 1 and self.thought.phase == TO_ASK:
            return self.after_asking(self.thought, seat)
        return self.weigh(self.thought, seat)

    # Asking for help is three or four decisions: think it through to its end ------------------------

    def after_paying(self, state: GelatoMio, seat: int) -> float:
        """Give up what is missed least, and ask."""
        while state.owed:
            best = -WON
            least = 0
            for kind in range(CARDS):
                if state.hand[seat][kind]:
                    state.hand[seat][kind] -= 1
                    value = self.weigh(state, seat)
                    state.hand[seat][kind] += 1
                    if value > best:
                        best = value
                        least = kind
            state.hand[seat][least] -= 1
            state.size[seat] -= 1
            state.owed -= 1
        return self.after_asking(state, seat) - UNSEEN

    def after_asking(self, state: GelatoMio, seat: int) -> float:
        """Ask whoever's hand is the best to have a card of."""
        best = -WON
        for whom in range(state.players):
            if whom != seat and state.size[whom]:
                total = 0.0
                for kind in range(CARDS):
                    count = state.hand[whom][kind]
                    if count:
                        state.hand[whom][kind] -= 1
                        state.hand[seat][kind] += 1
                        total += count * self.weigh(state, seat)
                        state.hand[whom][kind] += 1
                        state.hand[seat][kind] -= 1
                if total > best * state.size[whom]:
                    best = total / state.size[whom]
        return best

    # A position -------------------------------------------------------------------------------------

    def weigh(self, state: GelatoMio, seat: int) -> float:
        if not state.awaiting:
            return state.score[seat] + (WON if state.winners >> seat & 1 else -WON)
        mine = state.score[seat] + self.chances(state, seat)
        rival = 0.0
        lead = WON
        for other in range(state.players):
            if other != seat:
                score = float(state.score[other])
                chances = self.chances(state, other)
                if SCORE_OF_RIVAL * score + CHANCES_OF_RIVAL * chances > rival:
                    rival = SCORE_OF_RIVAL * score + CHANCES_OF_RIVAL * chances
                if mine - score - chances < lead:
                    lead = mine - score - chances
        if state.last:  # what counts now is who is ahead
            mine += AHEAD_AT_THE_END * (1.0 if lead > 1.0 else -1.0 if lead < -1.0 else lead)
        return mine - rival

    def chances(self, state: GelatoMio, seat: int) -> float:
        """What has not become points yet."""
        turns = self.turns_to_come(state, seat)
        first = 0.0
        second = 0.0
        for place in range(PLACES):
            worth = self.prospect(state, seat, state.open[place], turns) if state.open[place] != NOBODY else 0.0
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        total = first + ALSO * second
        for objective in range(RACES, OBJECTIVES):
            total += (1.0 if state.last else MAJORITY) * self.majority(state, seat, objective)
        pairs = self.pairs(state, seat)
        if state.last:
            return total + pairs
        cards = state.size[seat]
        balls = state.balls_of(seat)
        total += A_PAIR * pairs + A_SPARE_CARD * cards + A_SPARE_BALL * balls
        total -= CONTROL * too_many(cards, state.hand_limit)
        return total - CONTROL * A_LOST_BALL * too_many(balls, state.ball_limit)

    def turns_to_come(self, state: GelatoMio, seat: int) -> int:
        if not state.last:
            return NO_LIMIT
        if state.last > state.players:  # somebody is just emptying the pile
            return 1
        if seat == state.mover:
            return 1 if state.phase == TO_ACT else 0
        return 1 if (seat - state.mover + state.players) % state.players < state.last else 0

    def prospect(self, state: GelatoMio, seat: int, order: int, turns: int) -> float:
        """The worth of a customer, with the work that is still to be done for them."""
        work = 1.0
        missing = 0
        for flavour in range(FLAVOURS):
            need = state.needs[order][flavour] - state.balls[seat][flavour]
            if need > 0:
                if need > state.pile[flavour]:
                    return 0.0
                missing += need
                work += need + self.effort(state, flavour, need - state.hand[seat][flavour])
        for kind in range(FLAVOURS, CARDS):
            need = state.takes[order][kind] + missing * state.for_ball[0][kind]  # but for their flavour all are alike
            work += self.effort(state, kind, need - state.hand[seat][kind])
        if work > turns or work > OUT_OF_REACH:
            return 0.0
        worth = float(state.pays[order])
        race = state.race[order]
        if state.owner[race] == NOBODY:
            worth += RACE * state.prize[race] * (1.0 if state.would_claim(seat, race) else 0.5)
        while work >= 1.0:
            worth *= EACH_TURN
            work -= 1.0
        return worth * (1.0 - work * (1.0 - EACH_TURN))

    def effort(self, state: GelatoMio, kind: int, need: int) -> float:
        """The turns it takes to get so many more cards of a kind."""
        if need <= 0:
            return 0.0
        return OUT_OF_REACH if need > state.stock[kind] - state.gone[kind] else A_CARD * need

    def majority(self, state: GelatoMio, seat: int, objective: int) -> float:
        """The prize for the most balls, by how likely it seems."""
        lead = self.lead(state, seat, objective)
        sway = 0.5 + 0.2 * lead
        if state.last:
            sway = 1.0 if lead > 0 else 0.0
        if sway < 0.0:
            sway = 0.0
        if sway > 1.0:
            sway = 1.0
        return sway * state.prize[objective]

    def lead(self, state: GelatoMio, seat: int, objective: int) -> int:
        """How many balls that count for an objective the seat is ahead of the next, or behind the first."""
        most = 0
        for other in range(state.players):
            if other != seat:
                balls = state.balls_towards(objective, other)
                if balls > most:
                    most = balls
        return state.balls_towards(objective, seat) - most

    def pairs(self, state: GelatoMio, seat: int) -> int:
        pairs = 0
        for kind in range(CARDS):
            pairs += state.hand[seat][kind] // 2
        return pairs

    # What a position looks like ---------------------------------------------------------------------

    def features(self, state: State, seat: int, out: list[float]) -> None:
        for feature in range(SEEN):
            out[feature] = 0.0
        self.thought.assign(state)
        self.outlook.plan(self.thought, seat)
        late = 1.0 if self.thought.last else 1.0 - lowest_pile(self.thought) / float(self.thought.pile_full)
        self.see_points(self.thought, seat, late, out)
        self.see_goods(self.thought, seat, late, out)
        self.see_goals(self.thought, seat, late, out)
        self.see_turn(self.thought, seat, out)

    def see_points(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """What has become points, and what may soon."""
        out[SCORE] = state.score[seat]
        out[LATE_SCORE] = late * state.score[seat]
        if state.last:
            out[LAST_SCORE] = self.final_points(state, seat)
        else:
            out[FIRST] = self.outlook.worth[0]
            out[LATE_FIRST] = late * self.outlook.worth[0]
            out[SECOND] = self.outlook.worth[1]
            out[READY] = self.at_once(state, seat)

    def final_points(self, state: GelatoMio, seat: int) -> float:
        """What the seat would have in the end, if it did its best with its last turn and the others nothing."""
        points = state.score[seat] + self.pairs(state, seat) - 0.01 * state.balls_of(seat)
        for objective in range(RACES, OBJECTIVES):
            if self.lead(state, seat, objective) > 0:
                points += state.prize[objective]
        if self.turns_to_come(state, seat):
            points += self.at_once(state, seat)
        return points

    def at_once(self, state: GelatoMio, seat: int) -> float:
        """The most that a customer pays whom the seat can serve in one turn."""
        most = 0.0
        for place in range(PLACES):
            if state.can_serve(seat, place):
                order = state.open[place]
                pay = float(state.pays[order])
                if state.would_claim(seat, state.race[order]):
                    pay += state.prize[state.race[order]]
                if pay > most:
                    most = pay
        return most

    def see_goods(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """What lies on the table and in the hand."""
        balls = state.balls_of(seat)
        out[BALLS] = balls
        out[LATE_BALLS] = late * balls
        out[BALLS_AT_RISK] = too_many(balls, state.ball_limit)
        held = state.size[seat]
        out[HELD] = held
        out[LATE_HELD] = late * held
        out[HELD_AT_RISK] = too_many(held, state.hand_limit)
        for flavour in range(FLAVOURS):
            out[FLAVOURS_HELD] += self.of_use(state, seat, flavour)
            if state.can_make(seat, flavour):
                out[TO_MAKE] = 1.0
        for kind in range(FLAVOURS, CARDS):
            out[CREAMS_HELD + kind - FLAVOURS] = self.of_use(state, seat, kind)

    def of_use(self, state: GelatoMio, seat: int, kind: int) -> int:
        return state.hand[seat][kind] if state.hand[seat][kind] < OF_USE[kind] else OF_USE[kind]

    def see_goals(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """Objectives in sight, and pairs."""
        for objective in range(RACES, MOST_BALLS):
            out[FLAVOUR_LEAD] += late * state.prize[objective] * self.sway(self.lead(state, seat, objective))
        out[BALL_LEAD] = state.prize[MOST_BALLS] * self.sway(self.lead(state, seat, MOST_BALLS))
        for race in range(RACES):
            if state.owner[race] == NOBODY:
                out[IN_RACE + race] = state.tally[seat][race] / float(state.number[race])
        out[PAIRS] = late * self.pairs(state, seat)

    def sway(self, lead: int) -> float:
        """A lead, of which the first balls count most."""
        return lead / (2.0 + (lead if lead > 0 else -lead))

    def see_turn(self, state: GelatoMio, seat: int, out: list[float]) -> None:
        """Whose turn it is, and what is under way in it."""
        if state.mover == seat:
            out[MOVES] = 1.0
            if state.phase == TO_PAY:
                out[PAYS] = state.owed
            if state.phase in (TO_PAY, TO_ASK):
                out[STEALS] = 1.0
        if state.quality == QUALITY_HANDS:
            out[DISCARDS] = self.owed_to_control(state, seat, too_many(state.size[seat], state.hand_limit))
        elif state.quality == QUALITY_BALLS:
            out[RETURNS] = self.owed_to_control(state, seat, too_many(state.balls_of(seat), state.ball_limit))

    def owed_to_control(self, state: GelatoMio, seat: int, too_much: int) -> int:
        """What is left to give up of whoever is inspected; what is too much, of those who will be."""
        if state.inspected == seat:
            return state.owed
        behind_mover = (seat - state.mover + state.players) % state.players
        return too_much if behind_mover >= state.asked else 0
