"""The rest of a turn of Geizen, reckoned exactly: every throw, and every way to set dice aside after it.

Dice have no names, so what counts is a bunch: how many of them show each face. There are so few bunches that the worth
of each can be found backwards: of all dice set aside it is what the position is worth after paying for them, and of
fewer dice the mean over all throws of the others of the best that can be set aside then.
"""

from functools import cache

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.evaluation import Evaluator
from gelateria.games.geizen.rules import Geizen

MOST_DICE = 6
ALL = 924
"""So many bunches of up to six dice there are."""
TO_PAY = 2
SIX = 5


@cython.final
@cython.cclass
class Bunches:
    """All bunches of up to six dice, smaller ones first; bunch 0 has no dice."""

    __slots__ = ("dice", "first", "more", "opens", "parts", "share", "size", "twins")

    def __init__(self) -> None:
        if not cython.compiled:
            self.first = [0] * 8  # of each size; behind the last one the end of all
            self.size = [0] * 924
            self.dice = [[0] * 6 for _ in range(924)]  # of each bunch its faces from 0 to 5, lowest first
            self.twins = [0] * 924  # how many of its dice show its highest face
            self.more = [[0] * 6 for _ in range(924)]  # the bunch with one more die of that face
            self.share = [0.0] * 924  # of the throws of so many dice
            self.opens = [0] * 925  # where the list of its parts begins
            self.parts = [0] * 17640  # each bunch's own parts, but for the empty one: what may be kept of it
        self.enumerate()
        self.divide()

    def enumerate(self) -> None:
        """A bunch grows by dice that are not lower than those it has; a lower one is put in below its highest."""
        self.share[0] = 1.0
        count = 1
        for size in range(MOST_DICE):
            self.first[size + 1] = count
            for bunch in range(self.first[size], self.first[size + 1]):
                for face in range(self.highest(bunch), 6):
                    self.add(bunch, face, count)
                    count += 1
            for bunch in range(self.first[size], self.first[size + 1]):
                highest = self.highest(bunch)
                without = self.without_highest(bunch)
                for face in range(highest):
                    self.more[bunch][face] = self.more[self.more[without][face]][highest]
        self.first[MOST_DICE + 1] = count

    def add(self, bunch: int, face: int, bigger: int) -> None:
        """The bigger bunch is this one and a die that shows its highest face, or a higher one."""
        size = self.size[bunch]
        for i in range(size):
            self.dice[bigger][i] = self.dice[bunch][i]
        self.dice[bigger][size] = face
        self.size[bigger] = size + 1
        self.twins[bigger] = self.twins[bunch] + 1 if face == self.highest(bunch) else 1
        self.share[bigger] = self.share[bunch] * (size + 1) / self.twins[bigger] / 6.0
        self.more[bunch][face] = bigger

    def highest(self, bunch: int) -> int:
        """The highest face; of no dice the lowest there is."""
        return self.dice[bunch][self.size[bunch] - 1] if self.size[bunch] else 0

    def without_highest(self, bunch: int) -> int:
        smaller = 0
        for i in range(self.size[bunch] - 1):
            smaller = self.more[smaller][self.dice[bunch][i]]
        return smaller

    def divide(self) -> None:
        """The parts of a bunch are those it has without its highest die, and those that need all of its twins."""
        count = 0
        for bunch in range(1, ALL):
            self.opens[bunch] = count
            highest = self.highest(bunch)
            without = self.without_highest(bunch)
            if self.twins[bunch] == 1:
                self.parts[count] = self.more[0][highest]
                count += 1
            for i in range(self.opens[without], self.opens[without + 1]):
                part = self.parts[i]
                self.parts[count] = part
                count += 1
                same = self.twins[part] if self.highest(part) == highest else 0
                if same == self.twins[bunch] - 1:
                    self.parts[count] = self.more[part][highest]
                    count += 1
        self.opens[ALL] = count

    def listed(self, bunch: int) -> list[int]:
        """The faces of a bunch."""
        return [self.dice[bunch][i] + 1 for i in range(self.size[bunch])]

    def listed_parts(self, bunch: int) -> list[list[int]]:
        """What may be kept of a throw."""
        return [self.listed(self.parts[i]) for i in range(self.opens[bunch], self.opens[bunch + 1])]

    def chance(self, bunch: int) -> float:
        """How likely so many dice show just this."""
        return self.share[bunch]


@cache
def all_bunches() -> Bunches:
    return Bunches()


