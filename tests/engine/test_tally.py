"""What decided a game, read off the curve of its scores."""

from msgspec import UNSET

from gelateria.engine.game import Gain
from gelateria.engine.tally import MOST_STANDINGS, Decided, Scoring, Standing, decided_by, thinned

ADA, BEN = 0, 1


def curve(*scores: tuple[int, int], moves: int = 100) -> list[Standing]:
    """A standing every ten moves, each in a turn of its own; the last of them by move `moves`."""
    first = [Standing(10 * turn, 1 + turn, both) for turn, both in enumerate(scores[:-1])]
    return [*first, Standing(moves, len(scores), scores[-1])]


def test_who_leads_from_early_on_never_gave_it_up() -> None:
    standings = curve((0, 0), (3, 0), (3, 2), (3, 2), (6, 2), (6, 2), (6, 4), (6, 4))
    assert decided_by(standings, len(standings), [ADA], []) == Decided("led", ADA, 2, 3)


def test_the_last_change_of_the_lead_decides_with_what_most_of_it_was_for() -> None:
    standings = curve((0, 0), (3, 0), (3, 2), (3, 4), (9, 4), (9, 5), (9, 6))
    gains = [
        Scoring(40, None, (Gain(ADA, "rows", 5), Gain(BEN, "fines", -1)), (8, 4)),
        Scoring(40, None, (Gain(ADA, "sides", 1),), (9, 4)),
    ]
    assert decided_by(standings, len(standings), [ADA], gains) == Decided("lead", ADA, 5, 6, "rows")


def test_a_lead_that_others_lost_tells_no_points() -> None:
    standings = curve((5, 5), (4, 6), (4, 6), (4, 6), (4, 3), (4, 2), (4, 2))
    assert decided_by(standings, len(standings), [ADA], []) == Decided("lead", ADA, 5)


def test_the_last_move_decides_if_it_changes_the_lead() -> None:
    standings = curve((0, 0), (0, 3), (1, 3), (7, 3))
    assert decided_by(standings, len(standings), [ADA], []) == Decided("last", ADA, 4, 6)


def test_the_final_scoring_decides_by_the_step_that_changed_the_lead() -> None:
    ended = curve((0, 0), (2, 3))
    counted = [Standing(100, 2, (2, 5)), Standing(100, 2, (6, 5)), Standing(100, 2, (7, 5))]
    gains = [
        Scoring(100, None, (Gain(ADA, "customers", 9),), (2, 3)),
        Scoring(100, None, (Gain(BEN, "most", 2),), (2, 5)),
        Scoring(100, None, (Gain(ADA, "most", 4),), (6, 5)),
        Scoring(100, None, (Gain(ADA, "pairs", 1),), (7, 5)),
    ]
    assert decided_by([*ended, *counted], 2, [ADA], gains) == Decided("counting", ADA, 2, 4, "most")


def test_nobody_is_ahead_in_a_tie() -> None:
    standings = curve((0, 0), (4, 2), (4, 4))
    assert decided_by(standings, 3, [ADA, BEN], []) == Decided("shared", ADA)
    assert decided_by(standings, 3, [BEN], []) == Decided("tie-break", BEN)


def test_a_win_by_others_who_gave_up_is_no_matter_of_points() -> None:
    assert decided_by(curve((0, 0), (1, 5)), 2, [ADA], []) is UNSET


def test_a_long_curve_is_thinned_and_keeps_its_ends() -> None:
    standings = [Standing(move, 1, (move, 0)) for move in range(3 * MOST_STANDINGS)]
    few = thinned(standings)
    assert len(few) == MOST_STANDINGS
    assert [few[0], few[-1]] == [standings[0], standings[-1]]
    assert thinned(standings[:7]) == standings[:7]


def test_where_all_others_gave_up_no_points_have_decided_it() -> None:
    for standings in (curve((0, 0)), curve((0, 0), (4, 4)), curve((0, 0), (4, 2))):
        assert decided_by(standings, len(standings), [ADA], [], [BEN]) is UNSET
        assert decided_by(standings, len(standings), [ADA], []) is not UNSET or standings[-1].scores == (0, 0)


def test_who_gave_up_is_nobodys_rival() -> None:
    ended = [Standing(0, 1, (0, 0, 0)), Standing(100, 2, (4, 4, 2))]
    assert decided_by(ended, 2, [ADA], []) == Decided("tie-break", ADA)
    assert decided_by(ended, 2, [ADA], [], [BEN]) == Decided("last", ADA, 2, 4)
