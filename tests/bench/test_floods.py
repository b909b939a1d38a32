"""What `python -m bench.floods` reckons, and that it measures a real server."""

import asyncio
import sys

import msgspec
import pytest

from bench.floods.measuring import HEADINGS, MOST_RATIO, Outcome, measure, rows
from bench.load.climbing import Spread
from tests.attack.floods import Flooded

CALM = Spread(0.5, 1.0, 2.0)
PLAIN = Outcome("pongs", CALM, CALM, CALM, CALM, 0, 100.0, 101.0, 100.0, 0.1, 0.0, Flooded())


def test_a_flood_is_borne_if_the_slow_answers_are_not_much_slower() -> None:
    assert PLAIN.kept
    assert msgspec.structs.replace(PLAIN, flooded_http=Spread(0.5, MOST_RATIO, 99.0)).kept
    assert not msgspec.structs.replace(PLAIN, flooded_table=Spread(0.5, MOST_RATIO + 0.1, 4.0)).kept
    assert not msgspec.structs.replace(PLAIN, lost=1).kept


def test_all_is_told_in_a_row_and_for_programs() -> None:
    heading, _, row = rows([PLAIN]).splitlines()
    assert heading.count("|") == row.count("|") == len(HEADINGS) + 1
    assert PLAIN.told["table_ratio"] == 1.0
    assert PLAIN.told["kept"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_a_flood_of_a_real_server_is_measured() -> None:
    told: list[Outcome] = []
    (outcome,) = asyncio.run(measure(["pongs"], 0.5, 2, told.append))
    assert told == [outcome]
    assert outcome.lost == 0
    assert outcome.flooded.opened
    assert min(outcome.quiet_table.p50, outcome.flooded_table.p50, outcome.flooded_http.p50, outcome.memory_after) > 0
