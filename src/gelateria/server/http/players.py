"""Players over HTTP: who is how strong in a game, what somebody played, and what I played."""

import re
from typing import Annotated, Any, Literal

from litestar import Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import and_, case, func, or_, select
from sqlalchemy.engine import RowMapping

from gelateria.engine import UnknownGame, find_game
from gelateria.server.accounts.accounts import is_person_id
from gelateria.server.accounts.ratings import Skill, shown_column, skill_of
from gelateria.server.core import Core
from gelateria.server.errors import not_found, unclear
from gelateria.server.fields import (
    AFTER,
    BEFORE,
    WHY_UNRATED,
    WORTH,
    FinalPlace,
    FinalScore,
    GameSlug,
    IsRated,
    SeatIndex,
    ShownName,
    SitterId,
    SitterLevel,
    TableRef,
    Unrated,
    WinShare,
)
from gelateria.server.http.dependencies import VISITING, Visitor
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import GameName, PersonId
from gelateria.server.store.schema import people, ratings, results

RECENT = 10
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="At most so many.")]
Kind = Annotated[Literal["account", "bot"], QueryParameter(description="Whose: people's, or bots'.")]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="After so many.")]
Slug = Annotated[str | None, QueryParameter(max_length=64, description="Only this game.")]
Cursor = Annotated[str | None, QueryParameter(max_length=40, description="Only older ones: `next` of the last page.")]
CURSOR = re.compile(r"(\d{1,16})-([A-Za-z0-9_-]{1,16})")


class Ranked(Struct, frozen=True):
    """A line of the leaderboard."""

    rank: Annotated[int, Meta(description="The rank, 1 is the best.")]
    person: Annotated[str, Meta(description="The person's id.")]
    name: ShownName
    kind: Annotated[str, Meta(description="`account` or `bot`.")]
    rating: Annotated[int, Meta(description="The rating.")]
    games: Annotated[int, Meta(description="Rated games.")]
    opponents: Annotated[int, Meta(description="Against so many different ones.")]
    provisional: Annotated[
        bool,
        Meta(description="It rests on less than ten games' worth, or ten opponents, and is held down until then."),
    ]


class Leaderboard(Struct, frozen=True):
    """The players of a game, the strongest first."""

    game: GameSlug
    players: Annotated[int, Meta(description="How many there are in all.")]
    ranked: Annotated[list[Ranked], Meta(description="The strongest first.")]


class PastResult(Struct, frozen=True):
    """How a game went for somebody."""

    at: Annotated[int, Meta(description="When, in milliseconds since 1970.")]
    place: FinalPlace
    score: FinalScore
    won: WinShare
    rated: IsRated
    unrated: Annotated[Unrated | None, WHY_UNRATED]
    before: Annotated[int | None, BEFORE]
    after: Annotated[int | None, AFTER]
    worth: Annotated[float | None, WORTH]


class Record(Struct, frozen=True):
    """What somebody did in a game so far."""

    game: GameSlug
    rating: Annotated[int | None, Meta(description="The rating.")]
    provisional: Annotated[bool, Meta(description="Too few games to be sure of it.")]
    games: Annotated[int, Meta(description="How many games.")]
    wins: Annotated[int, Meta(description="Shared ones too.")]
    mean_place: Annotated[float, Meta(description="The mean place, 1 is the best.")]
    best_score: Annotated[int, Meta(description="The highest score so far.")]
    streak: Annotated[int, Meta(description="Wins in a row, up to now.")]
    recent: Annotated[list[PastResult], Meta(description="The last ten, the newest first.")]
    curve: Annotated[list[int], Meta(description="The rating after each of the last ten rated games, the newest last.")]


class Profile(Struct, frozen=True):
    """What everybody may know about somebody."""

    id: Annotated[str, Meta(description="The person's id.")]
    name: ShownName
    kind: Annotated[str, Meta(description="`guest`, `account` or `bot`.")]
    since: Annotated[int, Meta(description="When they first came in, in milliseconds since 1970.")]
    games: Annotated[list[Record], Meta(description="What they did in each game.")]


class PastSeat(Struct, frozen=True):
    """How a seat of a past table came out."""

    seat: SeatIndex
    person: SitterId
    bot: SitterLevel
    name: ShownName
    place: FinalPlace
    score: FinalScore
    won: WinShare
    unrated: Annotated[Unrated | None, WHY_UNRATED]
    before: Annotated[int | None, BEFORE]
    after: Annotated[int | None, AFTER]
    worth: Annotated[float | None, WORTH]


class PastTable(Struct, frozen=True):
    """A table where I sat."""

    table: TableRef
    game: GameSlug
    ended: Annotated[int, Meta(description="When it was over, in milliseconds since 1970.")]
    rated: IsRated
    seat: Annotated[int, Meta(description="Mine.")]
    seats: Annotated[list[PastSeat], Meta(description="How each seat came out.")]


class History(Struct, frozen=True):
    """Tables where I sat, the newest first."""

    tables: Annotated[list[PastTable], Meta(description="The tables, the newest first.")]
    next: Annotated[str | None, Meta(description="Where the next page begins: for `before`.")]


