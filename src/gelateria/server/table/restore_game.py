"""A game as it begins at a table, and as the journal left it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gelateria.engine import Match, Past, VerifiableDealer
from gelateria.server.core import Core
from gelateria.server.store.journal import from_row
from gelateria.server.table.live_game import BrokenJournal, LiveGame
from gelateria.server.table.plan import Plan


async def past_of(core: Core, start: str | None) -> Past | None:
    """What was before a table, if it goes on from a record: that is played again elsewhere."""
    return (await core.replays.resume(start, is_new=False)).past if start is not None else None


def start_match(plan: Plan, seed: bytes, nonces: tuple[str, ...], past: Past | None) -> Match[Any, Any, Any, Any]:
    """The game as it begins at a table: from the box, or from where a record left it."""
    stream = VerifiableDealer(seed, nonces)
    return Match.resume(plan.setting(), past, stream) if past else Match(plan.setting(), stream)


def play_again(
    plan: Plan,
    seed: bytes,
    nonces: tuple[str, ...],
    past: Past | None,
    begun: int,
    entries: Sequence[Any],
    now: float,
) -> LiveGame:
    """The game as its journal left it. What is told to be in the future, by a clock that was set back, is now."""
    match = start_match(plan, seed, nonces, past)
    play = LiveGame(match.setting, match, min(begun / 1000, now))
    for row in entries:
        if row["seq"] != play.entries + 1:
            raise BrokenJournal(f"entry {play.entries + 1} is missing")
        entry = from_row(row)
        play.repeat(msgspec.structs.replace(entry, at=now) if entry.at > now else entry)
    return play
