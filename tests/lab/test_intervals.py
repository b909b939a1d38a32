"""Intervals hold the truth as often as they say, also when games come in clusters."""

import pytest
from scipy import stats

from gelateria.engine import Dealer
from gelateria.lab.intervals import (
    estimate_mean,
    estimate_percentile,
    estimate_share,
    share_interval,
    student,
    wilson_interval,
)


@pytest.mark.parametrize(("freedom", "within"), [(1, 1e-6), (2, 1e-6), (3, 0.02), (5, 0.002), (31, 1e-6), (5000, 1e-9)])
def test_students_deviations(freedom: int, within: float) -> None:
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), abs=within)


def test_wilsons_interval_is_the_known_one() -> None:
    known = stats.binomtest(37, 120).proportion_ci(method="wilson")
    assert wilson_interval(37 / 120, 120) == pytest.approx((known.low, known.high))


def test_games_that_hang_together_count_as_what_they_are_worth() -> None:
    dealer = Dealer(5)
    deals = [float(dealer.draw(2)) for _ in range(400)]  # both games of a deal went alike
    alone = wilson_interval(sum(deals) / 400, 400)
    as_if_independent = wilson_interval(sum(deals) / 400, 800)
    low, high = estimate_share(deals).ci95
    assert (low, high) == pytest.approx(alone, abs=0.001)
    assert high - low > 1.3 * (as_if_independent[1] - as_if_independent[0])


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    dealer = Dealer(11)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = dealer.draw(3) / 10  # all three games of a deal are easier or harder: the truth is 0.3
            deals.append(sum(dealer.draw(1000) < 1000 * (0.2 + luck) for _ in range(3)) / 3)
        low, high = estimate_share(deals).ci95
        held += low <= 0.3 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_where_all_went_one_way_a_deal_counts_once() -> None:
    assert share_interval(1.0, 0.0, 50) == wilson_interval(1.0, 50, student(49))
    assert share_interval(0.5, 0.0, 50, most=0.5)[1] == pytest.approx(0.5)
    assert share_interval(0.4, 0.0, 1) == (0.0, 1.0)


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    found = estimate_mean([1.0, 2.0, 3.0, 6.0])
    low, high = stats.t.interval(0.95, 3, 3.0, stats.sem([1.0, 2.0, 3.0, 6.0]))
    assert found.value == 3.0
    assert found.ci95 == pytest.approx((low, high), abs=0.02)


def test_the_interval_of_a_percentile_holds_the_truth_in_95_of_100_cases() -> None:
    dealer = Dealer(3)
    held = 0
    for _ in range(300):
        deals = []
        for _ in range(80):
            luck = dealer.draw(100)  # the two scores of a deal are near each other
            deals.append([luck + dealer.draw(100), luck + dealer.draw(100)])
        low, high = estimate_percentile(deals, 50).ci95
        held += low <= 99 <= high  # the middle of the sum of two even spreads
    assert 0.92 <= held / 300 <= 0.99
