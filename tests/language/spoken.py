"""Positions to be drawn and choices to be told, in every language the same."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from gelateria.engine import Dealer, Match, TableView, find_game
from tests.contract.tables import random_moves, tables_of

EVERY = 25
"""So many moves lie between the positions that are looked at."""


@cache
def views_of(slug: str) -> list[TableView]:
    """Some positions of every kind of table and its last one, as spectators see them and as somebody who is asked."""
    return [view for match in _positions(slug) for view in (match.view(None), *map(match.view, match.awaited()[:1]))]


@cache
def actions_of(slug: str) -> list[list[Any]]:
    """What can be done in these positions."""
    return [match.legal(seat) for match in _positions(slug) for seat in match.awaited()[:1]]


def _positions(slug: str) -> Iterator[Match[Any, Any, Any, Any]]:
    for table in tables_of(find_game(slug)):
        match = Match(table.setting(), Dealer(3))
        for number, _ in enumerate(random_moves(match, Dealer(4))):
            if number % EVERY == 0:
                yield match
        yield match
