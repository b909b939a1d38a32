"""A bot of your own. `gelateria bot check my_bot.py:MyBot` tells whether it may play."""

from typing import Any

from gelateria.engine import Dealer, find_game

LOOKS = 12
"""So often each action is tried before one is taken. More make it stronger and slower."""


class MyBot:
    """Tries each action, looks at what comes of it, and takes the one that is best on average.

    All that a bot needs is `decide(view, legal)`. Its `__init__` may take any of these, by their names: `game`,
    `players`, `options`, `edition` (the printed material as plain values), `rules` (their version) and `seed`.
    """

    def __init__(
        self, game: str, players: int, options: dict[str, Any], edition: dict[str, Any], rules: int, seed: int
    ) -> None:
        self.setting = find_game(game).setting(players, options, edition, rules)
        self.evaluator = self.setting.game.evaluator()
        self.dealer = Dealer(seed)  # all chance comes from the seed: the same seed, the same decisions

    def decide(self, view: Any, legal: list[Any]) -> Any:
        """One of the legal actions, or its place in the list.

        The view is what you would see if you sat there: `view.viewer` is your seat, `view.scores` are the points that
        lie open, and the rest is the game's own. It cannot be changed, and it holds no secret of others.
        """
        if len(legal) == 1:
            return legal[0]

        # Here is the place for what you know about a game. To see what there is: print(view), print(legal).

        total = [0.0] * len(legal)
        for _ in range(LOOKS):
            # What you do not see may be anything that fits what you do see: imagine a different world each time.
            world = self.setting.imagine(view, self.dealer)
            for place, number in enumerate(world.legal(view.viewer)):  # the same actions, as the rules number them
                after = world.copy()
                after.apply(view.viewer, number, self.dealer)
                total[place] += self.judge(after, view.viewer)
        return max(range(len(legal)), key=total.__getitem__)

    def judge(self, world: Any, seat: int) -> float:
        """How good a position is for a seat; higher is better.

        This is the game's own idea of it. You may have a better one: `print(world)` shows what you can look at. Or
        play on at random, `world.playout(self.dealer)`, and see who wins: `world.worth(seat)` is 1 for a win, else 0.
        """
        return self.evaluator.judge(world, seat)
