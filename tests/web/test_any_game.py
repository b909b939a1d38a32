"""A game of somebody's own, which the client was not built with: it is shown as itself, and can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import RunningServer
from tests.web.visiting import QUICK, ROOT, missing, violations, visit


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if missing:
        pytest.skip(f"not here: {', '.join(missing)}")
    with RunningServer(Path(tmp_path_factory.mktemp("pig")), games=ROOT / "examples") as server:
        yield server.address


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_it_has_a_card_with_its_name_and_nobody_elses_picture(browser: Browser, address: str, phone: bool) -> None:
    with visit(browser, address, phone=phone, wishes=QUICK) as page:
        page.goto("/")
        card = page.get_by_role("article", name="Pig", exact=True)
        card.scroll_into_view_if_needed()
        expect(card.locator(".art svg text")).to_have_text("Pig")
        expect(card).to_contain_text("One die, and the question when to stop.")
        expect(card).to_contain_text("30 min")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_its_rules_have_a_page(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/rules/pig")
        expect(page.get_by_role("heading", name="Pig", exact=True)).to_be_visible()
        expect(page.locator("[data-rule]").first).to_be_visible()
        expect(page.locator("[data-material]")).to_have_count(0)
        expect(page.get_by_role("link", name="Learn in 3 minutes")).to_have_count(0)
        assert violations(page) == []


def test_it_is_played_and_looked_at_without_a_board(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Pig").click()
        page.locator("[data-choice]").first.click()
        expect(page.get_by_role("heading", name="Pig", exact=True)).to_be_visible()
        expect(page.locator("aside li").first).to_be_visible()
        assert violations(page) == []
