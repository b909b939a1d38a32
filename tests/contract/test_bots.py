"""Every bot answers every view with a legal action, the same one for the same seed."""

from collections.abc import Iterator
from itertools import islice

import pytest

from gelateria.bots import BOTS, LEVELS
from tests.contract.quick import quick_bot
from tests.contract.tables import TABLES, AnyMatch, AnySetting, Table, some_positions
from tests.scale import many


def asked(name: str, setting: AnySetting, seed: int) -> Iterator[AnyMatch]:
    """Some positions of a game, and where every answer takes long, fewer."""
    return islice(some_positions(setting, seed, every=9), len(many(30)) if name in LEVELS else None)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_every_view_with_a_legal_action(name: str, setting: AnySetting) -> None:
    for match in asked(name, setting, 2):
        for seat in match.awaited():
            decision = quick_bot(name, setting, 5).decide(match.recollection(seat))
            assert decision in match.legal(seat)
            assert decision == quick_bot(name, setting, 5).decide(match.recollection(seat))
            assert quick_bot(name, setting, 5).decide(match.view(seat)) in match.legal(seat)


@pytest.mark.parametrize("table", [table for table in TABLES if not table.game.views.SECRETS], ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_in_an_open_game_a_view_and_a_copy_of_the_table_are_the_same_to_a_bot(name: str, table: Table) -> None:
    setting = table.setting()
    for match in asked(name, setting, 3):
        for seat in match.awaited():
            by_view = quick_bot(name, setting, 5).decide(match.view(seat))
            by_copy = quick_bot(name, setting, 5).choose(match.state.copy(), seat)
            assert by_view == setting.game.actions.action(match.state, seat, by_copy)
