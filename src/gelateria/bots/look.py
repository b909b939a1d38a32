"""Looks one action ahead, and reckons in chances to win."""

from typing import Any

import cython

from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer import split
from gelateria.engine.game import Setting
from gelateria.engine.state import State

FINE = 1 << 30


class LookBot(Thinker):
    """Takes the action after which it is likeliest to win; the game's own exact plan where it has one.

    `looks` is how often it tries an action that asks something of chance, `slip` how far its judgement errs: the
    deviation of the error it makes about each action, as a share of the win.
    """

    __slots__ = ("looks", "plans", "slip")

    def __init__(
        self, setting: Setting[Any, Any, Any, Any], seed: int, looks: int = 8, slip: float = 0.0, plans: bool = True
    ) -> None:
        Thinker.__init__(self, setting, seed)
        self.looks = looks
        self.slip = slip
        self.plans = plans

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
        if self.plans and self.sense.size and self.sense.plan(world, seat, values) == n:
            return
        base = self.dealer.below(FINE)
        for i in range(n):
            values[i] = self.expect(world, seat, out[i], base)

    def expect(self, world: State, seat: int, action: int, base: int) -> float:
        """The seat's mean chance after an action; one look is enough where nothing is left to chance.

        Every action meets the same luck, so that it is the action that makes the difference.
        """
        if not cython.compiled:
            chances = [0.0] * 8
        after = self.dealer.word
        total = 0.0
        tried = 0
        while tried < self.looks:
            self.dealer.word = split(base, tried)
            before = self.dealer.word
            self.thought.assign(world)
            self.thought.move(seat, action, self.dealer)
            self.evaluate(self.thought, chances)
            total += chances[seat]
            tried += 1
            if self.dealer.word == before:
                break
        self.dealer.word = after
        return total / tried
