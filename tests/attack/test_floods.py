"""Whatever one address does, with the limits that hold if nobody sets others: somebody at another is served."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import msgspec
import pytest

from gelateria.server.ops.address_limits import BESIDE_SOCKETS
from gelateria.server.settings import Settings
from tests.attack import floods
from tests.attack.floods import FLOODS, Flooded, Target
from tests.server import hosted as hosting
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")

DEFAULTS = Settings()
USUAL = {name: getattr(DEFAULTS, name) for name in ("http_rate", "socket_rate", "most_sockets", "most_listed")}
ENOUGH = 5
MOST_KEPT = DEFAULTS.most_sockets * 256_000
"""Bytes that wait to be read on all connections together: what the loop reads at once, of each socket one may have."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("flooded"), **USUAL) as running:
        yield running


@pytest.fixture(scope="module")
def seat(server: Hosted) -> dict[str, str]:
    """Of somebody who knows nothing of floods."""

    async def sit_down() -> dict[str, str]:
        async with await Guest.come(server.address, "Ada") as ada:
            made: dict[str, str] = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
            return made

    return asyncio.run(sit_down())


async def play_a_little(server: Hosted, seat: dict[str, str]) -> None:
    async with Guest(server.address) as ada, AtTable(server.address, seat["table"], seat["seat_key"]) as tab:
        for _ in range(ENOUGH):
            assert await tab.answer(await tab.send("mute", seat=None, on=True)) is None
            assert (await ada.get(f"/api/tables/{seat['table']}"))["room"]["status"] == "open"


def flooded(server: Hosted, seat: dict[str, str], name: str, source: str) -> Flooded:
    """What becomes of a flood, while somebody else plays a little."""
    url, callers = httpx.URL(server.address), server.core.callers
    over = threading.Event()

    before = callers.turned_away.total()

    def is_too_much() -> bool:
        caller, now = callers.of(source), callers.now()
        if caller.is_at_rest(now):  # those who are still turned away belong to the flood before
            return False
        return callers.turned_away.total() > before or min(caller.frames.holds(now), caller.requests.holds(now)) < 1

    async def during() -> None:
        await until(lambda: name == "nothing" or is_too_much())
        await play_a_little(server, seat)

    bystander = callers.of("127.0.0.1")  # who was here for all floods before has not come too often
    bystander.requests.give_back(callers.now(), 100)
    bystander.arrivals.give_back(callers.now(), 100)
    with ThreadPoolExecutor(1) as beside:
        flood = beside.submit(FLOODS[name], Target(url.host, url.port or 80, source), over.is_set)
        try:
            asyncio.run(during())
            kept = sum(getattr(one, "unread", 0) or getattr(one, "head_bytes", 0) for one in connections(server))
        finally:
            over.set()
        told = flood.result(PATIENCE)
    assert kept <= MOST_KEPT
    return told


def connections(server: Hosted) -> list[object]:
    return list(server.serving.server_state.connections)


@pytest.mark.parametrize(("name", "number"), [(name, number) for number, name in enumerate(FLOODS, 10)])
def test_somebody_else_is_served_during(
    name: str, number: int, server: Hosted, seat: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(floods, "CROWD", 2100)
    source = f"127.0.0.{number}"
    told = flooded(server, seat, name, source)
    assert name == "nothing" or told.opened, "there was a flood"
    assert server.core.callers.of(source).connections <= DEFAULTS.most_sockets + BESIDE_SOCKETS


def test_floods_stay_on_this_machine() -> None:
    with pytest.raises(ValueError, match="this machine"):
        Target("192.0.2.1", 80).connect()


def test_the_limits_are_the_usual_ones() -> None:
    quick = msgspec.structs.asdict(hosting.QUICK)
    assert all(quick[name] > value for name, value in USUAL.items()), "which tests of other things do not have"
