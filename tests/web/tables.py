"""To a table without the way over the front page: a test that is about the table begins there."""

from typing import Any

from playwright.sync_api import Page

from gelateria.engine import find_game, pledge
from tests.web.positions import Moment
from tests.web.visiting import called_with

FOLLOW = """path => {
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""
NOTE = """([table, nonce]) => {
    const keys = JSON.parse(localStorage.getItem('gelateria.keys') ?? '{}');
    localStorage.setItem('gelateria.keys', JSON.stringify({ ...keys, [table]: { nonce, ...keys[table] } }));
    localStorage.setItem('gelateria.visited', 'true');
}"""
FEW_CHIPS = 8
HERE_BEFORE = 409
"""What the server says to somebody who comes in a second time."""


def begin(page: Page, game: str, *, deal: str = "a deal", **wish: Any) -> None:
    """A game against bots from its beginning."""
    made = _ask(page, "/api/quick-play", pace="instant", pledge=pledge(deal), game=game, **wish)
    _go_to(page, made["table"], deal)


def play_on(page: Page, moment: Moment, *, deal: str = "a deal", level: str = "greedy") -> None:
    """A recorded game against bots, from this moment on."""
    where: dict[str, Any] = {"record": moment.record, "move": moment.move, "seat": moment.seat}
    made = _ask(page, "/api/tables/from-record", pace="instant", pledge=pledge(deal), level=level, **where)
    _go_to(page, made["table"], deal)


def open_short_table(
    page: Page, *, deal: str = "a deal", players: int = 2, bots: bool = True, rated: bool = False
) -> None:
    """Geizen with so few chips that it is over soon, all dice its own; begun, unless friends come instead of bots."""
    printed = find_game("geizen").setting(players).edition_values()
    chips = printed["chips"] | {"start": dict.fromkeys(printed["chips"]["start"], FEW_CHIPS)}
    plan = {"game": "geizen", "players": players, "edition": printed | {"chips": chips}, "listed": False}
    made = _ask(page, "/api/tables", plan=plan | {"pace": "instant", "rated": rated})
    if bots:
        _ask(page, f"/api/tables/{made['table']}/bots", made["host_key"], level="greedy")
    _go_to(page, made["table"], deal)
    if bots:
        page.get_by_role("button", name="Begin", exact=True).click()


def open_for_friends(page: Page, game: str, players: int, *, deal: str = "a deal") -> None:
    """A table that waits for friends."""
    made = _ask(page, "/api/tables", plan={"game": game, "players": players, "listed": False, "pace": "instant"})
    _go_to(page, made["table"], deal)


def _ask(page: Page, path: str, key: str = "", **wish: Any) -> dict[str, Any]:
    """What a visitor's browser would ask the server."""
    visitor = page.request.post("/api/guests", data={"name": "Ada"})
    assert visitor.ok or visitor.status == HERE_BEFORE, visitor.text()
    answer = page.request.post(path, data=wish, headers={"gelateria-key": key} if key else {})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json() if answer.body() else {}
    return told


def _go_to(page: Page, table: str, nonce: str) -> None:
    """Whoever sits there is given a key; what they add to chance, only their browser knows."""
    if _is_open(page):
        page.evaluate(NOTE, [table, nonce])
    else:
        page.add_init_script(called_with(NOTE, [table, nonce]))
    follow(page, f"/table/{table}")


def follow(page: Page, path: str) -> None:
    """Go there as by a link: the client spares itself the reload if it is open already."""
    if _is_open(page):
        page.evaluate(FOLLOW, path)
    else:
        page.goto(path)


def _is_open(page: Page) -> bool:
    return page.url.startswith("http")
