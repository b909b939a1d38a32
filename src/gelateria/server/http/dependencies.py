"""Who asks: dependencies for handlers, and the address that a request came from.

@get("/me", dependencies=VISITING)
async def show_me(visitor: NamedDependency[Visitor]) -> ...
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import Provide

from gelateria.server.accounts.sessions import Visitor, visitor_by_cookie, visitor_by_token
from gelateria.server.core import Core
from gelateria.server.errors import who_are_you
from gelateria.server.ops.addresses import visitor_address

__all__ = ["VISITING", "Visitor", "address_of", "bot_visitor", "optional_visitor", "player", "visitor", "visitor_of"]

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def visitor_of(connection: AnyConnection) -> Visitor | None:
    """Who asks, by the session's cookie: for requests and for sockets."""
    return await visitor_by_cookie(_core(connection), connection.cookies)


async def optional_visitor(request: AnyConnection) -> Visitor | None:
    """The person who asks, or None for somebody who has just come in."""
    return await visitor_of(request)


async def visitor(request: AnyConnection) -> Visitor:
    """The person who asks: a guest or somebody with an account."""
    found = await visitor_of(request)
    if found is None:
        raise who_are_you()
    return found


async def bot_visitor(request: AnyConnection) -> Visitor:
    """The bot that asks, by its token."""
    found = await visitor_by_token(_core(request), request.headers.get("authorization", ""))
    if found is None:
        raise who_are_you("A bot's token is needed: Authorization: Bearer gelateria-bot-…")
    return found


async def player(request: AnyConnection) -> Visitor:
    """Whoever asks, a bot if there is an Authorization header, else a person."""
    return await (bot_visitor if "authorization" in request.headers else visitor)(request)


VISITING = {
    "visitor": Provide(visitor),
    "optional_visitor": Provide(optional_visitor),
    "bot_visitor": Provide(bot_visitor),
    "player": Provide(player),
}
"""For an app, a router or a handler; a dependency costs nothing where no handler asks for it."""


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from, as far as it can be trusted."""
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.getall("x-forwarded-for", [])
    return visitor_address(peer, forwarded, _core(connection).settings.proxies)


def _core(connection: AnyConnection) -> Core:
    core: Core = connection.app.state.core
    return core
