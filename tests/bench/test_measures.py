"""What is measured is what is said, and every game can be measured."""

from collections.abc import Callable

import pytest

from bench import limit, lines, openspiel
from gelateria.engine import find_game, games, playouts
from gelateria.lab.speed import Measure, copy_speed, playout_speed, step_speed, stepping, timed


@pytest.mark.parametrize("speed", [playout_speed, step_speed, copy_speed])
@pytest.mark.parametrize("slug", games())
def test_every_game_can_be_measured(slug: str, speed: Callable[..., list[float]]) -> None:
    game = games()[slug]
    rates = speed(game.setting(game.seats[0]), seconds=0.002, rounds=2)
    assert len(rates) == 2
    assert min(rates) > 0


def test_every_piece_of_work_has_a_seed_of_its_own() -> None:
    seeds: list[int] = []

    def work(seed: int, size: int) -> int:
        seeds.append(seed)
        return playouts(find_game("geizen").setting(2).blank(), size, seed)

    timed(work)(1, 0.01)
    timed(work)(2, 0.01)
    assert len(set(seeds)) == len(seeds)


def test_a_measure_says_how_much_was_done_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 1.0, 2.0, 3.0])
    monkeypatch.setattr("gelateria.lab.speed.process_time", lambda: next(clock))
    assert timed(lambda seed, size: 50)(1, 3.0) == 50.0


def test_one_decision_at_a_time_plays_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 1.0])
    monkeypatch.setattr("gelateria.lab.speed.process_time", lambda: next(clock))
    decisions = stepping(find_game("geizen").setting(2))(1, 1.0)
    assert 10 < decisions < 1000


def test_every_game_stands_against_the_limit_with_few_and_with_many() -> None:
    found = lines.limit_lines({"geizen": find_game("geizen")})
    assert [(line.ours, line.theirs) for line in found] == [
        ("Geizen, 2 players", "Geizen in C, 2 players"),
        ("Geizen, 5 players", "Geizen in C, 5 players"),
    ]


def test_peers_are_compared_when_both_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def loop(name: str) -> Measure:
        return limit.playing(2)

    monkeypatch.setattr(openspiel, "looping", loop)
    monkeypatch.setattr(lines, "PEERS", (lines.Peer("geizen", "pig", 3), lines.Peer("chess", "chess")))
    (line,) = lines.loop_lines({"geizen": find_game("geizen")})
    assert (line.ours, line.theirs, line.at_least) == ("Geizen", "OpenSpiel's pig", 3)


def test_openspiel_is_asked_for_every_decision_and_every_throw() -> None:
    pytest.importorskip("pyspiel")
    state = openspiel.load("pig").new_initial_state()
    decisions, chances = openspiel.random_player(1)(state)
    assert state.is_terminal()
    assert decisions + chances == len(state.history())
    assert min(decisions, chances) > 0


@pytest.mark.parametrize("measure", [openspiel.stepping, openspiel.cloning, openspiel.looping])
def test_openspiel_can_be_measured(measure: Callable[[str], Measure], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(openspiel, "SAMPLED_SECONDS", 0.01)
    assert measure("pig")(1, 0.01) > 0
