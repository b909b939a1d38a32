"""Many games: number i of a seed is the same game, whoever plays it and whatever was played before."""

from collections.abc import Callable

import msgspec
import pytest

from gelateria.engine import find_game
from gelateria.lab import Summary, simulate
from gelateria.lab.play.tables import Material
from gelateria.lab.simulation.simulate import play_games

GEIZEN = find_game("geizen").setting(2)


def but_for_speed(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, games_per_second=0.0)


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    material = Material.of(GEIZEN)
    one_by_one = [play_games(material, ("greedy", "random"), 3, [game]).figures() for game in range(10)]
    assert play_games(material, ("greedy", "random"), 3, [7]).figures() == one_by_one[7]
    assert one_by_one[7] != one_by_one[8]


def test_the_summary_does_not_depend_on_portions_and_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    here = simulate(GEIZEN, ["greedy", "random"], 30, 3, jobs=1)
    monkeypatch.setattr("gelateria.lab.parallel.HEAD_START", 0.0001)
    monkeypatch.setattr("gelateria.lab.parallel.WORTHWHILE", 0.0)
    assert but_for_speed(simulate(GEIZEN, ["greedy", "random"], 30, 3)) == but_for_speed(here)


def test_it_tells_how_far_it_is() -> None:
    heard: list[int] = []
    note: Callable[[int], None] = heard.append
    simulate(GEIZEN, ["random", "random"], 25, 1, jobs=1, heard=note)
    assert heard == sorted(heard)
    assert heard[-1] == 25
