"""Reports and rows that a command leaves behind."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMANDS = {
    "arena": ("arena", "geizen", "--bots", "random,greedy", "--games", "20"),
    "sweep": ("sweep", "geizen", "--set", "edition.chips.loan=5,0", "--games", "10"),
    "simulate": ("simulate", "geizen", "--games", "20"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_report_and_rows_are_the_same_bytes_again(run: Run, tmp_path: Path, name: str) -> None:
    files = []
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        report, data = folder / "report.html", folder / "rows.jsonl"
        ran = run(*COMMANDS[name], "--report", str(report), "--data", str(data))
        assert (ran.code, ran.err) == (0, "")
        files.append((report.read_bytes(), data.read_bytes()))
    assert files[0] == files[1]
    assert files[0][0].startswith(b"<!doctype html>")
    assert len(files[0][1].splitlines()) == 20


@pytest.mark.parametrize("name", COMMANDS)
def test_the_figures_do_not_depend_on_whether_they_are_kept(run: Run, tmp_path: Path, name: str) -> None:
    alone = json.loads(run(*COMMANDS[name], "--json").out)
    kept = json.loads(run(*COMMANDS[name], "--json", "--data", str(tmp_path / "rows.jsonl")).out)
    for data in (alone, kept):
        data.pop("games_per_second", None)
    assert alone == kept


@pytest.mark.parametrize(
    ("words", "complaint", "code"),
    [
        (["--report", "report.pdf"], "report.pdf must end in .html", 2),
        (["--data", "rows.csv"], "rows.csv must end in .jsonl or .parquet", 2),
        (["--data", "nowhere/rows.jsonl"], "there is no folder nowhere", 1),
    ],
)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_file_that_cannot_be_is_refused_before_anything_is_played(
    run: Run, name: str, words: list[str], complaint: str, code: int
) -> None:
    ran = run(*COMMANDS[name], *words)
    assert (ran.code, ran.out) == (code, "")
    assert complaint in " ".join(ran.err.split())


def test_without_the_extra_a_report_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    ran = run(*COMMANDS["simulate"], "--report", str(tmp_path / "report.html"))
    assert ran.code == 1
    assert "pip install 'gelateria[lab]'" in ran.err
