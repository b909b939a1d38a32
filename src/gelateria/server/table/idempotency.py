"""What each client was answered, so that a command sent twice is done once and answered twice."""

from collections import OrderedDict

from gelateria.engine import Viewer
from gelateria.server.table.broadcast import Listener

MOST_CLIENTS = 64
MOST_NUMBERS = 256


class CommandLog:
    """The last answers of every client at a table."""

    def __init__(self) -> None:
        self._given: OrderedDict[tuple[Viewer, str], OrderedDict[int, bytes]] = OrderedDict()
        self._waiting: dict[tuple[Viewer, str, int], list[Listener]] = {}

    def again(self, viewer: Viewer, listener: Listener, number: int) -> bool:
        """Whether this command came before; its answer is then sent again, now or when it is known."""
        waiting = self._waiting.get((viewer, listener.client, number))
        if waiting is not None:
            waiting.append(listener)
            return True
        given = self._given.get((viewer, listener.client))
        answer = given.get(number) if given else None
        if answer is None:
            return False
        listener.send(answer)
        return True

    def expect(self, viewer: Viewer, client: str, number: int) -> None:
        """The answer will come when it is durable."""
        self._waiting[viewer, client, number] = []

    def give(self, viewer: Viewer, client: str, number: int, answer: bytes) -> list[Listener]:
        """Remember the answer; returns who asked again meanwhile."""
        key = viewer, client
        given = self._given.setdefault(key, OrderedDict())
        given[number] = answer
        self._given.move_to_end(key)
        if len(given) > MOST_NUMBERS:
            given.popitem(last=False)
        if len(self._given) > MOST_CLIENTS:
            self._given.popitem(last=False)
        return self._waiting.pop((viewer, client, number), [])
