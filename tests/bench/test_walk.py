"""How far a move walks through the server, and that nobody makes it longer without a word."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.walk import Recorder, Walk
from gelateria.engine import find_game
from tests.once import made_once


@pytest.fixture(scope="module")
def walks(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return json.loads((made_once(tmp_path_factory, "walks", walk) / "told.json").read_bytes())


def walk(folder: Path) -> None:
    command = [sys.executable, "-m", "bench.walk", "--json"]
    told = subprocess.run(command, env=os.environ | {"GELATERIA_PLAIN": "1"}, capture_output=True, check=True)
    (folder / "told.json").write_bytes(told.stdout)


def test_a_move_visits_few_files_and_asks_few_questions(walks: Any) -> None:
    move = walks["a person's move"]
    assert move["files"] <= 12
    assert move["calls"] <= 65
    assert move["calls of all"] <= 150


def test_every_walk_is_measured(walks: Any) -> None:
    assert all(figures["calls"] >= figures["functions"] > figures["files"] > 0 for figures in walks.values())


def test_a_recorder_notes_what_is_ours_and_is_called_while_it_listens() -> None:
    recorder = Recorder()
    with recorder.listening():
        find_game("geizen")
        recorder.begin()
        find_game("geizen")
        json.dumps({})
        walk = recorder.end()
        find_game("geizen")
    assert walk.calls.count(find_game.__code__) == 1
    assert walk.in_server == []


def test_a_walk_is_cut_where_a_function_is_called_again() -> None:
    def first() -> None: ...

    def second() -> None: ...

    one, other = first.__code__, second.__code__
    assert Walk([other, one, other, one, other]).between(one).calls == [one, other]
