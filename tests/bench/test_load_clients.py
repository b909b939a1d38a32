"""The clients of `make load` at a few tables of the real server, on a clock that only goes on when they look at it."""

import asyncio
import random
from itertools import count

import pytest

from bench.load import clients
from bench.load.clients import SEATS, Ask, Found, Load
from bench.load.climbing import step
from bench.load.contestants import OURS, Cores, contest
from tests.server.chance import give_known_chance
from tests.server.hosted import hosted
from tests.server.patience import PATIENCE

TABLES = 3
ASK = Ask(rate=50.0 * TABLES, seconds=2.0, warm=0.0)
A_LOOK = 1e-3
"""Seconds that pass with each."""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    async def play() -> Found:
        async with hosted(tmp_path_factory.mktemp("server")) as server:
            load = Load(server.address, TABLES)
            await load.open()
            measured = await load.step(ASK, lambda: None)
            await load.close()
            return measured

    with pytest.MonkeyPatch.context() as patch:
        give_known_chance(patch, __name__)
        looks = count(1)
        patch.setattr(clients, "perf_counter", lambda: next(looks) * A_LOOK)
        patch.setattr(clients, "random", random.Random(1))
        patch.setattr(clients, "PATIENCE", PATIENCE)
        return asyncio.run(play())


def test_every_move_is_shown_once_to_the_mover_and_once_to_each_of_the_others(found: Found) -> None:
    assert len(found.own) >= found.moves > 0
    assert len(found.others) == (SEATS - 1) * len(found.own)


def test_no_more_is_played_than_was_asked_for(found: Found) -> None:
    assert len(found.own) <= ASK.rate * ASK.seconds


def test_nothing_is_refused_or_lost(found: Found) -> None:
    assert (found.refused, found.lost) == (0, 0)


def test_latencies_are_numbers(found: Found) -> None:
    told = step(ASK, found, server_cpu=0.5, server_memory=100.0, client_cpu=0.1)
    for times in (told.own, told.others):
        assert 0 < times.p50 <= times.p99 <= times.worst


def test_server_and_clients_run_as_processes_of_their_own() -> None:
    with contest(OURS, 1, Cores(None, None)) as running:
        measured = running.step(Ask(rate=20.0, seconds=0.5, warm=0.0))
    assert not running.broken
    assert measured.rate == 20.0
    assert measured.refused == 0
    assert measured.server_memory > 0
