"""Browser tests and all others may run in one process, in any order."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser


@pytest.fixture
def afterwards() -> Iterator[None]:
    """A test that asks for it before the browser sees it end after the browser."""
    yield
    asyncio.run(asyncio.sleep(0))


def test_a_browser_leaves_no_event_loop_running(afterwards: None, browser: Browser) -> None:
    browser.new_context().close()
    assert asyncio.get_running_loop().is_running(), "Playwright needs it so between two calls"
