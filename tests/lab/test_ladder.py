"""The ladder says who beats whom, and its table finds its place in a page."""

from pathlib import Path

import pytest

from gelateria.engine import find_game, games
from gelateria.lab.ladder import BEGIN, END, RUNGS, Match, NoPlace, climb, in_markdown, matches, write_into

GEIZEN = find_game("geizen")


def test_neighbours_meet_and_the_top_faces_a_table_of_greedy() -> None:
    assert matches(GEIZEN, ["random", "easy", "hard"]) == [
        Match("geizen", 2, "easy", "random"),
        Match("geizen", 2, "hard", "easy"),
        Match("geizen", 2, "greedy", "random"),
        Match("geizen", 2, "hard", "greedy"),
        Match("geizen", 5, "hard", "greedy", full_table=True),
    ]
    assert matches(GEIZEN, ["random", "greedy"]) == [Match("geizen", 2, "greedy", "random")]


@pytest.mark.parametrize("slug", list(games()))
def test_every_game_has_every_level(slug: str) -> None:
    game = find_game(slug)
    met = matches(game)
    assert len(met) == len(RUNGS) + 2
    assert {match.players for match in met} == {game.seats[0], game.seats[-1]}
    assert len({match.name for match in met}) == len(met)


def test_at_a_full_table_one_sits_alone_in_every_seat() -> None:
    contest = Match("geizen", 4, "greedy", "random", full_table=True).contest(GEIZEN, 1)
    assert contest.tables == ((0, 1, 1, 1),)
    rung = climb(GEIZEN, Match("geizen", 4, "greedy", "random", full_table=True), 40, 1)
    assert (rung.games, rung.equal_share) == (40, 0.25)
    assert rung.clear
    assert rung.times > 2
    assert rung.ahead_ci95[0] > 0


def test_a_match_is_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("geizen", 2, "greedy", "random")
    first = climb(GEIZEN, match, 20, 1, folder=tmp_path / "ladder")
    monkeypatch.setattr("gelateria.lab.arena.contest.play_bout", None)
    assert climb(GEIZEN, match, 20, 1, folder=tmp_path / "ladder") == first
    assert [file.name for file in (tmp_path / "ladder").iterdir()] == ["geizen-2-greedy-random.jsonl"]


def test_the_table_has_the_command_that_made_it() -> None:
    rung = climb(GEIZEN, Match("geizen", 2, "greedy", "random"), 20, 1)
    table = in_markdown([rung, rung], ["gelateria", "ladder", "--games", "20"])
    assert table.count("| Geizen |") == 1
    assert "| 2 | greedy against random | 20 | **" in table
    assert table.endswith("```sh\ngelateria ladder --games 20\n```")


def test_the_table_goes_where_it_was() -> None:
    page = f"# Bots\n\nbefore\n\n{BEGIN}\nold\n{END}\n\nafter\n"
    once = write_into(page, "| new |")
    assert once == f"# Bots\n\nbefore\n\n{BEGIN}\n\n| new |\n\n{END}\n\nafter\n"
    assert write_into(once, "| new |") == once


@pytest.mark.parametrize("page", ["# Bots\n", f"{BEGIN}\n", f"{END}\n"])
def test_a_page_without_a_place_is_refused(page: str) -> None:
    with pytest.raises(NoPlace, match="ladder"):
        write_into(page, "| new |")
