"""What bots that reckon in chances to win have in common."""

from collections.abc import Sequence
from typing import Any

import cython

from gelateria.bots.bot import Bot
from gelateria.bots.branch import Branch
from gelateria.bots.pace import USUAL
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.game import Setting
from gelateria.engine.state import State

if not cython.compiled:  # the `.pxd` brings it where it is compiled
    from gelateria.engine.evaluation import share_out

FINE = 1 << 30
SECONDS_AN_ACTION = (USUAL.throw + USUAL.choose) / 2


class Thinker(Bot):
    """Tells how likely every seat is to win: by what self-play taught, or where nobody tuned a game, by playing on."""

    __slots__ = ("evaluator", "hurry", "sand", "thought")

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int) -> None:
        Bot.__init__(self, setting, seed)
        self.evaluator: Evaluator = setting.evaluator()
        self.thought: State = setting.blank()
        self.hurry = 0
        """While a timer runs it rings once in so many actions; 0: as often as it would at the usual pace."""
        self.sand = [0] * 8
        for timer, seconds in enumerate(setting.timers):
            self.sand[timer] = max(1, round(seconds / SECONDS_AN_ACTION))

    def teach(self, weights: Sequence[float]) -> None:
        """Weigh the features of the game like this, instead of as its `weights.toml` says."""
        self.evaluator.learn(weights)

    def weigh_up(self, view: Any, world: State) -> list[Branch]:
        """What it thinks of every action of the view's seat; `world` is one imagined from the view."""
        raise NotImplementedError

    def evaluate(self, state: State, out: list[float]) -> None:
        """Write every seat's chance to win. The position may be played to its end on the way."""
        if self.evaluator.size == 0:
            state.rollout(self.dealer)
            share_out(state, out)
        else:
            self.evaluator.forecast(state, out)

    def rings_once_in(self, thought: State) -> int:
        """How many actions fit into the running timer: so many of each who is awaited, since all act at once."""
        if self.hurry:
            return self.hurry
        awaited = 0
        for seat in range(thought.players):
            awaited += thought.awaiting >> seat & 1
        return self.sand[thought.timer - 1] * awaited

    def wobble(self) -> float:
        """A number around 0, with deviation 1: the sum of three, which is normal enough."""
        total = 0.0
        for _ in range(3):
            total += 2.0 * self.dealer.below(FINE) / FINE - 1.0
        return total
