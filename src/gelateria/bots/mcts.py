"""Monte-Carlo tree search over worlds that a view cannot rule out.

Every simulation starts in one of the imagined worlds and goes down the tree: at each position known so far it takes
the action that promises most or was tried least. Where it leaves the tree it first looks at every new action once,
follows the best, and judges where that leads. What it finds counts for all actions on the way, for each from the side
of who took it. An action that was only tried, though another is known to be better, is not held against the actions
before it: what it cost is added again on the way back.

Games with secrets share one tree between all worlds: a branch is what was done, not what it led to, and an action
is compared by how often it could be taken (information sets, seen by the one who thinks). Without secrets a
branch is also what chance gave: as chance gives it where few things can come of an action; where many can, only some
of them are looked at, the more the more often the action was tried.

Where several may act at once, the thinker's own actions are branches; the others, and the clock, act between them as
people at that pace would.
"""

from time import perf_counter
from typing import Any, NamedTuple

import cython

from gelateria.bots.branch import Branch, judged
from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer.base import split
from gelateria.engine.game import Setting
from gelateria.engine.state import State

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

MOST_BRANCHES = 1 << 16
PLACES = 1 << 18
FEWEST_PLACES = 1 << 12
A_SIMULATION_NEEDS = 8
"""Places, with room to spare; a small table is a quick one."""
DEEPEST = 128
AN_OUTCOME = 1 << 20
"""Numbers from here on name an outcome, those below an action."""
STIR, STIR_AGAIN, MASK = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0xFFFFFFFFFFFFFFFF
FEW_OUTCOMES, MORE_OUTCOMES = 3, 2.0
FEW_BRANCHES, MORE_BRANCHES = 5, 1.0
SOME_REPLIES = 6
FINE = 1 << 30
IN_ONE_GO = 32
"""Simulations between two looks at the watch, and in games with secrets, in one world."""


class Budget(NamedTuple):
    """How much thought goes into a decision: so many simulations, or so many milliseconds if that is less."""

    simulations: int = 1000
    milliseconds: int = 0
    """0: take the time it takes."""
    explore: float = 0.3
    """How much an action is worth trying because it was tried seldom."""
    depth: int = DEEPEST
    """After so many actions a simulation judges where it is."""
    hurry: int = 0
    """While a timer runs it rings once in so many actions; 0: as often as it would at the usual pace."""


