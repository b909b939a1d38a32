import re
from pathlib import Path

import pytest

from gelateria.engine import find_game
from tests.cli.conftest import Run


@pytest.mark.parametrize("words", [[], ["play"]])
def test_without_a_game_the_menu_opens(run: Run, words: list[str]) -> None:
    ran = run(*words, typed="quit\n")
    assert ran.code == 0
    assert "Which game?" in ran.out
    assert "Geizen  2 to 5 players" in ran.out
    assert "See you soon!" in ran.out


def test_it_ends_with_its_input(run: Run) -> None:
    assert run().code == 0


def test_a_few_answers_later_a_game_is_on(run: Run) -> None:
    out = run(typed="geizen\n3\nrandom\nZoe\nboard\n").out
    assert "● Zoe   ▲ Bruno (random)   ■ Carla (random)" in out


def test_enter_takes_what_is_proposed(run: Run) -> None:
    assert "● Ada   ▲ Bruno (greedy)" in run(typed="1\n\n\n\n").out


def test_what_is_no_answer_is_asked_again(run: Run) -> None:
    out = run(typed="chess\n\nrules\ngeizen\n9\n2\nhal\nnone\nAnn,Ann\n1\n").out
    assert "One of these, please: geizen" in out
    assert "One of these, please: 2, 3, 4, 5." in out
    assert "Two at the table have the same name" in out
    assert out.count("Which game?") >= 3


def test_the_rules_can_be_read_first(run: Run) -> None:
    assert find_game("geizen").rulebook["geizen.keep-one"].sentence in " ".join(run(typed="rules 1\n").out.split())


def test_a_game_that_was_left_is_offered_again(run: Run) -> None:
    run("play", "geizen", "--names", "Zoe", "--seed", "8", typed="1\n1\n")
    offered = re.search(r"(\d+)\)  Go on with Geizen, move", run().out)
    assert offered
    out = run(typed=f"{offered[1]}\nboard\nquit\n").out
    assert "● Zoe   ▲ Bruno (greedy)" in out


def test_a_save_that_cannot_be_read_is_not_offered(run: Run, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "geizen-1.json").write_text("{}")
    assert "Go on" not in run().out


@pytest.mark.usefixtures("drafts")
def test_switches_of_the_game_are_asked_for(run: Run) -> None:
    out = run(typed="hush\n\n\nno\n\n").out
    assert "Cards may be swapped. (yes, no) [yes]" in out
    assert "1) knock" in out
    assert "3) swap" not in out


def test_options_with_several_values_are_asked_for_and_those_nobody_needs_are_not(run: Run) -> None:
    out = run(typed="jelly-monster\n\n\n\nadvanced only\n\nboard\n").out
    assert "Which sides lie up (mixed, green only, advanced only) [mixed]" in out
    assert "First game: only districts with green lights" not in out
    assert re.findall(r"d\d ([AB])\d", out)[:5] == ["B"] * 5
