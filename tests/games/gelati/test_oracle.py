"""A slow and obvious bookkeeper counts every game again, from the moves alone, and must agree with the engine."""

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, Match, RecordingDealer, find_game, split
from gelateria.games.gelati.actions import Fulfilled, Place
from gelateria.games.gelati.rules import Gelati
from tests.contract.tables import some_positions
from tests.games.gelati.laws import Count, beside, board_of, parts, score
from tests.scale import many

GAME = find_game("gelati")


@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_agrees_over_random_games(players: int) -> None:
    setting = GAME.setting(players)
    for game in many(200):
        keeper = RecordingDealer(Dealer(split(13, game)))
        state = setting.start(keeper)
        state.playout(keeper)
        agree(state, score(players, setting.events(keeper.take()[1])))


@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_agrees_over_games_with_many_orders(players: int) -> None:
    setting, orders = GAME.setting(players), 0
    bot = make_bot("greedy", setting, 3)
    for game in many(100):
        keeper = RecordingDealer(Dealer(split(14, game)))
        state = setting.start(keeper)
        while state.awaiting:
            state.apply(state.mover, bot.choose(state, state.mover), keeper)
        events = setting.events(keeper.take()[1])
        agree(state, score(players, events))
        orders += sum(isinstance(event, Fulfilled) for event in events)
    assert orders > len(many(100))


def agree(state: Gelati, count: Count) -> None:
    assert count.scores == state.scores()
    assert [count.supply[kind] for kind in range(12)] == state.supply
    for seat in range(state.players):
        assert [count.tokens[seat][kind] for kind in range(12)] == state.tokens[seat]
    best = max(count.scores)
    assert state.seats_winning() == [seat for seat in range(state.players) if count.scores[seat] == best]
    assert (best >= 50) == (state.ending == 1)


@pytest.mark.parametrize("players", GAME.seats)
def test_legal_placements_are_those_found_by_trying_every_cell(players: int) -> None:
    setting = GAME.setting(players)
    for seed in many(4):
        for match in some_positions(setting, seed, every=5):
            state = match.state
            if state.phase == 0 and state.awaiting:
                assert set(match.legal(state.mover)) == set(tried(match))


def tried(match: Match) -> list[Place]:  # type: ignore[type-arg]  # whatever its types
    state = match.state
    board = board_of(state)
    places = []
    for tile in (tile for tile in state.hand[state.mover] if tile >= 0):
        for q in range(-30, 31):
            for r in range(-30, 31):
                around = [board[near] for near in beside((q, r)) if near in board]
                if (q, r) not in board and around and all(parts(tile) & parts(other) for other in around):
                    places.append(Place(tile, q, r))
    return places
