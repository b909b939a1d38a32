"""What good players know: features that can be reckoned by hand, chances that add up, throws weighed exactly."""

import os
import subprocess
import sys
from itertools import pairwise, product
from math import log
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from gelateria.bots import LEVELS, levels_of, make_bot
from gelateria.engine import Dealer, find_game, split
from gelateria.games.jelly_monster.evaluation import JellyEvaluator
from gelateria.games.jelly_monster.rules import ACTIONS
from gelateria.lab import play_game
from gelateria.uncompiled import is_compiled
from tests.games.jelly_monster.drawings import city, hold, jelly
from tests.games.jelly_monster.knowledge import traced

GAME = find_game("jelly-monster")
ROOT = Path(__file__).parent.parent.parent.parent
compiled_only = pytest.mark.skipif(not is_compiled(), reason="so many thoughts take minutes in plain Python")


def seen(state: Any, seat: int) -> dict[str, float]:
    return dict(zip(JellyEvaluator.FEATURES, JellyEvaluator().listed_features(state, seat), strict=True))


# Features -----------------------------------------------------------------------------------------


def test_when_all_dice_are_placed_a_sealed_district_is_as_good_as_paid() -> None:
    position = hold(jelly(city("A1 ●56 ▲3 !■", seats="8c2* 2* 2*", number=3)), 0, 4, 0)
    assert seen(position.state, 0) == pytest.approx(
        {
            "jelly": 8 + 4 + 3.5,
            "jelly_late": 15.5 * 3 / 4,
            "promised": 5,
            "promised_late": 5 * 3 / 4,
            "capsules_early": 2 / 4,
            "loose": 0,
            "loose_in_the_sand": 0,
            "right_to_seal": 1,
        }
    )
    assert seen(position.state, 1)["promised"] == 0


def test_dice_in_hand_are_worth_less_with_every_throw() -> None:
    position = jelly(city(when=""), p1="1234566")
    looks = []
    for position.state.throws in ([1, 0, 0, 0, 0], [6, 0, 0, 0, 0], [20, 0, 0, 0, 0]):
        looks.append(seen(position.state, 0)["loose"])
    assert looks == pytest.approx([7 * 11 / 12, 7 / 2, 0])
    assert seen(jelly(city(), p1="1234566").state, 0)["loose_in_the_sand"] == pytest.approx(7 * 2 / 3)


@pytest.mark.parametrize("players", GAME.seats)
def test_chances_add_up_to_one_and_jelly_is_worth_having(players: int) -> None:
    state = jelly(city(seats="9 2 2 2 2"[: 2 * players - 1], when="")).state
    chances = GAME.setting(players).evaluator().listed_forecast(state)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 1.2 * max(chances[1:])


# Throw again or place -----------------------------------------------------------------------------


def gains(position: Any, thrown: tuple[int, ...], **habits: float) -> list[float]:
    """What each placement of a throw is better than to throw again, in jelly."""
    evaluator = JellyEvaluator()
    evaluator.learn([0.2, *[0.0] * (len(JellyEvaluator.FEATURES) - 1)])
    for name, value in habits.items():
        setattr(evaluator.planner, name, value)
    state = position.state
    state.thrown = [sum(1 << 4 * face for face in thrown), 0, 0, 0, 0]
    *placements, again = [log(chance / (1 - chance)) / 0.2 for chance in evaluator.listed_plan(state, 0)]
    return [value - again for value in placements]


HASTY = {"a_throw": 30.0, "weary": 0.0, "wait": 0.0}
PATIENT = {"a_throw": 0.0, "weary": 0.0, "wait": 0.0}


@pytest.mark.parametrize("dice", [1, 2])
def test_a_throw_is_worth_the_mean_of_its_best_placements(dice: int) -> None:
    position = jelly(city("A1 ▲4", "A3 ●5 ■2", "B1 ▲6", when=""), p1="36"[:dice])
    best = [max(gains(position, thrown, **HASTY)) for thrown in product(range(6), repeat=dice)]
    assert mean(best) == pytest.approx(30)


def test_who_throws_for_nothing_waits_for_the_best() -> None:
    position = jelly(city("A1 ▲4", "A3 ●5 ■2", "B1 ▲6", when=""), p1="3")
    over_the_mean = [max(gains(position, (face,), **HASTY)) - 30 for face in range(6)]
    expected = 0.0
    for _ in range(5):
        expected = mean(max(one, expected) for one in over_the_mean)
    patient = [max(gains(position, (face,), **PATIENT)) for face in range(6)]
    assert patient == pytest.approx([one - expected for one in over_the_mean])


def test_in_the_sand_nobody_waits() -> None:
    before, late = (jelly(city("A1 ▲4", when=when), p1="1234") for when in ("", "sand runs"))
    assert max(gains(late, (0, 1, 2, 3))) > max(0.0, *gains(before, (0, 1, 2, 3)))


def test_the_last_die_placed_the_best_district_is_sealed() -> None:
    position = jelly(city("A1 ●65 ▲3", "A3 ▲6", seats="2* 2 2", when=""))
    evaluator = GAME.setting(3).evaluator()
    values = dict(zip(position.state.legal(0), evaluator.listed_plan(position.state, 0), strict=True))
    assert max(values, key=lambda action: values[action]) == ACTIONS["seal"] + 0


@compiled_only
def test_compiled_and_plain_python_know_the_same() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.games.jelly_monster.knowledge"],
        env={**os.environ, "GELATERIA_PLAIN": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == [*traced(2, calm=False), *traced(2, calm=True)]


# Levels -------------------------------------------------------------------------------------------


def test_every_level_has_hands_of_its_own_and_the_better_ones_are_quicker() -> None:
    tempos = [level.tempo for level in levels_of(GAME).values()]
    for slow, quick in pairwise(tempos):
        assert slow
        assert quick
        assert slow.throw > quick.throw
        assert slow.choose > quick.choose
        assert slow.reaction > quick.reaction
        assert slow.errors > quick.errors


def wins(one: str, others: str, games: int, calm: bool = False) -> float:
    """How many games one wins at a table full of others, in changing seats."""
    setting = GAME.setting(3, {"calm": calm})
    bots = [make_bot(one, setting, 1), make_bot(others, setting, 2), make_bot(others, setting, 3)]
    total = 0.0
    for game in range(games):
        turned = bots[game % 3 :] + bots[: game % 3]
        for seat, bot in enumerate(turned):
            bot.reseed(split(game, seat))
        winners = play_game(setting, turned, Dealer(split(5, game))).winners
        total += (turned.index(bots[0]) in winners) / len(winners)
    return total


@compiled_only
@pytest.mark.parametrize("calm", [False, True], ids=["fast", "calm"])
def test_the_best_wins_most_games_among_greedy_ones(calm: bool) -> None:
    assert wins("expert", "greedy", 15, calm) >= 9


@compiled_only
@pytest.mark.parametrize(("stronger", "weaker"), list(zip(LEVELS[1:], LEVELS, strict=False)))
def test_every_level_wins_more_than_its_share_among_those_below(stronger: str, weaker: str) -> None:
    assert wins(stronger, weaker, 15) >= 7


@compiled_only
def test_even_where_all_would_rather_wait_a_round_ends() -> None:
    setting = GAME.setting(5)
    bots = [make_bot("expert", setting, seat) for seat in range(5)]
    assert play_game(setting, bots, Dealer(3)).decisions < 5 * 4 * 150
