"""Games between two searches: the boards agree, and what is counted is what was played."""

import random
from pathlib import Path

import pytest

from bench import twins
from bench.boards import Adapted, Board
from bench.matches import Duel, Effort, Ours, Pairing, duel, interval, played
from bench.page import match_table, verdict
from bench.searching import thinking
from bench.solved import chances, loss
from bench.tuned import given_away
from gelateria.engine import find_game

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")


@pytest.fixture(autouse=True)
def _pig_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_GAMES", str(Path(__file__).parents[2] / "examples"))


class Anyhow:
    """Somebody who does not think."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.decisions = self.simulations = 0

    def decide(self, board: Board) -> int:
        self.decisions += 1
        self.simulations += 10
        return self.chance.choice(board.ours.legal(board.seat))


@pytest.mark.parametrize("seed", range(5))
def test_both_boards_of_pig_tell_the_same_story(seed: int) -> None:
    board = twins.Twins(seed)
    chance = random.Random(seed)
    while not board.over:
        scores = " ".join(map(str, board.ours.scores()))
        assert str(board.spiel).startswith(f"Scores: {scores}, Turn total: {board.total}\n")
        assert [board.seat] == board.ours.seats_awaited()
        board.act(chance.choice(board.spiel.legal_actions()))  # to hold nothing among them
    assert board.spiel.is_terminal()
    assert [board.share(seat) for seat in range(2)] == [board.ours.worth(seat) for seat in range(2)]


def test_positions_with_a_choice_have_one() -> None:
    found = twins.choices_met(10, seed=1)
    assert len(found) == 10
    assert all(board.has_choice and board.total for board in found)


@pytest.mark.parametrize("ours_at", [0, 1])
def test_our_share_is_that_of_our_seat(ours_at: int) -> None:
    board = Adapted("gelini-nightlife", 4)
    ours, theirs = Anyhow(1), Anyhow(2)
    assert played(board, ours, theirs, ours_at) == (board.ours.worth(ours_at), None)
    assert min(ours.decisions, theirs.decisions) > 0


@pytest.mark.parametrize(("slug", "effort"), [("pig", Effort(20)), ("gelini-nightlife", Effort(4))])
def test_a_duel_gives_both_sides_the_same(slug: str, effort: Effort) -> None:
    found = duel(Pairing(slug, effort, 2, 1.4, 1.4, at_least=0.0), find_game(slug), seed=1)
    assert (found.games, found.our_simulations, found.their_simulations) == (4, *[effort.simulations] * 2)
    assert found.low <= found.share <= found.high
    assert (found.skill is None) == (slug != "pig")


def test_an_interval_narrows_with_the_pairs() -> None:
    assert interval([0.5]) == (0.0, 1.0)
    assert interval([0.0, 1.0] * 50) == pytest.approx((0.4015, 0.5985), abs=1e-3)


def test_simulations_are_counted_by_who_does_them() -> None:
    assert thinking(Anyhow(1))(1, 0.01) > 0


def test_pig_is_solved_as_published() -> None:
    assert chances()[0, 0, 0] == pytest.approx(0.5306, abs=1e-4)  # Neller and Presser, 2004
    assert loss(0, 0, 30, held=True) == 0
    assert loss(0, 0, 5, held=False) == 0
    assert loss(0, 0, 5, held=True) > 0.01


def test_a_match_is_written_down_with_its_interval() -> None:
    found = Duel("Pig", "2 ms", "random games", 1600.4, "random games", 300.2, 500, 0.6, 0.55, 0.65, 0.7)
    *_, row = match_table([found]).splitlines()
    assert row == (
        "| Pig | 2 ms | random games | 1,600 | random games | 300 | 500 "
        "| **0.60** (0.55 – 0.65) |  | at least 0.7: NOT KEPT |"
    )
    assert verdict([found]) == "Not kept: Pig at 2 ms."


def test_without_luck_is_what_the_other_side_gave_away_more() -> None:
    class Timid(Anyhow):
        def decide(self, board: Board) -> int:
            return twins.HOLD

    class Perfect(Anyhow):
        def decide(self, board: Board) -> int:
            return min(board.ours.legal(board.seat), key=lambda action: board.given_away(action) or 0.0)

    def advantage(ours: Anyhow, theirs: Anyhow) -> float | None:
        return played(twins.Twins(1), ours, theirs, our_seat=0).advantage

    assert advantage(Perfect(1), Perfect(2)) == 0
    assert (advantage(Perfect(1), Timid(2)) or 0) > 0
    assert (advantage(Timid(1), Perfect(2)) or 0) < 0


def test_our_search_gives_little_away_and_less_with_more_thought() -> None:
    positions = twins.choices_met(40, seed=1)
    quick, thorough = (Ours(find_game("pig"), Effort(simulations), 1.0, False, 1) for simulations in (50, 1000))
    assert given_away(thorough, positions, 2) < 0.003 < given_away(quick, positions, 2)
