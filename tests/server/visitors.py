"""A server of some routes over a real database, and the browsers that visit it."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler
from sqlalchemy import Table, insert

from gelateria.server.app import answer_refused
from gelateria.server.core import Core, open_core
from gelateria.server.errors import Refused
from gelateria.server.http import accounts as people
from gelateria.server.http import players
from gelateria.server.settings import Settings
from tests.server.manual_clock import ManualClock

ADDRESS = "http://testserver"
LATELY = 1_700_000_000.0


class Place:
    """A server under test: its core, its clock, and a door for browsers."""

    def __init__(self, core: Core, clock: ManualClock, routes: Iterable[ControllerRouterHandler]) -> None:
        self.core = core
        self.clock = clock
        self.app = Litestar(
            [Router("/api", route_handlers=list(routes))],
            state=State({"core": core}),
            exception_handlers={Refused: answer_refused},
            openapi_config=OpenAPIConfig("People", "1", use_handler_docstrings=True),
        )

    def browser(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """Somebody with cookies of their own."""
        transport = httpx.ASGITransport(cast(Any, self.app), client=(address, 4711))
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)

    async def guest(self, name: str = "Ada", address: str = "192.0.2.1") -> httpx.AsyncClient:
        browser = self.browser(address)
        assert (await browser.post("/api/guests", json={"name": name})).status_code == 201
        return browser

    async def account(self, login: str, name: str = "Ada", password: str = "correct horse") -> httpx.AsyncClient:
        browser = await self.guest(name)
        made = await browser.post("/api/account", json={"login": login, "password": password})
        assert made.status_code == 201
        return browser

    async def keep(self, table: Table, *rows: dict[str, Any]) -> None:
        def job(connection: Any) -> None:
            connection.execute(insert(table), list(rows))

        await self.core.writer.run(job)


@asynccontextmanager
async def a_place(folder: Path, *more: ControllerRouterHandler, **settings: Any) -> AsyncIterator[Place]:
    clock = ManualClock(LATELY)
    async with open_core(Settings(data=str(folder), **settings), clock) as core:
        yield Place(core, clock, [*people.ROUTES, *players.ROUTES, *more])
