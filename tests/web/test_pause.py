"""Three friends on their phones and somebody who watches: a pause, questions to all, giving up, and a bot in between.

What every one of the four screens then shows.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.marks import rule
from tests.web.tables import open_short_table
from tests.web.visiting import QUICK, violations, visit

LINE_IS_DOWN = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED")
KEYS = "() => JSON.parse(localStorage.getItem('gelateria.keys'))"


class Company(NamedTuple):
    """In the order of turns; the first of them is to throw."""

    mover: Page
    second: Page
    third: Page
    watcher: Page
    names: list[str]
    """Of those three."""
    host: Page

    @property
    def all(self) -> list[Page]:
        return [self.mover, self.second, self.third, self.watcher]


def no_line(_: Page) -> None:
    """As it is."""


@contextmanager
def company(browser: Browser, address: str, prepare: Callable[[Page], object] = no_line) -> Iterator[Company]:
    """All at a table where the game is on; `prepare` each page before it goes there."""
    with ExitStack() as stack:
        ada, bea, cleo, dora = (
            stack.enter_context(
                visit(browser, address, phone=phone, wishes={**QUICK, "name": name}, provoked=LINE_IS_DOWN)
            )
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", True), ("Dora", False))
        )
        for page in (ada, bea, cleo, dora):
            prepare(page)
        open_short_table(ada, players=3, bots=False)
        link = ada.get_by_role("textbox", name="The link").input_value()
        for page in (bea, cleo):
            page.goto(link)
            page.get_by_role("button", name="Sit down").tap()
            expect(page.get_by_text("you", exact=True)).to_be_visible()
        dora.goto(link)
        dora.get_by_role("button", name="Watch").click()
        ada.get_by_role("button", name="Begin", exact=True).tap()
        for page in (ada, bea, cleo, dora):
            expect(page.locator(".seat.active")).to_have_count(1)
        seats = dora.locator(".seat").evaluate_all("all => all.map(seat => seat.classList.contains('active'))")
        first = seats.index(True)
        order = [(first + place) % 3 for place in range(3)]
        mover, second, third = ((ada, bea, cleo)[seat] for seat in order)
        yield Company(mover, second, third, dora, [("Ada", "Bea", "Cleo")[seat] for seat in order], ada)


@pytest.fixture
def friends(browser: Browser, address: str) -> Iterator[Company]:
    with company(browser, address) as found:
        yield found


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Options").click()
    return page.get_by_role("complementary", name="Options")


def choose(page: Page, *names: str) -> None:
    """Something in the menu, and what it asks before it is done."""
    opened = menu(page)
    for name in names:
        opened.get_by_role("button", name=name).click()
    expect(page.locator("aside.open")).to_have_count(0)


def bar(page: Page) -> Locator:
    return page.locator("[data-bar]")


def offered(page: Page) -> list[str]:
    """What the bar offers, and where."""
    places: list[str] = (
        bar(page)
        .locator(".buttons button")
        .evaluate_all("all => all.map(one => one.innerText + JSON.stringify(one.getBoundingClientRect()))")
    )
    return places


@rule("table.break", "table.end-together", "table.resign")
def test_a_pause_and_every_answer_are_seen_by_all(friends: Company) -> None:
    mover, second, third, watcher, (one, two, three), _ = friends
    throw = offered(mover)
    assert throw
    # A pause: one tap, and nobody can do anything.
    choose(second, "Pause")
    for page in friends.all:
        told = "You have paused the game." if page is second else f"{two} has paused the game."
        expect(page.locator("[data-paused]")).to_contain_text(told)
        expect(bar(page)).to_contain_text("The game is paused.")
        expect(bar(page).get_by_role("button")).to_have_count(0)
        expect(page.get_by_role("button", name="Go on")).to_have_count(0 if page is watcher else 1)
    assert violations(third) == []
    third.reload()
    expect(third.locator("[data-paused]")).to_contain_text(f"{two} has paused the game.")
    third.get_by_role("button", name="Go on").tap()
    for page in friends.all:
        expect(page.locator("[data-paused]")).to_have_count(0)
    assert offered(mover) == throw
    # A question: whoever is to move still has the button where it was.
    choose(second, "Ask the others to end the game", "Really ask?")
    asked = question(second)
    expect(asked).to_contain_text("You have asked to end the game.")
    expect(asked).to_contain_text(f"Still to answer: {' and '.join(sorted([one, three]))}")
    for page in (mover, third, watcher):
        expect(question(page)).to_contain_text(f"{two} would like to end the game. All right?")
        expect(question(page).get_by_role("button")).to_have_count(0 if page is watcher else 2)
    expect(asked.get_by_role("button")).to_have_count(0)
    assert offered(mover) == throw
    assert violations(mover) == []
    question(mover).get_by_role("button", name="Yes").tap()
    expect(asked).to_contain_text(f"Still to answer: {three}")
    question(third).get_by_role("button", name="No").tap()
    for page in (mover, second, watcher):
        expect(answer(page)).to_have_text(f"{three} says no. Everything stays as it is.")
    expect(answer(third)).to_have_text(f"You say no, and {two} is told so.")
    # Whoever gives up is offered nothing any more.
    choose(second, "Give up", "Really give up?")
    for page in friends.all:
        expect(page.locator(".seat", has_text=two)).to_contain_text("gave up")
    expect(bar(second)).to_contain_text("You have given up")
    expect(bar(second).get_by_role("button")).to_have_count(0)
    offers_nothing(second)
    # All agree, and after the end nothing is left that would be refused.
    choose(mover, "Ask the others to end the game", "Really ask?")
    question(third).get_by_role("button", name="Yes").tap()
    for page in friends.all:
        result = page.locator("[data-ending]")
        expect(result.locator("li", has_text=two)).to_contain_text("gave up")
        expect(result.get_by_text("gave up")).to_have_count(1)
        expect(result.get_by_role("heading")).to_have_text("The game was ended. Nobody wins.")
        expect(result.locator("[data-place]")).to_have_count(0)
        expect(result.locator(".places li b")).to_have_count(3)
        page.keyboard.press("Escape")
        expect(result).to_have_count(0)
        expect(bar(page).get_by_role("button")).to_have_text(["Result"])
    offers_nothing(mover)


@rule("table.stand-in")
def test_whoever_was_away_is_told_what_a_bot_did_for_them(friends: Company) -> None:
    gone, second, _, watcher, (name, two, _), host = friends
    table = gone.url.split("/table/")[1].partition("#")[0]
    gone.context.set_offline(True)
    for page in (second, watcher):
        expect(page.locator(".seat", has_text=name)).to_contain_text("away")
    wait_for(host, second, table, 1)
    for page in (second, watcher):
        expect(page.locator(".seat.active")).to_contain_text(two)
    gone.context.set_offline(False)
    expect(bar(gone)).to_contain_text("A bot played for you:")
    for page in (second, watcher):
        expect(page.locator("[data-stand-in]")).to_have_count(0)
        expect(page.locator(".seat", has_text=name)).not_to_contain_text("away")
    assert violations(gone, "[data-bar]") == []
    gone.get_by_role("button", name="Show what the bot did").tap()
    expect(log(gone).get_by_text("A bot played for you.")).to_have_count(1)
    expect(bar(gone)).not_to_contain_text("A bot played for you:")
    second.get_by_role("button", name="What happened").tap()
    for page in (second, watcher):  # beside the watcher's board it stands already
        expect(log(page).get_by_text(f"A bot played for {name}.")).to_have_count(1)


def log(page: Page) -> Locator:
    return page.get_by_role("complementary", name="What happened")


def question(page: Page) -> Locator:
    return page.locator("[data-question]")


def answer(page: Page) -> Locator:
    return page.locator("[data-answer=refused]")


def offers_nothing(page: Page) -> None:
    opened = menu(page)
    for gone in ("Pause", "Ask the others", "Take my move back", "End the game", "Give up"):
        expect(opened.get_by_role("button", name=gone)).to_have_count(0)
    opened.get_by_role("button", name="Close").click()


def wait_for(host: Page, page: Page, table: str, seconds: int) -> None:
    """What the host could choose in the menu, were there so short a time: somebody with her key asks for it."""
    key = host.evaluate(KEYS)[table]["host"]
    told = page.request.post(f"/api/tables/{table}/stand-in", data={"seconds": seconds}, headers={"gelateria-key": key})
    assert told.ok, told.text()
