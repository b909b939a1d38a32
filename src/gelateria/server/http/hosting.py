"""What the host of a table does over HTTP, and how somebody else becomes it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Router, delete, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from gelateria.server.fields import HostKeyText
from gelateria.server.http.dependencies import VISITING, Visitor
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.links import base_address
from gelateria.server.http.parameters import HostKey, TableId
from gelateria.server.http.tables import (
    AnyRequest,
    Invitation,
    Level,
    SeatNumber,
    another_key,
    invitation_of,
    server_of,
)
from gelateria.server.server import Server
from gelateria.server.table.access_keys import Key, read_key
from gelateria.server.table.arranging import Changes
from gelateria.server.table.plan import BotPace, StandInAfter
from gelateria.server.table.seating import not_the_host
from gelateria.server.table.table import Table

BotSeats = Annotated[
    list[SeatNumber], Meta(max_length=16, description="Free ones, or bots' own; all that are free, if you do not say.")
]
NewOrder = Annotated[
    list[SeatNumber],
    Meta(max_length=16, description="Who is in seat order[0] comes to seat 0 …; by chance, if you do not say."),
]
Anew = Annotated[bool, QueryParameter(description="Another link: the one before opens nothing any more.")]
Enough = Annotated[
    int | None,
    QueryParameter(ge=1, le=16, description="Begin with so many: that is how many sit there. Other seats go."),
]


class Bots(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots of a level, in these seats or in all that are free."""

    level: Level = "medium"
    seats: BotSeats | None = None


class Kick(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to be shown out."""

    seat: SeatNumber


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who shall run the table."""

    seat: SeatNumber


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where: the one who is in seat order[0] now comes to seat 0."""

    order: NewOrder | None = None


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long bots wait before they act."""

    pace: BotPace


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """When a bot plays for somebody who is gone."""

    seconds: StandInAfter | None = None


class HostKeyGiven(Struct, frozen=True):
    """A new key for the host."""

    host_key: HostKeyText


@asynccontextmanager
async def run_by_host(server: Server, table_id: str, key: str) -> AsyncIterator[Table]:
    """The turn to give the table a command, if this key is its host's."""
    async with server.registry.turn_at(table_id) as table:
        await _read_host_key(server, table_id, key)
        yield table


async def _read_host_key(server: Server, table_id: str, key: str) -> Key:
    found = await read_key(server, table_id, key)
    if not found or found.role != "host":
        raise not_the_host()
    return found


@post("/tables/{table_id:str}/host-key", responses=errors(401, 403, 404, 429))
async def host_key(table_id: TableId, visitor: NamedDependency[Visitor], state: State) -> HostKeyGiven:
    """A new key for the host, say on another device, or after the table was handed over to you."""
    server = server_of(state)
    async with server.registry.turn_at(table_id) as table:
        if table.host != visitor.person:
            raise not_the_host()
        return HostKeyGiven(await another_key(server, table_id, "host", visitor))


@post("/tables/{table_id:str}/hand-over", responses=errors(400, 403, 404, 409, 429), status_code=204)
async def hand_over(table_id: TableId, data: JSONBody[HandOver], host: HostKey, state: State) -> None:
    """Somebody else who sits there runs the table: your key opens nothing any more, and they ask for one."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.hosting.hand_over(data.seat)


@post("/tables/{table_id:str}/take-on", responses=errors(401, 403, 404, 409, 429))
async def take_on(table_id: TableId, visitor: NamedDependency[Visitor], state: State) -> HostKeyGiven:
    """Run a table that has not begun and whose host has been away for a minute: for those who sit there."""
    server = server_of(state)
    async with server.registry.turn_at(table_id) as table:
        await table.hosting.take_on(visitor.person)
        return HostKeyGiven(await another_key(server, table_id, "host", visitor))


@post("/tables/{table_id:str}/invite", responses=errors(400, 403, 404, 409, 429))
async def invite(table_id: TableId, host: HostKey, state: State, request: AnyRequest, anew: Anew = False) -> Invitation:
    """A link and a QR code that let friends sit down; when all seats are taken or the game has begun, to watch.

    It is the same whenever you ask, until you want another.
    """
    server = server_of(state)
    base = base_address(request, server.settings)
    async with server.registry.turn_at(table_id) as table:
        key = await table.seating.invite(await _read_host_key(server, table_id, host), anew)
    return invitation_of(f"{base}/table/{table_id}#invite={key}")


@put("/tables/{table_id:str}/plan", responses=errors(400, 403, 404, 409, 422, 429), status_code=204)
async def change_plan(table_id: TableId, data: JSONBody[Changes], host: HostKey, state: State) -> None:
    """Another game, options, seats, clock … before the game begins. Everybody stays seated; only bots make room."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.arranging.change(data)


@post("/tables/{table_id:str}/bots", responses=errors(400, 403, 404, 409, 429), status_code=204)
async def add_bots(table_id: TableId, data: JSONBody[Bots], host: HostKey, state: State) -> None:
    """Fill seats with bots, or let those who sit there play at another level."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.seating.add_bots(data.level, data.seats)


@post("/tables/{table_id:str}/kick", responses=errors(400, 403, 404, 409, 429), status_code=204)
async def kick(table_id: TableId, data: JSONBody[Kick], host: HostKey, state: State) -> None:
    """Show somebody out."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.seating.kick(data.seat)


@post("/tables/{table_id:str}/order", responses=errors(400, 403, 404, 409, 429), status_code=204)
async def reorder(table_id: TableId, data: JSONBody[Order], host: HostKey, state: State) -> None:
    """Change who sits where."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.arranging.reorder(data.order)


@post("/tables/{table_id:str}/start", responses=errors(400, 403, 404, 409, 422, 429), status_code=204)
async def start(table_id: TableId, host: HostKey, state: State, players: Enough = None) -> None:
    """Begin the game: at once, or when those who are there and pledged a nonce have given it."""
    server = server_of(state)
    async with run_by_host(server, table_id, host) as table:
        if players is not None and players != table.plan.players:
            await table.arranging.drop_free_seats(players)
        await table.starting.start(server.registry.downtime)


@post("/tables/{table_id:str}/pace", responses=errors(400, 403, 404, 429), status_code=204)
async def set_pace(table_id: TableId, data: JSONBody[Pace], host: HostKey, state: State) -> None:
    """Let the bots act sooner or later, also in the middle of the game. A round against the clock has its own pace."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.arranging.set_pace(data.pace)


@post("/tables/{table_id:str}/stand-in", responses=errors(400, 403, 404, 409, 429), status_code=204)
async def set_stand_in(table_id: TableId, data: JSONBody[StandIn], host: HostKey, state: State) -> None:
    """Let bots wait longer, or not so long, before they play for somebody who is gone, also in the middle of the game.

    In a rated game only before it begins.
    """
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.arranging.set_stand_in(data.seconds)


@delete("/tables/{table_id:str}", responses=errors(400, 403, 404, 409, 429))
async def close(table_id: TableId, host: HostKey, state: State) -> None:
    """Close a table that has not begun."""
    async with run_by_host(server_of(state), table_id, host) as table:
        await table.seating.close()


ROUTES = [
    Router(
        "/",
        route_handlers=[
            host_key,
            hand_over,
            take_on,
            invite,
            change_plan,
            add_bots,
            kick,
            reorder,
            start,
            set_pace,
            set_stand_in,
            close,
        ],
        dependencies=VISITING,
        tags=["tables"],
    )
]
