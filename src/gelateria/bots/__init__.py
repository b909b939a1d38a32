"""Bots. They see a View, never the table's State."""

from collections.abc import Callable
from typing import Any

from gelateria.bots.bot import Bot
from gelateria.bots.branch import Branch
from gelateria.bots.foresight import ForesightBot, Trials
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.levels import LEVELS, Level, levels_of
from gelateria.bots.look import LookBot
from gelateria.bots.random import RandomBot
from gelateria.bots.search import Budget, SearchBot
from gelateria.bots.tempo import Pace, Tempo
from gelateria.engine.game import Setting

Make = Callable[[Setting[Any, Any, Any, Any], int], Bot]


def _level(name: str) -> Make:
    return lambda setting, seed: levels_of(setting.game)[name].bot(setting, seed)


BOTS: dict[str, Make] = {"random": RandomBot, "greedy": GreedyBot, **{name: _level(name) for name in LEVELS}}
"""How to make each bot, for a setting and with a seed."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Branch",
    "Budget",
    "ForesightBot",
    "GreedyBot",
    "Level",
    "LookBot",
    "Pace",
    "RandomBot",
    "SearchBot",
    "Tempo",
    "Trials",
    "UnknownBot",
    "levels_of",
    "make_bot",
]


class UnknownBot(LookupError):
    """There is no bot of that name."""


def make_bot(name: str, setting: Setting[Any, Any, Any, Any], seed: int) -> Bot:
    """The bot of that name, for a game that is set out."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot called {name!r}. There are: {', '.join(BOTS)}.")
    return BOTS[name](setting, seed)
