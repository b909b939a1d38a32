"""One server and one browser for all tests in here."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RunningServer
from tests.web.visiting import launch, missing


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with RunningServer(Path(tmp_path_factory.mktemp("served"))) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()
