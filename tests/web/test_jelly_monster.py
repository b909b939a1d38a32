"""Attack of the Jelly Monster in a browser, where all act at once: a round against bots and the sand."""

from playwright.sync_api import Browser, Page, expect

from tests.web.hands import Thumb
from tests.web.players import player_of
from tests.web.visiting import QUICK, violations, visit


def test_a_round_against_the_sand(browser: Browser, address: str) -> None:
    """With one thumb: ready, throw, place, and turn the timer; the dice tumble, the sand runs, the round is told."""
    with visit(browser, address, phone=True, wishes={**QUICK, "speed": "brisk"}) as page:
        thumb = Thumb(page)
        page.goto("/")
        thumb.press(page.get_by_role("button", name="Play now: Attack of the Jelly Monster"))
        thumb.press(page.get_by_role("button", name="Ready!"))
        thumb.press("[data-throw]:enabled")
        expect(page.locator(".tumbles")).to_have_count(7)
        expect(page.locator("[data-die]")).to_have_count(7)
        assert violations(page) == []
        _place_all(page, thumb)
        thumb.press("[data-target]")
        expect(page.locator(".district.sealed")).to_have_count(1)
        thumb.press(page.get_by_role("button", name="Turn the timer"))
        expect(page.locator(".hourglass")).to_be_visible()
        expect(page.get_by_role("timer")).to_be_visible()
        expect(page.get_by_text("Round 1 is scored.")).to_be_visible(timeout=30_000)
        expect(page.locator(".gain").first).to_be_visible()
        assert violations(page) == []
        thumb.press(page.get_by_role("button", name="What happened"))
        expect(page.locator("aside")).to_contain_text("turns the sand timer!")
        expect(page.locator("aside")).to_contain_text("Now it is scored.")


def _place_all(page: Page, thumb: Thumb) -> None:
    """Place die after die until none is left; who throws before the last one has landed throws as soon as it has."""
    player = player_of("jelly-monster")
    while now := player.wanted(page):
        if page.get_by_role("button", name="Turn the timer").is_visible():
            return
        player.decide(thumb, now)
