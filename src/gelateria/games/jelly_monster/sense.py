"""What a good player of Attack of the Jelly Monster wants: the districts that pay, by no more dice than it takes.

A district is worth what its current reward pays to whom, times how likely each is to control it when the round ends:
the more dice are still loose, the less a lead says. A throw is worth the best placement it can be expected to
allow, so a player places a die when this throw is better than the next one is likely to be.
"""

import cython

from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.jelly_monster.rules import Jelly

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:  # the `.pxd` brings the rules' numbers where it is compiled
    from math import exp, sqrt

    from gelateria.games.jelly_monster.rules import (
        CAPSULE,
        DICE,
        EITHER,
        GIVE_EACH,
        LOSE_CAPSULE,
        NEXT,
        NO_SYMBOL,
        OTHERS,
        PER_CAPSULE,
        PLACING,
        PREVIOUS,
        SECOND,
        SYMBOLS,
        TAKE,
        VALUES,
        ZONES,
    )

WON = 1000.0
OTHERS_JELLY = 1.6  # what all the others' gains together weigh against one's own
A_LEAD = 25.0  # who is so much ahead is watched about three times as closely
A_THROW = 0.03  # what it costs to throw once more, each time the more,
A_LATE_THROW = 0.3  # and once the sand timer runs
A_CALM_DIE = 2.5  # what a die is good for in a later step of calm mode
A_RIGHT = 0.05  # to seal or not to seal
IN_THE_SAND = 0.3  # the part of the loose dice that is still placed once the timer is turned
STEADY, SWAY = 0.6, 2.5  # how far a lead must reach: without loose dice, and for those that come here
TO_COME = 1.2  # what a loose die that comes here adds
NOT_THERE = 0.25  # who has no die in a district may still come


