"""Four levels of strength for every game: easy, medium, hard, expert.

How each of them thinks stands in the game's `levels.toml`, with a plain description; a game without one is played by
the levels in this folder.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gelateria.bots.bot import Bot
from gelateria.bots.mcts import Budget, SearchBot
from gelateria.bots.one_ply import LookBot
from gelateria.bots.pace import Tempo
from gelateria.bots.rollout import ForesightBot, Trials
from gelateria.engine.game import Game, Setting

LEVELS = ("easy", "medium", "hard", "expert")
"""From weak to strong."""

Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot thinks. What only other ways of thinking use is left out of the file."""

    about: str
    """For people who choose an opponent."""
    thinks: Literal["look", "foresee", "search"]
    """One action ahead; by playing likely actions out; or by a tree of what may come."""
    looks: Count = 4
    slip: Annotated[float, Meta(ge=0, le=1)] = 0.0
    plans: bool = True
    """Whether it knows the game's exact plan, where there is one."""
    simulations: Count = 1000
    milliseconds: Annotated[int, Meta(ge=0, le=60_000)] = 0
    explore: Annotated[float, Meta(ge=0, le=10)] = 0.3
    depth: Annotated[int, Meta(ge=1, le=128)] = 128
    hurry: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    width: Count = 8
    turns: Annotated[int, Meta(ge=0, le=1000)] = 4
    worlds: Count = 32
    memory: Annotated[float, Meta(ge=0, le=1)] = 1.0
    """How likely it still knows each thing it saw, where that is left to memory."""
    tempo: Tempo | None = None
    """How quick its hands are where time counts; without one it keeps to the pace of the table."""

    def bot(self, setting: Setting[Any, Any, Any, Any], seed: int) -> Bot:
        bot = self.thinker(setting, seed)
        bot.memory = self.memory
        bot.tempo = self.tempo
        return bot

    def thinker(self, setting: Setting[Any, Any, Any, Any], seed: int) -> Bot:
        if self.thinks == "look":
            return LookBot(setting, seed, self.looks, self.slip, self.plans)
        if self.thinks == "foresee":
            trials = Trials(self.width, self.simulations, self.turns, self.worlds, self.hurry, self.milliseconds)
            return ForesightBot(setting, seed, trials)
        budget = Budget(self.simulations, self.milliseconds, self.explore, self.depth, self.hurry)
        return SearchBot(setting, seed, budget)


def levels_of(game: Game[Any, Any, Any, Any]) -> dict[str, Level]:
    """The game's levels by name, from weak to strong."""
    own = game.folder / "levels.toml"
    return read_levels(own if own.is_file() else Path(__file__).with_name("levels.toml"))


@cache
def read_levels(path: Path) -> dict[str, Level]:
    levels = msgspec.toml.decode(path.read_bytes(), type=dict[str, Level])
    if tuple(levels) != LEVELS:
        raise ValueError(f"{path.name} must describe {', '.join(LEVELS)}, in that order")
    return levels
