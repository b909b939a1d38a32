import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_json_has_every_figure_with_its_interval(run: Run) -> None:
    words = ("sweep", "geizen", "--set", "edition.chips.loan=5,0", "--set", "edition.dice.count=5,4", "--games", "30")
    ran = run(*words, "--json")
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert [one["values"] for one in data["variants"]] == [
        {"edition.chips.loan": loan, "edition.dice.count": dice} for loan in (5, 0) for dice in (5, 4)
    ]
    for one in data["variants"]:
        assert one["games"] == 30
        assert len(one["seats"]) == 2
        for name in ("turns", "decisions", "lead_changes", "margin", "ties"):
            assert set(one[name]) == {"value", "ci95"}
        assert set(one["scores"]) == {"mean", "p10", "p50", "p90"}
        assert set(one["actions"]) == {"throw", "keep", "pay"}
    assert data["variants"][0]["differences"] is None
    assert data["variants"][1]["differences"]["turns"]["value"] != 0


def test_people_see_which_differences_are_sure(run: Run) -> None:
    out = run("sweep", "geizen", "--set", "edition.chips.start.2=18,9", "--games", "40").out
    assert "geizen: 2 variants, 40 games each, 2 players, greedy, greedy, seed 1" in out
    assert "chips.start.2 9" in out
    assert "▼" in out
    assert "wins of seat 1" in out


def test_options_are_swept_too(run: Run) -> None:
    data = json.loads(run("sweep", "jelly-monster", "--set", "calm=no,yes", "--games", "2", "--json").out)
    assert [one["values"] for one in data["variants"]] == [{"option.calm": False}, {"option.calm": True}]


def test_a_sweep_is_kept_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    words, file = ("sweep", "geizen", "--set", "edition.chips.loan=5,0", "--json"), str(tmp_path / "run.jsonl")
    assert run(*words, "--games", "5", "--out", file).code == 0
    assert "there already" in run(*words, "--games", "5", "--out", file).err
    assert run(*words, "--games", "9", "--resume", file).out == run(*words, "--games", "9").out
    assert "seed is 1 there and 2 here" in " ".join(run(*words, "--seed", "2", "--resume", file).err.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--set", "edition.chips.lone=3"], "edition.chips has no 'lone'"),
        (["--set", "edition.chips.loan=500"], "[chips] loan"),
        (["--set", "nothing=3"], "no option 'nothing'"),
        ([], "--set"),
        (["--set", "edition.chips.loan=1", "--bots", "greedy,greedy,greedy"], "too many for 2 seats"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(run: Run, words: list[str], complaint: str) -> None:
    ran = run("sweep", "geizen", *words)
    assert ran.code == 2
    assert complaint in " ".join(ran.err.split())
