"""Looks one action ahead and takes what the game's `evaluation.py` likes best."""

from typing import Any

from gelateria.bots.bot import Bot
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.game import Setting
from gelateria.engine.state import State


class GreedyBot(Bot):
    """One step of thought: try each action, average over what chance may give, keep the best."""

    __slots__ = ("evaluator", "thought")

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int) -> None:
        Bot.__init__(self, setting, seed)
        self.evaluator: Evaluator = setting.game.evaluator()
        self.thought: State = setting.blank()

    def pick(self, world: State, seat: int) -> int:
        out = [0] * 512
        n = world.choices(seat, out)
        best = out[0]
        if n == 1:
            return best
        top = 0.0
        ties = 0
        for i in range(n):
            value = self.expect(world, seat, out[i])
            if i == 0 or value > top:
                top = value
                best = out[i]
                ties = 1
            elif value == top:
                ties += 1
                if self.dealer.below(ties) == 0:
                    best = out[i]
        return best

    def expect(self, world: State, seat: int, action: int) -> float:
        """The mean value of what the action leads to; one look is enough where it asks nothing of chance."""
        total = 0.0
        looks = 0
        while looks < self.evaluator.samples:
            self.thought.assign(world)
            before = self.dealer.word
            self.thought.move(seat, action, self.dealer)
            total += self.evaluator.value(self.thought, seat)
            looks += 1
            if self.dealer.word == before:
                break
        return total / looks

    def expected(self, world: State, seat: int, action: int) -> float:
        """`expect`, for callers in plain Python."""
        return self.expect(world, seat, action)
