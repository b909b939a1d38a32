"""The command line as a test calls it: in this process, with a home of its own and somebody typing."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from gelateria.cli import main
from tests.bots.external.programs import be_patient

ROOT = Path(__file__).parent.parent.parent


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GELATERIA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOGNAME", "ada")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("GELATERIA_GAMES", raising=False)
    be_patient(monkeypatch)
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def chance_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is given no seed begins where all such games here begin, and nobody takes time to answer."""
    monkeypatch.setattr("gelateria.cli.terminal.opening.secrets", SimpleNamespace(randbits=lambda bits: 2026))
    monkeypatch.setattr("gelateria.cli.terminal.table.monotonic", lambda: 0.0)


@pytest.fixture
def drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hush, a game with secrets in which all act at once, and Pig join the registry."""
    monkeypatch.setenv("GELATERIA_GAMES", f"{ROOT / 'examples'}:{ROOT / 'tests' / 'drafts'}")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def call(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call
