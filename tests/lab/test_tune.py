"""Tuning: weights that are there are found, the file is read as it was written, the same lessons teach the same."""

from pathlib import Path

import pytest

from gelateria.engine import Dealer, find_game
from gelateria.engine.weights import read_weights
from gelateria.lab.tune import Lessons, Position, fit, surprise, tune, write_weights

GELATI = find_game("gelati")


def made_up(weights: list[float], count: int, seats: int = 3) -> list[Position]:
    """Positions with features at random and winners drawn by these weights."""
    import numpy as np

    random = np.random.default_rng(5)
    positions = []
    for _ in range(count):
        seen = random.normal(size=(seats, len(weights)))
        raised = np.exp(seen @ np.array(weights))
        winner = random.choice(seats, p=raised / raised.sum())
        positions.append(Position(seen.tolist(), [float(seat == winner) for seat in range(seats)]))
    return positions


def test_the_weights_that_made_the_winners_are_found() -> None:
    import numpy as np

    truth = [1.5, -0.7, 0.0]
    positions = made_up(truth, 6000)
    found = fit(positions, 1.0, np.ones(3))
    assert found == pytest.approx(truth, abs=0.08)
    assert surprise(found, positions) < surprise([0.0, 0.0, 0.0], positions) == pytest.approx(np.log(3))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    write_weights(path, ["a", "b"], {2: [0.123456789, -3.0]}, Lessons())
    write_weights(path, ["a", "b"], {4: [1e-9, 2.0]}, Lessons(games=7))
    assert read_weights(path, 2, ["b", "a"]) == [-3.0, 0.123457]
    assert read_weights(path, 4, ["a", "b"]) == [1e-9, 2.0]
    assert read_weights(path, 3, ["a", "b"]) == []
    assert read_weights(path, 2, ["a", "c"]) == []
    assert "games = 7" in path.read_text()


def test_the_same_lessons_teach_the_same() -> None:
    setting = GELATI.setting(2)
    lessons = Lessons(games=12, rounds=2, seed=4)
    one, scores = tune(setting, lessons)
    other, _ = tune(setting, lessons, jobs=2)
    assert one == pytest.approx(other)
    assert len(one) == len(GELATI.evaluator.FEATURES)
    assert [score.round for score in scores] == [1, 2]


def test_who_remembers_the_round_before_learns_something_else_from_the_next() -> None:
    setting = GELATI.setting(2)
    (one_round, _), (forgotten, _), (remembered, _) = (
        tune(setting, lessons)
        for lessons in (
            Lessons(games=12, rounds=1, remembered=2),
            Lessons(games=12, rounds=2),
            Lessons(games=12, rounds=2, remembered=2),
        )
    )
    assert one_round == tune(setting, Lessons(games=12, rounds=1))[0]
    assert remembered not in (one_round, forgotten)


def test_weights_make_a_forecast() -> None:
    setting = GELATI.setting(3)
    evaluator = GELATI.evaluator()
    state = setting.start(Dealer(3))
    assert evaluator.listed_forecast(state) == pytest.approx([1 / 3] * 3)
    evaluator.learn([1.0] + [0.0] * (len(evaluator.FEATURES) - 1))
    state.score = [10, 0, 0, 0]
    best, second, third = evaluator.listed_forecast(state)
    assert best == pytest.approx(second * 2.718281828)
    assert second == third
    with pytest.raises(ValueError, match="2 weights for"):
        evaluator.learn([1.0, 2.0])
