"""How long others wait while one address floods the server, or one guest wants hints at sixteen tables.

Times are measured, so this is for a machine that has nothing else to do, and for `make attack` alone. That others are
served at all is held in every `make test`: test_floods.py, tests/server/whole/test_hints.py.
"""

import asyncio

import pytest

from bench.floods.measuring import MOST_RATIO, Outcome, measure
from bench.one_guest import hints, server_up
from tests.attack.figures import Progress, note
from tests.attack.floods import FLOODS
from tests.attack.length import ATTACK, lasting

pytestmark = pytest.mark.skipif(not ATTACK, reason="measures times; for a machine that has nothing else to do")

BYSTANDERS = 8
TRIES = 3
"""A machine has moods: what did not hold is measured again, and it is told how often."""
IN_THE_REVIEW = ("pongs", "control-frames", "nonsense", "syncs", "lobby-text")
"""With four sockets each."""


def worst(outcome: Outcome) -> float:
    return max(outcome.table_ratio, outcome.http_ratio)


def test_bystanders_of_a_flood_wait_at_most_three_times_as_long() -> None:
    seconds, progress = lasting(5, 2), Progress("floods")
    measured: dict[str, Outcome] = {}
    tries = dict.fromkeys(FLOODS, 0)

    def report(outcome: Outcome) -> None:
        progress(f"{outcome.name}: {worst(outcome):.1f} times as long")

    async def flood() -> None:
        for _ in range(TRIES):
            for name in FLOODS:
                if name not in measured or not measured[name].kept:
                    (measured[name],) = await measure([name], seconds, BYSTANDERS, report)
                    tries[name] += 1

    asyncio.run(flood())
    outcomes = list(measured.values())
    note("floods", bystanders=BYSTANDERS, floods=[one.told | {"tries": tries[one.name]} for one in outcomes])
    four = [one for one in outcomes if one.name in IN_THE_REVIEW]
    note(
        "four-sockets",
        quiet=round(max(one.quiet_table.p99 for one in four), 1),
        flooded=round(max(one.flooded_table.p99 for one in four), 1),
        times=round(max(worst(one) for one in four), 1),
        floods=len(outcomes),
        most=round(max(worst(one) for one in outcomes), 1),
    )
    assert not [f"{one.name}: {worst(one):.1f} times, {one.lost} lost" for one in outcomes if not one.kept], MOST_RATIO


def test_a_guest_who_wants_hints_at_sixteen_tables_slows_nobodys_bots() -> None:
    async def ask() -> tuple[float, float]:
        async with server_up() as (address, _):
            alone, beside = await hints(address, 16, lasting(10, 4))
        return alone["a bot"]["median"], beside["a bot"]["median"]

    alone, beside = asyncio.run(ask())
    note("hints", alone=alone, beside=beside)
    assert beside < 100, "milliseconds"
