"""`gelateria tune`, as people type it."""

from pathlib import Path

from gelateria.engine import find_game
from gelateria.engine.weights import read_weights
from tests.cli.conftest import Run

GELATI = find_game("gelati")


def test_the_command_writes_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    words = ("tune", "gelati", "--players", "2", "--games", "10", "--rounds", "1", "--out", str(path))
    assert "2 players: surprise" in run(*words).out
    assert len(read_weights(path, 2, GELATI.evaluator.FEATURES)) == len(GELATI.evaluator.FEATURES)
    refused = run("tune", "pig", "--games", "10")
    assert refused.code != 0
