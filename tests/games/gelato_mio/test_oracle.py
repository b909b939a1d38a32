"""A slow and obvious bookkeeper counts every game again, from the events alone, and must agree with the engine."""

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game, read_edition, split
from gelateria.games.gelato_mio.actions import CARDS, ENDINGS, Ended, Showed
from gelateria.games.gelato_mio.material import Edition
from tests.games.gelato_mio.laws import keep_books, score
from tests.scale import many

GAME = find_game("gelato-mio")
PRINTED = read_edition(Edition, GAME.folder / "edition.toml")


@pytest.mark.parametrize("chain", [False, True])
@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_agrees_over_random_games(players: int, chain: bool) -> None:
    setting = GAME.setting(players, {"chain": chain})
    for game in many(150):
        keeper = RecordingDealer(Dealer(split(players, game)))
        state = setting.start(keeper)
        state.playout(keeper)
        events = setting.events(keeper.take()[1])
        points, winners = score(players, events, PRINTED)
        assert points == state.scores()
        assert winners == state.seats_winning()
        assert events[-1] == Ended(tuple(winners), max(points), ENDINGS[state.ending - 1])


@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_knows_every_hand_at_the_end(players: int) -> None:
    setting = GAME.setting(players)
    for game in range(100):
        keeper = RecordingDealer(Dealer(game))
        setting.start(keeper).playout(keeper)
        events = setting.events(keeper.take()[1])
        shops = keep_books(players, events, PRINTED)
        for event in events:
            if isinstance(event, Showed):
                assert event.cards == tuple(card for card in CARDS for _ in range(shops[event.seat].hand[card]))
