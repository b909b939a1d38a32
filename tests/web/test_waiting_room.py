"""The waiting room on three phones and a desktop that watches: whatever the host changes, every screen shows."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import open_for_friends
from tests.web.test_friends import link_of, opened_menu, seats, sit_down, watch
from tests.web.visiting import QUICK, violations, visit


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[list[Page]]:
    """Ada, Bea and Cleo with phones, and Dora, who watches."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                visit(browser, address, phone=phone, wishes={**QUICK, "name": name}, provoked=("403", "409"))
            )
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", True), ("Dora", False))
        ]


def fact(page: Page, what: str) -> str:
    """What this screen says of something that was chosen."""
    return page.locator(".waiting dl div").filter(has=page.get_by_text(what, exact=True)).locator("dd").inner_text()


def expect_fact(pages: list[Page], what: str, how: str) -> None:
    for page in pages:
        row = page.locator(".waiting dl div").filter(has=page.get_by_text(what, exact=True))
        expect(row.locator("dd")).to_have_text(how)


def expect_seats(pages: list[Page], *names: str) -> None:
    for page in pages:
        expect(page.locator(".waiting ol.seats li")).to_have_count(len(names))
        for place, name in enumerate(names):
            row = page.locator(".waiting ol.seats li").nth(place)
            expect(row.get_by_text(name, exact=True).or_(row.locator("input")).first).to_be_visible()
        assert seats(page) == list(names)


def come_together(pages: list[Page], game: str, players: int) -> str:
    """Ada opens a table, Bea and Cleo sit down, Dora watches; returns the link by which they came."""
    host, bea, cleo, dora = pages
    open_for_friends(host, game, players)
    link = link_of(host)
    for page in (bea, cleo):
        sit_down(page, link)
    watch(dora, link)
    return link


def test_what_the_host_changes_is_seen_on_every_screen(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_for_friends(host, "gelato-mio", 4)
    link = link_of(host)
    bea.goto(link)
    bea.get_by_text("What is this game?").click()
    expect(bea.get_by_text("Collect ingredients")).to_be_visible()
    expect(bea.get_by_role("link", name="Learn in 3 minutes")).to_be_visible()
    for page in (bea, cleo):
        sit_down(page, link)
    watch(dora, link)
    for page in pages:
        expect(page.locator(".waiting").get_by_text("Dora watches.")).to_be_visible()
    host.get_by_role("button", name="Change", exact=True).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("button", name="3", exact=True).click()
    dialog.get_by_label("Everybody remembers for themselves what others drew").uncheck()
    dialog.get_by_text("Clock, spectators, rating").click()
    dialog.get_by_role("button", name="2 days a move").click()
    assert violations(host) == []
    dialog.get_by_role("button", name="So be it").click()
    expect_fact(pages, "Seats", "3")
    expect_fact(pages, "Clock", "2 days a move")
    expect_fact(pages, "Everybody remembers for themselves what others drew", "No")
    expect_seats(pages, "Ada", "Bea", "Cleo")
    host.get_by_role("button", name="Change", exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    host.get_by_role("dialog").get_by_role("button", name="So be it").click()
    expect(host.get_by_text("More people sit here than that: free a seat first.")).to_be_visible()
    host.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect_fact(pages, "Seats", "3")
    host.get_by_role("button", name="Change the order").click()
    host.get_by_role("button", name="Move up: Cleo").click()
    expect_seats(pages, "Ada", "Cleo", "Bea")
    host.get_by_role("button", name="Move up: Cleo").click()
    expect_seats(pages, "Cleo", "Ada", "Bea")
    bea.get_by_role("textbox", name="Say something").fill("I sit last!")
    bea.get_by_role("textbox", name="Say something").press("Enter")
    dora.get_by_role("textbox", name="Your name").fill("Dorothea")
    dora.get_by_role("button", name="Take this name").click()
    for page in pages:
        expect(page.locator(".waiting").get_by_text("Dorothea watches.")).to_be_visible()
    dora.get_by_role("textbox", name="Say something").fill("And I watch.")
    dora.get_by_role("textbox", name="Say something").press("Enter")
    for page in pages:
        lines = page.locator(".chat").get_by_role("listitem")
        expect(lines).to_have_text(["Bea I sit last!", "Dorothea And I watch."])
    assert violations(dora) == []
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in pages:
        players = page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(players.first).to_contain_text("Cleo")
    expect(dora.get_by_text("You watch as Dorothea.")).to_be_visible()


def test_what_is_said_below_the_fold_or_beside_is_counted_until_it_is_seen(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    come_together(pages, "geizen", 3)
    column = dora.get_by_role("complementary", name="Talk")
    expect(column).to_be_visible()
    expect(dora.get_by_role("button", name="What happened")).to_have_attribute("aria-pressed", "false")
    said = bea.get_by_role("textbox", name="Say something")
    said.fill("Is anybody here?")
    said.press("Enter")
    for page in (host, cleo):
        expect(page.get_by_role("button", name="Talk: 1 new line")).to_be_visible()
    expect(bea.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    expect(column.get_by_role("log")).to_contain_text("Bea Is anybody here?")
    expect(dora.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    host.get_by_role("textbox", name="Say something").scroll_into_view_if_needed()
    expect(host.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    column.get_by_role("button", name="Close").click()
    said.fill("Hello?")
    said.press("Enter")
    expect(host.get_by_role("log")).to_contain_text("Hello?")
    expect(host.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    expect(cleo.get_by_role("button", name="Talk: 2 new lines")).to_be_visible()
    expect(dora.get_by_role("button", name="Talk: 1 new line")).to_be_visible()


def test_the_table_is_handed_on_and_begins_with_those_who_are_there(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    link = come_together(pages, "geizen", 5)
    host.get_by_role("button", name="Let Bea run the table").click()
    host.get_by_role("button", name="Hand it over").click()
    assert link_of(bea) == link, "the new host has the same link to send"
    for page in (host, cleo):
        expect(page.get_by_text("Bea starts the game as soon as everybody is there.")).to_be_visible()
        expect(page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
        expect(page.get_by_role("textbox", name="The link")).to_have_count(0)
    bea.locator(".waiting ol.seats li").nth(3).get_by_role("button", name="Bot").click()
    bea.get_by_role("combobox", name="How strong is").select_option("expert")
    for page in (host, cleo, dora):
        expect(page.locator(".waiting ol.seats li").nth(3).get_by_text("expert")).to_be_visible()
    bea.get_by_role("button", name="Free the seat of Ada").click()
    bea.get_by_role("button", name="Free the seat", exact=True).click()
    expect(host.get_by_text("The host has freed your seat.")).to_be_visible()
    opened_menu(bea).get_by_role("button", name="Leave the table").click()
    for page in (cleo, dora):
        expect(page.locator(".waiting ol.seats").get_by_text("free", exact=True)).to_have_count(3)
    expect(cleo.get_by_role("button", name="Begin with 2")).to_be_visible()
    sit_down(host, link)
    cleo.get_by_role("button", name="Begin with 3").click()
    for page in (host, cleo, dora):
        players = page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")
        expect(players).to_have_count(3)
    bea.goto(link)
    expect(bea.get_by_text("The game has begun: you watch.")).to_be_visible()
    expect(bea.get_by_text("You watch as Bea.")).to_be_visible()
