import json
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "half"
    folder.mkdir()
    (folder / "__init__.py").touch()
    return folder


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")
def test_a_game_folder_is_compiled_in_place(run: Run, folder: Path) -> None:
    (folder / "sums.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    (folder / "sums.pxd").write_text("cpdef int double(int n)\n")
    ran = run("compile", str(folder), "--json")
    assert json.loads(ran.out) == ["half.sums"]
    assert list(folder.glob("sums.*.so")) or list(folder.glob("sums.*.pyd"))


def test_a_folder_with_nothing_to_compile_says_so(run: Run, folder: Path) -> None:
    ran = run("compile", str(folder))
    assert ran.code == 1
    assert "nothing to compile" in ran.err


def test_code_that_does_not_compile_is_bad_data(run: Run, folder: Path) -> None:
    (folder / "sums.py").write_text("def double(n: int) -> int:\n    return 2 *\n")
    (folder / "sums.pxd").write_text("cpdef int double(int n)\n")
    ran = run("compile", str(folder))
    assert ran.code == 1
    assert "does not compile" in ran.err


def test_a_folder_that_is_not_there_is_bad_data(run: Run) -> None:
    assert run("compile", "no-such-folder").code == 1
