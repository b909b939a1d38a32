"""The clients of `make load` at a few tables of the real server."""

import pytest

from bench.load.clients import Ask
from bench.load.climbing import Step
from bench.load.contestants import OURS, Cores, contest

TABLES = 3
SECONDS = 2.0


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    with contest(OURS, TABLES, Cores(None, None)) as running:
        return [running.step(Ask(rate, SECONDS, 0.2)) for rate in (TABLES, 40 * TABLES)]


def test_every_table_moves_at_the_rate_that_was_asked_for(steps: list[Step]) -> None:
    slow, quick = steps
    assert slow.moves * SECONDS == pytest.approx(TABLES * SECONDS, abs=TABLES)
    assert slow.moves < quick.moves <= 1.1 * quick.rate


def test_nothing_is_refused_or_lost_and_games_that_end_are_followed_by_others(steps: list[Step]) -> None:
    assert [(step.refused, step.lost) for step in steps] == [(0, 0), (0, 0)]


def test_latencies_and_costs_are_numbers(steps: list[Step]) -> None:
    for step in steps:
        for times in (step.own, step.others):
            assert 0 < times.p50 <= times.p99 <= times.worst
        assert step.server_cpu > 0
        assert step.server_memory > 10
        assert step.client_cpu >= 0