@cython.final
@cython.cclass
class Turn:
    """What is still to come in a turn. `worth` is the mover's chance to win, by the bunch that is kept from now on."""

    __slots__ = ("bunches", "dealer", "evaluator", "met", "promise", "trial", "world", "worth")

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.bunches = all_bunches()
        self.dealer = Dealer(0)
        self.world: Geizen = Geizen.__new__(Geizen)
        self.trial: Geizen = Geizen.__new__(Geizen)
        if not cython.compiled:
            self.worth = [0.0] * 924
            self.promise = [0.0] * 924
            self.met = [0] * 120

    def rate(self, start: Geizen, out: list[float]) -> int:
        """Write the mover's chance to win after each of their choices; returns how many there are."""
        if not cython.compiled:
            actions = [0] * 512
        n = start.choices(start.mover, actions)
        if start.phase == TO_PAY:
            for i in range(n):
                self.world.assign(start)
                self.world.move(start.mover, actions[i], self.dealer)
                out[i] = self.best_order(self.world, self.trial, start.mover)
            return n
        self.reckon(start)
        for i in range(n):
            out[i] = self.worth[self.chosen(start, actions[i])]
        return n

    def chosen(self, start: Geizen, dice: int) -> int:
        """The bunch that an action keeps of the thrown dice; to throw them all is to keep none."""
        bunch = 0
        for i in range(start.loose):
            if dice >> i & 1:
                bunch = self.bunches.more[bunch][start.thrown[i] - 1]
        return bunch

    def reckon(self, start: Geizen) -> None:
        """Find the worth of all that may be kept from here on, of as many dice as are loose first."""
        for bunch in range(self.bunches.first[start.loose], self.bunches.first[start.loose + 1]):
            self.world.assign(start)
            self.settle(self.world, bunch)
            self.worth[bunch] = self.best_order(self.world, self.trial, start.mover)
        for bunch in range(self.bunches.first[start.loose] - 1, -1, -1):
            self.worth[bunch] = self.expect(bunch, start.loose - self.bunches.size[bunch])

    def settle(self, world: Geizen, bunch: int) -> None:
        """Keep this bunch last of all, and pay."""
        for i in range(world.loose):
            world.kept[self.bunches.dice[bunch][i]] += 1
            world.thrown[i] = 0
        world.loose = 0
        world.kept[SIX] = 0  # geizen.six-free
        world.settle(world.mover, self.dealer)

    def best_order(self, world: Geizen, trial: Geizen, seat: int) -> float:
        """The worth of a turn that is over but for the order of paying: the best of all orders, if it is asked for."""
        if not cython.compiled:
            actions = [0] * 512
        if world.phase != TO_PAY:
            return self.chance(world, seat)
        numbers = 0
        orders = 1  # as many as there could be, were every number offered each time
        for row in range(SIX):
            if world.kept[row]:
                numbers += 1
                orders *= numbers
        best = 0.0
        met = 0
        for order in range(orders):
            trial.assign(world)
            rest = order
            while trial.phase == TO_PAY:
                n = trial.choices(seat, actions)
                trial.move(seat, actions[rest % n], self.dealer)
                rest //= n
            if self.is_new(trial.fingerprint(), met):
                met += 1
                best = max(best, self.chance(trial, seat))
        return best

    def is_new(self, fingerprint: int, met: int) -> bool:
        """Whether no other order has led there: most of them come to the same."""
        for i in range(met):
            if self.met[i] == fingerprint:
                return False
        self.met[met] = fingerprint
        return True

    def chance(self, world: Geizen, seat: int) -> float:
        if not cython.compiled:
            chances = [0.0] * 8
        self.evaluator.forecast(world, chances)
        return chances[seat]

    def expect(self, kept: int, loose: int) -> float:
        """The worth of a bunch when the loose dice are about to be thrown."""
        for part in range(1, self.bunches.first[loose + 1]):
            after = kept
            for i in range(self.bunches.size[part]):
                after = self.bunches.more[after][self.bunches.dice[part][i]]
            self.promise[part] = self.worth[after]
        total = 0.0
        for throw in range(self.bunches.first[loose], self.bunches.first[loose + 1]):
            best = 0.0
            for i in range(self.bunches.opens[throw], self.bunches.opens[throw + 1]):
                best = max(best, self.promise[self.bunches.parts[i]])
            total += self.bunches.share[throw] * best
        return total
