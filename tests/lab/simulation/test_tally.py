"""Figures that can be trusted: intervals and percentiles, and sums that do not depend on who counted what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.lab import Played, Tally, wilson
from gelateria.lab.simulation.tally import percentile, spread


@pytest.mark.parametrize(
    ("hits", "tries", "interval"),
    [(5, 10, (0.2366, 0.7634)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (1, 1, (0.2065, 1.0))],
)
def test_wilson_agrees_with_published_values(hits: int, tries: int, interval: tuple[float, float]) -> None:
    assert wilson(hits, tries) == pytest.approx(interval, abs=1e-4)


@given(st.integers(1, 10_000).flatmap(lambda tries: st.tuples(st.integers(0, tries), st.just(tries))))
def test_the_share_lies_in_its_interval(counts: tuple[int, int]) -> None:
    hits, tries = counts
    low, high = wilson(hits, tries)
    assert 0 <= low <= high <= 1
    assert low - 1e-4 <= hits / tries <= high + 1e-4


def test_percentiles_are_values_that_occurred() -> None:
    counts = dict.fromkeys(range(1, 11), 1)
    assert (percentile(counts, 10), percentile(counts, 50), percentile(counts, 90)) == (1, 5, 9)
    assert percentile({4: 1}, 10) == percentile({4: 1}, 90) == 4
    assert (spread({0: 1, 10: 1}).mean, spread({0: 1, 10: 1}).p90) == (5.0, 10)


games = st.lists(
    st.builds(
        Played,
        winners=st.sampled_from([(0,), (1,), (0, 1)]),
        scores=st.tuples(st.integers(-50, 50), st.integers(-50, 50)),
        turns=st.integers(0, 50),
        decisions=st.integers(0, 500),
        ending=st.sampled_from(["pig.end", "pig.other"]),
    ),
    min_size=1,
)


@given(games, st.data())
def test_tallies_add_up_however_the_games_are_split(played: list[Played], data: st.DataObject) -> None:
    whole = Tally(2)
    for game in played:
        whole.add(game)
    at = data.draw(st.integers(0, len(played)))
    parts = Tally(2), Tally(2)
    for index, game in enumerate(played):
        parts[index < at].add(game)
    parts[1].merge(parts[0])
    assert parts[1].figures() == whole.figures()
    assert sum(whole.wins) + whole.ties == whole.games == len(played)
