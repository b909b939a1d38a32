"""What a preview tells is what then happens: with the printed edition, and where every number is another."""

from functools import cache

import pytest

from gelateria.engine import AnyGame, Dealer, RecordingDealer, State
from tests.contract.tables import GAMES, AnySetting, Table, some_positions, tables_of
from tests.editions import Spot, with_every_number_changed
from tests.marks import rule
from tests.scale import many

CANNOT_CHANGE: dict[str, list[Spot]] = {"gelato-mio": [("customers", "special", "count")]}
"""There is one special customer, whatever the edition."""


def assert_previews_come_true(setting: AnySetting, state: State, seat: int, seed: int) -> list[bool]:
    """Hold each preview against what the seat sees when the action is taken; returns which of them are open."""
    numbers, previews = state.legal(seat), setting.previews(state, seat)
    assert len(previews) == len(numbers)
    for number, preview in zip(numbers, previews, strict=True):
        after, keeper = state.copy(), RecordingDealer(Dealer(seed))
        after.apply(seat, number, keeper)
        drew, told = keeper.take()
        happened = setting.seen(setting.events(told), seat)
        assert preview.events == happened[: len(preview.events)]
        if not preview.open:
            assert not drew
            assert preview.events == happened
    return [preview.open for preview in previews]


def assert_all_come_true(setting: AnySetting, seeds: range) -> None:
    for seed in seeds:
        for match in some_positions(setting, seed, every=5):
            before = match.state.copy()
            for seat in match.awaited():
                assert_previews_come_true(setting, match.state, seat, seed)
            assert match.state == before


@rule("table.preview")
def test_a_preview_is_what_then_happens(setting: AnySetting) -> None:
    assert_all_come_true(setting, many(4))


@cache
def changed(game: AnyGame) -> dict[str, object]:
    edition, stubborn = with_every_number_changed(game)
    assert stubborn == CANNOT_CHANGE.get(game.slug, [])
    return edition


@rule("table.preview", "table.options")
@pytest.mark.parametrize("table", [table for game in GAMES for table in tables_of(game, hurried=True)], ids=str)
def test_a_preview_is_what_then_happens_where_every_number_is_another(table: Table) -> None:
    setting = table.game.setting(table.players, table.options, changed(table.game))
    assert setting.edition != table.game.printed_edition()
    assert_all_come_true(setting, many(4))


@rule("table.preview")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_most_of_what_can_be_foreseen_is(game: AnyGame) -> None:
    setting = game.setting(game.seats[-1])
    events = [
        len(preview.events)
        for match in some_positions(setting, 1, every=2)
        for seat in match.awaited()
        for preview in setting.previews(match.state, seat)
    ]
    assert sum(map(bool, events)) > 0
    assert max(events) <= 32
