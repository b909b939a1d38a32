"""Rules that keep the same position in other private fields: other names, another order, arrays in rows.

What a game's rules do with their fields is nobody else's business, and no record may notice. Plain rules only: a
compiled class has its fields for good.
"""

from collections.abc import Iterable, MutableSequence
from itertools import chain
from typing import Any

import msgspec

from gelateria.engine import AnyGame, State

WIDTH = 3


class Flat(MutableSequence[Any]):
    """An array in rows, to be used as the one long row that it was."""

    def __init__(self, rows: list[list[Any]]) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return sum(map(len, self.rows))

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [*chain(*self.rows)][at]
        row, column = self._place(at)
        return self.rows[row][column]

    def __setitem__(self, at: Any, value: Any) -> None:
        row, column = self._place(at)
        self.rows[row][column] = value

    def __delitem__(self, at: Any) -> None:
        raise TypeError("an array keeps its length")

    def insert(self, at: int, value: Any) -> None:
        raise TypeError("an array keeps its length")

    def _place(self, at: int) -> tuple[int, int]:
        return divmod(range(len(self))[at], WIDTH)


def in_rows(values: Iterable[Any]) -> list[list[Any]]:
    flat = list(values)
    return [flat[start : start + WIDTH] for start in range(0, len(flat), WIDTH)]


def disguised(game: AnyGame) -> AnyGame:
    """The same game, by rules with other fields."""
    return msgspec.structs.replace(game, rules=_with_other_fields(game.rules))


def _with_other_fields(rules: Any) -> type[State]:
    names = rules.__slots__
    hidden = {name: f"private_{number}" for number, name in enumerate(names)}
    kept = {name: value for name, value in vars(rules).items() if name not in {*names, "__slots__"}}
    fields = {name: _another(field) for name, field in hidden.items()}
    return type(rules.__name__, rules.__bases__, {**kept, **fields, "__slots__": tuple(reversed(hidden.values()))})


def _another(field: str) -> property:
    def get(state: State) -> Any:
        value = getattr(state, field)
        return Flat(value) if isinstance(value, list) else value

    def put(state: State, value: Any) -> None:
        setattr(state, field, in_rows(value) if isinstance(value, list | Flat) else value)

    return property(get, put)
