"""What is particular about Gelini Nightlife's board: floors to look at, and action tiles."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.hands import Hand, Keys, Thumb
from tests.web.players import OVER, player_of
from tests.web.visiting import QUICK, violations, visit

GAMES = 4
"""In so many games somebody gets an action tile with something to choose: six lie among fifty-two."""


def sit_down(page: Page, players: int, *, actions: bool) -> None:
    page.goto("/")
    page.get_by_role("button", name="Friends …: Gelini Nightlife").click()
    page.get_by_role("button", name=str(players), exact=True).click()
    if actions:
        page.get_by_label("With Party Flyer").check()
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".gelini").wait_for()


def play_until(page: Page, hand: Hand, moment: str) -> bool:
    player = player_of("gelini-nightlife")
    while not (now := player.wanted(page)).startswith(moment):
        if now == OVER:
            return False
        decide(hand, now)
    return True


def decide(hand: Hand, now: str) -> None:
    player = player_of("gelini-nightlife")
    if isinstance(hand, Keys):
        player.decide_by_keys(hand, now)
    else:
        player.decide(hand, now)


def test_others_floors_are_enlarged_by_a_tap(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes={**QUICK, "name": "Ada"}) as page:
        sit_down(page, 5, actions=False)
        assert play_until(page, Thumb(page), "")
        expect(page.locator(".floor")).to_have_count(5)
        expect(page.locator(".floor.large")).to_contain_text("Ada")
        page.get_by_role("button", name="Enlarge Bruno’s floor").tap()
        expect(page.locator(".floor.large")).to_contain_text("Bruno")
        assert violations(page) == []
        page.get_by_role("button", name="Enlarge Ada’s floor").tap()
        expect(page.locator(".floor.large")).to_contain_text("Ada")


def test_what_a_throw_brings_is_seen_before_it_is_taken(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        sit_down(page, 2, actions=False)
        assert play_until(page, Thumb(page), "asked")
        expect(page.locator(".floor.large .ghost").first).to_be_visible()
        expect(page.locator(".bar .more")).to_have_text(re.compile(r"squares?: \d+ of 37\.$|hires a star\.$"))
        expect(page.locator(".step").last).to_be_visible()
        expect(page.locator(".asking .now")).to_contain_text("now")


@pytest.mark.parametrize("hand_of", [Thumb, Keys], ids=["thumb", "keys"])
def test_action_tiles_are_played(browser: Browser, address: str, hand_of: type[Hand]) -> None:
    with visit(browser, address, phone=hand_of.phone, wishes=QUICK) as page:
        hand = hand_of(page)
        for _ in range(GAMES):
            sit_down(page, 2, actions=True)
            if play_until(page, hand, "act"):
                break
        assert violations(page) == []
        before = page.locator(".bar .sentence").inner_text()
        assert before.startswith("Party ")
        decide(hand, "act")
        expect(page.locator(".bar .sentence")).not_to_have_text(before)
