"""After a game: everybody who was there comes along to another one, and every screen shows the evening's tally."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_friends import opened_menu
from tests.web.test_waiting_room import come_together, expect_fact, expect_seats
from tests.web.visiting import QUICK, Sighting, violations, visit


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[list[Page]]:
    """Ada, Bea and Cleo with phones, and Dora, who watches."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(visit(browser, address, phone=phone, wishes={**QUICK, "name": name}))
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", True), ("Dora", False))
        ]


def give_up(page: Page) -> None:
    opened_menu(page).get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()


def expect_tally(page: Page, *rows: str) -> None:
    """In whatever order: what bots made of the seats that were given up decides who came second."""
    tally = page.get_by_role("list", name="This evening", exact=True).get_by_role("listitem")
    expect(tally).to_have_count(len(rows))
    for row in rows:
        expect(tally.filter(has_text=re.compile(row.replace(" ", r"\s+", 1)))).to_have_count(1)


def test_the_same_friends_play_another_game_with_fewer_seats(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    come_together(pages, "geizen", 3)
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (bea, cleo):
        expect(page.locator(".play")).to_be_visible()
        give_up(page)
    for page in pages:
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    expect(dora.get_by_text("When the players lay out the next game, you can come along.")).to_be_visible()
    expect(bea.get_by_role("button", name="Play again")).to_be_visible()
    expect(bea.get_by_role("button", name="Choose another game")).to_have_count(0)
    host.get_by_role("button", name="Choose another game").click()
    host.get_by_role("button", name="Gelati", exact=True).click()
    host.get_by_role("button", name="2", exact=True).click()
    assert violations(host) == []
    cleo.get_by_role("button", name="Talk").tap()
    dora.keyboard.press("Escape")
    notes = [Sighting(page, "[role=alert] .toast") for page in (cleo, dora)]
    host.get_by_role("button", name="Lay it out for everybody here").click()
    laid_out = "Ada has laid out the next game: Gelati"
    expect(bea.get_by_text(laid_out)).to_be_visible()
    for note in notes:  # also who reads something else, or looks at the board again
        note.wait_for()
    cleo.keyboard.press("Escape")
    expect(dora.locator("[data-bar]")).to_contain_text(laid_out)
    assert violations(dora) == []
    dora.locator("[data-bar]").get_by_role("button", name="Result").click()
    for page in (cleo, dora):
        expect(page.get_by_text("There is no seat left for you in it. You can watch.")).to_be_visible()
    assert violations(cleo) == []
    bea.get_by_role("button", name="To the next game").click()
    for page in (cleo, dora):
        page.get_by_role("button", name="Come along and watch").click()
        expect(page.get_by_text("You watch. This is your name here:")).to_be_visible()
    expect_fact(pages, "Seats", "2")
    expect_seats(pages, "Ada", "Bea")
    for page in pages:
        expect(page.locator(".waiting").get_by_text("Cleo, Dora watch.")).to_be_visible()
        expect_tally(page, "Ada 1 of 1 won", "Bea 0 of 1 won", "Cleo 0 of 1 won")
        expect(page.get_by_role("list", name="The games of this evening")).to_have_text("Geizen: Ada")
    host.get_by_role("button", name="Begin", exact=True).click()
    expect(host.locator(".play")).to_be_visible()
    give_up(host)
    for page in pages:
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
        expect_tally(page, "Ada 1 of 2 won", "Bea 1 of 2 won", "Cleo 0 of 1 won")
