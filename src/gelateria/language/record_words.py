"""A record's fields as the variables of its message. The browser does the same, in web/src/board/sentences.ts."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gelateria.engine import Viewer
from gelateria.engine.text import Language

ONE_SEAT = frozenset(("seat", "owner", "whom", "to", "first", "mover"))
SEATS = frozenset(("seats", "winners"))
DOES = frozenset(("seat", "first"))
"""Who has done it, or is it about."""
NOBODY = -1


def words_of(record: msgspec.Struct, names: Sequence[str], language: Language) -> dict[str, str | int]:
    """Every field; of a list, how many it has, too."""
    words: dict[str, str | int] = {}
    for field, value in _fields(record).items():
        words[field] = word_for(field, value, names, language)
        if isinstance(value, list):
            words[f"{field}-count"] = len(value)
    return words


def figures_of(view: msgspec.Struct) -> dict[str, str | int]:
    """What a view tells in one word or number."""
    figures = ((field, getattr(view, field)) for field in view.__struct_fields__)
    return {field: value if _is_number(value) else _plain(value) for field, value in figures if _is_figure(value)}


def bare(record: msgspec.Struct, names: Sequence[str], language: Language) -> str:
    """A record whose game has no message for it: `Ada: rolled · face 3 · total 9.`."""
    fields = _fields(record)
    seat = fields.pop("seat", None)
    told = [
        f"{field.replace('_', ' ')} {word_for(field, value, names, language)}"
        for field, value in fields.items()
        if value is not None
    ]
    what = " · ".join([tag_of(record).replace("-", " "), *told])
    return f"{what}." if seat is None else f"{names[seat]}: {what}."


def part_in(event: msgspec.Struct, seat: Viewer) -> str:
    """`you` if this seat has done it, `yours` if it was done to it, nothing otherwise."""
    if seat is None:
        return ""
    fields = {field for field, value in _fields(event).items() if field in ONE_SEAT and value == seat}
    return "you" if fields & DOES else "yours" if fields else ""


def tag_of(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag)


def word_for(field: str, value: Any, names: Sequence[str], language: Language) -> str | int:
    """A seat is told by its name, and nobody's is -1, which no name can be; what else is not there is `none`."""
    if field in ONE_SEAT and not isinstance(value, str):
        return NOBODY if value is None else names[value]
    if field in SEATS and isinstance(value, list):
        return language.together([names[seat] for seat in value])
    return int(value) if _is_number(value) else _plain(value)


def _fields(record: msgspec.Struct) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(record)
    del fields["type"]
    return {field: list(value) if isinstance(value, tuple) else value for field, value in fields.items()}


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_figure(value: Any) -> bool:
    return isinstance(value, int | str)


def _plain(value: Any) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return " ".join(map(_plain, value))
        case dict():
            return " ".join(map(_plain, value.values()))
    return str(value)
