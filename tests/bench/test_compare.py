"""The arithmetic of a comparison, on figures that can be checked by hand."""

import msgspec
import pytest

from bench.compare import Figure, Line, Outcome, compare, figure
from bench.page import data, page, short, table, verdict
from gelateria.lab.speed import Measure

FACTS = {"rounds": 3, "seconds": 0.5, "compiler": "cc -O3", "python": "CPython", "openspiel": "1.6"}


def rates(*values: float) -> Measure:
    left = iter(values)
    return lambda seed, seconds: next(left)


def outcome(at_least: float | None = None) -> Outcome:
    line = Line("limit", "Geizen", rates(10, 12, 11), "C", rates(20, 16, 22), at_least)
    (found,) = compare([line], seconds=0.5, rounds=3, seed=1)
    return found


def test_a_figure_is_the_median_with_the_lowest_and_the_highest_round() -> None:
    assert figure([3.0, 9.0, 1.0, 4.0, 5.0]) == Figure(median=4.0, low=1.0, high=9.0)


def test_a_ratio_is_taken_within_its_round() -> None:
    assert outcome().our_rate == Figure(11, 10, 12)
    assert outcome().their_rate == Figure(20, 16, 22)
    assert outcome().ratio == Figure(0.5, 0.5, 0.75)


def test_contestants_take_turns_and_each_round_has_its_own_seed() -> None:
    turns: list[tuple[str, int]] = []

    def noted(name: str) -> Measure:
        def measure(seed: int, seconds: float) -> float:
            turns.append((name, seed))
            return 1.0

        return measure

    theirs = noted("theirs")
    compare([Line("steps", name, noted(name), "theirs", theirs) for name in ("a", "b")], 0.5, 3, seed=1)
    assert [name for name, _ in turns] == ["a", "theirs", "b"] * 3
    assert len({seed for _, seed in turns}) == 3


@pytest.mark.parametrize(("at_least", "kept"), [(None, True), (0.5, True), (0.51, False)])
def test_a_promise_is_kept_by_the_median(at_least: float | None, kept: bool) -> None:
    assert outcome(at_least).kept is kept


def test_a_table_tells_rates_ratio_and_promise() -> None:
    *_, row = table([outcome(0.6)]).splitlines()
    assert row == "| Geizen | 11 (10 – 12) | C | 20 (16 – 22) | **0.5** (0.5 – 0.75) | at least 0.6: NOT KEPT |"


def test_the_page_has_a_table_for_each_part_and_says_how_it_was_measured() -> None:
    written = page([outcome()], FACTS)
    assert "3 rounds" in written
    assert written.count("| ours |") == 1
    assert "hand-written C" in written


def test_the_json_carries_every_figure() -> None:
    (line,) = msgspec.json.decode(data([outcome(0.6)], FACTS))["lines"]
    assert msgspec.convert(line, Outcome) == outcome(0.6)


def test_the_verdict_names_what_was_not_kept() -> None:
    assert verdict([outcome(0.5)]) == "Every promise was kept."
    assert verdict([outcome(0.5), outcome(0.6)]) == "Not kept: Geizen against C."


@pytest.mark.parametrize(
    ("number", "written"),
    [(17_250_000, "17.2 M"), (2_310_000_000, "2,310 M"), (922_400, "922 k"), (131_049, "131 k"), (0.6544, "0.654")],
)
def test_numbers_have_three_digits_that_count(number: float, written: str) -> None:
    assert short(number) == written
