"""Bots that people bring along, at the command line."""

import json
from pathlib import Path

import pytest

from gelateria.bots import UnknownBot
from gelateria.cli.options.choosing import bot_names, split_list
from tests.bots.external.bring import deciding
from tests.cli.conftest import Run


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot in the working folder that always takes the first action."""
    deciding(tmp_path, "return legal[0]")
    monkeypatch.chdir(tmp_path)
    return "my_bot.py:Mine"


@pytest.mark.parametrize(
    ("listed", "names"),
    [
        ("greedy, random,", ["greedy", "random"]),
        ("greedy,stdio:node bot.mjs -v", ["greedy", "stdio:node bot.mjs -v"]),
        ('stdio:bot \'a,b\' "c,\\"d",greedy', ['stdio:bot \'a,b\' "c,\\"d"', "greedy"]),
        (r"stdio:bot a\,b,greedy", [r"stdio:bot a\,b", "greedy"]),
        ("it's.py:Mine,greedy", ["it's.py:Mine", "greedy"]),
        (",,", []),
    ],
)
def test_commas_separate_bots_but_in_quotes(listed: str, names: list[str]) -> None:
    assert split_list(listed) == names


def test_every_name_in_a_list_is_looked_up(first: str) -> None:
    assert bot_names(f"greedy,{first}") == ["greedy", first]
    with pytest.raises(UnknownBot):
        bot_names(f"{first},my_bot.py:Other")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_guest_is_simulated_in_one_process_and_in_two(run: Run, first: str, jobs: str) -> None:
    ran = run("simulate", "geizen", "--games", "8", "--bots", f"{first},greedy", "--jobs", jobs, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert data["bots"] == [first, "greedy"]
    assert data["wins"] == [0, 8]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_guest_that_fails_stops_a_simulation_with_the_whole_story(run: Run, tmp_path: Path, jobs: str) -> None:
    ran = run("simulate", "geizen", "--games", "4", "--bots", deciding(tmp_path, "return 99"), "--jobs", jobs)
    assert (ran.code, ran.out) == (1, "")
    assert "answered 99" in ran.err
    assert '\nIt was shown: {"viewer":' in ran.err


def test_a_guest_that_is_not_there_is_told_in_one_sentence(run: Run) -> None:
    ran = run("simulate", "geizen", "--bots", "nowhere.py:Mine")
    assert (ran.code, ran.out, ran.err) == (2, "", "There is no file nowhere.py.\n")


def test_people_play_against_a_guest(run: Run, first: str) -> None:
    ran = run("play", "geizen", "--bots", first, "--seed", "3", typed="1\n1\n")
    assert ran.code == 0
    assert "(Mine)" in ran.out
    assert "The game is kept" in ran.out
    assert run("play", "geizen", "--resume", typed="").code == 0


def test_a_game_is_kept_when_a_guest_fails(run: Run, tmp_path: Path) -> None:
    ran = run("play", "geizen", "--bots", deciding(tmp_path, "return 99"), "--seed", "3", typed="1\n" * 99)
    assert ran.code == 1
    assert "answered 99" in ran.err


def test_a_file_from_elsewhere_starts_nothing_that_nobody_asked_for(
    run: Run, first: str, home: Path, tmp_path: Path
) -> None:
    run("play", "geizen", "--bots", first, "--seed", "3", typed="1\n1\n")
    (kept,) = (home / "saves").glob("*.json")
    sent = kept.rename(tmp_path / "sent.json")
    refused = run("play", "--resume", str(sent), typed="")
    assert refused.code == 2
    assert "wants to run 'my_bot.py:Mine'" in refused.err
    assert run("play", "--resume", str(sent), "--bots", first, typed="").code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_guest_enters_the_arena(run: Run, first: str, jobs: str) -> None:
    ran = run("arena", "geizen", "--games", "8", "--bots", f"{first},greedy", "--jobs", jobs, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert [one["bot"] for one in json.loads(ran.out)["bots"]] == [first, "greedy"]
