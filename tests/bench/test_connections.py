"""The load's connections, at a server that does to them what servers do."""

import asyncio

import pytest

from bench.load.connections import Lobby, Refused

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


class Server:
    """Answers so many requests of every connection, then closes it without a word."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.connections = 0
        self.closed = asyncio.Event()

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        for _ in range(self.answers):
            await reader.readuntil(b"\r\n\r\n{}")
            writer.write(ANSWER)
        writer.close()
        await writer.wait_closed()
        self.closed.set()


async def ask(server: Server, times: int) -> None:
    async with await asyncio.start_server(server.receive, "127.0.0.1", 0) as listening:
        lobby = Lobby("127.0.0.1", listening.sockets[0].getsockname()[1], connections=1)
        try:
            for _ in range(times):
                assert await lobby.post("/", {}) == ({}, "")
                await server.closed.wait()
        finally:
            await lobby.close()


def test_a_connection_that_was_closed_while_it_rested_is_replaced_and_let_go() -> None:
    async def story() -> None:
        server = Server(answers=1)
        await ask(server, times=3)
        assert server.connections == 3

    asyncio.run(story())  # whatever were not let go would warn, and a warning is an error


def test_a_server_that_never_answers_is_said_to() -> None:
    with pytest.raises(Refused, match="said nothing"):
        asyncio.run(ask(Server(answers=0), times=1))
