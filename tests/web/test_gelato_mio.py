"""Gelato Mio's board in a browser: what is lit up is taken, a finger may look first, objectives tell how far one is."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.lessons import Guided, stops
from tests.web.players import player_of
from tests.web.positions import first
from tests.web.tables import begin, play_on
from tests.web.visiting import QUICK, visit

MOST_TOGETHER = """() => {
    const cells = [...document.querySelectorAll('[data-can=draw]')];
    if (!cells.length || document.querySelector('.display[aria-busy=true]')) return null;
    const together = (cell) => Number(/; (\\d+) cards/.exec(cell.ariaLabel)?.[1] ?? 1);
    return cells.sort((a, b) => together(b) - together(a))[0].dataset.cell;
}"""


def best_place(page: Page) -> str:
    """As soon as it is our turn, and known what would come along: the place with the most to take."""
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
            expect(page.locator(".hand .held")).to_have_count(held)


def test_a_finger_looks_first_and_takes_with_the_second_tap(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        begin(page, "gelato-mio")
        cell = page.locator(best_place(page))
        cell.tap()
        lit = page.locator(".lit").count()
        assert lit >= 1
        expect(page.locator(".hand .held")).to_have_count(0)
        expect(page.locator(".bar .main")).to_contain_text("Draw")
        cell.tap()
        expect(page.locator(".hand .held")).to_have_count(lit)


def test_objectives_tell_how_far_one_is_and_who_leads(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        after_a_chocolate_cone = next(stop for stop in stops("gelato-mio") if stop.lesson.id == "goals")
        Guided(page).open("gelato-mio", after_a_chocolate_cone)
        told = {"bowls": "0/2", "singles": "1/3", "vanilla": "0", "chocolate": "1", "all": "1"}
        for goal, far in told.items():
            expect(page.locator(f"[data-goal={goal}] .state")).to_have_text(far)
        for goal, leads in {"singles": 0, "vanilla": 0, "chocolate": 1, "all": 1}.items():
            expect(page.locator(f"[data-goal={goal}] .state .shape")).to_have_count(leads)
        expect(page.locator("[data-goal=singles] button")).to_have_accessible_name(re.compile(r"You have 1\.$"))
        expect(page.locator("[data-goal=all] button")).to_have_accessible_name(re.compile(r"You 1; \w+ leads\.$"))


def test_help_says_what_it_costs_and_gives(browser: Browser, address: str) -> None:
    """On its button before it is asked for, and below the question when it is paid."""
    player = player_of("gelato-mio")
    with visit(browser, address, wishes=QUICK) as page:
        play_on(page, first(player.layout, player.ways["help"]))
        asking = page.get_by_role("button", name="Ask for help")
        expect(asking).to_contain_text("2 cards for one of theirs")
        asking.click()
        expect(page.locator("[data-bar] .more")).to_have_text("Then you take one card, unseen, from another hand.")
