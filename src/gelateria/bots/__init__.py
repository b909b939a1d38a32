"""Bots. They see a View, never the table's State."""

from gelateria.bots.bot import Bot
from gelateria.bots.branch import Branch
from gelateria.bots.explain import Because, Explanation, explain
from gelateria.bots.external.in_process import AnySetting, Player
from gelateria.bots.external.lookup import Maker, find_guest, is_guest
from gelateria.bots.faults import BotFault, NoSuchBot, UnknownBot
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.levels import LEVELS, Level, levels_of
from gelateria.bots.mcts import Budget, SearchBot
from gelateria.bots.one_ply import LookBot
from gelateria.bots.pace import Pace, Tempo
from gelateria.bots.random import RandomBot
from gelateria.bots.rollout import ForesightBot, Trials


def _level(name: str) -> Maker:
    return lambda setting, seed: levels_of(setting.game)[name].bot(setting, seed)


BOTS: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, **{name: _level(name) for name in LEVELS}}
"""How to make each bot, for a setting and with a seed."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Because",
    "Bot",
    "BotFault",
    "Branch",
    "Budget",
    "Explanation",
    "ForesightBot",
    "GreedyBot",
    "Level",
    "LookBot",
    "NoSuchBot",
    "Pace",
    "Player",
    "RandomBot",
    "SearchBot",
    "Tempo",
    "Trials",
    "UnknownBot",
    "explain",
    "find_bot",
    "levels_of",
    "make_bot",
]


def find_bot(name: str) -> Maker:
    """What makes the bot of that name: one of ours, or one that somebody brought along."""
    if name in BOTS:
        return BOTS[name]
    if is_guest(name):
        return find_guest(name)
    raise NoSuchBot(name, tuple(BOTS))


def make_bot(name: str, setting: AnySetting, seed: int) -> Bot:
    """The bot of that name, for a game that is set out."""
    return find_bot(name)(setting, seed)
