"""The clients of `make load` at a few tables of the real server."""

import pytest

from bench.load.clients import SEATS, Ask, Found
from bench.load.climbing import step
from bench.load.contestants import OURS, Cores, contest

TABLES = 3
ASK = Ask(rate=50.0 * TABLES, seconds=2.0, warm=0.0)


@pytest.fixture(scope="module")
def found() -> Found:
    with contest(OURS, TABLES, Cores(None, None)) as running:
        return running.play(ASK)


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
