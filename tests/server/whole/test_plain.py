"""A server whose rules are plain Python serves the same games: beside compiled modules, and installed without any."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

import gelateria
from tests.server.running import RunningServer
from tests.server.whole.test_whole_games import TABLES, whole_game

PACKAGE = Path(gelateria.__file__).resolve().parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("plain"), plain=1) as running:
        yield running


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_with_bots_and_nothing_compiled_of_ours(game: str, server: RunningServer) -> None:
    asyncio.run(whole_game(game, server.address))
    if not hasattr(psutil.Process, "memory_maps"):
        return  # macOS does not tell what a process has loaded; the game was played all the same
    for process in (psutil.Process(server.pid), *server.helpers()):
        loaded = [Path(place.path) for place in process.memory_maps() if place.path.endswith(".so")]
        assert loaded, "others' compiled modules are seen"
        assert not [path for path in loaded if path.is_relative_to(PACKAGE)]
