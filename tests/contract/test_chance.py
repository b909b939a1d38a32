"""The enumerator knows every outcome of an action: its chances add up to 1 and agree with what is dealt."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from gelateria.engine import Dealer, Outcome, RecordingDealer, State, outcomes
from tests.contract.tables import HURRIED, AnySetting, some_positions
from tests.scale import many

SAMPLES = 2_000 if HURRIED else 4_000
FEW = 5
"""So many dice have outcomes that can be walked through; the seven of some throws have too many."""


def chance_moves(setting: AnySetting, seed: int) -> list[tuple[State, int, int]]:
    """Positions with a seat and an action that asks chance for something, those that ask for little first."""
    found: list[tuple[State, int, int]] = []
    long: list[tuple[State, int, int]] = []
    for match in some_positions(setting, seed, every=4):
        for seat in match.awaited():
            for number in match.state.legal(seat)[:3]:
                keeper = RecordingDealer(Dealer(seed))
                match.state.copy().apply(seat, number, keeper)
                if drew := keeper.take()[0]:
                    (found if len(drew) <= FEW else long).append((match.state.copy(), seat, number))
    return found + long


def enumerated(state: State, seat: int, number: int) -> list[Outcome]:
    try:
        return outcomes(state, seat, number, most=10_000)
    except ValueError:  # a reshuffle, say: too many sequences to walk
        return []


def test_chances_add_up_to_one_and_outcomes_differ(setting: AnySetting) -> None:
    walked, moves = 0, chance_moves(setting, 3)
    for state, seat, number in moves:
        if found := enumerated(state, seat, number):
            walked += 1
            assert sum(outcome.chance for outcome in found) == pytest.approx(1)
            assert len({outcome.state.key() for outcome in found}) == len(found)
            assert all(0 < outcome.chance <= 1 for outcome in found)
        if walked == len(many(12)):
            break
    assert walked or not moves


def test_sampling_agrees_with_the_enumerated_chances(setting: AnySetting) -> None:
    compared, moves = 0, chance_moves(setting, 4)
    for state, seat, number in moves:
        found = enumerated(state, seat, number)
        if not 2 <= len(found) <= 300 or min(outcome.chance for outcome in found) * SAMPLES < 1:
            continue
        dealer, seen = Dealer(5), Counter[bytes]()
        for _ in range(SAMPLES):
            after = state.copy()
            after.apply(seat, number, dealer)
            seen[after.key()] += 1
        assert set(seen) <= {outcome.state.key() for outcome in found}
        counts = [seen[outcome.state.key()] for outcome in found]
        assert chisquare(counts, [outcome.chance * SAMPLES for outcome in found]).pvalue > 1e-5
        compared += 1
        if compared == len(many(30)):
            return
    assert compared or not moves


def test_an_action_without_chance_has_one_sure_outcome(setting: AnySetting) -> None:
    for match in some_positions(setting, 6):
        for seat in match.awaited():
            for number in match.state.legal(seat):
                keeper, after = RecordingDealer(Dealer(1)), match.state.copy()
                after.apply(seat, number, keeper)
                if not keeper.take()[0]:
                    assert outcomes(match.state, seat, number) == [(1.0, after)]
