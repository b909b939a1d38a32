"""The end of a game: its result is kept, then everybody sees it, and the seed."""

from collections import Counter

import msgspec
from sqlalchemy import bindparam, select

from gelateria.engine import Dice
from gelateria.server.core import Core
from gelateria.server.fields import Unrated
from gelateria.server.lobby.results import Ending, Entry, keep_result, shown_over
from gelateria.server.store.schema import tables
from gelateria.server.table.placings import placings, why_over
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table

CHANCE = select(tables.c.seed, tables.c.nonces, tables.c.start).where(tables.c.id == bindparam("id"))


async def finish_game(core: Core, table: Table) -> None:
    """Keep the result, then show it."""
    play = table.play
    row = await core.find(CHANCE, id=table.id)
    assert play
    assert row
    nonces = tuple(msgspec.json.decode(row["nonces"], type=list[str]))
    record = play.match.record(Dice.of(row["seed"], nonces, play.inherited if row["start"] is not None else None))
    why = why_over(play)
    unrated = why_unrated(table.plan, why)
    ending = Ending(
        table=table.id,
        game=table.plan.game,
        why=why,
        unrated=unrated,
        needed=play.setting.game.enough_decisions,
        entries=_entries(table),
        own=[] if unrated else play.own_plays(),
        record=record.to_json(),
        dice=Counter(play.match.throws()),
        at=core.now_ms(),
    )
    kept = await core.writer.run(lambda connection: keep_result(connection, ending))
    table.finish(shown_over(why, kept, play.match, row["seed"], nonces))


def why_unrated(plan: Plan, why_over: str) -> Unrated | None:
    """Why a game of this table that ended so is rated for nobody."""
    if not plan.rated:
        return "casual"
    if plan.edition is not None:
        return "edition"
    return "together" if why_over == "table.end-together" else None


def _entries(table: Table) -> list[Entry]:
    assert table.play
    return [
        Entry(
            seat=placing.seat,
            person=sitter.person,
            bot=sitter.bot,
            name=sitter.name,
            place=placing.place,
            score=placing.score,
            won=placing.won,
            resigned=placing.seat in table.play.resigned,
        )
        for placing, sitter in zip(placings(table.play), table.seats, strict=True)
        if sitter
    ]
