"""The web application: the HTTP interface under /api, the sockets under /ws, and what a self-hoster asks for."""

import contextlib
import logging
from collections.abc import AsyncIterator
from math import ceil
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Tag

from gelateria import __version__
from gelateria.engine import Illegal
from gelateria.server.accounts.sessions import is_secure
from gelateria.server.errors import AWAY, Problem, Refused, refused_by_rule, soon
from gelateria.server.fields import in_words
from gelateria.server.http import accounts as people
from gelateria.server.http import (
    dice,
    games,
    hosting,
    joining,
    next_games,
    players,
    records,
    remote_bots,
    tables,
)
from gelateria.server.http.documented_errors import ErrorBody
from gelateria.server.http.health import health, ready
from gelateria.server.http.metrics import metrics
from gelateria.server.http.openapi import SECURITY, DescribedSchema, operation_id
from gelateria.server.http.pages import ROUTES as PAGES
from gelateria.server.http.pages import is_for_people, lost_page
from gelateria.server.http.security import Guard, SecurityHeaders
from gelateria.server.http.typed_body import TypedRequest
from gelateria.server.ops.clock import Clock
from gelateria.server.server import COME_BACK, restarting, run_server
from gelateria.server.settings import Settings
from gelateria.server.sockets.lobby import stand_in_lobby
from gelateria.server.sockets.table import sit_at_table
from gelateria.server.store.outage import Away
from gelateria.server.store.writer import Closing

log = logging.getLogger(__name__)

USUAL_BODY = 131_072
"""Bytes of a request; where a record is sent, the route allows more."""


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application; it opens its database when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with run_server(settings, clock) as server:
            app.state.core = server
            yield

    resources = (people, players, games, tables, hosting, next_games, joining, records, dice, remote_bots)
    api = Router("/api", route_handlers=[route for resource in resources for route in resource.ROUTES])
    return Litestar(
        route_handlers=[api, health, ready, metrics, sit_at_table, stand_in_lobby, *PAGES],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Guard, settings=settings)],
        before_send=[SecurityHeaders(secure=is_secure(settings))],
        exception_handlers={
            Refused: answer_refused,
            Away: answer_away,
            Closing: answer_closing,
            Illegal: answer_illegal,
            HTTPException: answer_http,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_fault,
        },
        request_class=TypedRequest,
        request_max_body_size=USUAL_BODY,
        openapi_config=OpenAPIConfig(
            title="Gelateria",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            operation_id_creator=operation_id,
            components=SECURITY,
            render_plugins=[DescribedSchema()],
            tags=[Tag("people"), Tag("tables"), Tag("records"), Tag("games"), Tag("bots")],
        ),
        logging_config=None,
        debug=False,
    )


def answer_refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[ErrorBody]:
    return _answer(
        refusal.status, refusal.problem, refusal.headers or (_retry_after(COME_BACK) if refusal.status == 503 else None)
    )


def answer_away(request: Request[Any, Any, Any], away: Away) -> Response[ErrorBody]:
    """The log knows why."""
    return _answer(503, AWAY, _retry_after(away.again))


def answer_closing(request: Request[Any, Any, Any], closing: Closing) -> Response[ErrorBody]:
    return answer_refused(request, restarting())


def answer_illegal(request: Request[Any, Any, Any], error: Illegal) -> Response[ErrorBody]:
    return answer_refused(request, refused_by_rule(error))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: wrong paths, wrong methods, bodies that are not what they should be.

    An address that nobody knows is the client's to explain, where a person may have typed it.
    """
    if error.status_code == 404 and is_for_people(request):
        return lost_page(request)
    sentence = error.detail or "That cannot be done."
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        sentence = "; ".join(f"{item.get('key', 'body')}: {in_words(item.get('message', ''))}" for item in extra[:5])
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "wrong-media-type"}
    return _answer(error.status_code, Problem(codes.get(error.status_code, "unclear"), sentence), error.headers)


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A body that is no text, or nested deeper than anything we know."""
    return _answer(400, Problem("unclear", "The body cannot be read as JSON."))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Our fault. The log knows what happened; the visitor is told only that it did."""
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    return _answer(500, Problem("fault", "Something went wrong on our side. Nothing was lost; try again."))


def _retry_after(seconds: float) -> dict[str, str]:
    return {"retry-after": str(ceil(soon(seconds)))}


def _answer(status: int, problem: Problem, headers: Any = None) -> Response[ErrorBody]:
    body: Any = msgspec.to_builtins(ErrorBody(problem))
    return Response(body, status_code=status, headers=dict(headers or {}), media_type="application/json")
