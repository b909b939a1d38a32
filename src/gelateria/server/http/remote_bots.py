"""For bot accounts: a stream of what concerns the bot, one JSON object a line, and moves by POST.

docs/remote-bots.md tells it to those who write bots.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from gelateria.server.accounts.sessions import must_hold, visitor_by_token
from gelateria.server.errors import too_many
from gelateria.server.http.dependencies import VISITING, Visitor
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import TableId
from gelateria.server.http.tables import InviteKey, SeatNumber
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.server import Server
from gelateria.server.store.outage import Away
from gelateria.server.table.seating import Seated

KEEP_ALIVE = 15.0
"""Seconds of silence after which a line is sent all the same."""
HELLO = b'{"t":"hello"}'
ALIVE = b'{"t":"alive"}'
NDJSON = "application/x-ndjson"

AnyRequest = Request[Any, Any, State]
LINES = ResponseSpec(
    data_container=str, description="One JSON object a line, for ever.", media_type=NDJSON, generate_examples=False
)


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down."""

    seat: SeatNumber | None = None
    invite: InviteKey | None = None


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot does."""

    decision: Annotated[
        int, Meta(ge=0, lt=2**53, description="The number of the decision it answers, as the turn told it.")
    ]
    action: Annotated[dict[str, Any], Meta(description="One of the turn's choices.")]


@get("/stream", media_type=NDJSON, responses={200: LINES, **errors(401, 429)})
async def listen(request: AnyRequest, bot_visitor: NamedDependency[Visitor]) -> Stream:
    """All that concerns the bot, as it happens. First the turns that wait for it already."""
    server: Server = request.app.state.core
    if not server.remote.has_room(bot_visitor.person):
        raise too_many("This bot listens on too many streams already.")
    token = request.headers.get("authorization", "")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(lines_for(server, bot_visitor.person, token), media_type=NDJSON, headers=headers)


async def lines_for(server: Server, person: str, token: str) -> AsyncIterator[bytes]:
    """What the stream says, until the bot is gone, the server stops, or the token is no longer good."""
    with server.remote.listening(person) as outbox:
        if not await visitor_by_token(server, token):  # it has ended since it was asked with
            return
        yield HELLO + b"\n"
        for table in list(server.registry.tables.values()):
            await table.settled()
            for line in server.registry.bots.turns_of(table, person):
                outbox.put(line)
        while not outbox.closed:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    lines = await outbox.take()
            except TimeoutError:
                if not await _is_still_good(server, token):
                    return
                lines = [ALIVE]
            if lines:
                yield b"\n".join(lines) + b"\n"


async def _is_still_good(server: Server, token: str) -> bool:
    """While the database is away, nobody knows otherwise."""
    try:
        return await visitor_by_token(server, token) is not None
    except Away:
        return True


@post("/tables/{table_id:str}/move", status_code=204, responses=errors(400, 401, 404, 409, 422, 429, 503))
async def move(table_id: TableId, data: JSONBody[BotMove], bot_visitor: NamedDependency[Visitor], state: State) -> None:
    """Act. When it is answered, the move is made and kept."""
    server: Server = state.core
    await server.registry.act_as(bot_visitor.person, table_id, data.decision, data.action)


@post("/tables/{table_id:str}/sit", responses=errors(400, 401, 403, 404, 409, 429))
async def sit(table_id: TableId, data: JSONBody[Sit], bot_visitor: NamedDependency[Visitor], state: State) -> Seated:
    """Sit down at a table that has not begun."""
    server: Server = state.core
    newcomer, first = seat_for(bot_visitor), partial(must_hold, visitor=bot_visitor)
    async with server.registry.turn_at(table_id) as table:
        return await table.seating.sit(newcomer, data.seat, data.invite, first)


@post("/tables/{table_id:str}/leave", status_code=204, responses=errors(401, 404, 409, 429))
async def leave(table_id: TableId, bot_visitor: NamedDependency[Visitor], state: State) -> None:
    """Stand up before the game begins."""
    server: Server = state.core
    async with server.registry.turn_at(table_id) as table:
        await table.seating.leave(bot_visitor.person)


ROUTES = [Router("/bot", route_handlers=[listen, move, sit, leave], dependencies=VISITING, tags=["bots"])]
