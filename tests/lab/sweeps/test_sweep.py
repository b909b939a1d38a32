"""A sweep finds what a number does, sooner than chance would let it, and the same for everybody."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from gelateria.engine import find_game
from gelateria.lab import Dial, SweepResult, Variant, Workers, WrongJournal, all_variants, sweep
from gelateria.lab.play.virtual_clock import USUAL
from gelateria.lab.sweeps.sweep import Deal, rotations, sweep_journal, task_of

GEIZEN = find_game("geizen").setting(2)
CHIPS = all_variants([Dial("edition.chips.start.2", (18, 18, 12))])  # the first two are the same game


def swept(games: int = 60, **more: object) -> SweepResult:
    return sweep(GEIZEN, CHIPS, ["greedy", "greedy"], games, 3, **more)  # type: ignore[arg-type]


def test_the_same_variant_on_the_same_deals_differs_by_nothing() -> None:
    first, same, _ = swept().variants
    assert first.differences is None
    assert same.differences is not None
    assert {(one.value, *one.ci95) for one in same.differences.values()} == {(0.0, 0.0, 0.0)}
    assert (same.turns, same.seats, same.scores) == (first.turns, first.seats, first.scores)


def test_fewer_chips_make_a_shorter_game() -> None:
    first, _, poor = swept().variants
    assert poor.differences is not None
    assert poor.differences["turns"].ci95[1] < 0
    assert poor.differences["turns"].value == pytest.approx(poor.turns.value - first.turns.value, abs=1e-3)


def test_paired_differences_are_surer_than_two_intervals() -> None:
    loans = all_variants([Dial("edition.chips.loan", (5, 8))])
    first, other = sweep(GEIZEN, loans, ["greedy", "greedy"], 100, 1).variants
    assert other.differences is not None
    low, high = other.differences["decisions"].ci95
    assert high - low < (first.decisions.ci95[1] - first.decisions.ci95[0]) / 3


def test_every_figure_lies_in_its_interval_and_shares_add_up() -> None:
    for one in swept().variants:
        figures = [one.turns, one.decisions, one.lead_changes, one.margin, one.ties, one.scores.mean, one.scores.p50]
        for figure in (*figures, *one.seats, *one.actions.values(), *one.endings.values()):
            assert figure.ci95[0] <= figure.value <= figure.ci95[1]
        assert sum(seat.value for seat in one.seats) == pytest.approx(1)
        assert sum(share.value for share in one.endings.values()) == pytest.approx(1)
        assert sum(action.value for action in one.actions.values()) == pytest.approx(one.decisions.value, abs=0.01)
        assert one.scores.p10.value <= one.scores.p50.value <= one.scores.p90.value


def test_an_action_that_nobody_uses_is_listed() -> None:
    rich = all_variants([Dial("edition.chips.loan", (100,))])
    actions = sweep(GEIZEN, rich, ["greedy", "greedy"], 20, 1).variants[0].actions
    assert set(actions) == {"throw", "keep", "pay"}
    assert actions["pay"].value == 0


def test_different_bots_play_a_deal_in_every_rotation() -> None:
    assert rotations(["greedy", "greedy", "greedy"]) == [("greedy", "greedy", "greedy")]
    assert rotations(["a", "b", "a"]) == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]
    kept: list[Deal] = []
    result = sweep(GEIZEN, CHIPS[:1], ["greedy", "random"], 5, 1, keep=kept.append)
    assert (result.deals, result.games) == (3, 6)
    assert [len(deal.games) for deal in kept] == [2, 2, 2]


def test_the_findings_do_not_depend_on_processes() -> None:
    assert swept(workers=Workers(jobs=2)) == swept(workers=Workers(jobs=1)) == swept()


# Stopped and taken up again -----------------------------------------------------------------------


def journalled(path: Path, games: int, variants: Sequence[Variant] = CHIPS, seed: int = 3) -> SweepResult:
    bots = ["greedy", "random"]
    task = task_of(GEIZEN, variants, bots, seed, USUAL)
    with sweep_journal(path, task, variants) as journal:
        finished = journal.take_up()
        return sweep(GEIZEN, variants, bots, games, seed, journal=journal, finished=finished)


def test_a_killed_sweep_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = journalled(path, 20)
    assert whole == sweep(GEIZEN, CHIPS, ["greedy", "random"], 20, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 3 * 10
    path.write_bytes(b"".join(lines[:8]) + lines[8][:30])  # the plug was pulled in the middle of a line
    assert journalled(path, 20) == whole
    assert sorted(path.read_bytes().splitlines(keepends=True)[1:]) == sorted(lines[1:])


def test_finished_deals_are_not_played_again_and_more_can_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.jsonl"
    journalled(path, 10)
    longer = journalled(path, 20)
    monkeypatch.setattr("gelateria.lab.sweeps.sweep._play_deal", None)
    assert journalled(path, 20) == longer
    assert journalled(path, 10).deals == 5


def test_a_file_of_another_sweep_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    journalled(path, 2)
    with pytest.raises(WrongJournal, match="seed is 3 there and 4 here"):
        journalled(path, 2, seed=4)
    with pytest.raises(WrongJournal, match=r"changed is .*18.* there and .*17.* here"):
        journalled(path, 2, all_variants([Dial("edition.chips.start.2", (17,))]))
    path.write_text('{"journal":"arena"}\n')
    with pytest.raises(WrongJournal, match="no file of a sweep"):
        journalled(path, 2)
