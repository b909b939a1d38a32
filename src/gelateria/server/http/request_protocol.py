"""uvicorn's HTTP with an end to everything: to a head, to a body, to waiting for either, and to how often one may ask.

What is too much is refused here, before the application hears of it, so that a refusal costs next to nothing. It is
answered like everything else: with a reason, in the same form.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from gelateria.server.errors import Problem
from gelateria.server.http.documented_errors import ErrorBody
from gelateria.server.http.pages import AT_THE_ROOT
from gelateria.server.http.security import HEADERS
from gelateria.server.ops.address_limits import Caller, Callers
from gelateria.server.ops.addresses import household, visitor_address
from gelateria.server.ops.clock import Alarm, Clock
from gelateria.server.protocol.encoding import ENCODER

MOST_HEAD = 16_384
MOST_HEADERS = 100
MOST_HEADER = 8_000
"""Bytes of a head, lines in it, bytes of one of them."""
MOST_BODY = 2_000_000
"""Bytes of a request: a long record fits in."""
MOST_PIPELINED = 4
"""Requests that may wait on a connection for the one before them. Browsers send none before it is answered."""
HEAD_WITHIN = 10.0
"""Seconds in which a head must have come, from the opening of the connection or from its first byte."""
BODY_GRACE = 10.0
SLOWEST_BODY = 32_000
"""Bytes a second of a body, once the seconds of grace are over."""
TAKEN_WITHIN = 30.0
"""Seconds in which somebody takes at least something of a long answer."""
LINGER = 2.0
MOST_DISCARDED = 4_000_000
"""How long, and how much, is heard and forgotten after a refusal: who is cut short while talking may miss why."""
HOLD = 0.05
"""The shortest time for which nothing is read."""

BYTES_A_TOKEN = 8_192
"""To read a body costs time too: so many bytes cost as much as a request."""
HANDSHAKE_COST = 2.0
PAGE_COST = 0.1
PAGES = ("/assets/", "/table/", "/rules/", "/guide/")
FRONT = frozenset({"/", "/replay", "/health", *(f"/{name}" for name in AT_THE_ROOT)})
"""What a browser fetches by the dozen, and what costs little: it lies ready in memory."""


class Refusal(NamedTuple):
    """An answer that needs no application."""

    status: int
    problem: Problem
    why: str
    """The same for the metrics."""
    retry_after: str = ""
    lingers: bool = False
    """Whether more may come that was on its way already."""


UNREADABLE = Refusal(400, Problem("unclear", "That is no HTTP request, or has a method nobody knows."), "unreadable")
LARGE_HEAD = Refusal(
    431,
    Problem(
        "too-large",
        f"The head of a request has at most {MOST_HEAD} bytes in {MOST_HEADERS} lines of {MOST_HEADER}.",
        limit=MOST_HEAD,
    ),
    "head",
    lingers=True,
)
SLOW = Refusal(408, Problem("slow", "Your request took too long to arrive."), "slow")
NO_LENGTH = Refusal(
    411, Problem("unclear", "Say how long the body is: Content-Length, not in chunks."), "chunks", lingers=True
)
LARGE_BODY = Refusal(
    413, Problem("too-large", f"A body has at most {MOST_BODY} bytes.", limit=MOST_BODY), "body", lingers=True
)


def too_many_requests(wait: float, lingers: bool) -> Refusal:
    problem = Problem("too-many", "Too many requests; wait a moment.", limit=round(wait, 1))
    return Refusal(429, problem, "requests", str(int(wait) + 1), lingers)


class Overstepped(Exception):
    """Raised inside the parser, to stop it."""


class MeteredFlow(FlowControl):
    """uvicorn's flow control, and a reason of our own not to read."""

    is_held = False

    def hold(self) -> None:
        self.is_held = True
        self._transport.pause_reading()

    def let_go(self) -> None:
        self.is_held = False
        if not self.read_paused and not self._transport.is_closing():
            self._transport.resume_reading()

    def resume_reading(self) -> None:
        if self.is_held:
            self.read_paused = False
        else:
            super().resume_reading()


