"""What each client was answered, so that a command sent twice is done once and answered twice.

Every seat has a shelf of its own for the answers, and so has every spectator: however much others say, nobody's
answers are forgotten for it.
"""

from collections import OrderedDict
from collections.abc import Mapping

from gelateria.engine import Viewer
from gelateria.server.table.broadcast import Listener

MOST_SPECTATORS = 128
CLIENTS_OF_A_SEAT, CLIENTS_OF_A_SPECTATOR = 16, 4
"""Tabs and devices. Who comes with more has their own oldest answers forgotten, and nobody else's."""
ANSWERS_TO_A_SEAT, ANSWERS_TO_A_SPECTATOR = 256, 16
"""Of each client. A spectator can only talk, and not fast."""

Author = int | str | None
"""A seat; or the person who watches, None where nobody knows who that is."""
Shelf = OrderedDict[str, OrderedDict[int, bytes]]
"""The last answers to each client of one author, by number."""


def author_of(viewer: Viewer, listener: Listener) -> Author:
    return listener.person if viewer is None else viewer


class CommandLog:
    """The last answers to everybody at a table."""

    def __init__(self) -> None:
        self._seats: dict[int, Shelf] = {}
        self._spectators: OrderedDict[Author, Shelf] = OrderedDict()
        self._waiting: dict[tuple[Author, str, int], list[Listener]] = {}

    def again(self, viewer: Viewer, listener: Listener, number: int) -> bool:
        """Whether this command came before; its answer is then sent again, now or when it is known."""
        author = listener.person if viewer is None else viewer
        waiting = self._waiting.get((author, listener.client, number))
        if waiting is not None:
            waiting.append(listener)
            return True
        shelf = self._spectators.get(author) if viewer is None else self._seats.get(viewer)
        given = shelf.get(listener.client) if shelf else None
        answer = given.get(number) if given else None
        if answer is None:
            return False
        listener.send(answer)
        return True

    def move(self, moves: Mapping[int, int]) -> None:
        """People have changed their seats: their answers go with them."""
        self._seats = {moves[seat]: shelf for seat, shelf in self._seats.items() if seat in moves}

    def expect(self, author: Author, client: str, number: int) -> None:
        """The answer will come when it is durable."""
        self._waiting[author, client, number] = []

    def give(self, author: Author, client: str, number: int, answer: bytes) -> list[Listener]:
        """Remember the answer; returns who asked again meanwhile."""
        if isinstance(author, int):
            shelf = self._seats.setdefault(author, OrderedDict())
            clients, answers = CLIENTS_OF_A_SEAT, ANSWERS_TO_A_SEAT
        else:
            shelf = self._spectators.setdefault(author, OrderedDict())
            clients, answers = CLIENTS_OF_A_SPECTATOR, ANSWERS_TO_A_SPECTATOR
            self._spectators.move_to_end(author)
            if len(self._spectators) > MOST_SPECTATORS:
                self._spectators.popitem(last=False)
        given = shelf.setdefault(client, OrderedDict())
        given[number] = answer
        shelf.move_to_end(client)
        if len(given) > answers:
            given.popitem(last=False)
        if len(shelf) > clients:
            shelf.popitem(last=False)
        return self._waiting.pop((author, client, number), [])
