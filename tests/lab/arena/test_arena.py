"""A league on duplicate deals: the same result whoever plays it, and however often it was interrupted."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from gelateria.engine import find_game
from gelateria.lab import ArenaResult, Bout, Contest, Workers, WrongJournal, arena_journal, contest_of, fight
from gelateria.lab.arena.arena import FIRST_LOOK, looks
from gelateria.lab.arena.contest import play_bout

GEIZEN = find_game("geizen").setting(2)
PAIR = contest_of(GEIZEN, ["random", "greedy"], 3)
LEAGUE = contest_of(find_game("gelini-nightlife").setting(3), ["random", "greedy"], 3)


def of_everybody(contest: Contest, games: int) -> list[Bout]:
    kept: list[Bout] = []
    fight(contest, games, keep=kept.append)
    return kept


def test_the_stronger_one_wins_and_is_rated_higher() -> None:
    result = fight(PAIR, 100)
    random, greedy = result.bots
    assert (result.game, result.games, result.seed) == ("geizen", 100, 3)
    assert greedy.win_rate > 0.9
    assert greedy.ci95[0] > 0.8 > 0.2 > random.ci95[1]
    assert greedy.rating > 1500 > random.rating
    assert greedy.rating_ci95[0] > random.rating_ci95[1]
    assert greedy.mean_score > random.mean_score
    assert greedy.win_rate + random.win_rate == pytest.approx(1)


def test_a_bot_like_another_gets_an_equal_share() -> None:
    twins = msgspec.structs.replace(PAIR, bots=("greedy", "greedy"))
    one, other = fight(twins, 400).bots
    assert one.win_rate == other.win_rate == 0.5  # exactly: what one gets in a seat, the other gets there too
    assert one.rating == other.rating == 1500


def test_rotations_of_a_deal_begin_with_the_same_chance() -> None:
    twins = msgspec.structs.replace(PAIR, bots=("greedy", "greedy"))
    for deal in range(5):  # so equal bots play equal games
        first, second = play_bout(twins, deal, 0).games
        assert (first.winners, first.scores) == (second.winners, second.scores)
        assert first.seats == second.seats[::-1]


def test_everybody_sits_everywhere_equally_often() -> None:
    sat = Counter(
        (seat, bot) for bout in of_everybody(LEAGUE, 60) for game in bout.games for seat, bot in enumerate(game.seats)
    )
    assert set(sat.values()) == {30}


def test_shared_wins_are_shared() -> None:
    total = sum(one.win_rate * seats for one, seats in zip(fight(LEAGUE, 60).bots, (1.5, 1.5), strict=True))
    assert total == pytest.approx(1, abs=1e-3)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert fight(LEAGUE, 7).games == 12
    assert fight(PAIR, 1).games == 2


def test_the_result_does_not_depend_on_processes() -> None:
    assert fight(LEAGUE, 60, workers=Workers(jobs=2)) == fight(LEAGUE, 60, workers=Workers(jobs=1)) == fight(LEAGUE, 60)


def test_it_stops_when_it_is_sure_enough_at_the_same_deal_for_everybody() -> None:
    alone = fight(PAIR, 5000, until_ci=0.03, workers=Workers(jobs=1))
    assert alone.reached_ci is True
    assert alone.deals < 2500
    assert all(high - low <= 0.06 for low, high in (one.ci95 for one in alone.bots))
    assert fight(PAIR, 5000, until_ci=0.03, workers=Workers(jobs=2)) == alone
    unsure = fight(PAIR, 40, until_ci=0.0001)
    assert (unsure.reached_ci, unsure.games) == (False, 40)


def test_looks_depend_on_nothing_but_the_deals() -> None:
    bounds = list(looks(100, stops=True))
    assert bounds[0] == (0, FIRST_LOOK)
    assert [first for first, _ in bounds[1:]] == [last for _, last in bounds[:-1]]
    assert bounds[-1][1] == 100
    assert list(looks(100, stops=False)) == [(0, 100)]


# Stopped and taken up again -----------------------------------------------------------------------


def journalled(path: Path, contest: Contest, games: int) -> ArenaResult:
    with arena_journal(path, contest) as journal:
        return fight(contest, games, journal=journal, finished=journal.take_up())


def test_a_killed_run_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = journalled(path, LEAGUE, 60)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 20
    path.write_bytes(b"".join(lines[:8]) + lines[8][:30])  # the plug was pulled in the middle of a line
    assert journalled(path, LEAGUE, 60) == whole
    assert sorted(path.read_bytes().splitlines(keepends=True)[1:]) == sorted(lines[1:])


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = journalled(tmp_path / "run.jsonl", LEAGUE, 60)
    monkeypatch.setattr("gelateria.lab.arena.contest.play_bout", None)
    assert journalled(tmp_path / "run.jsonl", LEAGUE, 60) == whole
    assert journalled(tmp_path / "run.jsonl", LEAGUE, 30).games == 30


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    journalled(tmp_path / "run.jsonl", LEAGUE, 30)
    assert journalled(tmp_path / "run.jsonl", LEAGUE, 60) == fight(LEAGUE, 60)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (msgspec.structs.replace(LEAGUE, seed=4), "seed is 3 there and 4 here"),
        (msgspec.structs.replace(LEAGUE, bots=("random", "random")), 'bots is ["random","greedy"] there'),
        (contest_of(find_game("gelini-nightlife").setting(4), ["random", "greedy"], 3), "players is 3 there"),
        (
            contest_of(find_game("gelini-nightlife").setting(3, {"actions": True}), ["random", "greedy"], 3),
            "options.actions is false there and true here",
        ),
        (PAIR, "is of another run"),
    ],
)
def test_a_file_of_another_run_is_refused_with_what_differs(tmp_path: Path, other: Contest, named: str) -> None:
    journalled(tmp_path / "run.jsonl", LEAGUE, 6)
    before = (tmp_path / "run.jsonl").read_bytes()
    with pytest.raises(WrongJournal, match="another run") as refused:
        journalled(tmp_path / "run.jsonl", other, 6)
    assert named in str(refused.value)
    assert (tmp_path / "run.jsonl").read_bytes() == before


@pytest.mark.parametrize("text", ["{}\n", "no journal\n", '{"journal":"arena"}\n'])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(WrongJournal, match="no file of an arena"):
        journalled(path, LEAGUE, 6)
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    journalled(path, LEAGUE, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b'{"deal":0}\n' + lines[2])
    with pytest.raises(WrongJournal, match="line 2 is damaged"):
        journalled(path, LEAGUE, 12)
