"""A slow and obvious bookkeeper counts every game again, from the events alone, and must agree with the engine."""

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game, split
from gelateria.games.geizen.actions import Borrowed, Event, Fined, Laid, Repaid, Took

GAME = find_game("geizen")


def chips_by_the_book(players: int, events: tuple[Event, ...]) -> tuple[dict[int, int], int]:
    """Everybody's chips and the bank, counted from what was told."""
    each = {2: 18, 3: 22, 4: 25, 5: 25}[players]
    stock, bank = dict.fromkeys(range(players), each), 130 - players * each
    for event in events:
        match event:
            case Laid(seat, _, own, lent, _):
                stock[seat] -= own
                bank -= lent
            case Took(seat, number, chips):
                assert chips == {1: 5, 2: 6, 3: 6, 4: 7, 5: 8}[number]
                stock[seat] += chips
            case Fined(seat, number, chips, missing):
                assert chips + missing == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}[number]
                stock[seat] -= chips
                bank += chips
            case Borrowed(seat, chips):
                stock[seat] += chips
                bank -= chips
            case Repaid(seat, chips, _):
                stock[seat] -= chips
                bank += chips
    return stock, bank


@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_agrees_over_random_games(players: int) -> None:
    setting = GAME.setting(players)
    for game in range(750):
        keeper = RecordingDealer(Dealer(split(11, game)))
        state = setting.start(keeper)
        state.playout(keeper)
        stock, bank = chips_by_the_book(players, setting.events(keeper.take()[1]))
        assert list(stock.values()) == state.scores()
        assert bank == state.bank
        best = max(stock.values())
        assert state.seats_winning() == [seat for seat, chips in stock.items() if chips == best]
        assert 0 in stock.values()
