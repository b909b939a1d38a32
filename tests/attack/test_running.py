"""A chapter is a run of pytest: what held, what did not and what was noted is told, also when it breaks off."""

from pathlib import Path

import pytest

from tests.attack import __main__ as attack
from tests.attack.chapters import Chapter

HERE = "tests/attack/test_running.py"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "FOLDER", tmp_path)


def test_a_chapter_tells_how_much_of_it_held() -> None:
    page = "tests/attack/test_page.py::test_a_figure_of_a_shorter_attack_says_so"
    told = attack.run(Chapter("little", "One test.", (page,)), 0.05)
    assert (told["passed"], told["failed"], told["length"], told["figures"]) == (1, [], 0.05, {})


def test_a_chapter_that_breaks_off_did_not_hold() -> None:
    told = attack.run(Chapter("nothing", "No test.", (f"{HERE}::nothing",)), 0.05)
    assert told["failed"] == ["pytest broke off with 4"]
