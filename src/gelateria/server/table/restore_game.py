"""A game as it begins at a table, and as the journal left it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from gelateria.engine import Match, VerifiableDealer, find_game, read_record, replay
from gelateria.server.store.journal import from_row
from gelateria.server.table.live_game import BrokenJournal, LiveGame
from gelateria.server.table.plan import Plan


def start_match(plan: Plan, seed: bytes, nonces: tuple[str, ...], inherited: str | None) -> Match[Any, Any, Any, Any]:
    """The game as it begins at a table: from the box, or from where a record left it."""
    stream = VerifiableDealer(seed, nonces)
    if inherited is None:
        return Match(plan.setting(), stream)
    record = read_record(inherited)
    match = replay(find_game(record.game), record)
    match.go_on_with(stream)
    return match


async def first_position(
    plan: Plan, seed: bytes, nonces: tuple[str, ...], inherited: str | None
) -> Match[Any, Any, Any, Any]:
    """The same, while others go on: a record may be long."""
    if inherited is None:
        return start_match(plan, seed, nonces, None)
    return await asyncio.to_thread(start_match, plan, seed, nonces, inherited)


def play_again(
    plan: Plan,
    seed: bytes,
    nonces: tuple[str, ...],
    inherited: str | None,
    begun: int,
    entries: Sequence[Any],
    now: float,
) -> LiveGame:
    """The game as its journal left it. What is told to be in the future, by a clock that was set back, is now."""
    match = start_match(plan, seed, nonces, inherited)
    play = LiveGame(match.setting, match, min(begun / 1000, now))
    for row in entries:
        if row["seq"] != play.entries + 1:
            raise BrokenJournal(f"entry {play.entries + 1} is missing")
        entry = from_row(row)
        play.repeat(msgspec.structs.replace(entry, at=now) if entry.at > now else entry)
    return play
