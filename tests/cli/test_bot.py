"""The commands for people who write bots."""

import json
from pathlib import Path

import pytest

from tests.bots.bring import deciding
from tests.cli.conftest import Run


def test_a_checklist_for_people(run: Run, tmp_path: Path) -> None:
    ran = run("bot", "check", deciding(tmp_path, "return legal[0]"), "--game", "geizen", "--rounds", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ": 9 games at 4 tables" in ran.out
    assert "✓  answers" in ran.out
    assert "–  goodbye" in ran.out
    assert "It is welcome at every table." in ran.out


def test_a_failure_is_told_and_is_exit_code_1(run: Run, tmp_path: Path) -> None:
    ran = run("bot", "check", deciding(tmp_path, "return 99"), "--game", "geizen", "--rounds", "1")
    assert (ran.code, ran.err) == (1, "")
    assert "✗  answers" in ran.out
    assert "answered 99" in ran.out
    assert '"viewer":0' in "".join(ran.out.split())
    assert "1 to mend." in ran.out


def test_a_warning_is_exit_code_1_for_the_strict(run: Run, tmp_path: Path) -> None:
    words = ("bot", "check", deciding(tmp_path, "import time; return time.time_ns() % len(legal)"), "--game", "geizen")
    usual, strict = run(*words), run(*words, "--strict")
    assert (usual.code, strict.code) == (0, 1)
    assert "It may play; 1 to think about." in usual.out


def test_json_has_what_programs_rely_on(run: Run, tmp_path: Path) -> None:
    name = deciding(tmp_path, "return legal[0]")
    ran = run("bot", "check", name, "--game", "geizen", "--game", "gelati", "--rounds", "1", "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["ok"], data["bot"], data["games"]) == (0, True, name, 15)
    assert data["tables"][0] == "geizen with 2 players"
    assert set(data["seconds"]) == {"p50", "p99", "max"}
    assert {"check": "views", "verdict": "pass", "says": "it left the views as they were", "problems": []} in data[
        "findings"
    ]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["bot", "check"], "requires an argument"),
        (["bot", "check", "deep"], "There is no bot called 'deep'"),
        (["bot", "check", "greedy", "--game", "chess"], "There is no game called 'chess'"),
        (["bot", "check", "greedy", "--seconds", "0"], "--seconds"),
        (["bot", "check", "greedy", "--memory", "0"], "--memory"),
        (["bot", "check", "stdio:no-such-program-here"], "There is no program"),
        (["bot", "frobnicate"], "Available commands: "),
    ],
)
def test_what_is_not_understood_is_exit_code_2(run: Run, words: list[str], part: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert part in ran.err
