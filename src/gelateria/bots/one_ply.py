"""Looks one action ahead, and reckons in chances to win."""

from typing import Any

import cython

from gelateria.bots.branch import Branch, judged
from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer.base import split
from gelateria.engine.game import Setting
from gelateria.engine.state import State

FINE = 1 << 30


class LookBot(Thinker):
    """Takes the action after which it is likeliest to win; the game's own exact plan where it has one.

    `looks` is how often it tries an action that asks something of chance, `slip` how far its judgement errs: the
    deviation of the error it makes about each action, as a share of the win.
    """

    __slots__ = ("looks", "plans", "seen", "slip", "square", "total")

    def __init__(
        self, setting: Setting[Any, Any, Any, Any], seed: int, looks: int = 8, slip: float = 0.0, plans: bool = True
    ) -> None:
        Thinker.__init__(self, setting, seed)
        self.looks = looks
        self.slip = slip
        self.plans = plans
        self.seen = 0
        self.total = self.square = 0.0

    def pick(self, world: State, seat: int) -> int:
        if not cython.compiled:
            out, values = [0] * 512, [0.0] * 512
        n = world.choices(seat, out)
        if n == 1:
            return out[0]
        self.rate(world, seat, n, out, values)
        best = 0
        for i in range(n):
            values[i] += self.slip * self.wobble()
            if values[i] > values[best]:
                best = i
        return out[best]

    def rate(self, world: State, seat: int, n: int, out: list[int], values: list[float]) -> None:
        """Write the seat's chance to win after each of the actions."""
        if self.plans and self.evaluator.size and self.evaluator.plan(world, seat, values) == n:
            return
        base = self.dealer.below(FINE)
        for i in range(n):
            values[i] = self.expect(world, seat, out[i], base)

    def expect(self, world: State, seat: int, action: int, base: int) -> float:
        """The seat's mean chance after an action; one look is enough where nothing is left to chance.

        Every action meets the same luck, so that it is the action that makes the difference.
        """
        after = self.dealer.word
        self.seen = 0
        self.total = self.square = 0.0
        while self.seen < self.looks:
            self.dealer.word = split(base, self.seen)
            before = self.dealer.word
            value = self.look(world, seat, action)
            self.seen += 1
            self.total += value
            self.square += value * value
            if self.dealer.word == before:
                break
        self.dealer.word = after
        return self.total / self.seen

    def look(self, world: State, seat: int, action: int) -> float:
        if not cython.compiled:
            chances = [0.0] * 8
        self.thought.assign(world)
        self.thought.move(seat, action, self.dealer)
        self.evaluate(self.thought, chances)
        return chances[seat]

    # For those who ask why ------------------------------------------------------------------------

    def weigh_up(self, view: Any, world: State) -> list[Branch]:
        seat = view.viewer
        legal = world.legal(seat)
        planned = self.evaluator.listed_plan(world, seat) if self.plans and self.evaluator.size else []
        if len(planned) == len(legal):
            return [Branch(action, 1, value, 0.0) for action, value in zip(legal, planned, strict=True)]
        base = self.dealer.draw(FINE)
        return [self.judged(world, seat, action, base) for action in legal]

    def judged(self, world: State, seat: int, action: int, base: int) -> Branch:
        self.expect(world, seat, action, base)
        if self.seen < self.looks:  # nothing was left to chance
            return Branch(action, 1, self.total, 0.0)
        return judged(action, self.seen, self.total, self.square)
