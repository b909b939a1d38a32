"""What a bots' worker does: it is shown a seat's view and answers with an action. It never sees a table."""

from collections import OrderedDict
from typing import Any

import msgspec

from gelateria.bots import explain, make_bot
from gelateria.engine import Setting, find_game
from gelateria.language import DEFAULT, reason_in_words, speak_of
from gelateria.server.workers.tasks import Task

MOST_SETTINGS = 64
AnySetting = Setting[Any, Any, Any, Any]

_settings: OrderedDict[bytes, AnySetting] = OrderedDict()
_decode = msgspec.msgpack.Decoder(Task).decode


def answer(body: bytes) -> bytes:
    task = _decode(body)
    setting = setting_of(task)
    view = msgspec.json.decode(task.view, type=setting.game.view_record)
    if task.explain:
        return msgspec.json.encode(told(setting, view, task))
    return msgspec.json.encode(make_bot(task.level, setting, task.seed).decide(view))


def told(setting: AnySetting, view: Any, task: Task) -> dict[str, Any]:
    explanation = explain(setting, view, task.seed, task.level)
    return {
        "options": [option._asdict() for option in explanation.options],
        "lines": [[expected._asdict() for expected in line] for line in explanation.lines],
        "reason": reason_in_words(speak_of(setting.game, DEFAULT), explanation),
        "because": [item._asdict() for item in explanation.because],
        "clear": explanation.clear,
    }


def setting_of(task: Task) -> AnySetting:
    """The game laid out as the task says; those asked for lately are kept."""
    key = msgspec.msgpack.encode((task.game, task.players, task.options, task.edition))
    if key in _settings:
        _settings.move_to_end(key)
    else:
        _settings[key] = find_game(task.game).setting(task.players, task.options, task.edition)
        if len(_settings) > MOST_SETTINGS:
            _settings.popitem(last=False)
    return _settings[key]
