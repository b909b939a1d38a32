"""What a good player of Attack of the Jelly Monster wants: the districts that pay, by no more dice than it takes.

A district is worth what its current reward pays to whom, times how likely each is to control it when the round ends:
the more dice are still loose, the less a lead says. A throw is worth the best placement it can be expected to
allow, so a player places a die when this throw is better than the next one is likely to be.
"""

from types import MappingProxyType

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

    from gelateria.games.jelly_monster.rules import PLACING, SCORING, ZONES

WON = 1000.0
TINY = 1e-12
MANY_THROWS, FEW_THROWS = 12, 3  # how long dice in hand are worth anything: before, and in the sand
A_THROW = 0.03  # what it costs to throw once more, each time the more,
A_LATE_THROW = 0.3  # and once the sand timer runs
A_CALM_DIE = 2.5  # what a die is good for in a later step of calm mode
A_RIGHT = 0.05  # to seal or not to seal


class JellyEvaluator(Evaluator):
    """Weighs every district for the seats that may control it."""

    __slots__ = ("planner", "thought", "thumb")

    FEATURES = MappingProxyType(
        {
            "jelly": "more jelly",
            "jelly_late": "more jelly for the end",
            "promised": "better prospects in the districts",
            "promised_late": "better prospects late in the game",
            "capsules_early": "more capsules early in the game",
            "loose": "more dice to place",
            "loose_in_the_sand": "more dice to place before the sand runs out",
            "right_to_seal": "the right to seal a district",
        }
    )

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 2
        self.thought = Jelly.__new__(Jelly)
        self.thumb = Outlook()
        self.planner = Planner()

    # The rule of thumb ----------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Jelly, seat: int) -> float:
        self.thumb.prepare(thought, seat)
        total = 0.0
        for other in range(thought.players):
            total += self.thumb.weight[other] * self.thumb.wealth(thought, other, seat)
        if not thought.awaiting:
            return total + (WON if thought.winners >> seat & 1 else -WON)
        if thought.phase != PLACING:
            return total
        if thought.calm:
            steps = thought.left[seat] if thought.left[seat] < thought.loose[seat] else thought.loose[seat]
            return total + self.thumb.city(thought) + A_CALM_DIE * steps
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
                if thought.seal[district] < 0:
                    thought.entrance[district * 5 + seat] += 1 << 4 * face
                    gain = self.thumb.district(thought, district) - before[district]
                    if gain > best[face]:
                        best[face] = gain
                    if face < 2:
                        gain = self.best_removal(thought, seat, district, face) - before[district]
                    elif face < 4:
                        gain = self.best_shift(thought, district) - before[district]
                    if gain > best[face]:
                        best[face] = gain
                    thought.entrance[district * 5 + seat] -= 1 << 4 * face
        return self.highest(best, dice)

    def best_removal(self, thought: Jelly, seat: int, district: int, placed: int) -> float:
        """The district with the best die removed, the one just placed excepted."""
        best = -WON
        centre = self.thumb.centre(thought)
        for owner in range(thought.players):
            there = thought.entrance[district * 5 + owner]
            if owner == seat:
                there -= 1 << 4 * placed
            for face in range(6):
                if there >> 4 * face & 15:
                    thought.entrance[district * 5 + owner] -= 1 << 4 * face
                    thought.centre[owner] += 1
                    value = self.thumb.district(thought, district) + self.thumb.centre(thought) - centre
                    if value > best:
                        best = value
                    thought.centre[owner] -= 1
                    thought.entrance[district * 5 + owner] += 1 << 4 * face
        return best

    def best_shift(self, thought: Jelly, district: int) -> float:
        """The district with its marker one zone up or down."""
        best = -WON
        zone = thought.marker[district]
        for other in range(zone - 1, zone + 2):
            if 0 <= other < ZONES and other != zone:
                thought.marker[district] = other
                value = self.thumb.district(thought, district)
                if value > best:
                    best = value
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
        out[0] = self.planner.outlook.wealth(thought, seat, seat)
        out[1] = out[0] * late
        out[2] = self.planner.outlook.city(thought) if thought.phase in (PLACING, SCORING) else 0.0
        out[3] = out[2] * late
        out[4] = thought.capsules(seat) * (1.0 - late)
        out[5] = out[6] = 0.0
        if thought.phase == PLACING:
            # dice in hand are worth something, but not for ever: who never places has none of it
            patience = 1.0 - thought.throws[seat] * 1.0 / (FEW_THROWS if thought.turned else MANY_THROWS)
            out[6 if thought.turned else 5] = thought.loose[seat] * patience if patience > 0.0 else 0.0
        out[7] = thought.may_seal[seat] and not thought.resting[seat]

    def lateness(self, thought: Jelly) -> float:
        """The share of the game that is played: rounds, and of this one the dice that are placed."""
        loose = 0
        for seat in range(thought.players):
            loose += thought.loose[seat]
        return (thought.turns + 1.0 - loose * 1.0 / (thought.players * thought.dice)) / thought.rounds

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        """The planner's jelly as chances to win: the best choice keeps what the position promises."""
        if not cython.compiled:
            chances = [0.0] * 8
        self.thought.assign(state)
        n = self.planner.plan(self.thought, seat, out)
        if n == 0:
            return 0
        self.forecast(state, chances)
        self.thought.assign(state)
        slope = self.weights[0] + self.weights[1] * self.lateness(self.thought)
        best = out[0]
        for i in range(n):
            if out[i] > best:
                best = out[i]
        odds = (1.0 - chances[seat]) / (chances[seat] + TINY)
        for i in range(n):
            out[i] = 1.0 / (1.0 + odds * exp(slope * (best - out[i])))
        return n
