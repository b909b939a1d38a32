"""What marks a run: the version, the rules, and everything our bots think by."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from gelateria.engine import games
from gelateria.lab.origin import origin_of


def test_every_game_has_a_mark_of_its_own() -> None:
    found = [origin_of(game).minds for game in games().values()]
    assert len(set(found)) == len(found)


def test_whoever_learns_gets_another_mark(tmp_path: Path) -> None:
    def mark(weight: str, beside: str = "") -> str:
        folder = tmp_path / f"{weight}{beside}"
        folder.mkdir()
        (folder / "weights.toml").write_text(f"[players-2]\nchips = {weight}\n")
        (folder / "edition.toml").write_text(beside)
        game: Any = SimpleNamespace(folder=folder, version=1)
        return origin_of(game).minds

    assert mark("0.5") != mark("0.6")
    assert mark("0.7", "x") == mark("0.7", "y"), "what is played is told elsewhere"
