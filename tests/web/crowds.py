"""A full table of friends whose names are as long as names can be, made without opening a page for each of them."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page

from gelateria.engine import find_game

MOST_FRIENDS = 4
WIDE = "W" * 19


class Friends:
    """They join by link, and say nothing more."""

    def __init__(self, contexts: list[BrowserContext]) -> None:
        self._contexts = contexts

    def sit_down_with(self, host: Page, game: str, *, begin: bool = True) -> str:
        """The address of a table with all its seats taken, where a game is on, or about to be."""
        players = max(find_game(game).seats)
        plan = {"game": game, "players": players, "listed": False, "pace": "instant"}
        host.request.post("/api/guests", data={"name": f"{WIDE}0"})
        made = host.request.post("/api/tables", data={"plan": plan}).json()
        table, key = f"/api/tables/{made['table']}", {"gelateria-key": made["host_key"]}
        link = host.request.post(f"{table}/invite", data={}, headers=key).json()["link"]
        for number, friend in enumerate(self._contexts[: players - 1], 1):
            friend.request.post("/api/guests", data={"name": f"{WIDE}{number}"})
            joined = friend.request.post(f"{table}/join", data={"invite": link.rpartition("=")[2]})
            assert joined.ok, joined.text()
        if begin:
            begun = host.request.post(f"{table}/start", data={}, headers=key)
            assert begun.ok, begun.text()
        return f"/table/{made['table']}"


@contextmanager
def friends_of(browser: Browser, address: str) -> Iterator[Friends]:
    contexts = [browser.new_context(base_url=address) for _ in range(MOST_FRIENDS)]
    try:
        yield Friends(contexts)
    finally:
        for context in contexts:
            context.close()
