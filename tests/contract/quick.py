"""Bots in a hurry: the levels with so little thought that every position of every table can be asked."""

import msgspec

from gelateria.bots import LEVELS, Bot, levels_of, make_bot
from tests.contract.tables import AnySetting
from tests.scale import many

SIMULATIONS = len(many(20))


def quick_bot(name: str, setting: AnySetting, seed: int) -> Bot:
    """The bot of that name; a level thinks the way it does, but not for long."""
    if name not in LEVELS:
        return make_bot(name, setting, seed)
    level = levels_of(setting.game)[name]
    return msgspec.structs.replace(
        level,
        simulations=min(level.simulations, SIMULATIONS),
        looks=min(level.looks, 2),
        worlds=min(level.worlds, 3),
        width=min(level.width, 4),
        milliseconds=0,
    ).bot(setting, seed)
