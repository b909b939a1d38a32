import json
from pathlib import Path
from typing import Any

import pytest

from gelateria.engine import find_game
from tests.cli.conftest import Run


def simulated(run: Run, *words: str) -> dict[str, Any]:
    ran = run("simulate", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_json_has_what_programs_rely_on(run: Run) -> None:
    data = simulated(run, "geizen", "--players", "3", "--games", "50", "--bots", "greedy,random", "--seed", "9")
    assert (data["games"], data["players"], data["seed"]) == (50, 3, 9)
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert len(data["wins"]) == len(data["ci"]) == len(data["scores"]) == 3
    assert sum(data["wins"]) + data["ties"] == 50
    assert set(data["turns"]) == {"mean", "p10", "p90"}
    assert set(data["decisions"]) == {"mean"}
    assert all(set(score) == {"mean", "p10", "p90"} for score in data["scores"])
    assert all(low <= wins / 50 <= high for wins, (low, high) in zip(data["wins"], data["ci"], strict=True))
    assert data["endings"] == {"geizen.end": 1.0}
    assert data["games_per_second"] > 0


def test_the_same_seed_gives_the_same_figures_on_one_core_and_on_two(run: Run) -> None:
    runs = [
        simulated(run, "geizen", "--games", "40", "--seed", "5", *jobs)
        for jobs in ([], ["--jobs", "1"], ["--jobs", "2"])
    ]
    for data in runs:
        del data["games_per_second"]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0] != simulated(run, "geizen", "--games", "40", "--seed", "6")


def test_greedy_beats_random(run: Run) -> None:
    greedy, random = simulated(run, "geizen", "--games", "100", "--bots", "greedy,random")["wins"]
    assert greedy > 2 * random


def test_another_edition_is_another_game(run: Run, tmp_path: Path) -> None:
    printed = (find_game("geizen").folder / "edition.toml").read_text()
    file = tmp_path / "rich.toml"
    file.write_text(printed.replace("2 = 18", "2 = 60"))
    short = simulated(run, "geizen", "--games", "20")
    long = simulated(run, "geizen", "--games", "20", "--edition", str(file))
    assert long["turns"]["mean"] > short["turns"]["mean"]


@pytest.mark.usefixtures("drafts")
def test_secrets_timers_and_options_are_no_obstacle(run: Run) -> None:
    data = simulated(run, "hush", "--players", "4", "--games", "30", "--option", "swaps=no")
    assert data["options"] == {"swaps": False}
    assert sum(data["wins"]) + data["ties"] == 30


def test_people_get_a_table(run: Run) -> None:
    ran = run("simulate", "geizen", "--games", "20")
    assert "geizen: 20 games, 2 players, seed 1" in ran.out
    assert "● greedy" in ran.out
    assert "geizen.end 100.0%" in ran.out
    assert "games a second" in ran.out


def test_where_time_counts_the_pace_is_chosen_and_stated(run: Run) -> None:
    words = ("jelly-monster", "--games", "4", "--bots", "random")
    usual = simulated(run, *words)
    assert usual["pace"] == {"throw": 0.8, "choose": 1.2, "spread": 0.35, "people": 0.15, "tempo": True}
    slow = simulated(run, *words, "--pace", "choose=9", "--pace", "people=0.5")
    assert slow["pace"] == {"throw": 0.8, "choose": 9, "spread": 0.35, "people": 0.5, "tempo": False}
    assert slow["decisions"] != usual["decisions"]
    assert "a throw takes 0.8 s and a choice 1.2 s" in " ".join(run("simulate", *words).out.split())


def test_levels_keep_to_their_own_tempo_unless_it_is_turned_off(run: Run) -> None:
    words = ("jelly-monster", "--games", "2", "--bots", "medium")
    own, off = simulated(run, *words), simulated(run, *words, "--no-tempo")
    assert (own["pace"]["tempo"], off["pace"]["tempo"]) == (True, False)
    assert own["decisions"] != off["decisions"]
    assert off == {**simulated(run, *words, "--pace", "throw=0.8"), "games_per_second": off["games_per_second"]}
    assert "but levels keep to their own tempo" in " ".join(run("simulate", *words).out.split())
    assert "for all alike" in " ".join(run("simulate", *words, "--no-tempo").out.split())


def test_without_a_clock_there_is_no_pace(run: Run) -> None:
    assert simulated(run, "geizen", "--games", "2")["pace"] is None
    assert simulated(run, "jelly-monster", "--games", "2", "--bots", "random", "--option", "calm")["pace"] is None
    refused = run("simulate", "geizen", "--pace", "throw=1")
    assert refused.code != 0
    assert "no clock, and so no pace" in " ".join(refused.err.split())


@pytest.mark.parametrize("pace", ["throw=0", "throw=fast", "speed=1", "throw"])
def test_what_is_no_pace_is_refused(run: Run, pace: str) -> None:
    refused = run("simulate", "jelly-monster", "--pace", pace)
    assert refused.code != 0
    assert "That is no pace" in " ".join(refused.err.split())
