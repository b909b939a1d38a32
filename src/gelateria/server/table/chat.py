"""What is said at a table: kept, then heard by everybody who does not mind."""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from gelateria.engine import Viewer
from gelateria.server.core import Core
from gelateria.server.errors import in_the_way
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Ack, Line
from gelateria.server.store.schema import chat
from gelateria.server.table.broadcast import Channel, Listener
from gelateria.server.table.idempotency import CommandLog

LINES_KEPT = 100


class Chat:
    """The chat of one table."""

    def __init__(
        self,
        core: Core,
        table: str,
        channels: dict[Viewer, Channel],
        commands: CommandLog,
        on_lost: Callable[[str], None],
    ) -> None:
        self.lines: list[Line] = []
        """The last that were said."""
        self._core = core
        self._table = table
        self._channels = channels
        self._commands = commands
        self._on_lost = on_lost
        self._count = 0

    def recall(self, lines: Iterable[Line]) -> None:
        """What was said before: after a restart, or when some of it was deleted."""
        said = list(lines)
        self._count = max([self._count, *(line.line for line in said)])
        self.lines = [line for line in said if line.text][-LINES_KEPT:]

    def say(self, listener: Listener, viewer: Viewer, number: int, name: str, text: str) -> None:
        """Somebody says something; it is acknowledged and heard when it is kept."""
        text = "".join(letter for letter in text if letter.isprintable()).strip()
        if not text:
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
        self._commands.expect(viewer, listener.client, number)
        try:
            written = self._core.writer.add(chat, row)
        except RuntimeError:
            self._on_lost("the store is closing")
            return
        written.add_done_callback(partial(self._said, line, listener, viewer, number))

    def _said(
        self, line: Line, listener: Listener, viewer: Viewer, number: int, written: "asyncio.Future[None]"
    ) -> None:
        if error := written.exception():
            self._on_lost(repr(error))
            return
        self.lines = [*self.lines[-LINES_KEPT + 1 :], line]
        frame = ENCODER.encode(line)
        for channel in self._channels.values():
            for other in channel.listeners:
                if line.seat not in other.muted:
                    other.send(frame)
        answer = ENCODER.encode(Ack(number))
        for asked in [*self._commands.give(viewer, listener.client, number, answer), listener]:
            asked.send(answer)
