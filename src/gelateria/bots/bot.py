"""What a bot is: somebody who is shown a view and answers with an action.

A bot never gets the table's State. `decide` imagines a world that its view cannot rule out and picks there; in a
game without secrets that world is the table itself, so whoever runs many games may hand over a copy at once.
"""

from typing import Any

from gelateria.engine.dealer import Dealer
from gelateria.engine.game import Setting
from gelateria.engine.state import State


class Bot:
    """The base of our own bots. Same setting, same seed, same views: same decisions."""

    __slots__ = ("dealer", "setting")

    def __init__(self, setting: Setting[Any, Any, Any, Any], seed: int) -> None:
        self.setting = setting
        self.dealer = Dealer(seed)

    def pick(self, world: State, seat: int) -> int:
        """The number of the chosen action, in a world the seat cannot rule out."""
        return 0

    def choose(self, world: State, seat: int) -> int:
        """`pick`, for callers in plain Python."""
        return self.pick(world, seat)

    def decide(self, view: Any) -> Any:
        """The action for the view's own seat."""
        world = self.setting.imagine(view, self.dealer)
        return self.setting.game.faces.action(world, view.viewer, self.pick(world, view.viewer))

    def reseed(self, seed: int) -> None:
        """Forget the games so far: the next one goes as if it were the first with that seed."""
        self.dealer.reseed(seed)
