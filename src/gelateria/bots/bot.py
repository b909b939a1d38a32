"""What a bot is: somebody who is shown a view and answers with an action.

A bot never gets the table's State. `decide` imagines a world that its view cannot rule out and picks there; in a
game without secrets that world is the table itself, so whoever runs many games may hand over a copy at once (but for
bots that ask to be `shown_views`).
"""

from typing import Any

import cython

from gelateria.bots.pace import Tempo
from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Setting
from gelateria.engine.state import State, own_method


class Bot:
    """The base of our own bots. Same setting, same seed, same views: same decisions."""

    __slots__ = ("dealer", "memory", "setting", "tempo")

    shown_views = False
    """Whether it wants to see the view even where there are no secrets."""

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int) -> None:
        self.setting = setting
        self.dealer = Dealer(seed)
        self.memory = 1.0
        """How much it keeps in mind of what it saw, where that is left to memory; 1 forgets nothing."""
        self.tempo: Tempo | None = None
        """How quick its hands are, where time counts and it has a tempo of its own."""

    def pick(self, world: State, seat: int) -> int:
        """The number of the chosen action, in a world the seat cannot rule out. Plain Python is asked through here."""
        with cython.gil:
            number = drafted_pick(self, world, seat)
        return number

    def choose(self, world: State, seat: int) -> int:
        """`pick`, for callers in plain Python; other threads run meanwhile."""
        with cython.nogil:
            number = self.pick(world, seat)
        return number

    def decide(self, view: Any) -> Any:
        """The action for the view's own seat."""
        world = self.imagine(view)
        return self.setting.game.actions.action(world, view.viewer, self.answer(view, world))

    def answer(self, view: Any, world: State) -> int:
        """The number of the chosen action. The world is one imagined from the view; who wants more imagines more."""
        return self.choose(world, view.viewer)

    def imagine(self, view: Any) -> State:
        """A world that the view cannot rule out; or that what is left of it in its memory cannot."""
        if self.memory < 1.0:
            view = self.setting.forget(view, self.memory, self.dealer)
        world: State = self.setting.imagine(view, self.dealer)
        return world

    def reseed(self, seed: int) -> None:
        """Forget the games so far: the next one goes as if it were the first with that seed."""
        self.dealer.reseed(seed)


def drafted_pick(bot: Bot, world: State, seat: int) -> int:
    pick = own_method(bot, "pick", Bot)
    return int(pick(world, seat)) if pick else world.legal(seat)[0]