class JellySense(Sense):
    """Weighs every district for the seats that may control it."""

    __slots__ = ("capsule", "coming", "runner", "there", "thought", "weight", "win")

    def __init__(self) -> None:
        self.samples = 2
        self.thought = Jelly.__new__(Jelly)
        self.capsule = 0.0
        self.weight, self.coming = [0.0] * 5, [0.0] * 5
        self.win, self.runner, self.there = [0.0] * 5, [0.0] * 5, [0.0] * 5

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        return self.weigh(self.thought, seat)

    def weigh(self, thought: Jelly, seat: int) -> float:
        self.prepare(thought, seat)
        total = 0.0
        for other in range(thought.players):
            total += self.weight[other] * self.wealth(thought, other, seat)
        if not thought.awaiting:
            return total + (WON if thought.winners >> seat & 1 else -WON)
        if thought.phase != PLACING:
            return total
        if thought.calm:
            steps = thought.left[seat] if thought.left[seat] < thought.loose[seat] else thought.loose[seat]
            return total + self.city(thought) + A_CALM_DIE * steps
        if thought.may_seal[seat] and not thought.resting[seat]:
            total += A_RIGHT
        if thought.throws[seat]:
            thought.loose[seat] -= 1
            self.prepare(thought, seat)
            total += self.best_of(thought, seat, thought.loose[seat] + 1)
            total -= (A_LATE_THROW if thought.turned else A_THROW) * (thought.throws[seat] - 1)
        return total + self.city(thought)

    def prepare(self, thought: Jelly, seat: int) -> None:
        """What holds for all districts: how many dice may come, what a capsule holds, who is watched how closely."""
        open_districts = 0
        for district in range(thought.districts):
            open_districts += thought.seal[district] < 0
        for other in range(thought.players):
            dice = thought.loose[other]
            if thought.calm and thought.left[other] < dice:
                dice = thought.left[other]
            self.coming[other] = dice * 1.0 / open_districts
            if thought.turned and not thought.calm:
                self.coming[other] *= IN_THE_SAND
        count = thought.box[0]
        self.capsule = 3.5 * thought.box[0]
        for value in range(1, VALUES):
            count += thought.box[value]
            self.capsule += value * thought.box[value]
        self.capsule /= count or 1
        self.look_around(thought, seat)

    def look_around(self, thought: Jelly, seat: int) -> None:
        """Whose jelly counts how much: one's own fully, the others' against it, the leaders' most."""
        total = 0.0
        own = thought.jelly[seat] + self.capsule * thought.capsules(seat)
        for other in range(thought.players):
            self.weight[other] = 0.0
            if other != seat:
                ahead = thought.jelly[other] + self.capsule * thought.capsules(other) - own
                self.weight[other] = exp(ahead / A_LEAD)
                total += self.weight[other]
        for other in range(thought.players):
            self.weight[other] *= -OTHERS_JELLY / total
        self.weight[seat] = 1.0

    def wealth(self, thought: Jelly, owner: int, seat: int) -> float:
        """Jelly and capsules; what others' capsules show is not known, and one's own die is worth its mean."""
        if not thought.awaiting:
            return thought.points(owner)
        if owner != seat:
            return thought.jelly[owner] + thought.capsules(owner) * self.capsule
        wealth = thought.jelly[owner] + 3.5 * thought.held[owner * VALUES]
        for value in range(1, VALUES):
            wealth += value * thought.held[owner * VALUES + value]
        return wealth

    def city(self, thought: Jelly) -> float:
        total = self.centre(thought)
        for district in range(thought.districts):
            total += self.district(thought, district)
        return total

    # One district ---------------------------------------------------------------------------------

    def district(self, thought: Jelly, district: int) -> float:
        """How likely each seat is first, second, or there at all; and what that is worth."""
        sums = [0] * 5
        sealed = thought.seal[district] >= 0
        for seat in range(thought.players):
            sums[seat] = thought.sum(district, seat)
        for seat in range(thought.players):
            beats_all = 1.0
            beaten_once = 0.0
            for other in range(thought.players):
                if other != seat:
                    if sealed:
                        beats = 1.0 if sums[seat] >= sums[other] else 0.0
                    else:
                        beats = self.odds(sums[seat] - sums[other], seat, other)
                    beaten_once = beaten_once * beats + beats_all * (1.0 - beats)
                    beats_all *= beats
            self.there[seat] = 1.0
            if not sums[seat]:
                self.there[seat] = 0.0 if sealed or not self.coming[seat] else NOT_THERE
            self.win[seat] = beats_all * self.there[seat]
            self.runner[seat] = beaten_once * self.there[seat]
        return self.reward(thought, district, district, 0)

    def odds(self, lead: int, seat: int, other: int) -> float:
        """How likely a lead holds; a tie is as good as a lead."""
        ahead = lead + 0.5 + TO_COME * (self.coming[seat] - self.coming[other])
        sway = STEADY + SWAY * sqrt(self.coming[seat] + self.coming[other])
        odds: float = 1.0 / (1.0 + exp(-ahead / sway))
        return odds

    def reward(self, thought: Jelly, district: int, source: int, met: int) -> float:
        """What the current reward of `source` is worth by the ranking of `district`."""
        if met >> source & 1:
            return 0.0
        met |= 1 << source
        first = (thought.side[source] * ZONES + thought.marker[source]) * SYMBOLS
        what = thought.book[first] >> 3 & 15
        if what in (NEXT, PREVIOUS, EITHER):
            following = previous = -WON
            if what != PREVIOUS:
                following = self.reward(thought, district, (source + 1) % thought.districts, met)
            if what != NEXT:
                previous = self.reward(thought, district, (source + thought.districts - 1) % thought.districts, met)
            return following if following > previous else previous
        total = 0.0
        for step in range(SYMBOLS):
            symbol = thought.book[first + step]
            if symbol == NO_SYMBOL:
                break
            for seat in range(thought.players):
                likely = self.share_of(thought, district, seat, symbol)
                if likely > 0.0:
                    total += likely * self.worth(thought, seat, symbol >> 3 & 15, symbol >> 8 & 255)
        return total

    def share_of(self, thought: Jelly, district: int, seat: int, symbol: int) -> float:
        """How likely a symbol is for this seat."""
        who = symbol & 7
        if who == SECOND:
            return self.runner[seat]
        if who == OTHERS:
            return self.there[seat] - self.win[seat]
        if who == DICE:
            dice = thought.count(district, seat)
            if not dice:
                dice = 1
            if dice < symbol >> 16 & 15 or dice > symbol >> 20 & 15:
                return 0.0
        return self.win[seat]

    def worth(self, thought: Jelly, seat: int, what: int, amount: int) -> float:
        """What a symbol for this seat is worth to the one who weighs."""
        weight = self.weight[seat]
        if what == CAPSULE:
            return weight * self.capsule
        if what == PER_CAPSULE:
            return weight * amount * thought.capsules(seat)
        if what == LOSE_CAPSULE:
            return -weight * self.capsule * 0.8 if thought.capsules(seat) else 0.0
        if what in (TAKE, GIVE_EACH):
            total = 0.0
            for other in range(thought.players):
                if other != seat:
                    payer = other if what == TAKE else seat
                    paid = amount if amount < thought.jelly[payer] else thought.jelly[payer]
                    total += paid * (weight - self.weight[other])
            return total if what == TAKE else -total
        return weight * amount

    def centre(self, thought: Jelly) -> float:
        """Most dice in the city centre bring a capsule."""
        total = 0.0
        for seat in range(thought.players):
            if thought.centre[seat]:
                likely = 1.0
                for other in range(thought.players):
                    if other != seat:
                        likely *= self.odds(2 * (thought.centre[seat] - thought.centre[other]), seat, other)
                total += self.weight[seat] * likely * self.capsule
        return total

    # The best placement of a throw ----------------------------------------------------------------

    def best_of(self, thought: Jelly, seat: int, dice: int) -> float:
        """What the best die of the next throw is expected to bring: face by face, the best it can do anywhere."""
        best = [0.0] * 6
        before = [0.0] * 7
        for district in range(thought.districts):
            before[district] = self.district(thought, district)
        for face in range(6):
            best[face] = -WON
            for district in range(thought.districts):
                if thought.seal[district] < 0:
                    thought.entrance[district * 5 + seat] += 1 << 4 * face
                    gain = self.district(thought, district) - before[district]
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
        centre = self.centre(thought)
        for owner in range(thought.players):
            there = thought.entrance[district * 5 + owner]
            if owner == seat:
                there -= 1 << 4 * placed
            for face in range(6):
                if there >> 4 * face & 15:
                    thought.entrance[district * 5 + owner] -= 1 << 4 * face
                    thought.centre[owner] += 1
                    value = self.district(thought, district) + self.centre(thought) - centre
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
                value = self.district(thought, district)
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
