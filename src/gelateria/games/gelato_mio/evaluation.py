"""What a good player of Gelato Mio wants: a customer within reach, nearer than the others are to theirs.

A customer counts for the points they pay, less with every turn of work that is still to be done for them.
"""

from types import MappingProxyType

import cython

from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.gelato_mio.outlook import Outlook
from gelateria.games.gelato_mio.rules import GelatoMio

if not cython.compiled:  # the `.pxd` brings it where it is compiled
    from gelateria.games.gelato_mio.outlook import lowest_pile

CARDS = 8
FLAVOURS = 3
RACES = 3
PLACES = 4
CREAMS, SUGAR, BOWL, CONE, WAFER = 3, 4, 5, 6, 7
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


class MioEvaluator(Evaluator):
    """Looks at all that may be seen, and at the other hands as the world it is shown has them."""

    __slots__ = ("outlook", "thought")

    FEATURES = MappingProxyType(
        {
            "score": "more points",
            "late_score": "more points late in the game",
            "last_score": "more points in the last round",
            "first": "a good customer served sooner",
            "late_first": "a good customer served before the end",
            "second": "a second customer served sooner",
            "ready": "a customer to serve at once",
            "balls": "more balls on the table",
            "late_balls": "more balls on the table late in the game",
            "balls_at_risk": "fewer balls at risk in quality control",
            "cards": "more cards in hand",
            "late_cards": "more cards in hand late in the game",
            "cards_at_risk": "fewer cards at risk in quality control",
            "flavours": "more flavours in hand",
            "creams": "more cream in hand",
            "sugar": "more sugar in hand",
            "bowl": "a bowl in hand",
            "cone": "more cones in hand",
            "wafer": "a wafer in hand",
            "to_make": "a ball to make at once",
            "flavour_lead": "a bigger lead in one flavour late in the game",
            "ball_lead": "a bigger lead in balls",
            "bowls": "a better place in the race for bowls",
            "doubles": "a better place in the race for two-ball cones",
            "singles": "a better place in the race for one-ball cones",
            "pairs": "more pairs in hand late in the game",
            "to_move": "the turn",
            "to_discard": "fewer cards to give up",
            "to_return": "fewer balls to give back",
            "to_pay": "fewer cards to pay for help",
            "to_steal": "help on its way",
        }
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
            worth = self.prospect(state, seat, state.open[place], turns) if state.open[place] >= 0 else 0.0
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        total = first + ALSO * second
        for flavour in range(FLAVOURS + 1):
            total += (1.0 if state.last else MAJORITY) * self.majority(state, seat, flavour)
        pairs = 0
        for kind in range(CARDS):
            pairs += state.hand[seat][kind] // 2
        if state.last:
            return total + pairs
        cards = state.size[seat]
        balls = state.balls_of(seat)
        total += A_PAIR * pairs + A_SPARE_CARD * cards + A_SPARE_BALL * balls
        if cards > state.hand_limit:
            total -= CONTROL * (cards // 2)
        if balls > state.ball_limit:
            total -= CONTROL * A_LOST_BALL * (balls // 2)
        return total

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
            need = state.takes[order][kind] + missing * state.for_ball[0][kind]
            work += self.effort(state, kind, need - state.hand[seat][kind])
        if work > turns or work > OUT_OF_REACH:
            return 0.0
        worth = float(state.pays[order])
        race = state.race[order]
        if state.owner[race] < 0:
            decides = state.tally[seat][race] + 1 >= state.number[race]
            worth += RACE * state.prize[race] * (1.0 if decides else 0.5)
        while work >= 1.0:
            worth *= EACH_TURN
            work -= 1.0
        return worth * (1.0 - work * (1.0 - EACH_TURN))

    def effort(self, state: GelatoMio, kind: int, need: int) -> float:
        """The turns it takes to get so many more cards of a kind."""
        if need <= 0:
            return 0.0
        return OUT_OF_REACH if need > state.stock[kind] - state.gone[kind] else A_CARD * need

    def majority(self, state: GelatoMio, seat: int, flavour: int) -> float:
        """The prize for the most balls, by how likely it seems; flavour 3 is all of them together."""
        mine = 0
        most = 0
        start = flavour if flavour < FLAVOURS else 0
        stop = flavour + 1 if flavour < FLAVOURS else FLAVOURS
        for other in range(state.players):
            balls = 0
            for each in range(start, stop):
                balls += state.balls[other][each] + state.scoops[other][each]
            if other == seat:
                mine = balls
            elif balls > most:
                most = balls
        sway = 0.5 + 0.2 * (mine - most)
        if state.last:
            sway = 1.0 if mine > most else 0.0
        if sway < 0.0:
            sway = 0.0
        if sway > 1.0:
            sway = 1.0
        return sway * state.prize[RACES + flavour]

    # What a position looks like ---------------------------------------------------------------------

    def features(self, state: State, seat: int, out: list[float]) -> None:
        self.thought.assign(state)
        self.outlook.plan(self.thought, seat)
        late = 1.0 if self.thought.last else 1.0 - lowest_pile(self.thought) / float(self.thought.pile_full)
        self.see_points(self.thought, seat, late, out)
        self.see_goods(self.thought, seat, late, out)
        self.see_goals(self.thought, seat, late, out)
        self.see_turn(self.thought, seat, out)

    def see_points(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """Features 0 to 6: what has become points, and what may soon."""
        out[0] = state.score[seat]
        out[1] = late * state.score[seat]
        for i in range(2, 7):
            out[i] = 0.0
        if state.last:
            out[2] = self.final_points(state, seat)
        else:
            out[3] = self.outlook.worth[0]
            out[4] = late * self.outlook.worth[0]
            out[5] = self.outlook.worth[1]
            out[6] = self.at_once(state, seat)

    def final_points(self, state: GelatoMio, seat: int) -> float:
        """What the seat would have in the end, if it did its best with its last turn and the others nothing."""
        points = state.score[seat] + self.pairs(state, seat) - 0.01 * state.balls_of(seat)
        for flavour in range(FLAVOURS + 1):
            if self.lead(state, seat, flavour) > 0:
                points += state.prize[RACES + flavour]
        if self.turns_to_come(state, seat):
            points += self.at_once(state, seat)
        return points

    def at_once(self, state: GelatoMio, seat: int) -> float:
        """The most that a customer pays whom the seat can serve in one turn."""
        most = 0.0
        for place in range(PLACES):
            if state.can_serve(seat, place):
                pay = float(state.pays[state.open[place]])
                race = state.race[state.open[place]]
                if state.owner[race] < 0 and state.tally[seat][race] + 1 >= state.number[race]:
                    pay += state.prize[race]
                if pay > most:
                    most = pay
        return most

    def pairs(self, state: GelatoMio, seat: int) -> int:
        pairs = 0
        for kind in range(CARDS):
            pairs += state.hand[seat][kind] // 2
        return pairs

    def lead(self, state: GelatoMio, seat: int, flavour: int) -> int:
        """How many balls the seat is ahead of the next, or behind the first; flavour 3 is all of them together."""
        mine = 0
        most = 0
        start = flavour if flavour < FLAVOURS else 0
        stop = flavour + 1 if flavour < FLAVOURS else FLAVOURS
        for other in range(state.players):
            balls = 0
            for each in range(start, stop):
                balls += state.balls[other][each] + state.scoops[other][each]
            if other == seat:
                mine = balls
            elif balls > most:
                most = balls
        return mine - most

    def see_goods(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """Features 7 to 19: what lies on the table and in the hand."""
        balls = state.balls_of(seat)
        cards = state.size[seat]
        out[7] = balls
        out[8] = late * balls
        out[9] = balls // 2 if balls > state.ball_limit else 0.0
        out[10] = cards
        out[11] = late * cards
        out[12] = cards // 2 if cards > state.hand_limit else 0.0
        out[13] = 0.0
        out[19] = 0.0
        for flavour in range(FLAVOURS):
            out[13] += self.at_most(state, seat, flavour, 2)
            if state.can_make(seat, flavour):
                out[19] = 1.0
        out[14] = self.at_most(state, seat, CREAMS, 3)
        out[15] = self.at_most(state, seat, SUGAR, 3)
        out[16] = self.at_most(state, seat, BOWL, 1)
        out[17] = self.at_most(state, seat, CONE, 2)
        out[18] = self.at_most(state, seat, WAFER, 1)

    def at_most(self, state: GelatoMio, seat: int, kind: int, limit: int) -> float:
        held = state.hand[seat][kind]
        return held if held < limit else limit

    def see_goals(self, state: GelatoMio, seat: int, late: float, out: list[float]) -> None:
        """Features 20 to 25: objectives in sight, and pairs."""
        out[20] = 0.0
        for flavour in range(FLAVOURS):
            out[20] += late * state.prize[RACES + flavour] * self.sway(self.lead(state, seat, flavour))
        out[21] = state.prize[RACES + FLAVOURS] * self.sway(self.lead(state, seat, FLAVOURS))
        for race in range(RACES):
            out[22 + race] = 0.0
            if state.owner[race] < 0:
                out[22 + race] = state.tally[seat][race] / float(state.number[race])
        out[25] = late * self.pairs(state, seat)

    def sway(self, lead: int) -> float:
        """A lead, of which the first balls count most."""
        return lead / (2.0 + (lead if lead > 0 else -lead))

    def see_turn(self, state: GelatoMio, seat: int, out: list[float]) -> None:
        """Features 26 to 30: whose turn it is, and what is under way in it."""
        for i in range(26, 31):
            out[i] = 0.0
        if state.mover == seat:
            out[26] = 1.0
            if state.phase == TO_PAY:
                out[29] = state.owed
            if state.phase == TO_PAY or state.phase == TO_ASK:
                out[30] = 1.0
        if state.quality:
            to_come = (seat - state.mover + state.players) % state.players >= state.asked
            if state.quality == QUALITY_HANDS:
                if state.inspected == seat:
                    out[27] = state.owed
                elif to_come and state.size[seat] > state.hand_limit:
                    out[27] = state.size[seat] // 2
            elif state.inspected == seat:
                out[28] = state.owed
            elif to_come and state.balls_of(seat) > state.ball_limit:
                out[28] = state.balls_of(seat) // 2
