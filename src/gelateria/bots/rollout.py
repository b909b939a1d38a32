"""Plays the likely actions out: everybody goes on by the rule of thumb for a while, and what comes of it is judged.

The rule of thumb names the actions worth trying. They are played out in worlds that the view cannot rule out, all with
the same luck; then the better half of them once more, as often in all, until one is left (sequential halving).
"""

from math import ceil, log2
from time import perf_counter
from typing import Any, NamedTuple

import cython

from gelateria.bots.branch import Branch, judged
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer.base import split
from gelateria.engine.game import Setting
from gelateria.engine.state import State

FINE = 1 << 30


class Trials(NamedTuple):
    """How much is tried for a decision."""

    width: int = 8
    """So many actions are worth trying."""
    simulations: int = 400
    """So often something is played out, for all actions together."""
    turns: int = 4
    """So many turns it goes on; 0 to the end of the game."""
    worlds: int = 32
    """How many worlds are imagined where there are secrets."""
    hurry: int = 0
    """While a timer runs it rings once in so many actions; 0: as often as it would at the usual pace."""
    milliseconds: int = 0
    """When it has to stop; 0: when it is done."""


class ForesightBot(Thinker):
    """Better than its rule of thumb, because it sees what that leads to."""

    __slots__ = ("found", "guide", "trials", "turns")

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int, trials: Trials | None = None) -> None:
        Thinker.__init__(self, setting, seed)
        self.guide = GreedyBot(setting, split(seed, 1))
        self.trials = trials or Trials()
        self.turns = self.trials.turns
        self.hurry = self.trials.hurry
        self.found: list[Branch] = []

    def reseed(self, seed: int) -> None:
        Thinker.reseed(self, seed)
        self.guide.reseed(split(seed, 1))

    def answer(self, view: Any, world: State) -> int:
        if len(world.legal(view.viewer)) == 1:
            return world.legal(view.viewer)[0]
        return self.best_in(self.worlds_of(view, world), view.viewer)

    def worlds_of(self, view: Any, world: State) -> list[State]:
        """Some worlds that the view cannot rule out; without secrets there is only one."""
        more = self.trials.worlds - 1 if self.setting.game.views.SECRETS else 0
        return [world, *(self.imagine(view) for _ in range(more))]

    def weigh_up(self, view: Any, world: State) -> list[Branch]:
        self.best_in(self.worlds_of(view, world), view.viewer)
        tried = {branch.action for branch in self.found}
        return self.found + [judged(action, 0, 0.0, 0.0) for action in world.legal(view.viewer) if action not in tried]

    def choose(self, world: State, seat: int) -> int:
        return self.best_in([world], seat) if len(world.legal(seat)) > 1 else world.legal(seat)[0]

    def best_in(self, worlds: list[State], seat: int) -> int:
        """The action that is left when the others have been tried and found wanting."""
        left = self.likely(worlds, seat)
        rounds = max(1, ceil(log2(len(left))))
        totals = dict.fromkeys(left, (0, 0.0, 0.0))
        until = perf_counter() + self.trials.milliseconds / 1000
        luck, after = self.dealer.draw(FINE), self.dealer.draw(FINE)
        done = 0
        for _ in range(rounds):
            for _ in range(max(1, self.trials.simulations // (rounds * len(left)))):
                for action in left:
                    share = self.play_out(worlds[done % len(worlds)], seat, action, split(luck, done))
                    tried, total, square = totals[action]
                    totals[action] = tried + 1, total + share, square + share * share
                done += 1
                if self.trials.milliseconds and perf_counter() > until:
                    break
            left = sorted(left, key=lambda action: -totals[action][1] / totals[action][0])[: (len(left) + 1) // 2]
        self.dealer.reseed(after)
        self.found = [judged(action, *totals[action]) for action in totals]
        return left[0]

    def likely(self, worlds: list[State], seat: int) -> list[int]:
        """The actions that the rule of thumb likes best, in the mean of a few worlds."""
        some = worlds[:8]
        legal = some[0].legal(seat)
        values = dict.fromkeys(legal, 0.0)
        for world in some:
            for action in legal:
                values[action] += self.guide.expected(world, seat, action)
        return sorted(legal, key=lambda action: -values[action])[: self.trials.width]

    def play_out(self, world: State, seat: int, action: int, luck: int) -> float:
        """The seat's chance to win after the action, with everybody going on by the rule of thumb."""
        with cython.nogil:
            share = self.play_on(world, self.thought, seat, action, luck)
        return share

    def play_on(self, world: State, thought: State, seat: int, action: int, luck: int) -> float:
        if not cython.compiled:
            chances = [0.0] * 8
        thought.assign(world)
        self.dealer.word = luck
        until = thought.turns + self.turns
        thought.move(seat, action, self.dealer)
        while thought.goes_on() and (self.turns == 0 or thought.turns < until):
            if thought.timer and (not thought.awaiting or self.dealer.below(self.rings_once_in(thought)) == 0):
                thought.move(-1, thought.bell, self.dealer)
                continue
            actor = thought.pick_awaited(self.dealer)
            thought.move(actor, self.guide.pick(thought, actor), self.dealer)
        self.evaluate(thought, chances)
        return chances[seat]
