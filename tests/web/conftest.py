"""One server and one browser for all tests in here."""

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RIGGED, RunningServer
from tests.web.visiting import launch, missing

NOBODY_STANDS_IN = 86_400
"""Seconds: tables that a test has left stay as they are, and bots do not play them to the end beside other tests."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    folder = tmp_path_factory.mktemp("served")
    with RunningServer(folder, program=RIGGED, absence=NOBODY_STANDS_IN) as server:
        yield server.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with sync_playwright() as playwright:
        launched, loop = launch(playwright), asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield launched, loop
        asyncio._set_running_loop(loop)
        launched.close()


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """Chromium, for as long as a test lasts.

    Playwright leaves its event loop marked as running between two calls, and needs it so. Left like that after the
    test, any other test in this process that calls `asyncio.run` would fail.
    """
    launched, loop = chromium
    asyncio._set_running_loop(loop)
    yield launched
    asyncio._set_running_loop(None)
