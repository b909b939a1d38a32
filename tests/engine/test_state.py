"""What every position can do, whatever the game."""

import pickle

import pytest

from gelateria.engine import Dealer
from tests.contract.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_pickled_position_comes_back_as_it_was(table: Table) -> None:
    state = table.setting().start(Dealer(1))
    state.playout(Dealer(2))
    assert pickle.loads(pickle.dumps(state)) == state
