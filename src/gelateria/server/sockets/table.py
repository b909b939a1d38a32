"""The table's socket: join with a key, then commands in, updates out."""

import asyncio
import logging

import msgspec
from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import FromPath
from sqlalchemy import bindparam, select

from gelateria.engine import Viewer
from gelateria.server.errors import Problem, Refused, forbidden, not_found, soon
from gelateria.server.fields import in_words
from gelateria.server.http.dependencies import address_of
from gelateria.server.http.parameters import is_table_id
from gelateria.server.ops.rate_limit import Bucket
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import FromClient, Join, Numbered, Pong, Refusal, Say
from gelateria.server.server import COME_BACK, Server, restarting
from gelateria.server.sockets.admission import FAULT, AnySocket, admit
from gelateria.server.sockets.connection import Connection
from gelateria.server.store.schema import people
from gelateria.server.table.access_keys import Holder, Key, read_key
from gelateria.server.table.table import RETRY, Table

log = logging.getLogger(__name__)

FROM_CLIENT = msgspec.json.Decoder(FromClient)
NUMBERED = msgspec.json.Decoder(Numbered)
NAME = select(people.c.name).where(people.c.id == bindparam("person"))
TIME_TO_JOIN = 10.0
MOST_NONSENSE = 10
MOST_TOO_MANY = 500
"""Commands beyond the limit, in the life of a socket; whoever sends more does not listen."""


@websocket("/ws/tables/{table_id:str}")
async def sit_at_table(socket: WebSocket, table_id: FromPath[str], state: State) -> None:  # type: ignore[type-arg]
    """One viewer of one table, until the connection breaks."""
    core: Server = state.core
    await admit(socket, core, lambda: _attend(socket, core, table_id))


async def _attend(socket: AnySocket, core: Server, table_id: str) -> None:
    first = await _first_words(socket, core)
    if not isinstance(first, Join):
        raise forbidden("Join first: say which key you have.")
    if not is_table_id(table_id):
        raise not_found("table")
    table = await core.registry.table(table_id)
    key = await read_key(core, table_id, first.key)
    viewer = _viewer(key)
    holder = key.holder if key else Holder()
    connection = Connection(
        socket,
        core.clock,
        first.client,
        holder,
        address_of(socket),
        core.settings.socket_rate,
        in_a_race=bool(table.plan.setting().timers),
        pledge=first.pledge,
        is_direct=core.settings.proxies == 0,
        viewer=viewer,
        name=await _name_of(core, holder) if viewer is None else "",
    )
    try:
        async with asyncio.timeout(None) as connection.patience:
            core.admit(connection)
            await table.settled()
            if await read_key(core, table_id, first.key) != key:
                raise _opens_nothing()  # whoever took it back may have looked for its sockets before this was one
            if table.broken or core.registry.tables.get(table_id) is not table or not _still_opens(key, table):
                raise Refused(503, RETRY.code, RETRY.sentence)
            table.join(connection, viewer, first.have, first.hash)
            connection.ping()
            reader = Reader(core, table, connection)
            while True:
                connection.listen(reader.hear)
                reader.hear(await socket.receive_data(mode="text"))
    finally:
        core.connections.discard(connection)
        table.leave(connection, connection.viewer)
        await connection.finish()


async def _first_words(socket: AnySocket, core: Server) -> FromClient:
    """What somebody says who has just come; Refused if the server stops before they do."""
    try:
        async with asyncio.timeout(TIME_TO_JOIN) as patience:
            core.newcomers.add(patience)
            return _read(await socket.receive_data(mode="text"))
    except TimeoutError:
        if core.stopping:
            raise restarting() from None
        raise
    finally:
        core.newcomers.discard(patience)


class Reader:
    """Reads what one socket says, message by message, and passes it on to the table."""

    def __init__(self, core: Server, table: Table, connection: Connection) -> None:
        self.core = core
        self.table = table
        self.connection = connection
        self._nonsense = 0
        self._too_many = 0

    def hear(self, data: str) -> None:
        """Never raises: whatever is wrong with a message is told to whoever sent it."""
        try:
            self._hear(data)
        except Refused as refusal:
            self.connection.close(refusal.problem)
        except Exception:
            log.exception("a message failed", extra={"table": self.table.id})
            self.connection.close(FAULT, again=soon(COME_BACK))

    def _hear(self, data: str) -> None:
        connection, now = self.connection, self.core.clock.now()
        if connection.closing:
            return
        connection.heard = now
        try:
            command = _read(data)
        except Refused as refusal:
            self._nonsense += 1
            if self._nonsense > MOST_NONSENSE:
                raise
            connection.send(ENCODER.encode(Refusal(_number_of(data), refusal.problem)))
            return
        if isinstance(command, Pong):
            connection.pong(command.ping)
        elif isinstance(command, Join):
            raise forbidden("You have joined already.")
        elif not connection.commands.take(now):
            self._refuse(command.n, "That is too much at once; wait a moment.", connection.commands, now)
        elif isinstance(command, Say) and not connection.chatter.take(now):
            self._refuse(command.n, "You are talking too fast for the others.", connection.chatter, now)
        else:
            self.core.metrics.commands += 1
            self.table.receive(connection, connection.viewer, command)

    def _refuse(self, number: int, sentence: str, bucket: Bucket, now: float) -> None:
        self._too_many += 1
        problem = Problem("too-many", sentence, limit=round(bucket.wait(now), 2))
        if self._too_many > MOST_TOO_MANY:
            self.connection.close(problem, again=problem.limit)
        else:
            self.connection.send(ENCODER.encode(Refusal(number, problem)))


def _still_opens(key: Key | None, table: Table) -> bool:
    """Whether the seat is still theirs: it may have been given to somebody else while the key was looked up."""
    if not key or key.seat is None:
        return True
    sitter = table.seats[key.seat] if key.seat < len(table.seats) else None
    return sitter is not None and sitter.person == key.holder.person


async def _name_of(core: Server, holder: Holder) -> str:
    """What a spectator is called; those at the table have a name there."""
    row = await core.find(NAME, person=holder.person) if holder.person else None
    return row["name"] if row else ""


def _viewer(key: Key | None) -> Viewer:
    """Which eyes a key gives. Keys of hosts and invitations are for other doors."""
    if key and key.role == "seat" and key.seat is not None:
        return key.seat
    if key and key.role == "watch":
        return None
    raise _opens_nothing()


def _opens_nothing() -> Refused:
    return forbidden("This key opens no seat at this table.")


def _read(data: str) -> FromClient:
    try:
        message: FromClient = FROM_CLIENT.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused(400, "unclear", f"That is no message: {in_words(str(error))}.") from None
    return message


def _number_of(data: str) -> int:
    """Which command it is that cannot be read, so that whoever sent it knows; -1 if that cannot be read either."""
    try:
        return NUMBERED.decode(data).n
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return -1
