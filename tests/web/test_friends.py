"""An evening with friends before the first move: links that last, seats that are left, names. Who sees what?"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import open_short_table
from tests.web.visiting import QUICK, violations, visit

REFUSED = "409"
"""What the browser says of a request that was refused on purpose."""


@pytest.fixture
def pages(browser: Browser, address: str) -> Iterator[list[Page]]:
    """Three phones, and a desktop for somebody who comes late."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                visit(browser, address, phone=phone, wishes={**QUICK, "name": name}, provoked=("403", "404", REFUSED))
            )
            for name, phone in (("Ada", True), ("Bea", True), ("Cleo", True), ("Dora", False))
        ]


def link_of(host: Page) -> str:
    return host.get_by_role("textbox", name="The link").input_value()


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("you", exact=True)).to_be_visible()


def watch(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You watch. This is your name here:")).to_be_visible()


def opened_menu(page: Page) -> Page:
    page.get_by_role("button", name="Options").click()
    return page


def seats(page: Page) -> list[str]:
    """Who sits where, as this screen shows it."""
    return [
        row.locator("input").input_value()
        if row.locator("input").count()
        else row.locator(".called, .soft").first.inner_text()
        for row in page.locator(".waiting ol.seats li").all()
    ]


def test_an_invitation_outlives_a_reload_and_another_device(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, players=3, bots=False)
    link = link_of(host)
    host.reload()
    assert link_of(host) == link, "whoever comes back from another app finds the same link"
    sit_down(bea, link)
    host.reload()
    assert link_of(host) == link
    watch(dora, link)
    bea.reload()
    dora.reload()
    for page in (host, bea, dora):
        expect(page.locator(".waiting").get_by_text("Dora watches.")).to_be_visible()
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_have_count(1)
        assert seats(page) == ["Ada", "Bea", "free"]
    sit_down(cleo, link)
    for page in pages:
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_have_count(0)
        assert seats(page) == ["Ada", "Bea", "Cleo"]


def test_another_link_is_made_only_on_demand_and_ends_the_old_one(pages: list[Page]) -> None:
    host, bea, cleo, _ = pages
    open_short_table(host, players=3, bots=False)
    old = link_of(host)
    host.get_by_role("button", name="Make a new link").click()
    expect(host.get_by_text("The old one opens nothing any more.")).to_be_visible()
    new = link_of(host)
    assert new != old
    bea.goto(old)
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.get_by_text("This table is for those with its link.")).to_be_visible()
    sit_down(cleo, new)
    expect(host.get_by_text("Cleo", exact=True)).to_be_visible()


def test_who_comes_too_late_watches_and_is_told_so(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    expect(host.get_by_text("All seats are taken: whoever has this link watches.")).to_be_visible()
    cleo.goto(link)
    expect(cleo.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(0)
    cleo.get_by_role("button", name="Watch").click()
    expect(cleo.get_by_text("You watch. As long as a seat is free, you can sit down.")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    dora.goto(link)
    expect(dora.get_by_text("The game has begun: you watch.")).to_be_visible()
    for page in pages:
        players = page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")
        expect(players).to_have_count(2)
    assert violations(dora) == []


def test_who_leaves_the_table_has_left_it_and_somebody_else_can_sit_down(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    cleo.goto(link)
    cleo.get_by_role("button", name="Watch").click()
    opened_menu(bea).get_by_role("button", name="Leave the table").click()
    expect(bea).to_have_url(host.url.split("/table/")[0] + "/")
    for page in (host, cleo):
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_be_visible()
    cleo.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Cleo", exact=True)).to_be_visible()
    bea.goto(link)
    expect(bea.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    assert violations(bea) == []
    opened_menu(host).get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close it?").click()
    expect(host).to_have_url(bea.url.split("/table/")[0] + "/")
    expect(cleo.get_by_text("The host has closed this table.")).to_be_visible()
    dora.goto(link)
    expect(dora.get_by_role("button", name="Sit down")).to_have_count(0)


def test_who_is_shown_out_is_told_the_truth_and_the_host_is_asked_first(pages: list[Page]) -> None:
    host, bea, cleo, dora = pages
    open_short_table(host, players=3, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    sit_down(cleo, link)
    watch(dora, link)
    host.get_by_role("button", name="Free the seat of Bea").click()
    expect(host.get_by_text("Bea stands before the door again")).to_be_visible()
    for page in pages:
        assert seats(page) == ["Ada", "Bea", "Cleo"], "she has only been asked whether she means it"
    host.get_by_role("button", name="Free it, and make a new link").click()
    expect(bea.get_by_text("The host has freed your seat.")).to_be_visible()
    for page in (host, cleo, dora):
        expect(page.locator(".waiting").get_by_text("free", exact=True)).to_be_visible()
        expect(page.get_by_text("Bea", exact=True)).to_have_count(0)
    assert link_of(host) != link
    bea.goto(link)
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.get_by_text("This table is for those with its link.")).to_be_visible()
    for page in (host, cleo, dora):
        assert seats(page) == ["Ada", "free", "Cleo"]


def test_a_new_name_is_seen_by_everybody_before_the_game_and_in_it(pages: list[Page]) -> None:
    host, bea, cleo, _ = pages
    open_short_table(host, bots=False)
    link = link_of(host)
    sit_down(bea, link)
    cleo.goto(link)
    cleo.get_by_role("button", name="Watch").click()
    rename(host, "Nonna")
    for page in (bea, cleo):
        expect(page.get_by_text("Nonna", exact=True)).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    rename(opened_menu(bea), "Beatrice")
    for page in (host, bea, cleo):
        players = page.get_by_role("list", name="Players, in turn order")
        expect(players.get_by_text("Beatrice")).to_be_visible()
        expect(players.get_by_text("Nonna")).to_be_visible()


def test_who_watches_signs_with_the_name_given_at_the_door_or_in_the_talk(
    pages: list[Page], browser: Browser, address: str
) -> None:
    """Also somebody whom nobody has asked, because the game was on."""
    host, bea, cleo, dora = pages
    with (
        visit(browser, address, phone=True, wishes=QUICK) as emil,
        visit(browser, address, phone=True, wishes=QUICK) as late,
    ):
        open_short_table(host, bots=False)
        link = link_of(host)
        emil.goto(link)
        emil.get_by_role("textbox", name="Your name").fill("Emil")
        emil.get_by_role("button", name="Watch").click()
        for page in (host, emil):
            expect(page.locator(".waiting").get_by_text("Emil watches.")).to_be_visible()
        sit_down(bea, link)
        cleo.goto(link)
        expect(cleo.get_by_text("All seats are taken. You can watch.")).to_be_visible()
        cleo.get_by_role("textbox", name="Your name").fill("Cleopatra")
        cleo.get_by_role("button", name="Watch").click()
        for page in (host, bea, cleo, emil):
            expect(page.locator(".waiting").get_by_text("Emil, Cleopatra watch.")).to_be_visible()
        host.get_by_role("button", name="Begin", exact=True).click()
        for page in (late, dora):
            page.goto(link)
            expect(page.get_by_text("The game has begun: you watch.")).to_be_visible()
        late.get_by_role("button", name="Talk").tap()
        rename(late, "Franca")
        late.get_by_role("textbox", name="Say something").fill("Sorry I am late")
        late.get_by_role("textbox", name="Say something").press("Enter")
        expect(late.get_by_role("log")).to_have_text("Franca Sorry I am late")
        assert violations(late) == []
        for page in (host, bea, cleo, emil, dora):
            expect(page.get_by_role("main").get_by_role("button", name="Franca Sorry I am late")).to_be_visible()


def rename(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take this name").click()
