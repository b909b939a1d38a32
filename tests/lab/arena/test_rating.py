"""Ratings are the strengths that explain the results."""

from math import log10

import pytest

from gelateria.engine import Dealer
from gelateria.lab.arena.rating import inverted, most_likely_strengths, rating_errors, ratings
from gelateria.lab.intervals import student

PAIR = [[1, 1]]


def test_three_wins_of_four_are_the_elo_difference_everybody_knows() -> None:
    first, second = ratings(most_likely_strengths(PAIR, [[7500, 2500]], 10_000))
    assert first - second == pytest.approx(400 * log10(3), abs=0.1)
    assert first + second == pytest.approx(3000)


def test_two_seats_of_three_win_twice_as_often_without_being_stronger() -> None:
    first, second = ratings(most_likely_strengths([[2, 1]], [[200, 100]], 300))
    assert first == pytest.approx(second)


def test_who_beats_the_winner_is_rated_above_without_having_met_the_loser() -> None:
    tables = [[1, 1, 0], [0, 1, 1]]
    low, middle, high = ratings(most_likely_strengths(tables, [[25, 75, 0], [0, 25, 75]], 100))
    assert high - middle == pytest.approx(middle - low)
    assert high > middle > low


def test_who_wins_all_games_has_a_rating_still() -> None:
    first, second = ratings(most_likely_strengths(PAIR, [[1000, 0]], 1000))
    assert 800 < first - second < 1600
    assert (
        100 < rating_errors(PAIR, most_likely_strengths(PAIR, [[1000, 0]], 1000), 1000, 500, [[0, 0], [0, 0]])[0] < 500
    )


def test_the_interval_holds_the_truth_in_95_of_100_leagues() -> None:
    dealer = Dealer(8)
    deals, held = 80, 0
    for _ in range(300):
        wins = []
        for _ in range(deals):
            luck = dealer.draw(201) - 100  # both games of a deal lean the same way; on the whole it is 0.6 to 0.4
            wins.append(sum(dealer.draw(1000) < 600 + luck for _ in range(2)))
        mean = sum(wins) / deals
        scatter = sum((won - mean) ** 2 for won in wins) / (deals - 1)
        strengths = most_likely_strengths(PAIR, [[sum(wins), 2 * deals - sum(wins)]], 2 * deals)
        error = rating_errors(PAIR, strengths, 2 * deals, deals, [[scatter, -scatter], [-scatter, scatter]])[0]
        truth = 1500 + 200 * log10(0.6 / 0.4)
        held += abs(ratings(strengths)[0] - truth) <= student(deals - 1) * error
    assert 0.92 <= held / 300 <= 0.98


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    back = inverted(matrix)
    product = [[sum(matrix[i][k] * back[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    assert product == [pytest.approx([float(i == j) for j in range(3)]) for i in range(3)]
