"""A compiled module that is not what is written is noticed, and no test runs on it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gelateria import freshness
from gelateria.compiling import compile_in_place
from gelateria.freshness import compiled_form, digest, stale_below
from gelateria.uncompiled import is_compiled

HERE = Path(__file__).resolve().parent
SRC = HERE.parent / "src"
SOURCES = {
    "__init__.py": "",
    "sums.py": "def double(n):\n    return 2 * n\n",
    "sums.pxd": "cpdef int double(int n)\n",
    "more.py": "def fourfold(n):\n    return double(double(n))\n",
    "more.pxd": "from half.sums cimport double\ncpdef int fourfold(int n)\n",
}
ENOUGH = {"PYTEST_XDIST_WORKER", "GELATERIA_PLAIN", "GELATERIA_GAMES", "PYTHONPATH"}
"""What a run of its own must not inherit from this one."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A package of two modules, one of which cimports the other."""
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler here")
    folder = tmp_path_factory.mktemp("compiled") / "half"
    folder.mkdir()
    for name, text in SOURCES.items():
        (folder / name).write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder.parent)
        compile_in_place(folder)
        yield folder


@pytest.fixture
def half(compiled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(compiled, tmp_path / "examples" / "half"))


def stale(folder: Path) -> dict[str, str]:
    return {module.name.partition(".")[0]: why for module, why in stale_below(folder)}


def write(source: Path, more: str = "# and more\n") -> None:
    source.write_text(source.read_text() + more)


def test_what_was_just_compiled_is_fresh_at_whatever_time(half: Path) -> None:
    for source in half.iterdir():
        os.utime(source, (2e9, 2e9) if source.suffix in {".py", ".pxd"} else (1e9, 1e9))
    assert stale(half) == {}


def test_a_change_is_noticed_at_whatever_time(half: Path) -> None:
    write(half / "sums.py")
    os.utime(half / "sums.py", (1e9, 1e9))
    assert stale(half) == {"sums": "was made of another half/sums.py"}


def test_a_change_in_what_is_cimported_counts_too(half: Path) -> None:
    write(half / "sums.pxd")
    assert stale(half) == dict.fromkeys(("more", "sums"), "was made of another half/sums.pxd")


def test_a_change_in_the_settings_counts_for_a_game_that_lives_elsewhere(
    half: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = tmp_path / "gelateria"
    ours.mkdir()
    shutil.copy(freshness.HOME / "gelateria" / "compiling.py", ours)
    monkeypatch.setattr(freshness, "HOME", tmp_path)
    assert stale(half) == {}
    write(ours / "compiling.py")
    assert stale(half) == dict.fromkeys(("more", "sums"), "was made of another gelateria/compiling.py")


def test_another_compiler_counts(half: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cython.__version__", "0.1")
    assert stale(half) == dict.fromkeys(("more", "sums"), "was made of another Cython")


def test_a_module_whose_source_is_gone_is_stale(half: Path) -> None:
    (half / "more.py").unlink()
    assert stale(half) == {"more": "was made of half/more.py, which is gone"}


def test_a_module_of_unknown_making_is_stale(half: Path) -> None:
    form = compiled_form(half / "more.py")
    assert form
    form.write_bytes(b"anything")
    assert stale(half) == {"more": "does not say what it was made of"}


def test_what_another_python_would_import_is_its_own_business(half: Path) -> None:
    (half / "sums.cpython-27-somewhere.so").write_bytes(b"anything")
    assert stale(half) == {}


def test_only_what_has_changed_is_compiled_again(half: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(half.parent)
    sums, more = compiled_form(half / "sums.py"), compiled_form(half / "more.py")
    assert sums
    assert more
    before = digest(more)
    os.utime(more, (1e9, 1e9))
    (half / "sums.py").write_text("def double(n):\n    return 2 * n + 7\n")
    assert compile_in_place(half) == ["half.more", "half.sums"]
    assert stale(half) == {}
    assert (digest(more), more.stat().st_mtime) == (before, 1e9)
    said = [sys.executable, "-c", "from half.more import fourfold; print(fourfold(1))"]
    assert subprocess.run(said, cwd=half.parent, capture_output=True, text=True, check=True).stdout == "25\n"


# The same, asked by pytest ------------------------------------------------------------------------


def run_tests(root: Path, **environment: str) -> tuple[int, str]:
    """A run of its own in a tree that has our conftest and one test."""
    (root / "tests").mkdir(exist_ok=True)
    shutil.copy(HERE / "conftest.py", root / "tests")
    (root / "tests" / "test_nothing.py").write_text("def test_nothing():\n    pass\n")
    ours = {name: value for name, value in os.environ.items() if name not in ENOUGH}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    quick = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(words, cwd=root, env=ours | quick | environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_fresh_rules_are_tested(half: Path, tmp_path: Path) -> None:
    code, said = run_tests(tmp_path)
    assert (code, "1 passed" in said) == (0, True), said


def test_stale_rules_are_not_tested_and_the_way_out_is_told(half: Path, tmp_path: Path) -> None:
    write(half / "sums.py")
    code, said = run_tests(tmp_path)
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "half/sums." in said
    assert "was made of another half/sums.py" in said
    assert "\n  make compile\n" in said
    assert "passed" not in said


def test_plain_python_is_never_stale(half: Path, tmp_path: Path) -> None:
    write(half / "sums.py")
    code, said = run_tests(tmp_path, GELATERIA_PLAIN="1")
    assert code == 0, said


def test_a_game_that_lives_elsewhere_is_asked_too(half: Path, tmp_path: Path) -> None:
    games = half.parent.rename(tmp_path / "my_games")
    write(games / "half" / "sums.py")
    code, said = run_tests(tmp_path, GELATERIA_GAMES=str(games))
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "\n  gelateria compile my_games/half\n" in said


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules that could be stale")
def test_a_mistake_in_the_rules_of_geizen_is_not_tested_as_if_it_were_not_there(tmp_path: Path) -> None:
    copy = shutil.copytree(SRC, tmp_path / "src", ignore=shutil.ignore_patterns("web", "locales", "__pycache__"))
    write(copy / "gelateria" / "games" / "geizen" / "rules.py", "\n\nTHROW += 7\n")
    code, said = run_tests(tmp_path, PYTHONPATH=str(copy))
    assert code == pytest.ExitCode.USAGE_ERROR
    (module,) = [line for line in said.splitlines() if " was made of " in line]
    assert module.startswith("  src/gelateria/games/geizen/rules.")
