"""OpenSpiel, measured as we are: its games are C++, and we drive them through its own Python API."""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

from gelateria.engine import Dealer
from gelateria.lab.speed import Measure, timed

SAMPLED_SECONDS = 2.0


def load(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def stepping(name: str, *, with_chance: bool = False) -> Measure:
    """Decisions of random games, one at a time; `with_chance` counts its chance nodes as decisions too."""
    game = load(name)

    def work(seed: int, size: int) -> int:
        decisions = steps = 0
        player = random_player(seed)
        for _ in range(size):
            chosen, sampled = player(game.new_initial_state())
            decisions += chosen
            steps += chosen + sampled
        return steps if with_chance else decisions

    return timed(work)


def cloning(name: str) -> Measure:
    """Copies of the opening position, where they are cheapest: a state carries its history along."""
    game = load(name)

    def work(seed: int, size: int) -> int:
        state = _first_decision(game, seed)
        for _ in range(size):
            state.clone()
        return size

    return timed(work)


def looping(name: str) -> Measure:
    """Decisions of random games in its own C++ loop.

    That loop is the evaluator of its search. A search of one simulation is nothing but so many random games from the
    position given; it does not say how many decisions they took, so a sample played through the API does.
    """
    import pyspiel

    game = load(name)
    length = _mean_decisions(game)

    def work(seed: int, size: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=size, seed=seed % 2**31)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed % 2**31, False)
        search.mcts_search(_first_decision(game, seed))
        return round(size * length)

    return timed(work)


def random_player(seed: int) -> Callable[[Any], tuple[int, int]]:
    """Plays a state to its end at random; says how many decisions and how many chance nodes there were."""
    draw = Dealer(seed).draw  # the same quick choice as on our side
    uniform = random.Random(seed).random

    def play(state: Any) -> tuple[int, int]:
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                at = uniform()
                for action, probability in state.chance_outcomes():
                    at -= probability
                    if at < 0:
                        state.apply_action(action)
                        chances += 1
                        break
            else:
                legal = state.legal_actions()
                state.apply_action(legal[draw(len(legal))])
                decisions += 1
        return decisions, chances

    return play


def _first_decision(game: Any, seed: int) -> Any:
    chance = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, probabilities)[0])
    return state


def _mean_decisions(game: Any) -> float:
    player = random_player(1)
    games = decisions = 0
    start = process_time()
    while process_time() - start < SAMPLED_SECONDS:
        decisions += player(game.new_initial_state())[0]
        games += 1
    return decisions / games
