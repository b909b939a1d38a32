"""All bytes ever sent to a seat or a spectator are the same, whatever is hidden from it; planted leaks are caught."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelateria.engine import Setting, Viewer
from gelateria.server.core import open_core
from gelateria.server.protocol.messages import Deadlines, Room, Snapshot
from gelateria.server.settings import Settings
from gelateria.server.table.deadlines import Clockwork
from gelateria.server.table.live_game import LiveGame, view_hash
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.scale import many
from tests.server.manual_clock import ManualClock
from tests.server.worlds import Pair, pair_of

PLANS = {
    "geizen": Plan(game="geizen", players=3, clock="fast"),
    "gelati": Plan(game="gelati", players=3, clock="fast"),
    "gelato-mio": Plan(game="gelato-mio", players=4, clock="relaxed"),
    "gelini-nightlife": Plan(game="gelini-nightlife", players=3),
    "jelly-monster in real time": Plan(game="jelly-monster", players=4),
    "jelly-monster in calm": Plan(game="jelly-monster", players=3, options={"calm": True}, clock="fast"),
    "hush": Plan(game="hush", players=3),
}
OPEN = ("geizen", "gelini-nightlife")
STARTS = (0, 12, 45)
"""After so many moves of a random game two worlds part."""


async def walk_all(folder: Path, plan: Plan, seeds: range, viewers: list[Viewer] | None = None) -> list[Pair]:
    """Pairs of worlds of one plan, for every viewer, held to the law."""
    walked = []
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(open_core(Settings(data=str(folder / name)), ManualClock()))
            for name in ("one", "other")
        ]
        for viewer in viewers or [None, *range(plan.players)]:
            for seed in seeds:
                for moves in STARTS:
                    number = 100 * seed + (0 if viewer is None else viewer + 1)
                    pair = pair_of((houses[0], houses[1]), plan, viewer, number, moves)
                    if pair:
                        await pair.walk(25 if pair.one.setting.timers else 12)
                        walked.append(pair)
    return walked


@pytest.mark.parametrize("name", PLANS)
def test_nothing_hidden_changes_a_byte_or_a_moment(name: str, tmp_path: Path) -> None:
    walked = asyncio.run(walk_all(tmp_path, PLANS[name], many(1)))
    frames = sum(len(pair.one.ears[pair.viewer].frames) for pair in walked)
    assert frames > 20 * len(walked) / 2
    if name not in OPEN:
        assert sum(pair.differed for pair in walked) >= 10
    if "jelly" in name:
        assert sum(pair.unseen for pair in walked) >= 20
    if "real time" in name:
        assert sum(pair.rung for pair in walked) >= 1


# Planted leaks -------------------------------------------------------------------------------------


def counts_hidden_moves(patch: pytest.MonkeyPatch) -> None:
    honest = LiveGame.snapshot

    def snapshot(play: LiveGame, viewer: Viewer) -> Snapshot:
        return msgspec.structs.replace(honest(play, viewer), number=play.entries)

    patch.setattr(LiveGame, "snapshot", snapshot)


def tells_the_position(patch: pytest.MonkeyPatch) -> None:
    honest = LiveGame.snapshot

    def snapshot(play: LiveGame, viewer: Viewer) -> Snapshot:
        return msgspec.structs.replace(honest(play, viewer), hash=view_hash(play.match.state.key()))

    patch.setattr(LiveGame, "snapshot", snapshot)


def tells_the_seed(patch: pytest.MonkeyPatch) -> None:
    honest = Table.room

    def room(table: Table) -> Room:
        if not table.play:
            return honest(table)
        seed = view_hash(table.play.match.state.key())  # stands for it: in the other world it is another one
        return msgspec.structs.replace(honest(table), commitment=seed)

    patch.setattr(Table, "room", room)


def tells_all_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Setting, "seen", lambda setting, events, viewer: events)


def shows_empty_steps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "_looks_different", lambda play, viewer: True)


def tells_everybodys_deadlines(patch: pytest.MonkeyPatch) -> None:
    def told(clockwork: Clockwork, now: float, others_wait: bool) -> Deadlines:
        began = clockwork.play.match.length
        return Deadlines({seat: float(began) for seat in clockwork.play.awaited})

    patch.setattr(Clockwork, "told", told)


def says_why_not(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveGame, "take_back", lambda play, seat, at, origin: play.match.take_back(seat))


def breathes_when_somebody_acts(patch: pytest.MonkeyPatch) -> None:
    honest = Table._show

    def show(table: Table, *given: Any) -> None:
        honest(table, *given)
        assert table.time
        table.time.tell()

    patch.setattr(Table, "_show", show)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    counts_hidden_moves: "jelly-monster in real time",
    tells_the_position: "gelati",
    tells_the_seed: "gelato-mio",
    tells_all_events: "gelati",
    shows_empty_steps: "jelly-monster in calm",
    tells_everybodys_deadlines: "jelly-monster in real time",
    says_why_not: "jelly-monster in real time",
    breathes_when_somebody_acts: "jelly-monster in real time",
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differ"):
        asyncio.run(walk_all(tmp_path, PLANS[LEAKS[leak]], many(1)))
