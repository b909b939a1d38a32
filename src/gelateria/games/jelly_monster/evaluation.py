"""What a good player of Attack of the Jelly Monster wants: the districts that pay, by no more dice than it takes.

A district is worth what its current reward pays to whom, times how likely each is to control it when the round ends:
the more dice are still loose, the less a lead says. A throw is worth the best placement it can be expected to
allow, so a player places a die when this throw is better than the next one is likely to be.
"""

import cython

from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.jelly_monster.outlook import Outlook
from gelateria.games.jelly_monster.planning import Planner
from gelateria.games.jelly_monster.rules import Jelly

if cython.compiled:
    from cython.cimports.libc.math import exp
else:  # the `.pxd` brings the rules' numbers where it is compiled
    from math import exp

    from gelateria.games.jelly_monster.rules import PLACING, SCORING, ZONES, count_of, is_among, one_die

WEALTH, WEALTH_LATE, PROMISED, PROMISED_LATE, CAPSULES_EARLY, LOOSE, LOOSE_IN_THE_SAND, RIGHT_TO_SEAL = range(8)
WON = 1000.0
TINY = 1e-12
MANY_THROWS, FEW_THROWS = 12, 3  # how long dice in hand are worth anything: before, and in the sand
A_THROW = 0.03  # what it costs to throw once more, each time the more,
A_LATE_THROW = 0.3  # and once the sand timer runs
A_CALM_DIE = 2.5  # what a die is good for in a later step of calm mode
A_RIGHT = 0.05  # to seal or not to seal


