"""At the door: where requests may come from, and what every answer carries."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gelateria.server.accounts.sessions import is_secure
from gelateria.server.errors import Problem
from gelateria.server.settings import Settings

ALLOWED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{what} {where}" for what, where in ALLOWED.items())
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OF_FORMS = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
"""What a form on any page can send without asking us first."""
OUR_OWN = ("same-origin", "none")
"""Where a request comes from that was made by a page of ours, or by nobody's page."""


def origin_allowed(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the page that talks to us is ours. Programs that are no browsers say nothing, and hold no cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in OUR_OWN
    if origin in allowed_origins(settings):
        return True
    page = urlsplit(origin)
    if is_secure(settings) and page.scheme != "https":
        return False
    return page.netloc.lower() == connection.headers.get("host", "").lower() != ""


def allowed_origins(settings: Settings) -> set[str]:
    return {origin.strip().rstrip("/") for origin in [settings.address, *settings.origins.split(",")] if origin.strip()}


class SecurityHeaders:
    """Every answer over HTTP carries the same strict headers: also those that Litestar gives before any handler."""

    def __init__(self, secure: bool) -> None:
        extra = {"strict-transport-security": "max-age=31536000"} if secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in (HEADERS | extra).items()]

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            names = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(h for h in self.headers if h[0] not in names)]


class Guard:
    """Turns away what another site's page sends in a visitor's name, and counts the answers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        server = request.app.state.core
        if method not in SAFE and not origin_allowed(request, self.settings):
            problem = Problem("forbidden", "That came from a page of another site.")
            await turn_away(scope, receive, send, 403, problem)
            return
        if method not in SAFE and request.headers.get("content-type", "").lower().startswith(OF_FORMS):
            problem = Problem("wrong-media-type", "Send JSON, with the header `Content-Type: application/json`.")
            await turn_away(scope, receive, send, 415, problem)
            return

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                server.metrics.request(method, message["status"])
            await send(message)

        await self.app(scope, receive, counted)


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode({"error": problem})
    response = ASGIResponse(body=body, status_code=status, media_type="application/json")
    await response(scope, receive, send)
