"""Whatever goes wrong is told in one sentence, where errors belong, with an exit code that says whose turn it is."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["frobnicate"], "Available commands: play, serve, games"),
        (["rules"], "requires an argument"),
        (["rules", "chess"], "There is no game called 'chess'. There are: geizen"),
        (["play", "chess"], "There are: geizen"),
        (["play", "geizen", "--bots", "deep"], "There are: random, greedy"),
        (["play", "geizen", "--bots", "greedy,greedy,greedy", "--players", "2"], "too many for 2 seats"),
        (["play", "geizen", "--names", "Ada,Bruno", "--bots", "none", "--players", "9"], "2 to 5 players"),
        (["play", "geizen", "--names", "Bruno"], "same name"),
        (["play", "geizen", "--names", "A,B,C"], "too many for 2 seats"),
        (["simulate", "geizen", "--players", "1"], "2 to 5 players, not 1. (table.seats)"),
        (["simulate", "geizen", "--games", "0"], "--games"),
        (["simulate", "geizen", "--games", "many"], "--games"),
        (["simulate", "geizen", "--seed", "-1"], "--seed"),
        (["simulate", "geizen", "--seed", str(2**64)], "--seed"),
        (["simulate", "geizen", "--bots", "greedy,deep"], "There is no bot called 'deep'. There are: random, greedy"),
        (["simulate", "geizen", "--bots", "greedy,greedy,greedy"], "too many for 2 seats"),
        (["simulate", "geizen", "--bots", ","], "Name at least one bot"),
        (["simulate", "geizen", "--option", "ice=1"], "Options there are: none"),
        (["simulate", "geizen", "--jobs", "0"], "--jobs"),
        (["bench", "chess"], "There is no game called 'chess'"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
)
def test_what_is_not_understood_is_exit_code_2(run: Run, words: list[str], part: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert part in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("drafts")
@pytest.mark.parametrize(
    ("option", "part"), [("swaps=maybe", "cannot be played like that"), ("swap", "Options there are: swaps")]
)
def test_an_option_that_does_not_fit_is_explained(run: Run, option: str, part: str) -> None:
    ran = run("simulate", "hush", "--option", option)
    assert ran.code == 2
    assert part in ran.err


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_edition_that_is_no_good_names_file_table_and_field(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[dice]\nsource = 'printed'\ncount = 99\n")
    ran = run(command, "geizen", "--edition", str(file))
    assert ran.code == 1
    assert ran.err.startswith("mine.toml: [")


def test_an_edition_that_is_not_there_is_bad_data(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "geizen", "--edition", str(tmp_path / "none.toml"))
    assert ran.code == 1
    assert "cannot be read" in ran.err
