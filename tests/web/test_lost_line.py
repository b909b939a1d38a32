"""Three friends on their phones and somebody who watches: one of them is gone for a while. What do all screens show?"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.marks import rule
from tests.server.running import LEAP, RIGGED, RunningServer
from tests.web.lines import Line
from tests.web.test_pause import Company, bar, company, log, menu
from tests.web.visiting import missing, violations

A_LEAP = 15
"""Seconds that pass at once, for the server and for every phone: as long as between two signs of life."""
GONE = 75
STANDS_IN_AFTER = "30"
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Somebody puts the app away, or looks at it again."""


def test_whoever_looks_into_another_app_is_back_with_the_first_glance(browser: Browser, address: str) -> None:
    """A phone ends the line of an app that nobody looks at, and lets no clock run in it."""
    lines: dict[Page, Line] = {}

    def lay(page: Page) -> None:
        page.clock.install()
        lines[page] = Line(page)

    with company(browser, address, lay) as friends:
        gone, others, (name, *_) = friends.mover, [friends.second, friends.third, friends.watcher], friends.names
        throw = bar(gone).inner_text()
        gone.clock.pause_at(gone.evaluate("Date.now()") + 1000)
        gone.evaluate(HIDE, True)
        lines[gone].cut()
        for page in others:
            expect(page.locator(".seat", has_text=name)).to_contain_text("away")
            expect(bar(page)).to_contain_text(f"{name} is thinking")
        expect(bar(gone)).to_contain_text("The line is broken.")
        others[0].reload()
        expect(others[0].locator(".seat", has_text=name)).to_contain_text("away")
        lines[gone].mend()
        gone.evaluate(HIDE, False)
        expect(bar(gone)).not_to_contain_text("The line is broken.")
        assert bar(gone).inner_text() == throw, "nothing has happened meanwhile"
        for page in others:
            expect(page.locator(".seat", has_text=name)).not_to_contain_text("away")
            expect(bar(page)).to_contain_text(f"{name} is thinking")


@pytest.mark.skipif(bool(missing), reason="the client is not built")
@pytest.mark.skipif(LEAP is None, reason="time cannot leap here")
@rule("table.stand-in")
def test_a_phone_without_network_for_75_seconds_is_missed_played_for_and_told_so(
    browser: Browser, tmp_path: Path
) -> None:
    """In a tunnel, so that neither end is told: they have to notice the silence."""
    lines: dict[Page, Line] = {}

    def lay(page: Page) -> None:
        page.clock.install()
        lines[page] = Line(page)

    with RunningServer(tmp_path, program=RIGGED) as server, company(browser, server.address, lay) as friends:
        gone, others, (name, two, _) = friends.mover, [friends.second, friends.third, friends.watcher], friends.names
        choose_stand_in(friends)
        lines[gone].go_dead()
        for seconds in range(A_LEAP, GONE + 1, A_LEAP):
            signs = [lines[page].signs for page in others]
            server.leap()
            for page in friends.all:
                page.clock.fast_forward(A_LEAP * 1000)
            for page, before in zip(others, signs, strict=True):
                wait_for_sign(page, lines[page], before)
            if seconds == A_LEAP:  # nobody can know yet
                for page in friends.all:
                    expect(page.locator(".seat", has_text=name)).not_to_contain_text("away")
            if seconds == 2 * A_LEAP:
                for page in others:
                    expect(page.locator(".seat", has_text=name)).to_contain_text("away")
                    expect(page.locator(".seat", has_text=name).get_by_role("timer")).to_be_visible()
            if seconds == 3 * A_LEAP:
                expect(bar(gone)).to_contain_text("The line is broken. We are trying again …")
                expect(bar(gone)).to_contain_text("Nothing is lost; your move will be sent.")
                assert violations(gone, "[data-bar]") == []
        for page in others:
            expect(page.locator(".seat", has_text=name)).to_contain_text("bot stands in")
            expect(page.locator(".seat.active")).to_contain_text(two)
        assert "is thinking" in bar(others[1]).inner_text()
        lines[gone].mend()
        gone.clock.fast_forward(A_LEAP * 1000)
        expect(bar(gone)).to_contain_text("A bot played for you:")
        for page in friends.all:
            expect(page.locator(".seat.active")).to_contain_text(two)
            expect(page.locator(".seat", has_text=name)).not_to_contain_text("away")
            expect(page.locator(".seat", has_text=name)).not_to_contain_text("bot stands in")
        gone.get_by_role("button", name="Show what the bot did").tap()
        expect(log(gone).get_by_text("A bot played for you.")).to_have_count(1)
        expect(log(friends.watcher).get_by_text(f"A bot played for {name}.")).to_have_count(1)


def choose_stand_in(friends: Company) -> None:
    """The host does, and all can read it."""
    opened = menu(friends.host)
    opened.get_by_label("Bot plays for who is gone").select_option(STANDS_IN_AFTER)
    opened.get_by_role("button", name="Close").click()
    for page in friends.all:
        shown = menu(page)
        expect(shown).to_contain_text(f"after {STANDS_IN_AFTER} s")
        shown.get_by_role("button", name="Close").click()
    friends.watcher.get_by_role("button", name="What happened").click()


def wait_for_sign(page: Page, line: Line, before: int) -> None:
    """Until it has answered the server once more."""
    while line.signs == before:
        page.evaluate("0")  # lets what arrives meanwhile through
