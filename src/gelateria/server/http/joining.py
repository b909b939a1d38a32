"""Joining a table over HTTP: one request from an invitation to a seat."""

from typing import Annotated

from litestar import Router, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import Meta, Struct

from gelateria.server.fields import TOKEN, SeatIndex, SocketKey, TableRef
from gelateria.server.http.accounts import AnyRequest, Me, Name, me_of, session_cookie
from gelateria.server.http.dependencies import VISITING, Visitor, address_of
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import TableId
from gelateria.server.http.tables import InviteKey, SeatNumber, server_of
from gelateria.server.lobby.joining import SHORTEST_TICKET, JoinWish, join_as_newcomer, join_as_visitor
from gelateria.server.protocol.messages import Pledge

Ticket = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=TOKEN,
        description=f"Of whoever is new: {SHORTEST_TICKET} random characters or more, and a secret. "
        "If the answer was lost, the same one again gives the same seat.",
    ),
]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down, also of somebody who has never been here."""

    name: Annotated[Name | None, Meta(description="What to call you; needed if you are new.")] = None
    ticket: Ticket | None = None
    pledge: Pledge | None = None
    invite: InviteKey | None = None
    seat: Annotated[SeatNumber | None, Meta(description="A free seat; the first, if you do not say.")] = None


class JoinedTable(Struct, frozen=True):
    """A seat, its key, and who you are."""

    table: TableRef
    seat: SeatIndex
    key: SocketKey
    me: Annotated[Me, Meta(description="Who you are: the same as before, or a new guest.")]


@post(
    "/tables/{table_id:str}/join",
    responses=errors(400, 401, 403, 404, 409, 429),
    cache_control=CacheControlHeader(no_store=True),
)
async def join(
    table_id: TableId,
    data: JSONBody[Join],
    request: AnyRequest,
    state: State,
    optional_visitor: NamedDependency[Visitor | None],
) -> Response[JoinedTable]:
    """Sit down, or get a new key for the seat you have. If you are new, you come in as a guest: sets the cookie."""
    server = server_of(state)
    wish = JoinWish(name=data.name, seat=data.seat, ticket=data.ticket, pledge=data.pledge, invite=data.invite)
    known = optional_visitor
    if known:
        joined = await join_as_visitor(server.registry, table_id, known, wish)
        me = Me(known.person, joined.name, known.kind, known.login, known.made)
    else:
        joined = await join_as_newcomer(server.registry, table_id, wish, address_of(request))
        me = await me_of(server, joined.person)
    seated = joined.seated
    told = JoinedTable(seated.table, seated.seat, seated.key, me)
    return Response(told, cookies=[session_cookie(server, joined.token)] if joined.token else [])


ROUTES = [Router("/", route_handlers=[join], dependencies=VISITING, tags=["tables"])]
