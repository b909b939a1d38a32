"""What one guest costs, on figures that can be checked by hand."""

from bench.one_guest import RECORD_OF, Waits, cell, long_record, table
from gelateria.engine import find_game, read_record, replay


def test_waits_are_told_by_their_middle_and_their_end() -> None:
    figures = Waits([0.001 * number for number in range(1, 101)]).figures
    assert figures == {"count": 100, "median": 50.5, "p95": 96.0, "slowest": 100.0}
    assert cell(figures) == "50.5 ms, p95 96, slowest 100 (of 100)"
    assert cell(Waits([]).figures) == "–"


def test_a_table_has_a_row_for_each_measurement() -> None:
    rows = [{"hints at": 0, "a bot": {"count": 0}}, {"hints at": 16, "a bot": {"count": 0}}]
    assert table(rows) == "| hints at | a bot |\n| --- | --- |\n| 0 | – |\n| 16 | – |"


def test_the_long_record_is_one_that_can_be_played_on() -> None:
    game = find_game(RECORD_OF)
    match = replay(game, read_record(long_record(50)))
    assert (match.length, match.over) == (50, False)
