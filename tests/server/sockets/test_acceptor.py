"""Connections are taken in until an address, or the machine, has enough of them."""

import asyncio
import socket
from pathlib import Path

import pytest

from gelateria.server.http.request_protocol import HEAD_WITHIN
from gelateria.server.ops.address_limits import BESIDE_SOCKETS
from gelateria.server.sockets import acceptor
from gelateria.server.sockets.acceptor import Acceptor, listen, most_connections
from tests.server.hosted import Hosted, with_server
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.raw import RawConnection

HEAD = ("GET /health HTTP/1.1", "Host: localhost", "")


async def crowd(server: Hosted, count: int) -> list[RawConnection]:
    return [await RawConnection(server).__aenter__() for _ in range(count)]


async def is_turned_away(server: Hosted) -> bool:
    async with RawConnection(server) as line:
        return await line.is_closed()


async def is_answered(line: RawConnection) -> bool:
    await line.say(*HEAD)
    return (await line.answer()).status == 200


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        lines = await crowd(server, 1 + BESIDE_SOCKETS)
        await until(lambda: server.core.callers.connections == 1 + BESIDE_SOCKETS)
        assert await is_turned_away(server)
        assert await is_answered(lines[0]), "who is there already stays"
        assert server.core.callers.turned_away["connections"] == 1
        clock.pass_by(HEAD_WITHIN)  # and who only stood there goes
        await until(lambda: server.core.callers.connections <= 1)
        async with RawConnection(server) as line:
            assert await is_answered(line)
        for one in lines:
            await one.__aexit__()

    with_server(tmp_path, scene, most_sockets=1)


def test_the_end_of_an_answer_does_not_wait_until_its_beginning_has_arrived(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        async with RawConnection(server) as line:
            assert await is_answered(line)
            (connection,) = server.serving.server_state.connections
            taken_in = connection.transport.get_extra_info("socket")
            assert taken_in.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    with_server(tmp_path, scene)


def test_an_address_that_comes_too_often_waits(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        for _ in range(10):
            async with RawConnection(server) as line:
                await until(lambda: server.core.callers.connections)
            await until(lambda: not server.core.callers.connections)
        assert await is_turned_away(server)
        clock.pass_by(1.0)
        async with RawConnection(server) as line:
            assert await is_answered(line)

    with_server(tmp_path, scene, http_rate=1)


def test_there_is_an_end_to_what_all_may_have_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        lines = await crowd(server, 3)
        await until(lambda: server.core.callers.connections == 3)
        assert await is_turned_away(server)
        assert server.core.callers.turned_away == {"full": 1}
        await lines[0].__aexit__()
        await until(lambda: server.core.callers.connections == 2)
        async with RawConnection(server) as line:
            assert await is_answered(line)
        for one in lines:
            await one.__aexit__()

    monkeypatch.setattr(acceptor, "most_connections", lambda: 3)
    with_server(tmp_path, scene)


def test_behind_a_proxy_the_proxy_is_not_an_address(tmp_path: Path) -> None:
    async def scene(server: Hosted, clock: ManualClock) -> None:
        for _ in range(30):
            async with RawConnection(server) as line:
                assert await is_answered(line)

    with_server(tmp_path, scene, http_rate=1, proxies=1)


def test_a_connection_that_was_gone_before_it_began_is_not_counted(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        (listening,) = server.serving.servers
        assert isinstance(listening, Acceptor)
        ours, theirs = socket.socketpair()
        theirs.close()
        listening._receive(ours, ("192.0.2.1", 1))
        await until(lambda: not server.core.callers.connections)
        assert not server.core.callers.of("192.0.2.1").connections

    with_server(tmp_path, scene)


def test_who_waits_is_taken_in_by_turns(tmp_path: Path) -> None:
    async def scene(server: Hosted, _: ManualClock) -> None:
        lines = await asyncio.gather(*(RawConnection(server).__aenter__() for _ in range(5 * acceptor.AT_ONCE)))
        assert all(await asyncio.gather(*map(is_answered, lines)))
        for one in lines:
            await one.__aexit__()

    with_server(tmp_path, scene)


def test_a_name_may_mean_several_addresses() -> None:
    sockets = listen("localhost", 0, 5)
    assert len({one.getsockname()[1] for one in sockets}) == 1
    assert all(one.getsockname()[0] in ("127.0.0.1", "::1") for one in sockets)
    with pytest.raises(OSError):
        listen("127.0.0.1", next(one for one in sockets if one.family == socket.AF_INET).getsockname()[1], 5)
    for one in sockets:
        one.close()


def test_files_are_kept_for_the_server_itself() -> None:
    resource = pytest.importorskip("resource")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_connections() <= max(soft, acceptor.WANTED_FILES) - acceptor.OTHERS
