"""Greedy players come near the reference figures, and far above players who do anything."""

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, find_game, split
from gelateria.lab import play_game
from gelateria.uncompiled import is_compiled

GAME = find_game("jelly-monster")
REFERENCE = (46, 40, 34, 29)

pytestmark = pytest.mark.skipif(not is_compiled(), reason="so many thoughts take minutes in plain Python")


def played(players: int, games: int, *names: str, **options: bool) -> list[tuple[int, ...]]:
    setting = GAME.setting(players, options)
    bots = [make_bot(name, setting, 0) for name in names]
    results = []
    for game in range(games):
        for seat, bot in enumerate(bots):
            bot.reseed(split(game, seat))
        results.append(play_game(setting, bots, Dealer(split(11, game))).scores)
    return results


@pytest.mark.parametrize("calm", [False, True], ids=["fast", "calm"])
def test_greedy_players_come_near_the_reference_figures(calm: bool) -> None:
    results = [sorted(scores, reverse=True) for scores in played(4, 50, *["greedy"] * 4, calm=calm)]
    for place, expected in enumerate(REFERENCE):
        mean = sum(scores[place] for scores in results) / len(results)
        assert abs(mean / expected - 1) < 0.15, (place, mean)


@pytest.mark.parametrize("calm", [False, True], ids=["fast", "calm"])
def test_greedy_beats_random(calm: bool) -> None:
    results = played(3, 30, "greedy", "random", "random", calm=calm)
    assert sum(scores[0] > max(scores[1:]) for scores in results) >= 28