class JellyEvaluator(Evaluator):
    """Weighs every district for the seats that may control it."""

    __slots__ = ("chances", "planner", "thought", "thumb")

    FEATURES = (
        "jelly",
        "jelly_late",
        "promised",
        "promised_late",
        "capsules_early",
        "loose",
        "loose_in_the_sand",
        "right_to_seal",
    )

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 2
        self.thought = Jelly.__new__(Jelly)
        self.thumb = Outlook()
        self.planner = Planner()
        self.chances = [0.0] * 8

    # The rule of thumb ----------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Jelly, seat: int) -> float:
        self.thumb.prepare(thought, seat)
        total = 0.0
        for other in range(thought.players):
            total += self.thumb.weight[other] * self.thumb.wealth(thought, other, seat)
        if not thought.goes_on():
            return total + (WON if is_among(seat, thought.winners) else -WON)
        if thought.phase != PLACING:
            return total
        if thought.calm:
            return total + self.thumb.city(thought) + A_CALM_DIE * min(thought.left[seat], thought.loose[seat])
        if thought.may_seal[seat] and not thought.resting[seat]:
            total += A_RIGHT
        if thought.throws[seat]:
            thought.loose[seat] -= 1
            self.thumb.prepare(thought, seat)
            total += self.best_of(thought, seat, thought.loose[seat] + 1)
            total -= (A_LATE_THROW if thought.turned else A_THROW) * (thought.throws[seat] - 1)
        return total + self.thumb.city(thought)

    # The best placement of a throw ----------------------------------------------------------------

    def best_of(self, thought: Jelly, seat: int, dice: int) -> float:
        """What the best die of the next throw is expected to bring: face by face, the best it can do anywhere."""
        best = [0.0] * 6
        before = [0.0] * 7
        for district in range(thought.districts):
            before[district] = self.thumb.district(thought, district)
        for face in range(6):
            best[face] = -WON
            for district in range(thought.districts):
                if thought.is_open(district):
                    thought.entrance[district][seat] += one_die(face)
                    best[face] = max(best[face], self.thumb.district(thought, district) - before[district])
                    if face < 2:
                        gain = self.best_removal(thought, seat, district, face) - before[district]
                        best[face] = max(best[face], gain)
                    elif face < 4:
                        best[face] = max(best[face], self.best_shift(thought, district) - before[district])
                    thought.entrance[district][seat] -= one_die(face)
        return self.highest(best, dice)

    def best_removal(self, thought: Jelly, seat: int, district: int, placed: int) -> float:
        """The district with the best die removed, the one just placed excepted."""
        best = -WON
        centre = self.thumb.centre(thought)
        for owner in range(thought.players):
            there = thought.entrance[district][owner]
            if owner == seat:
                there -= one_die(placed)
            for face in range(6):
                if count_of(face, there):
                    thought.entrance[district][owner] -= one_die(face)
                    thought.centre[owner] += 1
                    best = max(best, self.thumb.district(thought, district) + self.thumb.centre(thought) - centre)
                    thought.centre[owner] -= 1
                    thought.entrance[district][owner] += one_die(face)
        return best

    def best_shift(self, thought: Jelly, district: int) -> float:
        """The district with its marker one zone up or down."""
        best = -WON
        zone = thought.marker[district]
        for other in range(zone - 1, zone + 2):
            if 0 <= other < ZONES and other != zone:
                thought.marker[district] = other
                best = max(best, self.thumb.district(thought, district))
        thought.marker[district] = zone
        return best

    def highest(self, gains: list[float], dice: int) -> float:
        """The expected best of so many dice, each face as likely."""
        expected = 0.0
        likely = 1.0
        for rank in range(6, 0, -1):
            top = 0
            for face in range(6):
                if gains[face] > gains[top]:
                    top = face
            less = 1.0
            for _ in range(dice):
                less *= (rank - 1) / 6.0
            expected += (likely - less) * gains[top]
            likely = less
            gains[top] = -2.0 * WON
        return expected

    # What self-play taught ------------------------------------------------------------------------

    def features(self, state: State, seat: int, out: list[float]) -> None:
        self.thought.assign(state)
        self.look(self.thought, seat, out)

    def look(self, thought: Jelly, seat: int, out: list[float]) -> None:
        late = self.lateness(thought)
        self.planner.outlook.prepare(thought, seat)
        self.planner.outlook.care_for(seat)
        out[WEALTH] = self.planner.outlook.wealth(thought, seat, seat)
        out[WEALTH_LATE] = out[WEALTH] * late
        out[PROMISED] = self.planner.outlook.city(thought) if thought.phase in (PLACING, SCORING) else 0.0
        out[PROMISED_LATE] = out[PROMISED] * late
        out[CAPSULES_EARLY] = thought.capsules(seat) * (1.0 - late)
        out[LOOSE] = out[LOOSE_IN_THE_SAND] = 0.0
        if thought.phase == PLACING:
            # dice in hand are worth something, but not for ever: who never places has none of it
            patience = 1.0 - thought.throws[seat] * 1.0 / (FEW_THROWS if thought.turned else MANY_THROWS)
            out[LOOSE_IN_THE_SAND if thought.turned else LOOSE] = thought.loose[seat] * max(0.0, patience)
        out[RIGHT_TO_SEAL] = thought.may_seal[seat] and not thought.resting[seat]

    def lateness(self, thought: Jelly) -> float:
        """The share of the game that is played: rounds, and of this one the dice that are placed."""
        loose = 0
        for seat in range(thought.players):
            loose += thought.loose[seat]
        return (thought.turns + 1.0 - loose * 1.0 / (thought.players * thought.dice)) / thought.rounds

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        """The planner's jelly as chances to win: the best choice keeps what the position promises."""
        self.thought.assign(state)
        n = self.planner.plan(self.thought, seat, out)
        if n == 0:
            return 0
        self.forecast(state, self.chances)
        self.thought.assign(state)
        slope = self.weights[WEALTH] + self.weights[WEALTH_LATE] * self.lateness(self.thought)
        best = out[0]
        for i in range(1, n):
            best = max(best, out[i])
        odds = (1.0 - self.chances[seat]) / (self.chances[seat] + TINY)
        for i in range(n):
            out[i] = 1.0 / (1.0 + odds * exp(slope * (best - out[i])))
        return n
