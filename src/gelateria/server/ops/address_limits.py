"""What one address may take up of the server: connections, requests, frames. However many it opens, it is one."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import islice

from gelateria.server.ops.rate_limit import Bucket
from gelateria.server.settings import Settings

MOST_CALLERS = 20_000
BESIDE_SOCKETS = 100
"""Connections that one address may have open besides its sockets: a browser asks over six at once."""
BURST = 5
"""Seconds of requests that may come at once."""
ARRIVALS_BURST = 10
READS = 50
"""Pieces in which one request may come, on average."""
FRAMES = 10
"""Sockets of one address that may say as much as each is allowed; more share that."""
FRAMES_BURST = 2


class Caller:
    """One address: what it has open, and what it may still ask for."""

    __slots__ = ("address", "arrivals", "connections", "frames", "reads", "requests", "sockets")

    def __init__(self, address: str, settings: Settings, now: float) -> None:
        self.address = address
        self.connections = 0
        self.sockets = 0
        http, socket = settings.http_rate, settings.socket_rate
        self.arrivals = Bucket(http, http * ARRIVALS_BURST, now)
        self.requests = Bucket(http, http * BURST, now)
        self.reads = Bucket(http * READS, http * READS * BURST, now)
        self.frames = Bucket(socket * FRAMES, socket * FRAMES * FRAMES_BURST, now)

    def is_at_rest(self, now: float) -> bool:
        """Whether there is nothing to remember about it."""
        if self.connections or self.sockets:
            return False
        return all(bucket.is_full(now) for bucket in (self.arrivals, self.requests, self.reads, self.frames))


class Callers:
    """All addresses that have something open, or have asked for something lately.

    Whoever rests is forgotten, and so are those who were not seen for longest once there are more than `most`: memory
    stays bounded whoever comes.
    """

    def __init__(self, settings: Settings, now: Callable[[], float], most: int = MOST_CALLERS) -> None:
        self.settings = settings
        self.most = most
        self.now = now
        self.most_connections = settings.most_sockets + BESIDE_SOCKETS
        self.connections = 0
        """Of all addresses together."""
        self.turned_away: Counter[str] = Counter()
        """How often, by what was too much."""
        self._callers: OrderedDict[str, Caller] = OrderedDict()

    def __len__(self) -> int:
        return len(self._callers)

    def of(self, address: str) -> Caller:
        caller = self._callers.get(address)
        if caller is None:
            now = self.now()
            self._tidy(now)
            caller = self._callers[address] = Caller(address, self.settings, now)
        else:
            self._callers.move_to_end(address)
        return caller

    def may_connect(self, caller: Caller) -> bool:
        """Whether one more connection is taken from there. It is counted by whoever keeps it."""
        if caller.connections >= self.most_connections or not caller.arrivals.take(self.now()):
            self.turned_away["connections"] += 1
            return False
        return True

    def enter_socket(self, caller: Caller) -> bool:
        if caller.sockets >= self.settings.most_sockets:
            self.turned_away["sockets"] += 1
            return False
        caller.sockets += 1
        return True

    def _tidy(self, now: float) -> None:
        """Room for one more: with every new one two are looked at, so that this never takes long."""
        for address in list(islice(self._callers, 2)):
            caller = self._callers[address]
            is_open = caller.connections or caller.sockets
            if caller.is_at_rest(now) or (len(self._callers) >= self.most and not is_open):
                del self._callers[address]
            else:
                self._callers.move_to_end(address)
