"""How long a bot's hands take at a table: by its own tempo where time counts, and elsewhere so that people can follow.

No real time passes here; the table waits for as long as it is told.
"""

from typing import Any

from gelateria.bots import LEVELS, Tempo, levels_of
from gelateria.bots.pace import USUAL, vary
from gelateria.engine import AnyGame, Dealer, Setting
from gelateria.server.table.plan import BotPace

FIRST = 0.9
"""Seconds before the first action of a turn, in the median, where nobody hurries."""
NEXT = 0.4
"""And before each that follows it in the same turn."""
SPREAD = 0.25
PACES: dict[BotPace, float] = {"natural": 1.0, "brisk": 1 / 3, "instant": 0.0}


def tempo_of(level: str, game: AnyGame) -> Tempo:
    """The level's own tempo, or that of somebody usual."""
    own = levels_of(game)[level].tempo if level in LEVELS else None
    return own or USUAL.hands(1.0)


def hand_time(
    level: str,
    setting: Setting[Any, Any, Any, Any],
    *,
    throws: bool,
    first: bool,
    dealer: Dealer,
    pace: BotPace = "natural",
) -> float:
    """Seconds until a bot acts, from the moment it could.

    `throws`: it has no choice, so this is a matter of the hand. `first`: its turn begins with it, or against the clock
    the round begins for all. Against the clock the pace of the table does not matter.
    """
    if setting.timers:
        return tempo_of(level, setting.game).seconds(dealer, throws, first)
    if not PACES[pace]:
        return 0.0
    return (FIRST if first else NEXT) * PACES[pace] * vary(dealer, SPREAD)


def hand_slips(level: str, setting: Setting[Any, Any, Any, Any], dealer: Dealer) -> bool:
    """Whether the hand goes wrong this time, in the hurry: then it does anything that is allowed (`random` knows)."""
    return bool(setting.timers) and tempo_of(level, setting.game).errs(dealer)
