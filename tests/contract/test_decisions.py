"""The box tells how often a player has a choice: whoever plays a whole game has made enough of them for it to count."""

from collections.abc import Iterable
from statistics import mean
from typing import Any

import pytest

from gelateria.bots import make_bot
from gelateria.engine import AnyGame, Dealer, Match
from tests.contract.tables import GAMES, AnyMatch, AnySetting, random_moves
from tests.our_games import OURS
from tests.scale import many


def choices(match: AnyMatch, moves: Iterable[tuple[int, Any]]) -> list[int]:
    """How often each seat had one, in a game that goes on so."""
    had = [0] * match.setting.players
    for seat, _ in moves:
        if seat >= 0:
            had[seat] += len(match.state.legal(seat)) > 1
    return had


def played_well(match: AnyMatch, seed: int) -> Iterable[tuple[int, Any]]:
    """By bots that look at least at what lies before them; the sand runs through now and then."""
    luck = Dealer(seed)
    bots = [make_bot("greedy", match.setting, seed + seat) for seat in range(match.setting.players)]
    while not match.over:
        if match.state.timer and (not match.awaited() or luck.draw(64) == 0):
            match.ring(match.state.bell)
            continue
        seats = match.awaited()
        seat = seats[luck.draw(len(seats))]
        action = bots[seat].decide(match.view(seat))
        yield seat, action
        match.do(seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_box_tells_how_often_a_player_has_a_choice_where_the_table_is_full(game: AnyGame) -> None:
    setting = game.setting(game.seats[-1])
    found = []
    for seed in many(6, at_least=2):
        match = Match(setting, Dealer(seed))
        found += choices(match, played_well(match, seed))
    assert game.decisions / 2 < mean(found) < 2 * game.decisions


def test_whoever_plays_a_whole_game_has_decided_enough_for_it_to_count(setting: AnySetting) -> None:
    if setting.game.slug not in OURS:
        return  # Hush may be over before anybody had a choice; drafts are not rated
    for seed in many(2):
        match = Match(setting, Dealer(seed))
        assert min(choices(match, random_moves(match, Dealer(seed)))) >= setting.game.enough_decisions
