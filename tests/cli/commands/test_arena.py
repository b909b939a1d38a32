import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

PAIR = ("arena", "geizen", "--bots", "random,greedy")


def fought(run: Run, *words: str) -> dict[str, Any]:
    ran = run(*words, "--json")
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_json_has_what_programs_rely_on(run: Run) -> None:
    data = fought(run, *PAIR, "--games", "60", "--seed", "7")
    assert (data["game"], data["games"], data["seed"]) == ("geizen", 60, 7)
    assert [one["bot"] for one in data["bots"]] == ["random", "greedy"]
    for one in data["bots"]:
        low, high = one["ci95"]
        assert low <= one["win_rate"] <= high
        assert isinstance(one["rating"], float)
        assert isinstance(one["mean_score"], float)
    assert data["bots"][1]["win_rate"] > 0.9


def test_the_same_on_one_core_and_on_two(run: Run) -> None:
    runs = [fought(run, *PAIR, "--games", "40", *jobs) for jobs in ([], ["--jobs", "1"], ["--jobs", "2"])]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0] != fought(run, *PAIR, "--games", "40", "--seed", "2")


def test_people_get_the_strongest_first_and_every_table(run: Run) -> None:
    out = run("arena", "gelini-nightlife", "--bots", "random,greedy", "--players", "3", "--games", "30").out
    assert "gelini-nightlife: 30 games, 3 players, seed 1" in out
    assert out.index("greedy  ") < out.index("random  ")
    assert "random random greedy" in out
    assert "random greedy greedy" in out
    assert "equal share  33.3%" in out


def test_it_stops_when_it_is_sure(run: Run) -> None:
    data = fought(run, *PAIR, "--until-ci", "4%")
    assert data["reached_ci"]
    assert data["games"] < 2000
    assert "± 4.00%, reached" in run(*PAIR, "--until-ci", "0.04").out


@pytest.mark.usefixtures("drafts")
def test_secrets_timers_and_options_are_no_obstacle(run: Run) -> None:
    data = fought(
        run, "arena", "hush", "--bots", "random,greedy", "--players", "3", "--games", "30", "--option", "swaps=no"
    )
    assert data["options"] == {"swaps": False}
    slow = fought(run, "arena", "jelly-monster", "--bots", "random,greedy", "--games", "3", "--pace", "choose=9")
    assert slow["pace"]["choose"] == 9


def test_a_run_is_kept_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    first = fought(run, *PAIR, "--games", "20", "--out", file)
    assert first["games"] == 20
    again = run(*PAIR, "--games", "20", "--out", file)
    assert (again.code, "there already" in again.err) == (1, True)
    assert fought(run, *PAIR, "--games", "40", "--resume", file) == fought(run, *PAIR, "--games", "40")
    other = run(*PAIR, "--games", "40", "--seed", "2", "--resume", file)
    assert other.code == 1
    assert "seed is 1 there and 2 here" in " ".join(other.err.split())


def test_a_run_of_bots_that_thought_otherwise_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    fought(run, *PAIR, "--games", "20", "--out", str(file))
    head, *bouts = file.read_text().splitlines(keepends=True)
    mark = json.loads(head)["origin"]["minds"]
    file.write_text("".join([head.replace(mark, "0" * len(mark)), *bouts]))
    other = run(*PAIR, "--games", "40", "--resume", str(file))
    assert other.code == 1
    assert "bots that think otherwise" in " ".join(other.err.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "greedy is named twice"),
        (["--bots", "greedy,nobody"], "no bot called 'nobody'"),
        (["--bots", "random,greedy", "--until-ci", "wide"], "no width of an interval"),
        (["--bots", "random,greedy", "--until-ci", "0"], "no width of an interval"),
        (["--bots", "random,greedy", "--address", "tcp://x:1"], "--backend dask or --backend ray"),
        (["--bots", "random,greedy", "--backend", "dask", "--address", "x", "--jobs", "2"], "leave out --jobs"),
        (["--bots", "random,greedy", "--backend", "abacus"], "abacus"),
        (["--bots", "random,greedy", "--out", "a", "--resume", "b"], "give one of them"),
        (["--bots", "random,greedy", "--games", "0"], "games"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(run: Run, words: list[str], complaint: str) -> None:
    ran = run("arena", "geizen", *words)
    assert ran.code == 2
    assert complaint in " ".join(ran.err.split())


def test_a_cluster_that_is_not_there_is_named(run: Run) -> None:
    ran = run(*PAIR, "--backend", "dask", "--address", "nowhere://1")
    assert ran.code == 1
    assert "nowhere://1" in ran.err
