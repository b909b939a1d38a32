"""The machine's clock is set, by days, forth and back: nobody gets a day to think, and nobody's time is over by it."""

import random
import time
from pathlib import Path

import pytest

from gelateria.server.ops.clock import WallClock
from tests.attack.figures import Progress, note
from tests.attack.length import lasting
from tests.server.manual_clock import ManualClock
from tests.server.tabled import Company, Ear, as_after_a_kill, deadlines, in_company, server_here

DAY = 86_400.0
A_DECISION = 20.0
"""Seconds, where it is to be fast."""


def test_at_every_start_the_clock_shows_another_day(tmp_path: Path) -> None:
    """The server is killed each time, after a moment of its own."""
    luck, restarts, progress = random.Random("clocks"), lasting(150, 5), Progress("clocks")
    left: list[float] = []

    async def what(there: Company) -> None:
        true = there.clock.now()
        folder = as_after_a_kill(tmp_path / "first", tmp_path / "copy 0")
        for number in range(1, restarts + 1):
            clock = ManualClock(true + luck.choice((-1, 1)) * luck.choice((1.0, 3600.0, DAY, 30 * DAY)) * luck.random())
            async with server_here(folder, clock, restart_credit=0) as server:
                table = await server.registry.table(there.table.id)
                for viewer in range(table.plan.players):
                    table.join(Ear(table, viewer), viewer, None, None)
                left.extend(deadlines(table, there.awaited.viewer).seats.values())
                clock.pass_by(luck.uniform(0, 0.1))
                await table.settled()
                assert table.play
                assert table.play.entries == 0, "nobody stood in"
                folder = as_after_a_kill(folder, tmp_path / f"copy {number}")
            progress(f"{number} of {restarts}")

    in_company(tmp_path / "first", what, "geizen", 2, clock="fast")
    note("clocks", restarts=restarts, least=round(min(left), 1), most=round(max(left), 1), decision=A_DECISION)
    assert min(left) >= 0
    assert max(left) <= A_DECISION


def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before - DAY)
    assert clock.now() >= before
    monkeypatch.setattr(time, "time", lambda: before + DAY)
    assert clock.now() < before + DAY
