"""The commands for people who write bots."""

import json
import os
import shlex
from pathlib import Path

import pytest

from gelateria.bots import find_bot
from gelateria.bots.external.cage import cages, in_words
from tests.bots.external.bring import deciding
from tests.bots.external.programs import answering, be_patient
from tests.cli.conftest import Run


def test_a_checklist_for_people(run: Run, tmp_path: Path) -> None:
    ran = run("bot", "check", deciding(tmp_path, "return legal[0]"), "--game", "geizen", "--rounds", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ": 9 games at 4 tables" in " ".join(ran.out.split())
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
    counting = "Mine.asked = getattr(Mine, 'asked', 0) + 1; return Mine.asked % len(legal)"
    words = ("bot", "check", deciding(tmp_path, counting), "--game", "geizen")
    usual, strict = run(*words), run(*words, "--strict")
    assert (usual.code, strict.code) == (0, 1)
    assert "It may play; 1 to think about." in usual.out


@pytest.mark.skipif(os.name != "posix", reason="programs play on Linux, macOS and the like")
def test_a_program_s_cage_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)
    words = ("bot", "check", answering(tmp_path, "{'index': 0}"), "--game", "geizen", "--rounds", "1")
    for cage in cages():
        monkeypatch.setenv("GELATERIA_BOT_CAGE", cage)
        ran = run(*words)
        assert (ran.code, ran.err) == (0, "")
        assert f"It was kept in a cage: {in_words(cage, network=False)}." in " ".join(ran.out.split())
    assert "cage" not in run("bot", "check", "random", "--game", "geizen", "--rounds", "1").out


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


@pytest.mark.parametrize(
    ("file", "title"), [("my_bot.py", "MyBot"), ("lucky.py", "Lucky"), ("_2nd_try.py", "Bot2ndTry"), ("ΔT.py", "ΔT")]
)
def test_a_new_bot_is_called_after_its_file_and_can_be_loaded(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, title: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("bot", "new", file)
    assert (ran.code, ran.err) == (0, "")
    assert f"gelateria bot check {shlex.quote(f'{file}:{title}')}\n" in ran.out
    assert callable(find_bot(f"{file}:{title}"))


@pytest.mark.parametrize("file", ["my-bot.py", "my_bot", "class.py", "bot.txt", ".py"])
def test_a_file_that_cannot_be_a_module_is_refused(run: Run, tmp_path: Path, file: str) -> None:
    ran = run("bot", "new", str(tmp_path / file))
    assert (ran.code, list(tmp_path.glob("*bot*"))) == (2, [])
    assert "is no name for a Python file" in ran.err


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("precious")
    assert run("bot", "new", str(file)).code == 1
    assert file.read_text() == "precious"
    ran = run("bot", "new", str(tmp_path / "nowhere" / "my_bot.py"))
    assert (ran.code, "cannot be written: No such file or directory" in ran.err) == (1, True)
