"""Gelati's table is moved by hand, and a finger sees what it would do before it does it."""

from playwright.sync_api import Browser, Page, expect

from tests.web.lessons import Guided, stops
from tests.web.measure import moment_of
from tests.web.players import player_of
from tests.web.players.gelati import DEAREST
from tests.web.positions import Layout, latest, only
from tests.web.tables import begin, play_on
from tests.web.visiting import QUICK, visit

ENDLESS = "() => document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)"
"""Whether anything moves on and on. What an eye can follow may still be there for a moment."""

COVERED = """() => {
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const round = (one) => ({ at: middle(one.getBoundingClientRect()), half: one.getBoundingClientRect().width / 2 });
    const isSeen = ({ at: [x, y], half }) =>
        Math.min(x - stage.left, stage.right - x, y - stage.top, stage.bottom - y) > half;
    const places = [...document.querySelectorAll('.place')].map(round).filter(isSeen);
    const apart = (one, other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) - one.half - other.half;
    const arrows = [...document.querySelectorAll('[data-beyond]')].map(round);
    return [arrows.length, arrows.filter((arrow) => places.some((place) => apart(arrow, place) < -1)).length];
}"""
"""How many arrows there are, and how many of them lie over a place that is wholly seen."""


def camera(page: Page) -> list[float]:
    """How large the world is shown, and where its middle lies."""
    found = page.locator(".world").evaluate(
        "world => { const { a, e, f } = new DOMMatrix(world.style.transform); return [a, e, f]; }"
    )
    return [float(value) for value in found]


def sit_down(page: Page) -> None:
    """With a tile to lay."""
    begin(page, "gelati")
    assert player_of("gelati").wanted(page) == "place"


def test_the_table_is_dragged_and_zoomed_without_laying_anything(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        sit_down(page)
        tiles = page.locator(".cell").count()
        fitted = camera(page)
        box = page.locator(".place").first.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 90, box["y"] + 70, steps=4)
        page.mouse.up()
        dragged = camera(page)
        assert dragged[0] == fitted[0]
        assert dragged[1:] != fitted[1:]
        page.mouse.wheel(0, -200)
        page.wait_for_function("() => document.querySelectorAll('.zoom button').length === 3")
        assert camera(page)[0] > dragged[0]
        assert page.locator(".cell").count() == tiles
        page.get_by_role("button", name="See the whole board").click()
        assert camera(page) == fitted


def test_a_finger_sees_its_points_before_it_lays_a_tile(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        sit_down(page)
        tiles = page.locator(".cell").count()
        place = page.locator(f'[data-cell="{page.evaluate(DEAREST)}"]')
        place.tap()
        expect(page.locator(".place.here .badge")).to_have_text(f"+{place.get_attribute('data-points')}")
        assert page.locator(".cell").count() == tiles
        place.tap()
        page.wait_for_function(f"() => document.querySelectorAll('.cell').length > {tiles}")


def test_whoever_likes_it_still_sees_nothing_move(browser: Browser, address: str) -> None:
    """Neither by the device's wish nor by one's own."""
    with visit(browser, address, wishes={**QUICK, "speed": "calm"}, reduced_motion="no-preference") as page:
        sit_down(page)
        page.wait_for_function(ENDLESS)
        page.emulate_media(reduced_motion="reduce")
        page.wait_for_function(f"() => !({ENDLESS})()")
        page.emulate_media(reduced_motion="no-preference")
        page.wait_for_function(ENDLESS)
        page.get_by_role("button", name="Options").click()
        page.get_by_role("combobox", name="Motion").select_option("none")
        page.wait_for_function(f"() => !({ENDLESS})()")


def test_an_arrow_brings_a_place_beyond_the_edge_into_view(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        page.set_viewport_size({"width": 320, "height": 568})
        play_on(page, latest(Layout("gelati", 4), only("place")))
        assert player_of("gelati").wanted(page) == "place"
        assert min(place.bounding_box()["width"] for place in page.locator(".place").all()) > 39.5  # type: ignore[index]
        arrow = page.get_by_role("button", name="on the left")
        assert arrow.evaluate("arrow => Math.min(arrow.offsetWidth, arrow.offsetHeight)") >= 44
        arrow.tap()
        brought = page.locator(".place:focus")
        expect(brought).to_be_in_viewport(ratio=1)
        stage = page.locator(".stage").bounding_box()
        box = brought.bounding_box()
        assert stage
        assert box
        assert stage["x"] <= box["x"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]


def test_no_arrow_lies_over_a_place_that_can_be_seen(browser: Browser, address: str) -> None:
    """On a phone on its side, and where a coach leaves little room."""
    with visit(browser, address, wishes=QUICK) as page:
        page.set_viewport_size({"width": 844, "height": 390})
        play_on(page, moment_of("gelati", "place"))
        assert player_of("gelati").wanted(page) == "place"
        arrows, covering = page.evaluate(COVERED)
        assert arrows > 0
        assert covering == 0
        page.set_viewport_size({"width": 320, "height": 568})
        Guided(page).open("gelati", next(iter(stops("gelati"))))
        page.locator("[data-beyond]").first.wait_for()
        arrows, covering = page.evaluate(COVERED)
        assert arrows > 0
        assert covering == 0