class SearchBot(Thinker):
    """Thinks ahead as far as its budget goes. Same seed, same view, a budget in simulations: same decision."""

    __slots__ = (
        "alone",
        "branches",
        "budget",
        "closed",
        "depth",
        "explore",
        "glance",
        "key",
        "known",
        "lots",
        "me",
        "outcomes",
        "owner",
        "path",
        "place",
        "places",
        "regret",
        "regrets",
        "room",
        "salt",
        "seen",
        "spot",
        "square",
        "steps",
        "taker",
        "total",
        "visits",
    )

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int, budget: Budget | None = None) -> None:
        Thinker.__init__(self, setting, seed)
        self.budget = budget or Budget()
        self.explore = self.budget.explore
        self.depth = min(self.budget.depth, DEEPEST)
        self.hurry = self.budget.hurry
        self.closed = not setting.game.views.SECRETS
        self.glance = setting.blank()
        self.branches = self.steps = self.me = self.spot = 0
        self.known = 0
        self.regret = 0.0
        self.salt = 0
        self.room = FEWEST_PLACES
        while self.room < PLACES and self.room < A_SIMULATION_NEEDS * self.budget.simulations:
            self.room *= 2
        if not cython.compiled:
            self.key, self.owner, self.place = [0] * MOST_BRANCHES, [0] * MOST_BRANCHES, [0] * MOST_BRANCHES
            self.visits, self.seen = [0] * MOST_BRANCHES, [0] * MOST_BRANCHES
            self.lots, self.outcomes = [0] * MOST_BRANCHES, [0] * MOST_BRANCHES
            self.total, self.square = [0.0] * MOST_BRANCHES, [0.0] * MOST_BRANCHES
            self.places = [0] * PLACES
            self.path, self.taker = [0] * (DEEPEST + 1), [0] * (DEEPEST + 1)
            self.regrets = [0.0] * (DEEPEST + 1)

    # What is asked of it --------------------------------------------------------------------------

    def answer(self, view: Any, world: State) -> int:
        seat: int = view.viewer
        if len(world.legal(seat)) == 1:
            return world.legal(seat)[0]
        self.think(world, seat, None if self.closed else view)
        return self.favourite(world, seat)

    def weigh_up(self, view: Any, world: State) -> list[Branch]:
        self.think(world, view.viewer, None if self.closed else view)
        return self.found(world, view.viewer)

    def choose(self, world: State, seat: int) -> int:
        if len(world.legal(seat)) == 1:
            return world.legal(seat)[0]
        self.think(world, seat, None)
        return self.favourite(world, seat)

    def think(self, world: State, seat: int, view: Any) -> None:
        """Fill the tree; a view is there where there are secrets, so that every round has a world of its own."""
        self.clear()
        self.me = seat
        self.salt = self.dealer.draw(FINE) * MOST_BRANCHES  # every thought has luck of its own
        left, until = self.budget.simulations, perf_counter() + self.budget.milliseconds / 1000
        while left > 0:
            portion = min(left, IN_ONE_GO)
            self.explore_world(world, portion)
            left -= portion
            if self.budget.milliseconds and perf_counter() > until:
                break
            if left > 0 and view is not None:
                world = self.imagine(view)

    def favourite(self, world: State, seat: int) -> int:
        """The action that was tried most often; of several, the one that did best."""
        return max(self.found(world, seat), key=lambda branch: (branch.visits, branch.value)).action

    def found(self, world: State, seat: int) -> list[Branch]:
        """What the last thought found out about every action of the seat."""
        return [self.told(action, self.look_up(0, seat, action)) for action in world.legal(seat)]

    def told(self, action: int, branch: int) -> Branch:
        if branch < 0:
            return judged(action, 0, 0.0, 0.0)
        return judged(action, self.visits[branch], self.total[branch], self.square[branch])

    def look_up(self, node: int, seat: int, action: int) -> int:
        """`find`, for callers in plain Python."""
        return self.find(node, seat * AN_OUTCOME + action)

    # One simulation -------------------------------------------------------------------------------

    def explore_world(self, world: State, simulations: int) -> None:
        with cython.nogil:
            for _ in range(simulations):
                self.simulate(world, self.thought)

    def simulate(self, world: State, thought: State) -> None:
        if not cython.compiled:
            out, chances = [0] * 512, [0.0] * 8
        thought.assign(world)
        self.steps = 0
        self.visits[0] += 1
        node = 0
        moves = 0
        known = 1
        while known and thought.goes_on() and moves < self.depth:
            moves += 1
            if thought.timer and (not thought.awaiting or self.dealer.below(self.rings_once_in(thought)) == 0):
                thought.move(-1, thought.bell, self.dealer)
                continue
            if thought.awaiting & (thought.awaiting - 1):
                seat = thought.pick_awaited(self.dealer)
                if seat != self.me:
                    thought.move(seat, self.reply(thought, seat), self.dealer)
                    continue
            else:
                seat = thought.first_awaited()
            n = thought.choices(seat, out)
            if n > 1:
                branch = self.select(thought, node, seat, n, out)
                if branch < 0:  # the tree is full
                    break
                action = self.key[branch] % AN_OUTCOME
                known = self.known
                self.path[self.steps] = branch
                self.taker[self.steps] = seat
                self.regrets[self.steps] = self.regret
                self.steps += 1
                node = branch
            else:
                action = out[0]
            node = self.follow(thought, node, seat, action)
            known = known & self.known
            if self.steps == DEEPEST or node < 0:
                break
        self.evaluate(thought, chances)
        self.learn(thought.players, chances)

    def learn(self, players: int, chances: list[float]) -> None:
        """Count what was found for all actions on the way.

        An action that was only tried is not held against those before it: they are told what the best would have
        brought, as far as is known.
        """
        for i in range(self.steps - 1, -1, -1):
            branch = self.path[i]
            value = chances[self.taker[i]]
            self.visits[branch] += 1
            self.total[branch] += value
            self.square[branch] += value * value
            regret = self.regrets[i]
            if regret > 0.0:
                for seat in range(players):
                    chances[seat] -= regret / (players - 1)
                chances[self.taker[i]] = value + regret

    def select(self, thought: State, node: int, seat: int, n: int, out: list[int]) -> int:
        """The branch to go down: of the best at first sight so many as the node deserves, by promise and by neglect.

        `known` tells afterwards whether all of them had been looked at before, `regret` what it costs to try this one.
        """
        tried = newcomer = most = -1
        opened = 0
        top = 0.0
        self.known = 1
        self.regret = 0.0
        luck = self.dealer.below(FINE)
        for i in range(n):
            branch = self.look_at(thought, node, seat, out[i], luck)
            if branch < 0:  # the tree is full
                return newcomer if tried < 0 else tried
            if self.visits[branch] == 0:  # nothing is known at first sight, so it is tried
                self.known = 0
                return branch
            self.seen[branch] += 1
            if most < 0 or self.visits[branch] > self.visits[most]:
                most = branch
            if self.visits[branch] > 1:
                opened += 1
                promise = self.promise(branch)
                if tried < 0 or promise > top:
                    tried = branch
                    top = promise
            elif newcomer < 0 or self.total[branch] > self.total[newcomer]:
                newcomer = branch
        best = tried
        if newcomer >= 0 and (tried < 0 or (self.deserves_another(node, opened) and self.promise(newcomer) > top)):
            best = newcomer
        self.regret = self.total[most] / self.visits[most] - self.total[best] / self.visits[best]
        return best

    def look_at(self, thought: State, node: int, seat: int, action: int, luck: int) -> int:
        """The branch of the action. A new one is looked at once, if positions can be judged; -1: the tree is full."""
        key = seat * AN_OUTCOME + action
        branch = self.find(node, key)
        if branch < 0:
            branch = self.add(node, key)
            if branch >= 0 and self.evaluator.size > 0:
                self.first_look(thought, seat, action, branch, luck)
                self.known = 0
        return branch

    def promise(self, branch: int) -> float:
        """What the branch brought on average, and more the less it was tried when it could have been."""
        visits = self.visits[branch]
        neglect: float = sqrt(log(self.seen[branch]) / visits)
        return self.total[branch] / visits + self.explore * neglect

    def deserves_another(self, node: int, opened: int) -> bool:
        """Whether a node may go into one more action than it has: the more the more often it was visited."""
        width: float = FEW_BRANCHES + MORE_BRANCHES * sqrt(self.visits[node])
        return opened < width

    def first_look(self, thought: State, seat: int, action: int, branch: int, luck: int) -> None:
        """Try an action once, so that the good ones are gone into first; all of them meet the same luck."""
        if not cython.compiled:
            chances = [0.0] * 8
        after = self.dealer.word
        self.dealer.word = split(luck, 0)
        self.glance.assign(thought)
        self.glance.move(seat, action, self.dealer)
        self.dealer.word = after
        self.evaluator.forecast(self.glance, chances)
        self.visits[branch] = 1
        self.total[branch] = chances[seat]
        self.square[branch] = chances[seat] * chances[seat]

    def follow(self, thought: State, node: int, seat: int, action: int) -> int:
        """Carry out the action; the node it leads to, -1 if there is no room for it. `known` tells if it is new."""
        self.known = 1
        before = self.dealer.word
        after = before
        if self.closed:
            lot = self.draw_lot(node)
            after = self.dealer.word
            self.dealer.word = split(self.salt + node, lot)
            before = self.dealer.word
        thought.move(seat, action, self.dealer)
        asked = self.dealer.word != before
        if self.closed:
            self.dealer.word = after
            if asked:
                return self.outcome(thought, node)
        return node

    def draw_lot(self, node: int) -> int:
        """Which luck the action meets: a new one, or where that led to enough different outcomes, one of those it met.

        A die soon shows all its faces, so every throw is a new one; a handful of dice shows the same throws again.
        """
        if self.outcomes[node] < FEW_OUTCOMES + MORE_OUTCOMES * sqrt(self.visits[node]):
            self.lots[node] += 1
            return self.lots[node] - 1
        return self.dealer.below(self.lots[node])

    def outcome(self, thought: State, node: int) -> int:
        key = thought.fingerprint() | AN_OUTCOME << 10
        branch = self.find(node, key)
        if branch < 0:
            self.known = 0
            branch = self.add(node, key)
            if branch < 0:
                return -1
            self.outcomes[node] += 1
        self.visits[branch] += 1
        return branch

    def reply(self, thought: State, seat: int) -> int:
        """What somebody else does meanwhile: the best at first sight of a few actions they may think of."""
        if not cython.compiled:
            out, chances = [0] * 512, [0.0] * 8
        n = thought.choices(seat, out)
        best = out[self.dealer.below(n)]
        if n <= 2 or self.evaluator.size == 0:
            return best
        top = -1.0
        for _ in range(SOME_REPLIES):
            action = out[self.dealer.below(n)]
            self.glance.assign(thought)
            self.glance.move(seat, action, self.dealer)
            self.evaluator.forecast(self.glance, chances)
            if chances[seat] > top:
                top = chances[seat]
                best = action
        return best

    # The tree: a branch is found by the node it grows from and by what it stands for ---------------

    def clear(self) -> None:
        """Forget the last thought; the root is branch 0."""
        for i in range(1, self.branches):
            self.places[self.place[i]] = 0
        self.branches = 1
        self.visits[0] = self.lots[0] = self.outcomes[0] = 0

    def find(self, node: int, key: int) -> int:
        """The branch, or -1; `spot` is then where it would have its place."""
        stirred = ((key ^ node * STIR) * STIR_AGAIN & MASK) >> 32
        spot: int = cython.cast(cython.int, stirred & (self.room - 1))
        while self.places[spot]:
            branch = self.places[spot]
            if self.key[branch] == key and self.owner[branch] == node:
                return branch
            spot = (spot + 1) & (self.room - 1)
        self.spot = spot
        return -1

    def add(self, node: int, key: int) -> int:
        """A new branch at the place that `find` has just found free; -1 when the tree is full."""
        branch = self.branches
        if branch == MOST_BRANCHES or 2 * branch > self.room:
            return -1
        self.branches += 1
        self.places[self.spot] = branch
        self.place[branch] = self.spot
        self.key[branch] = key
        self.owner[branch] = node
        self.visits[branch] = self.seen[branch] = self.lots[branch] = self.outcomes[branch] = 0
        self.total[branch] = self.square[branch] = 0.0
        return branch
