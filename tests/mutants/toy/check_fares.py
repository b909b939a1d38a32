"""Tests of `fares.py` with holes in them. The name keeps them out of the usual runs."""

import pytest

from tests.mutants.toy.fares import change, fare


def test_small_children_ride_for_nothing() -> None:
    assert fare(5, 1) == 0


@pytest.mark.parametrize(("zone", "price"), [(0, 2), (2, 4)])
def test_everybody_else_pays(zone: int, price: int) -> None:
    assert fare(30, zone) == price


def test_coins_are_counted() -> None:
    assert change(7, 2) == 3
