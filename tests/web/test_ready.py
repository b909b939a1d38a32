"""Before a round of the Jelly Monster, on two phones and a spectator's screen: who waits, three, two, one, Go!"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.marks import rule
from tests.server.running import RIGGED, RunningServer
from tests.web.conftest import NOBODY_STANDS_IN
from tests.web.tables import open_for_friends
from tests.web.visiting import QUICK, Sighting, missing, violations, visit

PATIENCE = 4
"""Seconds that others wait here, so that the test need not wait for long."""
NUMBER, GO, STAND_IN = '[data-start]:not([data-start="go"])', '[data-start="go"]', "[data-stand-in]"


@pytest.fixture
def pages(browser: Browser, tmp_path: Path) -> Iterator[list[Page]]:
    """Ada and Bea on their phones, a bot, and Cleo, who watches on a larger screen."""
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with (
        RunningServer(tmp_path, program=RIGGED, absence=NOBODY_STANDS_IN, patience=PATIENCE) as server,
        ExitStack() as stack,
    ):
        ada, bea, cleo = (
            stack.enter_context(visit(browser, server.address, phone=phone, wishes={**QUICK, "name": name}))
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", False))
        )
        yield [ada, bea, cleo]


def begin(pages: list[Page]) -> None:
    """A game of Ada, Bea and a bot; Cleo watches."""
    ada, bea, cleo = pages
    open_for_friends(ada, "jelly-monster", 3)
    link = ada.get_by_role("textbox", name="The link").input_value()
    bea.goto(link)
    bea.get_by_role("button", name="Sit down").tap()
    ada.get_by_role("button", name="Fill with bots").tap()
    cleo.goto(link)
    cleo.get_by_role("button", name="Watch").click()
    expect(cleo.get_by_text("You watch. This is your name here:")).to_be_visible()
    ada.get_by_role("button", name="Begin", exact=True).tap()
    for page in (ada, bea):
        expect(page.get_by_role("button", name="Ready!")).to_be_visible()
    expect(cleo.locator(".jelly-monster")).to_be_visible()


def ready(page: Page) -> None:
    page.get_by_role("button", name="Ready!").tap()


def seen_by_all(pages: list[Page], selector: str) -> list[Sighting]:
    return [Sighting(page, selector) for page in pages]


def counted(page: Page, seat: int) -> int:
    """Whether this seat's time is shown."""
    return page.locator(".seat").nth(seat).get_by_role("timer").count()


@rule("jelly.ready", "table.idle", "table.stand-in")
def test_three_two_one_go_is_on_every_screen_also_if_a_bot_says_ready_for_somebody(pages: list[Page]) -> None:
    all_are_ready(pages)
    somebody_is_not(pages)


def all_are_ready(pages: list[Page]) -> None:
    """Both say so themselves."""
    ada, bea, _ = pages
    begin(pages)
    numbers, goes = seen_by_all(pages, NUMBER), seen_by_all(pages, GO)
    ready(ada)
    ready(bea)
    for sighting in [*numbers, *goes]:
        sighting.wait_for()
    for page in (ada, bea):
        expect(page.locator("[data-throw]:enabled")).to_be_visible()
    for page in pages:
        expect(page.locator("[data-start]")).to_have_count(0)
        assert violations(page) == []


def somebody_is_not(pages: list[Page]) -> None:
    """All see whom they wait for, and who says ready for her."""
    ada, bea, _ = pages
    begin(pages)
    for page in pages:
        assert (counted(page, 0), counted(page, 1)) == (0, 0), "nobody waits for anybody"
    stand_ins, numbers, goes = (seen_by_all(pages, selector) for selector in (STAND_IN, NUMBER, GO))
    waited = seen_by_all(pages, ".seat:nth-child(2) [role=timer]")
    told = Sighting(bea, "[data-bar] [role=timer]")
    ready(ada)
    for sighting in [*waited, told]:
        sighting.wait_for()
    for sighting in [*stand_ins, *numbers, *goes]:
        sighting.wait_for()
    for page in pages:
        expect(page.locator(STAND_IN)).to_have_count(0)
        expect(page.locator(".seat:nth-child(2) [role=timer]")).to_have_count(0)
    expect(bea.locator("[data-throw]:enabled")).to_be_visible()
    bea.locator("[data-throw]:enabled").tap()
    expect(bea.locator("[data-die]")).to_have_count(7)
