"""What a bots' worker does: it is shown a seat's view and answers with an action. It never sees a table."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from gelateria.bots import Bot, explain, make_bot
from gelateria.engine import Setting, find_game
from gelateria.language import DEFAULT, reason_in_words, speak_of
from gelateria.server.workers.tasks import Task

MOST_SETTINGS = 64
MOST_BOTS = 16
"""Kept, with all that they know about their game: that may be some megabytes each."""

NICE_WITH_HINTS = 15
"""A hint yields to bots in other processes too."""

AnySetting = Setting[Any, Any, Any, Any]

_decode = msgspec.msgpack.Decoder(Task).decode


def answer(body: bytes) -> bytes:
    task = _decode(body)
    plan = msgspec.msgpack.encode((task.game, task.players, task.options, task.edition, task.rules))
    setting = setting_of(plan)
    view = msgspec.json.decode(task.view, type=setting.game.view_record)
    if task.explain:
        return msgspec.json.encode(_aside.submit(told, setting, view, task).result())
    return msgspec.json.encode(decide(bot_for(plan, task.level), view, task.seed))


def decide(bot: Bot, view: Any, seed: int) -> Any:
    """What a new bot with that seed would do."""
    bot.reseed(seed)
    try:
        return bot.decide(view)
    except BaseException:  # nobody knows in the middle of what
        bot_for.cache_clear()
        raise


def told(setting: AnySetting, view: Any, task: Task) -> dict[str, Any]:
    explanation = explain(setting, view, task.seed, task.level)
    return {
        "options": [option._asdict() for option in explanation.options],
        "lines": [[expected._asdict() for expected in line] for line in explanation.lines],
        "reason": reason_in_words(speak_of(setting.game, DEFAULT), explanation),
        "because": [item._asdict() for item in explanation.because],
        "clear": explanation.clear,
    }


def yield_to_all() -> None:
    """Only Linux knows threads that are nicer than others, and nobody gets less nice again."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE_WITH_HINTS)


_aside = ThreadPoolExecutor(1, "hints", yield_to_all)


@lru_cache(maxsize=MOST_SETTINGS)
def setting_of(plan: bytes) -> AnySetting:
    """The game laid out for the players, options, edition and rules of a task."""
    game, players, options, edition, rules = msgspec.msgpack.decode(plan)
    return find_game(game).setting(players, options, edition, rules)


@lru_cache(maxsize=MOST_BOTS)
def bot_for(plan: bytes, level: str) -> Bot:
    """Making one may take longer than its decision."""
    return make_bot(level, setting_of(plan), 0)
