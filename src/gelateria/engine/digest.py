"""What a record says a game came to, so that a replay can tell whether it got there; nothing private of the rules.

The course is a chain of links, one for the opening and one for every move: what was done, what chance gave, who is
awaited then, and in the end the outcome. The views of the last position are taken field by field, and only what is
still a field is compared. docs/decisions/0009-what-a-record-came-to.md says why, and what may be changed.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from gelateria.engine.edition import plain_value
from gelateria.engine.record import Move
from gelateria.engine.state import State

NAME, SHOWN = 3, 2
"""So many bytes of a field's five are for its name, so many for what all viewers together see in it."""


def link(before: bytes, done: Move | tuple[int, ...], state: State) -> bytes:
    """The link after the one `before`, for a move (or the numbers of the opening) that led to this position."""
    awaited = [state.seats_awaited(), state.timer, state.bell]
    outcome = [state.scores(), state.seats_winning(), state.ending] if state.over else []
    return hashlib.sha256(before + msgspec.json.encode((done, awaited, outcome))).digest()


def shortened(last: bytes) -> str:
    """The last link as a record has it."""
    return last.hex()[:16]


def fields_shown(views: Iterable[msgspec.Struct]) -> dict[str, bytes]:
    """What the views of one position show, by the names of their fields: five bytes for each."""
    parts = _spread([plain_value(view) for view in views], "")
    del parts[""]
    return {path[1:]: _hashed(path[1:], NAME) + _hashed(parts[path], SHOWN) for path in parts}


def fields_that_differ(said: bytes, shown: dict[str, bytes]) -> list[str]:
    """The fields that a record speaks of, and that show something else here."""
    known = {said[at : at + NAME + SHOWN] for at in range(0, len(said), NAME + SHOWN)}
    names = {field[:NAME] for field in known}
    return sorted(path for path, field in shown.items() if field[:NAME] in names and field not in known)


def _spread(value: Any, path: str) -> dict[str, Any]:
    """The parts of a plain value by the names that lead to them; what stands in a list stays in one, place by place."""
    if isinstance(value, dict):
        parts: dict[str, Any] = {path: {}}
        for name, inner in value.items():
            parts |= _spread(inner, f"{path}.{name}")
        return parts
    if isinstance(value, list):
        items = [_spread(item, path) for item in value]
        return {name: [item.get(name) for item in items] for name in {path}.union(*items)}
    return {path: value}


def _hashed(value: Any, count: int) -> bytes:
    return hashlib.sha256(msgspec.json.encode(value)).digest()[:count]
