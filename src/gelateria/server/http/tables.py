"""Tables over HTTP: make one, sit down, run it, watch it, take its record along."""

from typing import Annotated, Any

import segno
from litestar import Request, Router, get, post, put
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from gelateria.engine import find_game, read_record
from gelateria.server.accounts.accounts import change_name
from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.sessions import must_hold
from gelateria.server.errors import forbidden, in_the_way, not_found, unclear
from gelateria.server.fields import TOKEN, GameSlug, OptionValues, SocketKey, TableRef, TableStatus
from gelateria.server.http.accounts import Name
from gelateria.server.http.dependencies import VISITING, Visitor, address_of
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.links import base_address
from gelateria.server.http.parameters import TableId
from gelateria.server.lobby.listing import OpenTable
from gelateria.server.lobby.lobby import Made
from gelateria.server.protocol.messages import Over, Pledge, Room
from gelateria.server.server import Server
from gelateria.server.store.schema import UNFINISHED, seats, tables
from gelateria.server.table.access_keys import Holder, Role, issue_another
from gelateria.server.table.plan import BotPace, Plan
from gelateria.server.table.seat import seat_of
from gelateria.server.table.watching import refuse_if_unwatched, refuse_watcher

AnyRequest = Request[Any, Any, State]
InviteKey = Annotated[
    str, Meta(max_length=64, pattern=TOKEN, description="The key of the invitation, where the table is not listed.")
]
LinkKey = Annotated[
    str, Meta(max_length=64, pattern=TOKEN, description="The key of the link, where watching needs one.")
]
Level = Annotated[str, Meta(max_length=16, pattern=TOKEN, description="How well the bots play.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
PlayersWanted = Annotated[int, Meta(ge=0, le=15, description="The fewest the game allows, if you do not say.")]
Moves = Annotated[int, Meta(ge=0, le=20_000, description="After so many moves; without it, where the record ends.")]
MOST_RECORD = 2**18
"""Bytes of a record to go on from: one of the longest game that may be, as JSON, has fewer."""
NO_STORE = CacheControlHeader(no_store=True)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    plan: Annotated[Plan, Meta(description="How the table is set up.")]


class QuickPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with bots, started at once."""

    game: Annotated[str, Meta(max_length=64, pattern=TOKEN, description="The game, by its short name.")]
    players: PlayersWanted | None = None
    level: Level = "medium"
    options: OptionValues = {}
    pace: BotPace = "natural"
    pledge: Pledge | None = None


class FromRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to go on from, against bots."""

    record: Annotated[str, Meta(max_length=MOST_RECORD, description="A record: its token, or its JSON as text.")]
    move: Moves | None = None
    seat: Annotated[SeatNumber, Meta(description="Which seat you take.")] = 0
    level: Level = "medium"
    pace: BotPace = "natural"
    pledge: Pledge | None = None


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is called at a table."""

    name: Name


class Watch(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to watch."""

    link: LinkKey | None = None


class Watching(Struct, frozen=True):
    """A key to watch with."""

    table: TableRef
    key: SocketKey


class Invitation(Struct, frozen=True):
    """A link that lets friends in, and the same as a picture to be photographed.

    The key stays out of logs: it stands behind the `#`, which no browser sends.
    """

    link: Annotated[str, Meta(description="The link, with its key behind the #.")]
    qr: Annotated[str, Meta(description="SVG.")]


class Shown(Struct, frozen=True):
    """A table: who is there, and if it is over, how it went."""

    room: Annotated[Room, Meta(description="The table and who is there.")]
    over: Annotated[Over | None, Meta(description="How it went, once it is over.")]


class MyTable(Struct, frozen=True):
    """One of my games."""

    table: TableRef
    game: GameSlug
    status: TableStatus
    seat: Annotated[int, Meta(description="My seat, counted from 0.")]
    seats: Annotated[list[str], Meta(description="Who sits at it, seat by seat.")]
    awaited: Annotated[list[int], Meta(description="The seats whose turn it is.")]
    my_turn: Annotated[bool, Meta(description="Whether it is my turn.")]


class Token(Struct, frozen=True):
    """A record as one line of text."""

    token: Annotated[str, Meta(description="The record as one line of text.")]


def server_of(state: State) -> Server:
    server: Server = state.core
    return server


async def another_key(server: Server, table_id: str, role: Role, visitor: Visitor) -> str:
    """One more key for a visitor whose session still holds when it is written."""

    def job(connection: Connection) -> str:
        holder = Holder(visitor.person, must_hold(connection, visitor))
        return issue_another(connection, table_id, role, holder)

    key: str = await server.writer.run(job)
    return key


@get("/tables", responses=errors(429), cache_control=NO_STORE)
async def list_tables(state: State) -> list[OpenTable]:
    """All tables that can be joined or watched; `/ws/lobby` tells the same as it changes."""
    return list(server_of(state).news.listed.values())


@post("/tables", responses=errors(400, 401, 404, 422, 429))
async def make_table(
    data: JSONBody[NewTable], player: NamedDependency[Visitor], state: State, request: AnyRequest
) -> Made:
    """A new table. You are its host and sit in its first seat."""
    return await server_of(state).lobby.make(player, data.plan, address_of(request))


@post("/quick-play", responses=errors(400, 401, 404, 422, 429))
async def quick_play(data: JSONBody[QuickPlay], visitor: NamedDependency[Visitor], state: State) -> Made:
    """A table with bots in all other seats. It begins at once; with a pledge, as soon as the nonce is given."""
    fewest = _game(data.game).seats[0]
    plan = Plan(
        game=data.game,
        players=data.players or fewest,
        options=data.options,
        listed=False,
        rated=False,
        pace=data.pace,
    )
    return await server_of(state).lobby.play_bots(visitor, plan, data.pledge, data.level)


@post(
    "/tables/from-record",
    request_max_body_size=2 * MOST_RECORD,
    responses=errors(400, 401, 404, 409, 413, 422, 429, 503),
)
async def go_on_from_record(data: JSONBody[FromRecord], visitor: NamedDependency[Visitor], state: State) -> Made:
    """A game that was recorded, played on from there against bots, as a table of its own that is not rated."""
    server = server_of(state)
    start = await server.replays.resume(data.record, data.move, is_new=True)
    if start.over:
        raise in_the_way("That game is over: choose a move to go on from.", "table.over")
    if data.seat >= start.players:
        raise unclear(f"That game has seats 0 to {start.players - 1}.")
    plan = Plan(
        game=start.game,
        players=start.players,
        options=start.options,
        edition=start.edition,
        listed=False,
        rated=False,
        pace=data.pace,
    )
    return await server.lobby.play_bots(visitor, plan, data.pledge, data.level, data.seat, start)


@get("/tables/{table_id:str}", responses=errors(404, 429), cache_control=NO_STORE)
async def show_table(table_id: TableId, state: State) -> Shown:
    """Who is at the table. Whoever knows its id may ask; what happens in the game is for those with a key."""
    table = await server_of(state).registry.table(table_id)
    return Shown(table.room(), table.over)


@post("/tables/{table_id:str}/leave", responses=errors(401, 404, 409, 429), status_code=204)
async def leave(table_id: TableId, player: NamedDependency[Visitor], state: State) -> None:
    """Stand up before the game begins. When the host does, somebody else runs the table; if nobody can, it closes."""
    async with server_of(state).registry.turn_at(table_id) as table:
        await table.seating.leave(player.person)


@put("/tables/{table_id:str}/name", responses=errors(400, 401, 404, 409, 429))
async def rename(table_id: TableId, data: JSONBody[Named], player: NamedDependency[Visitor], state: State) -> Named:
    """Another name at this table, also in the middle of the game, also of somebody who watches.

    Tells the one you have then: no two have the same.
    """
    name, server = tidy_name(data.name), server_of(state)
    async with server.registry.turn_at(table_id) as table:
        if seat_of(table.seats, player.person) is not None or not table.spectators.has(player.person):
            return Named(await table.seating.rename(player.person, name))
        await server.writer.run(lambda connection: _change_name(connection, player, name))
        return Named(table.spectators.rename(player.person, name))


def _change_name(connection: Connection, visitor: Visitor, name: str) -> None:
    """Whoever watches is called here as everywhere."""
    must_hold(connection, visitor)
    change_name(connection, visitor.person, name)


@post("/tables/{table_id:str}/watch", responses=errors(400, 401, 403, 404, 429))
async def watch(table_id: TableId, data: JSONBody[Watch], visitor: NamedDependency[Visitor], state: State) -> Watching:
    """A key to watch with, where the table allows it."""
    server = server_of(state)
    table = await server.registry.table(table_id)
    await refuse_watcher(server, table_id, table.plan, data.link)
    return Watching(table_id, await another_key(server, table_id, "watch", visitor))


@post("/tables/{table_id:str}/watch-link", responses=errors(401, 403, 404, 409, 429))
async def watch_link(
    table_id: TableId, visitor: NamedDependency[Visitor], state: State, request: AnyRequest
) -> Invitation:
    """A link for friends who want to watch: for those who sit at the table."""
    server = server_of(state)
    table = await server.registry.table(table_id)
    if seat_of(table.seats, visitor.person) is None:
        raise forbidden("Only those who sit at the table invite others to watch.")
    refuse_if_unwatched(table.plan)
    base = base_address(request, server.settings)
    key = await another_key(server, table_id, "link", visitor)
    return invitation_of(f"{base}/table/{table_id}#watch={key}")


@get("/me/tables", responses=errors(401, 429), cache_control=NO_STORE)
async def my_tables(visitor: NamedDependency[Visitor], state: State) -> list[MyTable]:
    """My open and running games, and whose turn it is."""
    server = server_of(state)
    rows = await server.rows(
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == visitor.person, tables.c.status.in_(UNFINISHED))
        .order_by(tables.c.made.desc())
        .limit(100)
    )
    mine = []
    for row in rows:
        table = await server.registry.table(row["id"])
        seat = seat_of(table.seats, visitor.person)
        if seat is not None:
            awaited = table.play.awaited if table.play else []
            names = [sitter.name if sitter else "" for sitter in table.seats]
            mine.append(MyTable(table.id, table.plan.game, table.status, seat, names, awaited, seat in awaited))
    return mine


@get("/tables/{table_id:str}/record", responses=errors(404, 409, 429), media_type="application/json")
async def record(table_id: TableId, state: State) -> Response[bytes]:
    """A finished game as JSON, with the seed and everybody's nonces: `gelateria verify` checks its dice."""
    text = await _record(server_of(state), table_id)
    name = f'attachment; filename="gelateria-{table_id}.json"'
    return Response(text.encode(), media_type="application/json", headers={"content-disposition": name})


@get("/tables/{table_id:str}/token", responses=errors(404, 409, 429))
async def token(table_id: TableId, state: State) -> Token:
    """The same as one line of text."""
    return Token(read_record(await _record(server_of(state), table_id)).to_token())


async def _record(server: Server, table_id: str) -> str:
    row = await server.row(select(tables.c.record, tables.c.status).where(tables.c.id == table_id))
    if not row:
        raise not_found("table")
    if row["record"] is None:
        raise in_the_way("A record is shown when the game is over.")
    text: str = row["record"]
    return text


def invitation_of(link: str) -> Invitation:
    return Invitation(link, segno.make(link, error="m").svg_inline(scale=4, border=2))


def _game(slug: str) -> Any:
    try:
        return find_game(slug)
    except LookupError:
        raise not_found("game") from None


ROUTES = [
    Router(
        "/",
        route_handlers=[
            list_tables,
            make_table,
            quick_play,
            go_on_from_record,
            show_table,
            leave,
            rename,
            watch,
            watch_link,
            my_tables,
            record,
            token,
        ],
        dependencies=VISITING,
        tags=["tables"],
    )
]
