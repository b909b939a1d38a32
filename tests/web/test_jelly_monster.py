"""Attack of the Jelly Monster in a browser, where all act at once: a round against bots and the sand."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from gelateria.engine import find_game
from tests.marks import rule
from tests.web.hands import Thumb
from tests.web.lessons import Guided, stops
from tests.web.measure import moment_of
from tests.web.players import player_of
from tests.web.positions import opening
from tests.web.tables import play_on
from tests.web.visiting import QUICK, Sighting, violations, visit

JELLY = player_of("jelly-monster")
SCREENS = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080), (3840, 2160)]
"""Phones, one of them on its side, desks, and the largest wall."""
ASTRAY = """() => {
    const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    return [...document.querySelectorAll('[data-points-at]')].map((arrow) => {
        const [x, y] = middle(arrow);
        const [toX, toY] = middle(document.querySelector(`[data-district="${arrow.dataset.pointsAt}"]`));
        const turned = (parseFloat(getComputedStyle(arrow).rotate) * Math.PI) / 180;
        const wanted = Math.atan2(toY - y, toX - x);
        return Math.abs(Math.atan2(Math.sin(turned - wanted), Math.cos(turned - wanted))) * 180 / Math.PI;
    });
}"""
"""By how many degrees each arrow misses the middle of the district that it speaks of."""
TURN = "Turn the timer"


def slow_hands_edition() -> dict[str, object]:
    """Nobody turns the timer before we do, however long we take; then the sand runs for a moment."""
    printed = find_game("jelly-monster").setting(3).edition_values()
    return printed | {"timer": printed["timer"] | {"seconds": 3}, "house": printed["house"] | {"guard": 600}}


def test_a_round_against_the_sand(browser: Browser, address: str) -> None:
    """With one thumb: ready, throw, place, and turn the timer; the dice tumble, the sand runs, the round is told."""
    with visit(browser, address, phone=True, wishes={**QUICK, "speed": "brisk"}) as page:
        thumb = Thumb(page)
        play_on(page, opening("jelly-monster", 3, slow_hands_edition()))
        thumb.press(page.get_by_role("button", name="Ready!"))
        tumbling = Sighting(page, ".tumbles", 7)
        thumb.press("[data-throw]:enabled")
        tumbling.wait_for()
        expect(page.locator("[data-die]")).to_have_count(7)
        assert violations(page) == []
        page.emulate_media(reduced_motion="reduce")  # it has been seen, and takes its time
        place_all(page, thumb)
        thumb.press("[data-target]")
        expect(page.locator(".district.sealed")).to_have_count(1)
        page.emulate_media(reduced_motion="no-preference")
        running = [Sighting(page, seen) for seen in (".hourglass", "[role=timer]")]
        gains = Sighting(page, ".gain")
        thumb.press(page.get_by_role("button", name=TURN))
        for sand in running:
            sand.wait_for()
        page.emulate_media(reduced_motion="reduce")
        answer_until(page, thumb, "Round 1 is scored.")
        gains.wait_for()
        assert violations(page) == []
        read_again(page, thumb)
        thumb.press(page.get_by_role("button", name="What happened"))
        expect(page.locator("aside")).to_contain_text("the sand timer!")
        expect(page.locator("aside")).to_contain_text("Now it is scored.")


def read_again(page: Page, thumb: Thumb) -> None:
    """Before the next round nobody has to hurry: page by page, as often as one likes."""
    said = page.locator("[data-bar]")
    for _ in range(2):
        thumb.press(page.get_by_role("button", name="Read the scoring again"))
        expect(said).to_contain_text(re.compile("district", re.IGNORECASE))
        expect(page.get_by_role("button", name="Ready!")).to_be_enabled()
        while page.get_by_role("button", name="Next page").is_visible():
            thumb.press(page.get_by_role("button", name="Next page"))


def arrows_edition(players: int) -> dict[str, object]:
    """Every side lets one choose either neighbour, so that every district shows an arrow to each."""
    printed = find_game("jelly-monster").setting(players).edition_values()
    sides = {name: ["either", "2", "3"] for name in printed["districts"] if name != "source"}
    return printed | {"districts": printed["districts"] | sides}


@rule("jelly.neighbour")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_arrows_point_at_the_district_that_pays_however_the_city_lies(
    browser: Browser, address: str, players: int
) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        moment = opening("jelly-monster", players, arrows_edition(players))
        play_on(page, moment)
        page.get_by_role("button", name="Ready!").wait_for()
        all_point(page, players + 2)
        neighbours = f"what district {players + 2} or 2 pays"
        expect(page.locator("[data-district='1']")).to_contain_text(neighbours)
        page.goto(f"/replay#record={moment.record}&move=0&seat=0")
        page.locator("[data-points-at]").first.wait_for()
        all_point(page, players + 2)


def all_point(page: Page, districts: int) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"arrows => {{ const astray = ({ASTRAY})(); return astray.length === arrows && Math.max(...astray) < 2 }}",
            arg=2 * districts,
        )


def place_all(page: Page, thumb: Thumb) -> None:
    """Place die after die until none is left; who throws before the last one has landed throws as soon as it has."""
    while now := JELLY.wanted(page):
        if page.get_by_role("button", name=TURN).is_visible():
            return
        JELLY.act(thumb, now)


def answer_until(page: Page, thumb: Thumb, told: str) -> None:
    """Whoever is in control may be asked something: which neighbour, which capsule, who gets what there is."""
    scored, asked = page.locator(".bar").get_by_text(told), page.locator("[data-answer], [data-target]").first
    while True:
        scored.or_(asked).first.wait_for()
        if scored.is_visible():
            return
        thumb.press(asked)


def test_whoever_may_get_a_gift_is_seen_on_the_smallest_phone(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "language": "de"}) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        play_on(page, moment_of("jelly-monster", "give"))
        assert player_of("jelly-monster").wanted(page) == "answer"
        gifts = page.locator("[data-answer]")
        expect(gifts).to_have_count(3)
        for gift in gifts.all():
            expect(gift).to_be_in_viewport(ratio=1)


def test_the_city_of_a_guide_uses_the_room(browser: Browser, address: str) -> None:
    """Nothing is left free between the districts and what is behind the screen."""
    with visit(browser, address, wishes=QUICK) as page:
        Guided(page).open("jelly-monster", next(stop for stop in stops("jelly-monster") if stop.lesson.id == "place"))
        for width, height in ((360, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            city, screen = (page.locator(part).bounding_box() for part in (".city", ".screen"))
            assert city
            assert screen
            assert screen["y"] - (city["y"] + city["height"]) < 30
