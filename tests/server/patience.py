"""How long a test waits for something that will happen: so long that no machine is too slow for it."""

import asyncio
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
