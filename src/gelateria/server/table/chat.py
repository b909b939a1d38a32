"""What is said at a table: kept, then heard by everybody who does not mind."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from functools import partial

import msgspec

from gelateria.engine import Viewer
from gelateria.server.core import Core
from gelateria.server.errors import AWAY, Problem, in_the_way
from gelateria.server.ops.logs import without_values
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Ack, Line, Refusal
from gelateria.server.store.schema import chat
from gelateria.server.table.broadcast import Channel, Listener
from gelateria.server.table.idempotency import Author, CommandLog, author_of

log = logging.getLogger(__name__)

LINES_KEPT = 100
NOT_KEPT = Problem(AWAY.code, "What you said was not kept, and nobody has heard it. Say it again in a moment.")
"""Nothing at the table depends on it, so the game goes on."""


class Chat:
    """The chat of one table."""

    def __init__(
        self,
        core: Core,
        table: str,
        channels: dict[Viewer, Channel],
        commands: CommandLog,
    ) -> None:
        self.lines: list[Line] = []
        """The last that were said."""
        self._core = core
        self._table = table
        self._channels = channels
        self._commands = commands
        self._count = 0

    def recall(self, lines: Iterable[Line]) -> None:
        """What was said before: after a restart, or when some of it was deleted."""
        said = list(lines)
        self._count = max([self._count, *(line.line for line in said)])
        self.lines = [line for line in said if line.text][-LINES_KEPT:]

    def move(self, moves: Mapping[int, int]) -> None:
        """People have changed their seats: what they said goes with them."""
        self.lines = [
            line if line.seat is None else msgspec.structs.replace(line, seat=moves.get(line.seat))
            for line in self.lines
        ]
        self._commands.move(moves)

    def say(self, listener: Listener, viewer: Viewer, number: int, name: str, text: str) -> None:
        """Somebody says something; it is acknowledged and heard when it is kept."""
        text = text.strip()
        if not any(letter.isprintable() and not letter.isspace() for letter in text):
            raise in_the_way("There is nothing to say in that.")
        self._count += 1
        line = Line(self._count, viewer, name, text, self._core.now_ms())
        row = {
            "table": self._table,
            "line": line.line,
            "person": listener.person,
            "seat": viewer,
            "name": name,
            "text": text,
            "client": listener.client,
            "number": number,
            "at": line.at,
        }
        written = self._core.writer.add(chat, row)
        author = author_of(viewer, listener)
        self._commands.expect(author, listener.client, number)
        written.add_done_callback(partial(self._said, line, listener, author, number))

    def _said(
        self, line: Line, listener: Listener, author: Author, number: int, written: "asyncio.Future[None]"
    ) -> None:
        if error := written.exception():
            log.error("a line of chat was not kept", extra={"table": self._table, "why": without_values(error)})
            self._answer(listener, author, number, ENCODER.encode(Refusal(number, NOT_KEPT)))
            return
        self.lines = [*self.lines[-LINES_KEPT + 1 :], line]
        frame = ENCODER.encode(line)
        for channel in self._channels.values():
            for other in channel.listeners:
                if line.seat not in other.muted:
                    other.send(frame)
        self._answer(listener, author, number, ENCODER.encode(Ack(number)))

    def _answer(self, listener: Listener, author: Author, number: int, answer: bytes) -> None:
        for asked in [*self._commands.give(author, listener.client, number, answer), listener]:
            asked.send(answer)
