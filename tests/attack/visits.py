"""People who come, play a little, talk, watch, and go, again and again: all that a server might keep of them."""

import asyncio
import contextlib
import itertools
import random

from websockets.exceptions import ConnectionClosed

from tests.server.guests import AtTable, Guest, connect_to
from tests.server.patience import PATIENCE

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")


class Visits:
    """A steady storm of them on a server that believes one proxy: everybody comes from an address of their own."""

    def __init__(self, address: str, seed: str) -> None:
        self.address = address
        self.luck = random.Random(seed)
        self.count = itertools.count(1)
        self.done = 0

    async def one(self) -> None:
        """Two people play, a third watches, and somebody tries doors that are shut."""
        number = next(self.count)
        async with contextlib.AsyncExitStack() as stack:
            ada, ben, eve = [
                await stack.enter_async_context(await self.arrive(f"{name} {number}"))
                for name in self.luck.sample(NAMES, 3)
            ]
            plan = {"game": "geizen", "players": 2, "watch": "everyone", "listed": bool(number % 2)}
            made = await ada.post("/api/tables", plan=plan)
            path = f"/api/tables/{made['table']}"
            invite = {} if number % 2 else {"invite": await invitation(ada, path, made["host_key"])}
            sat = await ben.post(f"{path}/join", **invite)
            tabs = [AtTable(self.address, made["table"], key) for key in (made["seat_key"], sat["key"])]
            watched = AtTable(self.address, made["table"], (await eve.post(f"{path}/watch"))["key"])
            for tab in (*tabs, watched):
                await stack.enter_async_context(tab)
            await ada.post(f"{path}/start", made["host_key"])
            await self.knock(eve, made["table"])
            for tab in tabs:
                await tab.answer(await tab.send("say", text=f"Hello, this is visit {number}!"))
            for tab in tabs:
                await tab.begun()
            for _ in range(4):
                for tab in tabs:
                    if tab.choices:
                        await tab.answer(await tab.do(tab.choices[0]["action"]))
            assert await tabs[0].answer(await tabs[0].send("resign")) is None
            await watched.until(lambda: watched.over)
            await eve.ask("DELETE", "/api/me", body={})
        self.done += 1

    async def arrive(self, name: str) -> Guest:
        guest = Guest(self.address)
        number = next(self.count)
        guest.http.headers["X-Forwarded-For"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        guest.person = (await guest.post("/api/guests", name=name))["id"]
        return guest

    async def knock(self, eve: Guest, table: str) -> None:
        """What is refused must leave nothing behind either."""
        await eve.ask("GET", f"/api/tables/{self.luck.randrange(10**9):010}")
        await eve.ask("POST", f"/api/tables/{table}/start", f"key {self.luck.random()}")
        if (number := next(self.count)) % 8 == 0:  # to check a password is meant to be dear
            await eve.ask("POST", "/api/sign-in", body={"login": f"nobody-{number}", "password": "12345678"})
        with contextlib.suppress(ConnectionClosed):
            async with connect_to(f"{self.address.replace('http', 'ws')}/ws/tables/{table}") as line:
                await line.send('{"t":"join","key":"none","client":"eve"}')
                await asyncio.wait_for(line.recv(), PATIENCE)
        async with connect_to(f"{self.address.replace('http', 'ws')}/ws/lobby") as line:
            await asyncio.wait_for(line.recv(), PATIENCE)


async def invitation(host: Guest, path: str, key: str) -> str:
    link: str = (await host.post(f"{path}/invite", key))["link"]
    return link.partition("#invite=")[2]