@get("/games/{game:str}/ratings", tags=["players"], responses=errors(400, 404))
async def show_ratings(
    game: GameName, state: State, kind: Kind = "account", limit: Limit = 50, offset: Offset = 0
) -> Leaderboard:
    """The leaderboard of a game: its people, or the bots that have accounts."""
    check_game(game)
    core: Core = state.core
    query = (
        select(
            people.c.name,
            people.c.kind,
            ratings,
            func.rank().over(order_by=shown_column().desc()).label("rank"),
        )
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, people.c.kind == kind)
        .order_by(shown_column().desc(), ratings.c.games.desc(), ratings.c.person)
        .limit(limit)
        .offset(offset)
    )
    counted = select(func.count()).select_from(ratings).join(people, people.c.id == ratings.c.person)
    count = await core.value(counted.where(ratings.c.game == game, people.c.kind == kind))
    return Leaderboard(game, count, [_ranked(row) for row in await core.rows(query)])


@get("/people/{person:str}", tags=["players"], responses=errors(404))
async def show_person(person: PersonId, state: State) -> Profile:
    """Somebody's public profile: no tables and no company, which may be private."""
    core: Core = state.core
    found = await core.row(select(people).where(people.c.id == person)) if is_person_id(person) else None
    if found is None:
        raise not_found("person")
    totals = await core.rows(
        select(
            results.c.game,
            func.count().label("games"),
            func.sum(case((results.c.won > 0, 1), else_=0)).label("wins"),
            func.avg(results.c.place).label("mean_place"),
            func.max(results.c.score).label("best_score"),
        )
        .where(results.c.person == person)
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    rated = {row["game"]: skill_of(row) for row in await core.rows(select(ratings).where(ratings.c.person == person))}
    records = [await _record(core, person, row, rated.get(row["game"])) for row in totals]
    return Profile(found["id"], found["name"], found["kind"], found["made"], records)


@get("/me/history", tags=["players"], responses=errors(400, 401, 404))
async def show_history(
    state: State,
    visitor: NamedDependency[Visitor],
    game: Slug = None,
    before: Cursor = None,
    limit: Limit = 20,
) -> History:
    """My finished tables."""
    core: Core = state.core
    query = select(results).where(results.c.person == visitor.person)
    if game is not None:
        check_game(game)
        query = query.where(results.c.game == game)
    if before is not None:
        at, table = read_cursor(before)
        query = query.where(or_(results.c.at < at, and_(results.c.at == at, results.c.table < table)))
    mine = await core.rows(query.order_by(results.c.at.desc(), results.c.table.desc()).limit(limit + 1))
    page = mine[:limit]
    with_me = await core.rows(
        select(results).where(results.c.table.in_([row["table"] for row in page])).order_by(results.c.seat)
    )
    more = len(mine) > limit
    return History(
        [_past_table(row, [one for one in with_me if one["table"] == row["table"]]) for row in page],
        f"{page[-1]['at']}-{page[-1]['table']}" if more else None,
    )


def check_game(slug: str) -> None:
    """Refused if there is no such game."""
    try:
        find_game(slug)
    except UnknownGame:
        raise not_found("game") from None


def read_cursor(cursor: str) -> tuple[int, str]:
    found = CURSOR.fullmatch(cursor)
    if not found:
        raise unclear("`before` is the `next` of another page.")
    return int(found[1]), found[2]


async def _record(core: Core, person: str, totals: RowMapping, skill: Skill | None) -> Record:
    here = and_(results.c.person == person, results.c.game == totals["game"])
    recent = await core.rows(select(results).where(here).order_by(results.c.at.desc(), results.c.table).limit(RECENT))
    curve = await core.rows(
        select(results.c.after)
        .where(here, results.c.after.is_not(None))
        .order_by(results.c.at.desc(), results.c.table)
        .limit(RECENT)
    )
    lost = select(func.max(results.c.at)).where(here, results.c.won == 0).scalar_subquery()
    streak = await core.value(
        select(func.count()).where(here, results.c.won > 0, results.c.at > func.coalesce(lost, -1))
    )
    return Record(
        game=totals["game"],
        rating=skill.shown if skill else None,
        provisional=skill is None or skill.is_provisional,
        games=totals["games"],
        wins=int(totals["wins"]),
        mean_place=round(float(totals["mean_place"]), 2),
        best_score=totals["best_score"],
        streak=streak,
        recent=[PastResult(**_taken(row, PastResult)) for row in recent],
        curve=[round(row["after"]) for row in reversed(curve)],
    )


def _ranked(row: RowMapping) -> Ranked:
    skill = skill_of(row)
    return Ranked(
        rank=row["rank"],
        person=row["person"],
        name=row["name"],
        kind=row["kind"],
        rating=skill.shown,
        games=skill.games,
        opponents=skill.opponents,
        provisional=skill.is_provisional,
    )


def _past_table(mine: RowMapping, seats: list[RowMapping]) -> PastTable:
    return PastTable(
        mine["table"],
        mine["game"],
        mine["at"],
        mine["rated"],
        mine["seat"],
        [PastSeat(**_taken(row, PastSeat)) for row in seats],
    )


def _taken(row: RowMapping, into: type[Struct]) -> dict[str, Any]:
    """The fields that this answer has, ratings as whole numbers."""
    taken = {name: row[name] for name in into.__struct_fields__}
    for name in ("before", "after"):
        if taken[name] is not None:
            taken[name] = round(taken[name])
    return taken


ROUTES = [Router("/", dependencies=VISITING, route_handlers=[show_ratings, show_person, show_history])]
