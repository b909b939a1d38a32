"""How long a test waits for something that will happen: so long that no machine is too slow for it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 300.0
"""Seconds. Nothing is ever this late; it is here so that what never happens fails, and does not hang."""
GLANCE = 0.01


async def until(happened: Callable[[], Any]) -> None:
    """Look again and again, until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(GLANCE)


def wait_until(happened: Callable[[], Any]) -> None:
    """The same where nothing else is to be done meanwhile."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(GLANCE)
