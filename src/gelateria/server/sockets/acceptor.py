"""Takes connections in: a few at a time, and not from those who come too often or have too many open.

uvicorn's own way takes in all that wait before anybody else has a turn, and makes a protocol of each before anything
can be said against it. To turn somebody away here costs two calls of the system.
"""

import asyncio
import contextlib
import errno
import logging
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Any

from gelateria.server.ops.address_limits import Caller, Callers
from gelateria.server.ops.addresses import household

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Connections that are taken in before others have their turn."""
FULL = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
NOT_HERE = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
"""Say, an address of IPv6 on a machine that has none."""
REST = 1.0
"""Seconds until we look again when the system has nothing left to give."""
AT_ONCE_AND_UNHEARD = struct.pack("ii", 1, 0)
"""A connection closed like this is gone: nothing of it stays behind, not even in the system."""
OTHERS = 100
"""Files that the server needs besides connections: the database's, the workers', the log's."""
WANTED_FILES = 8192
MANY_FILES = 65_536

MakeProtocol = Callable[[Callable[[], None]], asyncio.Protocol]
"""Makes the protocol of a connection, which calls what it is given when the connection is lost."""


class Acceptor:
    """All sockets that the server listens on; to uvicorn, it looks like asyncio's Server."""

    def __init__(
        self, listening: list[socket.socket], make_protocol: MakeProtocol, callers: Callers, most: int | None = None
    ) -> None:
        self.sockets = listening
        self.callers = callers
        self.most = most_connections() if most is None else most
        """Connections of all addresses together."""
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[Any]] = set()
        self._accepting = [self._loop.create_task(self._accept(one), name="accepting") for one in listening]
        for task, one in zip(self._accepting, listening, strict=True):
            task.add_done_callback(lambda _, one=one: one.close())  # type: ignore[misc]  # mypy infers no default

    def close(self) -> None:
        """Nobody else is taken in. A socket closes when the loop has let go of it: its number is soon another's."""
        for task in self._accepting:
            task.cancel()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._accepting, *self._coming, return_exceptions=True)

    async def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                self._receive(*await self._loop.sock_accept(listening))
                for come in self._more(listening):
                    self._receive(*come)
            except OSError as error:
                if error.errno in FULL:
                    log.error("there is nothing left for another connection", extra={"why": error.strerror})
                    await asyncio.sleep(REST)
            await asyncio.sleep(0)

    def _more(self, listening: socket.socket) -> Iterator[tuple[socket.socket, Any]]:
        """Those who wait already."""
        with contextlib.suppress(BlockingIOError):
            for _ in range(AT_ONCE - 1):
                yield listening.accept()

    def _receive(self, line: socket.socket, peer: Any) -> None:
        caller = self.callers.of(household(peer[0])) if not self.callers.settings.proxies else None
        if self.callers.connections >= self.most:
            self.callers.turned_away["full"] += 1
            turn_away(line)
        elif caller and not self.callers.may_connect(caller):
            turn_away(line)
        else:
            self._take_in(line, caller)

    def _take_in(self, line: socket.socket, caller: Caller | None) -> None:
        self.callers.connections += 1
        if caller:
            caller.connections += 1

        counted = [caller]

        def leave() -> None:
            """Once, whoever notices first that it is gone."""
            while counted:
                self.callers.connections -= 1
                if one := counted.pop():
                    one.connections -= 1

        line.setblocking(False)
        coming = self._loop.create_task(self._begin(line, leave))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _begin(self, line: socket.socket, leave: Callable[[], None]) -> None:
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does so only where a protocol is named
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(leave), line)
        except BaseException as error:  # it was gone before it began
            line.close()
            leave()
            if not isinstance(error, OSError):
                raise


def turn_away(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_AND_UNHEARD)
    line.close()


def listen(host: str, port: int, backlog: int) -> list[socket.socket]:
    """Sockets at every address of this machine that the name means; OSError where one is taken, or it means none."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, where in dict.fromkeys((family, where) for family, *_, where in found):
        own = sockets[0].getsockname()[1] if sockets else port
        try:
            sockets.append(socket.create_server((where[0], own, *where[2:]), family=family, backlog=backlog))
            sockets[-1].setblocking(False)
        except OSError as error:
            if error.errno not in NOT_HERE:
                for one in sockets:
                    one.close()
                raise
            missing = error
    if missing and not sockets:
        raise missing
    return sockets


def most_connections() -> int:
    """As many as this process may have files open, but for those that it needs itself; it asks for more if it may."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MANY_FILES
    if soft < WANTED_FILES:
        wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(soft - OTHERS, OTHERS)
