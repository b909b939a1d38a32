"""What happened can be followed: told one after the other, seen where it happened, and found again in the log."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.contract.tables import AnyMatch
from tests.web.positions import Layout, first, only
from tests.web.tables import play_on
from tests.web.visiting import NOTE_BAR, QUICK, Sighting, violations, visit


def last_die_fills_a_row(match: AnyMatch, seat: int) -> bool:
    """There is one thing to do, and much comes of it: a row is taken, and the others pay."""
    if not only("keep")(match, seat) or len(match.legal(seat)) > 1:
        return False
    events: list[Any] = list(match.setting.previews(match.state, seat)[0].events)
    return {"Took", "Fined"} <= {type(event).__name__ for event in events}


def earns_a_token(match: AnyMatch, seat: int) -> bool:
    """A tile can be laid that completes a row."""
    if not only("place")(match, seat):
        return False
    would = match.setting.previews(match.state, seat)
    return any(type(event).__name__ == "Earned" for one in would for event in one.events)


def hurry_on(page: Page) -> None:
    """Nothing moves from here on, and what is still to be shown is shown at once."""
    page.emulate_media(reduced_motion="reduce")
    page.locator(".board").click(position={"x": 3, "y": 3})


def test_a_row_that_is_filled_is_told_beat_by_beat_and_found_again(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "speed": "brisk"}) as page:
        play_on(page, first(Layout("geizen", 3), last_die_fills_a_row))
        page.locator("[data-die]:enabled").click()
        page.evaluate(NOTE_BAR)
        plates = Sighting(page, ".seat [data-float]")
        places = Sighting(page, "[data-float-at^='[data-row']:not([hidden]) [data-float]")
        page.get_by_role("button", name="Keep 1 die").click()
        page.wait_for_function("() => window.said.some((one) => one.includes('to the bank'))")
        said = page.evaluate("() => window.said")
        beats = [next(at for at, one in enumerate(said) if word in one) for word in ("is full", "to the bank")]
        assert beats[0] < beats[1], said
        plates.wait_for()
        places.wait_for()
        hurry_on(page)
        recap = page.locator("[data-recap]")
        expect(recap).to_contain_text("Since your turn")
        assert violations(page, ".bar") == []
        recap.click()
        log = page.locator("aside .log")
        expect(log.locator("h3", has_text="You").first).to_be_attached()
        expect(log.locator("[data-piece^='die']").last).to_be_attached()
        page.get_by_role("button", name="Do by itself what can only be done one way").click()
        expect(page.locator("[data-die]:enabled")).to_have_count(5)


def test_a_place_shows_the_token_that_it_would_bring(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK, phone=True) as page:
        play_on(page, first(Layout("gelati", 2), earns_a_token))
        page.locator(".place").first.wait_for()
        tiles = page.locator("[data-hand] button, .hand button")
        for tile in tiles.all() or [page.locator("body")]:  # with one of the own tiles it does
            if page.locator("[data-earns]").count():
                break
            tile.tap()
        expect(page.locator("[data-earns]").first).to_be_visible()
        expect(page.locator(".place.here")).to_have_count(0)
