"""The tally of an evening: who won which of the games that were played one after the other."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import select

from gelateria.server.core import Core
from gelateria.server.fields import FinalPlace, GameSlug, ShownName, TableRef
from gelateria.server.store.schema import results, tables

MOST_GAMES = 50
"""The last ones; whoever played more than that in one evening should go to bed."""


class Placed(Struct, frozen=True):
    """How somebody came out of one game."""

    name: ShownName
    place: FinalPlace
    won: Annotated[bool, Meta(description="Whether they won, alone or together with others.")]


class EveningGame(Struct, frozen=True):
    """One of the games."""

    table: TableRef
    game: GameSlug
    places: Annotated[list[Placed], Meta(description="Everybody who played, the best first.")]


class Tally(Struct, frozen=True):
    """What the evening was like for one who played."""

    name: ShownName
    wins: Annotated[int, Meta(description="How many games they won.")]
    games: Annotated[int, Meta(description="How many they played.")]


class Evening(Struct, frozen=True):
    """All games that were played one after the other, and what they come to."""

    games: Annotated[list[EveningGame], Meta(description="In the order in which they ended.")]
    tally: Annotated[list[Tally], Meta(description="Whoever won most comes first.")]


async def evening_of(core: Core, table: str) -> Evening:
    """The evening that this table belongs to, as far as its games are over."""
    series = select(tables.c.series).where(tables.c.id == table).scalar_subquery()
    over = (tables.c.series == series, tables.c.status == "over")
    played = await core.rows(
        select(tables.c.id, tables.c.game).where(*over).order_by(tables.c.ended.desc()).limit(MOST_GAMES)
    )
    ids = [row["id"] for row in played]
    rows = await core.rows(select(results).where(results.c.table.in_(ids)).order_by(results.c.place, results.c.seat))
    games = [
        EveningGame(
            game["id"],
            game["game"],
            [Placed(row["name"], row["place"], row["won"] > 0) for row in rows if row["table"] == game["id"]],
        )
        for game in reversed(played)
    ]
    return Evening(games, _tally(sorted(rows, key=lambda row: row["at"])))


def _tally(rows: list[Any]) -> list[Tally]:
    """By person, whatever they called themselves; a bot is who it is called."""
    names: dict[str, str] = {}
    wins: dict[str, int] = {}
    games: dict[str, int] = {}
    for row in rows:
        who = row["person"] or f"the bot {row['name']}"
        names[who] = row["name"]
        wins[who] = wins.get(who, 0) + (row["won"] > 0)
        games[who] = games.get(who, 0) + 1
    tally = [Tally(names[who], wins[who], games[who]) for who in names]
    return sorted(tally, key=lambda one: (-one.wins, one.games))
