"""Gelato Mio's display in a browser: what is lit up is what is taken, and a finger may look first."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import begin
from tests.web.visiting import QUICK, visit

MOST_TOGETHER = """() => {
    const cells = [...document.querySelectorAll('[data-can=draw]')];
    if (!cells.length) return null;
    const together = (cell) => Number(/; (\\d+) cards/.exec(cell.ariaLabel)?.[1] ?? 1);
    return cells.sort((a, b) => together(b) - together(a))[0].dataset.cell;
}"""


def best_place(page: Page) -> str:
    """As soon as it is our turn, the place with the most to take."""
    return f'[data-cell="{page.wait_for_function(MOST_TOGETHER).json_value()}"]'


@pytest.mark.parametrize("chain", [False, True], ids=["neighbours", "chain"])
def test_what_is_lit_up_is_what_is_taken(browser: Browser, address: str, chain: bool) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        begin(page, "gelato-mio", options={"chain": chain})
        held = 0
        for _ in range(2):  # later somebody might ask for our help
            cell = page.locator(best_place(page))
            cell.hover()
            held += page.locator(".lit").count()
            cell.click()
            expect(page.locator(".held")).to_have_count(held)


def test_a_finger_looks_first_and_takes_with_the_second_tap(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        begin(page, "gelato-mio")
        cell = page.locator(best_place(page))
        cell.tap()
        lit = page.locator(".lit").count()
        assert lit >= 1
        expect(page.locator(".held")).to_have_count(0)
        expect(page.locator(".bar .main")).to_contain_text("Draw")
        cell.tap()
        expect(page.locator(".held")).to_have_count(lit)
