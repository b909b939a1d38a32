"""Where every socket comes in, and how it is told that it may not."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from gelateria.server.errors import AWAY, Problem, Refused, soon
from gelateria.server.http.dependencies import address_of
from gelateria.server.http.security import origin_allowed
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Goodbye
from gelateria.server.server import COME_BACK, Server, restarting
from gelateria.server.sockets.fast_path import POLICY
from gelateria.server.store.outage import Away

log = logging.getLogger(__name__)

FAULT = Problem("fault", "Something went wrong on our side. Nothing was lost; come back in a moment.")

AnySocket = WebSocket[Any, Any, State]


async def admit(socket: AnySocket, core: Server, attend: Callable[[], Awaitable[None]]) -> None:
    """For every socket: pages of ours only, not too many from one address, and a reason when it is closed."""
    if not origin_allowed(socket, core.settings):
        await socket.close(code=POLICY)
        return
    await socket.accept()
    caller = core.callers.of(address_of(socket))
    if not core.callers.enter_socket(caller):
        await refuse(socket, Problem("too-many", "Too many sockets from your address."))
        return
    try:
        if core.stopping:
            raise restarting()
        await attend()
    except Refused as refusal:
        await refuse(socket, refusal.problem, again=soon(COME_BACK) if refusal.status == 503 else None)
    except Away as away:
        await refuse(socket, AWAY, again=soon(away.again))
    except (WebSocketDisconnect, TimeoutError):
        pass
    except Exception:
        log.exception("a socket failed")
        await refuse(socket, FAULT, again=soon(COME_BACK))
    finally:
        caller.sockets -= 1


async def refuse(socket: AnySocket, problem: Problem, again: float | None = None, code: int = POLICY) -> None:
    """Say why, and close."""
    try:
        await socket.send_text(ENCODER.encode(Goodbye(problem, again)).decode())
        await socket.close(code=code)
    except (WebSocketDisconnect, RuntimeError):
        pass
