"""Throw again or place now: what each choice of a moment is worth, with the throws that may follow.

A placement is worth what it makes of the city. To throw again is worth the best placement of the next throw, or of
the one after it, less what the time costs: the others go on meanwhile, and the sand may run out.
"""

import cython

from gelateria.games.jelly_monster.outlook import Outlook
from gelateria.games.jelly_monster.rules import Jelly

if not cython.compiled:  # the `.pxd` brings the rules' numbers where it is compiled
    from gelateria.games.jelly_monster.rules import (
        DONE,
        NO_EFFECT,
        NOBODY,
        PLACING,
        REMOVE,
        SEAL,
        TURN,
        UP,
        count_of,
        district_of,
        effect_of,
        face_placed,
        face_removed,
        one_die,
        owner_of,
    )

ALL_FACES = 0x111111
WORST = -1000.0
THROWS_AHEAD = 6


class Planner:
    """Values the choices of one seat, in jelly."""

    __slots__ = ("a_die", "a_throw", "before", "outlook", "ring", "seal", "wait", "weary")

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.outlook.others = 0.6
        self.outlook.in_the_sand = 0.8
        self.a_throw = 0.02
        """What it costs to throw once more, in jelly."""
        self.weary = 0.01
        """How much dearer each further throw is: without it, players who all wait would wait for ever."""
        self.wait = 0.1
        """What it is worth that all others go on meanwhile: who places later knows more."""
        self.ring = 0.15
        """How likely the sand runs out during one more throw: a choice of 1.2 s in the 10 s, or what is left."""
        self.a_die = 1.0
        """What a die that comes too late would have been worth."""
        self.seal = 0.8
        """How much of what a seal is worth now it is still worth in a moment."""
        self.before = [0.0] * 7

    def plan(self, thought: Jelly, seat: int, out: list[float]) -> int:
        """Write the value of every choice; none outside a round. The position is spoilt by it."""
        if thought.phase != PLACING:
            return 0
        if not thought.loose[seat]:
            return self.plan_ending(thought, seat, out)
        if not thought.throws[seat]:
            return 0
        return self.plan_placement(thought, seat, out)

    # With a throw on the table --------------------------------------------------------------------

    def plan_placement(self, thought: Jelly, seat: int, out: list[float]) -> int:
        if not cython.compiled:
            actions = [0] * 512
        best = [WORST] * 6
        thrown = thought.thrown[seat]
        dice = thought.loose[seat]
        spare = thought.left[seat] - dice
        ring = self.ring if thought.turned and not thought.calm else 0.0
        thought.thrown[seat] = ALL_FACES
        n = thought.choices(seat, actions) - 1
        thought.loose[seat] -= 1
        self.outlook.prepare(thought, seat)
        total = self.outlook.centre(thought)
        for district in range(thought.districts):
            self.before[district] = self.outlook.district(thought, district)
            total += self.before[district]
        count = 0
        for i in range(n):
            face = face_placed(actions[i])
            value = self.placed(thought, seat, actions[i]) + total
            best[face] = max(best[face], value - total)
            if count_of(face, thrown):
                out[count] = value
                count += 1
        out[count] = total
        if not thought.calm or spare > 0:
            out[count] += self.next_throw(best, dice, self.cost(thought, seat), ring)
        out[count] -= ring * (dice - 1) * self.a_die
        return count + 1

    def cost(self, thought: Jelly, seat: int) -> float:
        """What one more throw costs; less than nothing where it pays to see first what the others do."""
        cost = self.a_throw + self.weary * (thought.throws[seat] - 1)
        if thought.turned or thought.calm:
            return cost
        placing = 0
        for other in range(thought.players):
            if other != seat and thought.loose[other]:
                placing += 1
        return cost - self.wait * placing / (thought.players - 1)

    def placed(self, thought: Jelly, seat: int, action: int) -> float:
        """What a placement adds to the city."""
        district = district_of(action)
        effect = effect_of(action)
        die = one_die(face_placed(action))
        thought.entrance[district][seat] += die
        if effect >= REMOVE:
            gain = self.removed(thought, seat, district, effect)
        elif effect != NO_EFFECT:
            gain = self.shifted(thought, seat, district, effect)
        else:
            gain = self.outlook.district(thought, district) - self.before[district]
            gain += self.right_to_seal(thought, seat)
        thought.entrance[district][seat] -= die
        return gain

    def removed(self, thought: Jelly, seat: int, district: int, effect: int) -> float:
        """What it adds that a die is placed and another removed."""
        owner = owner_of(effect)
        die = one_die(face_removed(effect))
        gain = -self.outlook.centre(thought) - self.before[district]
        thought.entrance[district][owner] -= die
        thought.centre[owner] += 1
        gain += self.outlook.centre(thought) + self.outlook.district(thought, district)
        gain += self.right_to_seal(thought, seat)
        thought.centre[owner] -= 1
        thought.entrance[district][owner] += die
        return gain

    def shifted(self, thought: Jelly, seat: int, district: int, effect: int) -> float:
        """What it adds that a die is placed and the marker moved."""
        way = 1 if effect == UP else -1
        gain = 0.0
        thought.marker[district] += way
        for other in range(thought.districts):  # an arrow of a neighbour may point here
            gain += self.outlook.district(thought, other) - self.before[other]
        gain += self.right_to_seal(thought, seat)
        thought.marker[district] -= way
        return gain

    def right_to_seal(self, thought: Jelly, seat: int) -> float:
        """Who places the last die may seal."""
        return 0.0 if thought.loose[seat] else self.seal * self.best_seal(thought, seat)

    def best_seal(self, thought: Jelly, seat: int) -> float:
        best = 0.0
        for district in range(thought.districts):
            if thought.is_open(district):
                gain = -self.outlook.district(thought, district)
                thought.seal[district] = seat
                gain += self.outlook.district(thought, district)
                thought.seal[district] = NOBODY
                best = max(best, gain)
        return best

    def next_throw(self, best: list[float], dice: int, cost: float, ring: float) -> float:
        """What the next throw is expected to add, where one may throw again and again at a cost."""
        expected = 0.0
        for more in range(THROWS_AHEAD - 1, -1, -1):
            expected = (1.0 - ring) * self.highest(best, dice, expected) - cost - self.weary * more
        return expected

    def highest(self, best: list[float], dice: int, again: float) -> float:
        """The expected best of so many dice, each face as likely, or of throwing again if that is better."""
        if not cython.compiled:
            used = [0] * 6
        for face in range(6):
            used[face] = 0
        expected = 0.0
        likely = 1.0
        for rank in range(6, 0, -1):
            top = -1
            for face in range(6):
                if not used[face] and (top < 0 or best[face] > best[top]):
                    top = face
            used[top] = 1
            less = 1.0
            for _ in range(dice):
                less *= (rank - 1) / 6.0
            expected += (likely - less) * max(best[top], again)
            likely = less
        return expected

    # With no die left -----------------------------------------------------------------------------

    def plan_ending(self, thought: Jelly, seat: int, out: list[float]) -> int:
        if not cython.compiled:
            actions = [0] * 512
        n = thought.choices(seat, actions)
        for i in range(n):
            self.outlook.prepare(thought, seat)
            if actions[i] == DONE:
                out[i] = self.outlook.city(thought)
            elif actions[i] == TURN:
                thought.turned = 1
                self.outlook.prepare(thought, seat)
                out[i] = self.outlook.city(thought)
                if thought.may_seal[seat]:
                    out[i] += self.seal * self.best_seal(thought, seat)
                thought.turned = 0
            else:
                thought.seal[actions[i] - SEAL] = seat
                self.outlook.prepare(thought, seat)
                out[i] = self.outlook.city(thought)
                if not thought.turned:
                    thought.turned = 1
                    self.outlook.prepare(thought, seat)
                    later = self.outlook.city(thought)
                    thought.turned = 0
                    if later > out[i]:
                        out[i] += self.seal * (later - out[i])
                thought.seal[actions[i] - SEAL] = NOBODY
        return n
