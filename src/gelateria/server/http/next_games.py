"""The next game over HTTP: the same again or any other, who comes along, and what the evening comes to."""

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from gelateria.server.http.dependencies import VISITING, Visitor, address_of
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import TableId
from gelateria.server.http.tables import NO_STORE, AnyRequest, NewTable, server_of
from gelateria.server.lobby.evening import Evening, evening_of
from gelateria.server.lobby.lobby import Made
from gelateria.server.lobby.next_game import Came


class ComeAlong(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to be there in the next game."""

    watch: Annotated[bool, Meta(description="Only to watch, though there may be a seat.")] = False


@post("/tables/{table_id:str}/rematch", responses=errors(401, 403, 404, 409, 429))
async def rematch(table_id: TableId, visitor: NamedDependency[Visitor], state: State) -> Made:
    """The same bots and options at a new table: the first who asks makes it.

    The others' seats there are kept for three minutes; whoever asks too takes theirs. Nobody is seated who did not ask.
    """
    server = server_of(state)
    return await server.next_games.rematch(await server.registry.table(table_id), visitor)


@post("/tables/{table_id:str}/next", responses=errors(400, 401, 403, 404, 409, 422, 429))
async def choose_next(
    table_id: TableId, data: JSONBody[NewTable], visitor: NamedDependency[Visitor], state: State, request: AnyRequest
) -> Made:
    """Any game, with any options, for those who were there: the host chooses or, if they are away, anybody who played.

    Seats are kept for three minutes. If there are fewer than before, people come before bots; the others can watch.
    """
    server = server_of(state)
    table = await server.registry.table(table_id)
    return await server.next_games.choose(table, visitor, data.plan, address_of(request))


@post("/tables/{table_id:str}/come-along", responses=errors(400, 401, 403, 404, 409, 429))
async def come_along(
    table_id: TableId, data: JSONBody[ComeAlong], visitor: NamedDependency[Visitor], state: State
) -> Came:
    """To the next game, for those who played or watched the last: in the seat that is kept, a free one, or to watch."""
    server = server_of(state)
    return await server.next_games.come_along(await server.registry.table(table_id), visitor, data.watch)


@get("/tables/{table_id:str}/evening", responses=errors(404, 429), cache_control=NO_STORE)
async def show_evening(table_id: TableId, state: State) -> Evening:
    """The games that were played one after the other, up to this table's or beyond, and who won how many."""
    server = server_of(state)
    await server.registry.table(table_id)
    return await evening_of(server, table_id)


ROUTES = [
    Router(
        "/",
        route_handlers=[rematch, choose_next, come_along, show_evening],
        dependencies=VISITING,
        tags=["tables"],
    )
]
