"""What a position of Attack of the Jelly Monster promises to every seat, weighed for one of them.

A district is worth what its current reward pays to whom, times how likely each is to control it when the round ends:
the more dice are still loose, the less a lead says.
"""

import cython

from gelateria.games.jelly_monster.rules import Jelly

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:  # the `.pxd` brings the rules' numbers where it is compiled
    from math import exp, sqrt

    from gelateria.games.jelly_monster.rules import (
        CAPSULE,
        DICE,
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
        amount_of,
        least_of,
        most_of,
        what_of,
        who_of,
    )

WORST = -1000.0
A_DIE = 3.5  # what a capsule that shows one is worth, in the mean


class Outlook:
    """Habits of judgement, and what they make of a position."""

    __slots__ = (
        "capsule",
        "coming",
        "in_the_sand",
        "lead",
        "not_there",
        "others",
        "runner",
        "steady",
        "sway",
        "there",
        "to_come",
        "weight",
        "win",
    )

    def __init__(self) -> None:
        self.others = 1.6
        """What all the others' gains together weigh against one's own."""
        self.lead = 25.0
        """Who is so much ahead is watched about three times as closely."""
        self.in_the_sand = 0.3
        """The part of the loose dice that is still placed once the timer is turned."""
        self.steady = 0.6
        """How far a lead must reach, without loose dice …"""
        self.sway = 2.5
        """… and for those that come here."""
        self.to_come = 1.2
        """What a loose die that comes here adds."""
        self.not_there = 0.25
        """How likely who has no die in a district may still come."""
        self.capsule = 0.0
        self.weight, self.coming = [0.0] * 5, [0.0] * 5
        self.win, self.runner, self.there = [0.0] * 5, [0.0] * 5, [0.0] * 5

    def prepare(self, thought: Jelly, seat: int) -> None:
        """What holds for all districts: how many dice may come, what a capsule holds, who is watched how closely."""
        open_districts = 0
        for district in range(thought.districts):
            if thought.is_open(district):
                open_districts += 1
        for other in range(thought.players):
            dice = thought.loose[other] if thought.phase == PLACING else 0
            if thought.calm:
                dice = min(dice, thought.left[other])
            self.coming[other] = dice * 1.0 / open_districts
            if thought.turned and not thought.calm:
                self.coming[other] *= self.in_the_sand
        count = thought.box[0]
        self.capsule = A_DIE * thought.box[0]
        for value in range(1, VALUES):
            count += thought.box[value]
            self.capsule += thought.shows[value] * thought.box[value]
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
                self.weight[other] = exp(ahead / self.lead)
                total += self.weight[other]
        for other in range(thought.players):
            self.weight[other] *= -self.others / total
        self.weight[seat] = 1.0

    def care_for(self, seat: int) -> None:
        """Count this seat's jelly alone."""
        for other in range(5):
            self.weight[other] = 1.0 if other == seat else 0.0

    def wealth(self, thought: Jelly, owner: int, seat: int) -> float:
        """Jelly and capsules; what others' capsules show is not known, and one's own die is worth its mean."""
        if not thought.goes_on():
            return thought.points(owner)
        if owner != seat:
            return thought.jelly[owner] + thought.capsules(owner) * self.capsule
        wealth = thought.jelly[owner] + A_DIE * thought.held[owner][0]
        for value in range(1, VALUES):
            wealth += thought.shows[value] * thought.held[owner][value]
        return wealth

    def city(self, thought: Jelly) -> float:
        """All that is not scored yet."""
        total = self.centre(thought)
        for district in range(thought.at if thought.phase == PLACING else thought.at + 1, thought.districts):
            total += self.district(thought, district)
        return total

    # One district ---------------------------------------------------------------------------------

    def district(self, thought: Jelly, district: int) -> float:
        """How likely each seat is first, second, or there at all; and what that is worth."""
        sums = [0] * 5
        sealed = not thought.is_open(district)
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
                self.there[seat] = 0.0 if sealed or not self.coming[seat] else self.not_there
            self.win[seat] = beats_all * self.there[seat]
            self.runner[seat] = beaten_once * self.there[seat]
        return self.reward(thought, district, district, 0)

    def odds(self, lead: int, seat: int, other: int) -> float:
        """How likely a lead holds; a tie is as good as a lead."""
        ahead = lead + 0.5 + self.to_come * (self.coming[seat] - self.coming[other])
        sway = self.steady + self.sway * sqrt(self.coming[seat] + self.coming[other])
        odds: float = 1.0 / (1.0 + exp(-ahead / sway))
        return odds

    def reward(self, thought: Jelly, district: int, source: int, met: int) -> float:
        """What the current reward of `source` is worth by the ranking of `district`."""
        if met >> source & 1:
            return 0.0
        met |= 1 << source
        total = 0.0
        for step in range(SYMBOLS):
            symbol = thought.symbol_at(source, step)
            if symbol == NO_SYMBOL:
                break
            what = what_of(symbol)
            if what >= NEXT:
                total += self.arrow(thought, district, source, what, met)
                continue
            amount = amount_of(symbol)
            for seat in range(thought.players):
                likely = self.share_of(thought, district, seat, symbol)
                if likely > 0.0:
                    total += likely * self.worth(thought, seat, what, amount)
        return total

    def arrow(self, thought: Jelly, district: int, source: int, what: int, met: int) -> float:
        """What a neighbour's reward is worth; of either, the better one. Whom it is for besides is left out."""
        following = previous = WORST
        if what != PREVIOUS:
            following = self.reward(thought, district, thought.beside(source, 1), met)
        if what != NEXT:
            previous = self.reward(thought, district, thought.beside(source, -1), met)
        return following if following > previous else previous

    def share_of(self, thought: Jelly, district: int, seat: int, symbol: int) -> float:
        """How likely a symbol is for this seat."""
        who = who_of(symbol)
        if who == SECOND:
            return self.runner[seat]
        if who == OTHERS:
            return self.there[seat] - self.win[seat]
        if who == DICE:
            dice = max(1, thought.count(district, seat))
            if dice < least_of(symbol) or dice > most_of(symbol):
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
                    total += min(amount, thought.jelly[payer]) * (weight - self.weight[other])
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