class RequestProtocol(HttpToolsProtocol):
    """Reads requests. `leave` is called when the connection is lost, whatever became of it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        callers: Callers,
        clock: Clock,
        leave: Callable[[], None],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.callers = callers
        self.clock = clock
        self.caller: Caller | None = None
        """Behind proxies nobody knows whose request it is, until its head has come."""
        self._leave = leave
        self._in_head = True
        self.head_bytes = 0
        """How much has come of a head that is not complete: no more is kept of it than that."""
        self._heads = 0
        self._messages = 0
        self._awaits_body = False
        self._body_since = 0.0
        self.body_bytes = 0
        self._running: RequestResponseCycle | None = None
        """The request that is being answered; `cycle` is the last that came."""
        self._refusal: Refusal | None = None
        self._discarded: int | None = None
        self._alarm: Alarm | None = None
        self._stuck: Alarm | None = None

    # The connection --------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self.flow: MeteredFlow = MeteredFlow(transport)
        if not self.callers.settings.proxies:
            self.caller = self.callers.of(household(self.client[0] if self.client else ""))
        self._expect_within(HEAD_WITHIN, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.resume_writing()
        super().connection_lost(exc)
        self._leave()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.clock.at(self.clock.now() + TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        protocol = cast(Callable[..., asyncio.Protocol], self.ws_protocol_class)
        made = partial(protocol, callers=self.callers, caller=self.caller, clock=self.clock, leave=self._leave)
        self.ws_protocol_class = made  # type: ignore[assignment]  # uvicorn only calls it
        super().handle_websocket_upgrade()

    # What comes ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._discarded is not None:
            self._discard(len(data))
            return
        self._unset_keepalive_if_required()
        heads, rest = self._heads, memoryview(data)
        while rest and not self._refusal:
            most = MOST_HEAD - self.head_bytes if self._in_head else MOST_HEAD
            piece, rest = rest[:most], rest[most:]
            if self._parse(piece):
                return
        if self._refusal:
            self.refuse(self._refusal)
            return
        if self._heads == heads:
            self._pay_for_a_piece()
        if self._in_head and self._is_answered and not self._alarm:
            self._expect_within(HEAD_WITHIN, self._give_up)

    def _parse(self, piece: memoryview) -> bool:
        """A piece of a request, or some; True if it is a socket from now on."""
        messages = self._messages
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return True
        except httptools.HttpParserError:
            self._refusal = self._refusal or UNREADABLE
            return False
        if self._in_head:
            self.head_bytes = self.head_bytes + len(piece) if self._messages == messages else 0
            if self.head_bytes >= MOST_HEAD:
                self._refusal = LARGE_HEAD
        return False

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS or len(name) + len(value) > MOST_HEADER:
            self._overstep(LARGE_HEAD)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.head_bytes = 0
        self._heads += 1
        self._expect_nothing()
        length = self._check_length()
        self._pay(length)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._overstep(too_many_requests(0.0, lingers=False))
        super().on_headers_complete()
        if length:
            self._awaits_body, self._body_since, self.body_bytes = True, self.clock.now(), 0
            self._expect_within(BODY_GRACE, self._look_at_body)

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head = True
        self._awaits_body = False
        self._messages += 1
        self._expect_nothing()
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def _is_answered(self) -> bool:
        return self._running is None or self._running.response_complete

    # What is too much ------------------------------------------------------------------------------

    def _check_length(self) -> int:
        """How long the body will be."""
        length = 0
        for name, value in self.headers:
            if name == b"transfer-encoding":
                self._overstep(NO_LENGTH)
            if name == b"content-length":
                length = int(value)
        if length > MOST_BODY:
            self._overstep(LARGE_BODY)
        return length

    def _pay(self, length: int) -> None:
        """For a request, before anybody does anything for it."""
        settings, now = self.callers.settings, self.clock.now()
        if settings.proxies:
            told = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
            peer = self.client[0] if self.client else ""
            self.caller = self.callers.of(visitor_address(peer, told, settings.proxies))
        assert self.caller
        bucket = self.caller.requests
        cost = min(bucket.burst, self._cost() + length / BYTES_A_TOKEN)
        if not bucket.take(now, cost):
            self._overstep(too_many_requests(bucket.wait(now, cost), lingers=length > 0))

    def _cost(self) -> float:
        if self.parser.should_upgrade() and self._should_upgrade():
            return HANDSHAKE_COST
        path = self.url.partition(b"?")[0].decode("latin-1")
        return PAGE_COST if path in FRONT or path.startswith(PAGES) else 1.0

    def _pay_for_a_piece(self) -> None:
        """Who says a letter at a time is not heard faster than others."""
        now = self.clock.now()
        if self.caller and not self.caller.reads.take(now) and not self.flow.is_held:
            self.flow.hold()
            self.clock.at(now + max(HOLD, self.caller.reads.wait(now)), self.flow.let_go)

    def _overstep(self, refusal: Refusal) -> None:
        self._refusal = refusal
        raise Overstepped

    def _give_up(self) -> None:
        """No head has come. Who has said nothing at all is told nothing: browsers open connections they may need."""
        self._alarm = None
        if self.head_bytes:
            self.refuse(SLOW)
        else:
            self.callers.turned_away["silent"] += 1
            self.transport.close()

    def _look_at_body(self) -> None:
        due = self._body_since + BODY_GRACE + self.body_bytes / SLOWEST_BODY
        wait = due - self.clock.now()
        self._alarm = None
        if wait > 0:
            self._expect_within(wait, self._look_at_body)
        else:
            self.refuse(SLOW)

    def _expect_within(self, seconds: float, late: Callable[[], None]) -> None:
        self._expect_nothing()
        self._alarm = self.clock.at(self.clock.now() + seconds, late)

    def _expect_nothing(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    # Refusing --------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        self.refuse(UNREADABLE)

    def refuse(self, refusal: Refusal) -> None:
        """Answer here, and close. Where another answer is under way, that one is the last."""
        self.callers.turned_away[refusal.why] += 1
        self._refusal = refusal
        self._expect_nothing()
        self.pipeline.clear()
        running = self._running
        if running and not running.response_complete:
            if running is not self.cycle or not self._awaits_body or running.response_started:
                running.keep_alive = False
                self._discarded = 0
                return
            running.disconnected = True
            running.message_event.set()
        elif self._awaits_body:  # answered long ago, and still talking
            self.transport.close()
            return
        self.transport.write(answer_of(refusal))
        if refusal.lingers and self.transport.can_write_eof():
            self._discarded = 0
            self.transport.write_eof()
            self.clock.at(self.clock.now() + LINGER, self.transport.abort)
        else:
            self.transport.close()

    def _discard(self, count: int) -> None:
        assert self._discarded is not None
        self._discarded += count
        if self._discarded > MOST_DISCARDED:
            self.transport.abort()


def answer_of(refusal: Refusal) -> bytes:
    """Before any application has seen the request: so headers and body are written here."""
    body = ENCODER.encode(ErrorBody(refusal.problem))
    headers = {
        **HEADERS,
        **({"retry-after": refusal.retry_after} if refusal.retry_after else {}),
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return STATUS_LINE[refusal.status] + lines.encode("ascii") + b"\r\n" + body
