"""Gelato Mio's board in a browser: what is lit up is taken, a finger may look first, objectives tell how far one is."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.marks import rule
from tests.web.hands import Mouse
from tests.web.lessons import Guided, stops
from tests.web.measure import fullest, moment_of, sit_down
from tests.web.players import player_of
from tests.web.positions import first, near_the_end
from tests.web.tables import begin, follow, play_on
from tests.web.visiting import QUICK, visit

MOST_TOGETHER = """() => {
    const cells = [...document.querySelectorAll('[data-can=draw]')];
    if (!cells.length || document.querySelector('.display[aria-busy=true]')) return null;
    const together = (cell) => Number(/; (\\d+) cards/.exec(cell.ariaLabel)?.[1] ?? 1);
    return cells.sort((a, b) => together(b) - together(a))[0].dataset.cell;
}"""
UNTOLD = """() => {
    const things = document.querySelectorAll('.mio :is([data-goal], [data-pile], [data-place], .own, .deck)');
    const told = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2).closest('[title]')?.title.trim();
    };
    return [things.length, [...things].filter((thing) => !told(thing)).length];
}"""
"""How many things there are on the board, and how many of them tell nothing to a mouse that rests on them."""
TOUCHED = """thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""Whether a finger would meet it."""


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


@rule("mio.memory-log")
def test_the_log_forgets_what_another_drew_and_a_reload_does_not_bring_it_back(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        begin(page, "gelato-mio")
        log = page.locator("aside .log")
        for drawn in (1, 2):  # with an empty hand nothing else can be done, so the other's first move is a draw too
            page.locator(best_place(page)).click()
            expect(log.get_by_text(re.compile(r"You draw"))).to_have_count(drawn)
        best_place(page)
        forgotten = log.get_by_text("draws from the display.")
        expect(forgotten).not_to_have_count(0)
        told = log.inner_text()
        page.reload()
        best_place(page)
        expect(forgotten).not_to_have_count(0)
        assert log.inner_text() == told


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


def test_every_icon_tells_what_it_is(browser: Browser, address: str) -> None:
    """On the board to whoever points at it; so do the recipes and the objectives of the rules."""
    with visit(browser, address, wishes=QUICK) as page:
        play_on(page, moment_of("gelato-mio", "draw"))
        page.locator(".mio [data-goal]").first.wait_for()
        for screen in ({"width": 1280, "height": 800}, {"width": 2560, "height": 1440}):
            page.set_viewport_size(screen)  # type: ignore[arg-type]
            assert page.evaluate(UNTOLD) == [7 + 3 + 4 + 3 + 2, 0]
        follow(page, "/rules/gelato-mio")
        for icons in ("[data-recipe] :is(.part, .made)", "li[data-goal] > .goal"):
            page.locator(icons).first.wait_for()
            assert page.locator(icons).evaluate_all("icons => icons.every((icon) => icon.title.trim())")


def test_beside_a_result_the_board_is_only_looked_at(browser: Browser, address: str) -> None:
    """Where it has no bar that could answer; in the whole board everything answers again."""
    with visit(browser, address, wishes=QUICK) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        sit_down(page, player_of("gelato-mio"), near_the_end(fullest("gelato-mio"), 1))
        player_of("gelato-mio").play(Mouse(page))
        page.locator("[data-ending]").wait_for()
        pile = page.locator("[data-pile=vanilla]")
        expect(pile).to_be_visible()
        assert not pile.evaluate(TOUCHED)
        page.get_by_role("button", name="Only the board").click()
        page.locator("[data-bar]").wait_for()
        assert pile.evaluate(TOUCHED)


def test_help_says_what_it_costs_and_gives(browser: Browser, address: str) -> None:
    """On its button before it is asked for, and below the question when it is paid."""
    player = player_of("gelato-mio")
    with visit(browser, address, wishes=QUICK) as page:
        play_on(page, first(player.layout, player.ways["help"]))
        asking = page.get_by_role("button", name="Ask for help")
        expect(asking).to_contain_text("2 cards for one of theirs")
        asking.click()
        expect(page.locator("[data-bar] .more")).to_have_text("Then you take one card, unseen, from another hand.")
