"""Everybody meets everybody, and sits everywhere equally often."""

from collections import Counter

import pytest

from gelateria.engine import Dealer
from gelateria.lab.arena.seating import rotated, round_robin, shuffled


def test_for_two_players_every_pairing() -> None:
    assert round_robin(3, 2) == ((0, 1), (0, 2), (1, 2))


def test_with_fewer_bots_than_seats_every_filling_that_has_them_all() -> None:
    assert round_robin(2, 3) == ((0, 0, 1), (0, 1, 1))


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (2, 3), (3, 3), (4, 3), (2, 5), (3, 4), (6, 4)])
def test_everybody_takes_every_seat_equally_often(bots: int, players: int) -> None:
    seats = Counter(
        (seat, bot)
        for table in round_robin(bots, players)
        for rotation in range(players)
        for seat, bot in enumerate(rotated(table, rotation))
    )
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


def test_over_many_deals_everybody_sits_beside_everybody() -> None:
    dealer = Dealer(1)
    orders = Counter(shuffled((0, 1, 2), dealer) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 70
