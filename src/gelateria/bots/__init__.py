"""Bots. They see a View, never the table's State."""

from typing import Any

from gelateria.bots.bot import Bot
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.look import LookBot
from gelateria.bots.random import RandomBot
from gelateria.bots.search import Budget, SearchBot
from gelateria.engine.game import Setting

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "GreedyBot",
    "LookBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "make_bot",
]


class UnknownBot(LookupError):
    """There is no bot of that name."""


def make_bot(name: str, setting: Setting[Any, Any, Any, Any], seed: int) -> Bot:
    """The bot of that name, for a game that is set out."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot called {name!r}. There are: {', '.join(BOTS)}.")
    return BOTS[name](setting, seed)
