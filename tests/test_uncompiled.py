"""With GELATERIA_PLAIN our rules run as plain Python, and everything else as it was installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from gelateria import uncompiled
from gelateria.uncompiled import PlainFinder

ROOT = Path(__file__).parent.parent
THEIRS = "import sys, sqlalchemy.orm\n"
OURS = "from gelateria.engine import games\ngames()\n" + THEIRS
LOADED = """
for name, module in sorted(sys.modules.items()):
    if name.partition(".")[0] in {"gelateria", "pig", "sqlalchemy"}:
        print(name, module.__file__)
"""


def loaded(imports: str) -> dict[str, str]:
    """What a process imports of ours and of SQLAlchemy's, and from where."""
    environment = {"GELATERIA_PLAIN": "1", "GELATERIA_GAMES": str(ROOT / "examples")}
    words = [sys.executable, "-c", imports + LOADED]
    said = subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout
    return dict(line.split(" ", 1) for line in said.splitlines())


def test_ours_are_plain_wherever_they_live_and_others_are_as_they_were() -> None:
    beside_us, alone = loaded(OURS), loaded(THEIRS)
    assert {name: file for name, file in beside_us.items() if name.startswith("sqlalchemy")} == alone
    ours = {name: file for name, file in beside_us.items() if name not in alone}
    assert {"gelateria.engine.state", "gelateria.games.geizen.rules", "pig.rules", "pig.evaluation"} <= ours.keys()
    assert [file for file in ours.values() if not file.endswith(".py")] == []


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    for name in ("rules.py", "rules.pxd", "notation.py"):
        (tmp_path / name).touch()
    return tmp_path


@pytest.mark.parametrize("module", ["rules", "notation"])
def test_a_module_is_ours_by_its_package(module: str, modules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uncompiled, "OURS", {"gelateria"})

    def found(name: str) -> str | None:
        spec = PlainFinder.find_spec(f"{name}.{module}", [str(modules)])
        return spec.origin if spec else None

    assert found("gelateria.games.chess") == str(modules / f"{module}.py")
    assert found("chess") is None
    uncompiled.take_in("chess")
    assert found("chess") == str(modules / f"{module}.py")


def test_nothing_is_found_that_is_not_in_a_package_of_ours(modules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(modules)
    assert PlainFinder.find_spec("rules") is None
    assert PlainFinder.find_spec("gelateria") is None
    assert PlainFinder.find_spec("gelateria.no_such_module", [str(modules)]) is None
