"""The page of an attack: what was measured stands there, and what was not is not made up."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.attack import figures
from tests.attack.page import add, page, read_points

MEASURED: dict[str, Any] = {"length": 1.0, "status": 409, "seated": 0}


def outcome(**noted: dict[str, Any]) -> dict[str, Any]:
    return {"passed": 3, "failed": [], "skipped": {}, "seconds": 4.0, "length": 1.0, "figures": noted}


def row(text: str, begins: str) -> str:
    (found,) = [line for line in text.splitlines() if line.startswith(f"| {begins}")]
    return found


def test_a_point_tells_what_was_measured_or_that_nothing_was() -> None:
    text = page(add({}, "points", outcome(**{"half-a-change": MEASURED})))
    assert "| 409, and 0 bots sit down |" in row(text, "Bots are asked for")
    assert "| not measured yet |" in row(text, "Two servers are started")
    assert text.count("not measured yet") == len(read_points()) - 1


def test_a_figure_of_a_shorter_attack_says_so() -> None:
    text = page(add({}, "points", outcome(**{"half-a-change": MEASURED | {"length": 0.05}})))
    assert "0 bots sit down (at length 0.05)" in text


def test_a_chapter_that_is_run_again_leaves_the_others_as_they_were() -> None:
    results = add({}, "points", outcome(**{"half-a-change": MEASURED}))
    results = add(results, "races", outcome(races={"length": 1.0, "pairs": 2, "races": 8}))
    again = add(results, "races", outcome(races={"length": 1.0, "pairs": 3, "races": 12}))
    assert "3 pairs, 12 races" in page(again)
    assert row(page(again), "Bots are asked for") == row(page(results), "Bots are asked for")


def test_what_several_tests_count_is_added_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "FOLDER", str(tmp_path))
    for games in (1000, 500):
        figures.tally("farming", ways=1, games=games)
    figures.note("farming", highest=1300)
    noted = json.loads((tmp_path / "farming.json").read_text(encoding="utf-8"))
    assert (noted["ways"], noted["games"], noted["highest"]) == (2, 1500, 1300)
