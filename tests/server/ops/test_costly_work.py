"""Few at once, so many may wait, those whom we know go first, and whoever gives up is out of the way."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from gelateria.server.errors import Refused
from gelateria.server.ops.costly_work import AT_ONCE, MOST_OF_ONE_ADDRESS, MOST_WAITING, CostlyWork, Waiting
from tests.server.patience import PATIENCE, until


class Workshop:
    """Work that takes as long as the test says."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.costly = CostlyWork(at_once)
        self.threads = at_once
        self.gate = threading.Event()
        self.at_once = self.most_at_once = 0
        self.order: list[str] = []
        self._lock = threading.Lock()

    def _work(self, name: str) -> str:
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.at_once, self.most_at_once)
            self.order.append(name)
        assert self.gate.wait(PATIENCE)
        with self._lock:
            self.at_once -= 1
        return name

    def ask(self, name: str, *, known: bool = False, address: str | None = None) -> "asyncio.Task[str]":
        who = Waiting(name if address is None else address, known)
        return asyncio.create_task(self.costly.do(who, self._work, name))

    async def keep_busy(self) -> "list[asyncio.Task[str]]":
        busy = [self.ask(f"busy {number}") for number in range(self.threads)]
        await until(lambda: self.at_once == self.threads)
        return busy


def in_a_workshop(scene: Callable[[Workshop], Awaitable[None]], at_once: int = AT_ONCE) -> None:
    async def visit() -> None:
        shop = Workshop(at_once)
        try:
            await scene(shop)
        finally:
            shop.gate.set()
            shop.costly.close()

    asyncio.run(visit())


def test_few_work_at_once_and_everybody_gets_their_own_answer() -> None:
    async def scene(shop: Workshop) -> None:
        shop.gate.set()
        names = [str(number) for number in range(50)]
        assert await asyncio.gather(*(shop.ask(name) for name in names)) == names
        assert shop.most_at_once <= AT_ONCE
        assert (shop.costly.done, shop.costly.waiting) == (50, 0)

    in_a_workshop(scene)


def test_those_whom_we_know_go_first_and_all_in_the_order_they_came() -> None:
    async def scene(shop: Workshop) -> None:
        asked = await shop.keep_busy()
        for name in ("stranger 1", "ada", "stranger 2", "ben"):
            asked.append(shop.ask(name, known=not name.startswith("stranger")))
            await until(lambda: shop.costly.waiting == len(asked) - 1)
        shop.gate.set()
        await asyncio.gather(*asked)
        assert shop.order == ["busy 0", "ada", "ben", "stranger 1", "stranger 2"]

    in_a_workshop(scene, at_once=1)


async def is_turned_away(coming: "asyncio.Task[str]") -> None:
    with pytest.raises(Refused) as refused:
        await coming
    assert (refused.value.status, refused.value.headers) == (503, {"retry-after": "5"})


def test_only_so_many_may_wait_and_only_so_many_from_one_address() -> None:
    async def scene(shop: Workshop) -> None:
        asked = await shop.keep_busy()
        asked += [shop.ask(f"mine {number}", address="mine") for number in range(MOST_OF_ONE_ADDRESS)]
        asked += [shop.ask(str(number)) for number in range(MOST_WAITING - MOST_OF_ONE_ADDRESS - 1)]
        await until(lambda: shop.costly.waiting == MOST_WAITING - 1)
        await is_turned_away(shop.ask("late", address="mine"))
        asked.append(shop.ask("the last one"))
        await until(lambda: shop.costly.waiting == MOST_WAITING)
        await is_turned_away(shop.ask("one too many"))
        asked.append(shop.ask("somebody whom we know", known=True))
        await until(lambda: shop.costly.waiting == MOST_WAITING + 1)
        shop.gate.set()
        await asyncio.gather(*asked)
        assert await shop.ask("later", address="mine") == "later"

    in_a_workshop(scene)


def test_whoever_gives_up_is_out_of_the_way() -> None:
    async def scene(shop: Workshop) -> None:
        busy = await shop.keep_busy()
        gone = [shop.ask(str(number), address="here") for number in range(MOST_OF_ONE_ADDRESS)]
        await until(lambda: shop.costly.waiting == MOST_OF_ONE_ADDRESS)
        for one in (*gone, busy[0]):
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert shop.costly.waiting == 0
        last = shop.ask("last", address="here")
        await until(lambda: shop.costly.waiting == 1)  # the thread of the one who gave up is busy all the same
        shop.gate.set()
        assert await last == "last"
        await asyncio.gather(*busy, return_exceptions=True)
        assert shop.order[AT_ONCE:] == ["last"]
        assert shop.most_at_once <= AT_ONCE

    in_a_workshop(scene)
