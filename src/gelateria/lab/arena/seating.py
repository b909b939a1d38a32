"""Who plays whom: the tables of a round robin, and how everybody goes round each of them."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from gelateria.engine import Dealer

LineUp = tuple[int, ...]
"""Who sits at a table, as places in the list of bots."""


def round_robin(bots: int, players: int) -> tuple[LineUp, ...]:
    """Every table that such a league fills.

    With at least as many bots as seats, every choice of different bots: for two players every pairing. With fewer,
    every way of filling the seats at which all bots are present: of two bots at three seats, aab and abb.
    """
    if bots >= players:
        return tuple(combinations(range(bots), players))
    fillings = combinations_with_replacement(range(bots), players)
    return tuple(filling for filling in fillings if len(set(filling)) == bots)


def shuffled(line_up: Sequence[int], dealer: Dealer) -> LineUp:
    """In an order of the dealer's, so that over many deals everybody sits beside everybody."""
    order = list(line_up)
    for last in range(len(order) - 1, 0, -1):
        other = dealer.draw(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def rotated(line_up: Sequence[int], rotation: int) -> LineUp:
    """Seat by seat, when seat 0 is taken by the one at place `rotation` of the line-up."""
    return (*line_up[rotation:], *line_up[:rotation])
