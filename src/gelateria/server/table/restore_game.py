"""A game as it begins at a table, and as the journal left it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gelateria.engine import Match, VerifiableDealer
from gelateria.server.core import Core
from gelateria.server.store.journal import from_row
from gelateria.server.table.live_game import AnyMatch, BrokenJournal, LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.workers.replay_answers import Resumed


async def past_of(core: Core, start: str | None) -> Resumed | None:
    """What was before a table, if it goes on from a record: that is played again elsewhere."""
    return await core.replays.resume(start, is_new=False) if start is not None else None


def start_game(plan: Plan, seed: bytes, nonces: tuple[str, ...], start: Resumed | None, at: float) -> LiveGame:
    """The game as it begins at a table: from the box, or from where a record left it, with what was before."""
    stream, setting = VerifiableDealer(seed, nonces), plan.setting()
    match: AnyMatch = Match.resume(setting, start.past, stream) if start else Match(setting, stream)
    return LiveGame(setting, match, at, start.told if start else ())


def play_again(
    plan: Plan,
    seed: bytes,
    nonces: tuple[str, ...],
    start: Resumed | None,
    begun: int,
    entries: Sequence[Any],
    now: float,
) -> LiveGame:
    """The game as its journal left it. What is told to be in the future, by a clock that was set back, is now."""
    play = start_game(plan, seed, nonces, start, min(begun / 1000, now))
    for row in entries:
        if row["seq"] != play.entries + 1:
            raise BrokenJournal(f"entry {play.entries + 1} is missing")
        entry = from_row(row)
        play.repeat(msgspec.structs.replace(entry, at=now) if entry.at > now else entry)
    return play
