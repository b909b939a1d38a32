"""People who come to a server: over HTTP to the lobby, over sockets to a table."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gelateria.engine import Witness, pledge
from tests.server.patience import PATIENCE

Message = dict[str, Any]
Policy = Callable[["AtTable"], Message]


def connect_to(address: str, **how: Any) -> connect:
    """A socket that nobody closes because this machine is slow."""
    plain: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": PATIENCE}
    return connect(address, **plain | how)


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)  # there is no TLS here
        self.person = ""

    @classmethod
    async def come(cls, address: str, name: str) -> Self:
        guest = cls(address)
        guest.person = (await guest.post("/api/guests", name=name))["id"]
        return guest

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, key: str | None = None, **body: Any) -> Any:
        answer = await self.ask("POST", path, key, body)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def ask(self, method: str, path: str, key: str | None = None, body: Any = None) -> httpx.Response:
        headers = {"Gelateria-Key": key} if key else {}
        return await self.http.request(method, path, json=body, headers=headers)


class AtTable:
    """One tab at a table: it keeps what it was told, comes back when the line breaks, and sends again what was lost."""

    def __init__(self, address: str, table: str, key: str, client: str | None = None, nonce: str | None = "") -> None:
        self.url = f"{address.replace('http://', 'ws://')}/ws/tables/{table}"
        self.key = key
        self.client = client or secrets.token_hex(8)
        self.nonce = secrets.token_hex(16) if nonce == "" else nonce
        """What this tab adds to chance; None if it is one of those that add nothing."""
        self.gives = True
        """As soon as it is asked for, or when the test says so."""
        self.witness: Witness | None = None
        """What it noted before it gave the nonce away."""
        self.gave: int | None = None
        """The number of the command that did."""
        self.seat: int | None = None
        self.view: Any = None
        self.number = 0
        self.hash = ""
        self.choices: list[Any] = []
        self.decision = 0
        self.can_undo = False
        self.steps: list[Message] = []
        self.room: Message = {}
        self.over: Message | None = None
        self.frames: list[str] = []
        """Everything that was ever received."""
        self.messages: list[Message] = []
        self.acked: list[int] = []
        self.refused: list[Message] = []
        self.joined = asyncio.Event()
        self.changed = asyncio.Event()
        self.fault: AssertionError | None = None
        self._sent: dict[int, Message] = {}
        self._next = 0
        self._offered: list[Any] = []
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        await asyncio.wait_for(self.joined.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task
        self._task.cancel()
        (outcome,) = await asyncio.gather(self._task, return_exceptions=True)
        if isinstance(outcome, AssertionError):
            raise outcome

    # What it says ----------------------------------------------------------------------------------

    async def send(self, t: str, **fields: Any) -> int:
        """Send a command; returns its number. If the line breaks before the answer, it is sent again."""
        self._next += 1
        command = {"t": t, "n": self._next, **fields}
        self._sent[self._next] = command
        await self._put(command)
        return self._next

    async def sync(self) -> None:
        """Ask for everything anew; the answer is a welcome."""
        await self._put({"t": "sync", "n": 0})

    async def do(self, action: Message) -> int:
        self._offered, self.choices = self.choices, []
        return await self.send("do", decision=self.decision, action=action)

    async def answer(self, n: int) -> Message | None:
        """Wait until command n is answered; None if it was acknowledged, else the problem."""
        while n in self._sent:
            await self.change()
        return next((refusal["problem"] for refusal in self.refused if refusal["n"] == n), None)

    async def until(self, condition: Callable[[], Any]) -> None:
        while not condition():
            await self.change()

    async def begun(self) -> None:
        """Until the game is there."""
        await self.until(lambda: self.view)

    async def play(self, choose: Callable[[Any, list[Any]], Message]) -> None:
        """Play to the end: whenever there is a choice, take one."""
        while not self.over:
            if self.choices and not self._sent:
                await self.do(choose(self.view, self.choices))
            else:
                await self.change()

    async def change(self) -> None:
        """Until something is heard, or heard that cannot be."""
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), PATIENCE)
        if self.fault:
            raise self.fault

    async def break_connection(self) -> None:
        """The line breaks, as lines do: without a word."""
        if self._socket:
            self._socket.transport.abort()

    async def _put(self, command: Message) -> None:
        if self._socket:
            await _quietly(self._socket, command)

    def _later(self, command: Message) -> None:
        if self._socket:
            task = asyncio.ensure_future(_quietly(self._socket, command))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    # What it hears ---------------------------------------------------------------------------------

    async def _stay(self) -> None:
        while True:
            try:
                async with connect_to(self.url) as socket:
                    self._socket = socket
                    have = {"have": self.number, "hash": self.hash} if self.joined.is_set() else {}
                    own = {} if self.nonce is None else {"pledge": pledge(self.nonce)}
                    await _quietly(socket, {"t": "join", "key": self.key, "client": self.client, **have, **own})
                    async for frame in socket:
                        self._hear(str(frame))
            except (ConnectionClosed, InvalidHandshake, OSError):
                pass
            self._socket = None
            await asyncio.sleep(0.05)

    def _hear(self, frame: str) -> None:
        try:
            self._take_in(frame)
        except AssertionError as fault:
            self.fault = fault
            raise
        finally:
            self.changed.set()

    def _take_in(self, frame: str) -> None:
        self.frames.append(frame)
        message = msgspec.json.decode(frame)
        match message["t"]:
            case "welcome":
                self._begin(message)
            case "update":
                self._follow(message)
            case "ack":
                self.acked.append(message["n"])
                self._sent.pop(message["n"], None)
            case "refused":
                self.refused.append(message)
                self.choices = self.choices or self._offered
                self._sent.pop(message["n"], None)
            case "room":
                self.room = message
                self._maybe_give_nonce()
            case "over":
                self.over = message
            case "ping":
                self._later({"t": "pong", "ping": message["ping"]})
        self.messages.append(message)

    def _begin(self, message: Message) -> None:
        self.seat = message["seat"]
        self.room = message["room"]
        self.over = message["over"]
        if message["fresh"]:
            self.steps = []
        self._snapshot(message)
        self.joined.set()
        for command in list(self._sent.values()):
            self._later(command)
        self._maybe_give_nonce()

    def _maybe_give_nonce(self) -> None:
        """When the table starts and everybody is bound: once, as a browser does."""
        room, nonce, seat = self.room, self.nonce, self.seat
        if self.witness or not self.gives or nonce is None or seat is None or room["status"] != "starting":
            return
        if room["sealed"][seat] == pledge(nonce):
            self.witness = Witness(room["commitment"], tuple(room["sealed"]), seat, nonce)
            self.gave = self._next = self._next + 1
            self._sent[self._next] = {"t": "nonce", "n": self._next, "nonce": nonce}
            self._later(self._sent[self._next])

    def _follow(self, message: Message) -> None:
        before = self.number
        self._snapshot(message)
        told = [step["number"] for step in message["steps"]]  # none where only what can be done has changed
        assert told == list(range(before + 1, before + 1 + len(told))), "a step is missing or came twice"
        assert self.number == before + len(told)

    def _snapshot(self, message: Message) -> None:
        self.steps += message["steps"]
        self._offered = []
        if message["snapshot"]:
            for name, value in message["snapshot"].items():
                setattr(self, name, value)


async def _quietly(socket: ClientConnection, message: Message) -> None:
    """If the line is broken, whoever reads from it will notice."""
    with contextlib.suppress(ConnectionClosed):
        await socket.send(msgspec.json.encode(message).decode())
