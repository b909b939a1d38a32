"""First games with a coach: each guide is played to its end; and the rules have their little boards."""

from contextlib import suppress
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from gelateria.engine import find_game
from gelateria.language import rule_page
from tests.our_games import OURS
from tests.web.hands import HANDS, Hand, Keys, Mouse
from tests.web.lessons import Guided, Stop, stops
from tests.web.players import BETWEEN_LOOKS
from tests.web.tables import begin, follow
from tests.web.visiting import DESKTOP, PHONE, QUICK, violations, visit

MOST = 40
"""No guide takes more decisions."""
NEXT, REAL = "Next", "Now a real game"
LYING = {"width": 844, "height": 390}
"""A phone on its side."""
SIZES = [PHONE, LYING, DESKTOP]
RINGED = """() => {
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getBoundingClientRect());
    const inside = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const middle = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
    const board = document.querySelector('main');
    return rings.length > 0 && rings.every((ring) => inside(ring) && board.contains(middle(ring)));
}"""
"""There are rings, all of them on the screen, and what lies in the middle of each is on the board."""
DISABLED = """() => {
    for (const control of document.querySelectorAll('main :disabled')) {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width && control.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""
"""The middle of something on the board that cannot be pressed now."""


def wanted(page: Page) -> str:
    """What the page waits for: the name of its main button, or `choose`."""
    return str(
        page.wait_for_function(
            f"""() => {{
                const main = document.querySelector('.bar .main:enabled')?.textContent.trim();
                if (main === '{NEXT}' || main === '{REAL}') return main;
                return document.querySelector('.bar.wanted') ? 'choose' : null;
            }}""",
            polling=BETWEEN_LOOKS,
        ).json_value()
    )


def go_through(hand: Hand) -> int:
    """Take the first choice always; returns how many lessons there were."""
    page = hand.page
    lessons: list[str | None] = []
    for _ in range(MOST):
        now = wanted(page)
        lesson = page.locator("[data-lesson]").get_attribute("data-lesson")
        if lesson not in lessons:
            lessons.append(lesson)
        if now == REAL:
            return len(lessons)
        if now == NEXT:
            hand.press(page.get_by_role("button", name=NEXT, exact=True))
        else:
            hand.press("[data-choice]")
    raise AssertionError("the guide does not end")


@pytest.mark.parametrize(("game", "hand_of"), list(zip(OURS, cycle(HANDS), strict=False)))
def test_a_guide_is_played_to_its_end(browser: Browser, address: str, game: str, hand_of: type[Hand]) -> None:
    with visit(browser, address, phone=hand_of.phone, wishes={**QUICK, "plain": True}) as page:
        page.goto(f"/guide/{game}")
        assert go_through(hand_of(page)) >= 5
        assert violations(page) == []


def test_a_guide_on_a_phone_is_for_everyone(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        for game in OURS:
            follow(page, f"/guide/{game}")
            page.locator(f"[data-game={game}] [data-lesson]").wait_for()
            assert (game, violations(page)) == (game, [])
            size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            assert (game, page.evaluate(size)) == (game, [390, 844])


UNREACHABLE = """() => {
    const inside = ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const scrolls = (one) =>
        one && (/auto|scroll/.test(getComputedStyle(one).overflow) || scrolls(one.parentElement));
    const { scrollWidth, scrollHeight } = document.documentElement;
    const board = document.querySelector('[data-lesson]');
    return [
        ...[...document.querySelectorAll('.bar button')].filter((one) => !inside(one.getBoundingClientRect())),
        ...[...board.querySelectorAll('button:enabled')]
            .filter((one) => one.checkVisibility() && !inside(one.getBoundingClientRect()) && !scrolls(one)),
        ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? [document.documentElement] : []),
        ...(board.offsetHeight > innerHeight * 0.8 ? [] : [board]),
    ].map((one) => one.ariaLabel ?? one.textContent.trim());
}"""
"""What can be pressed, but is not on the screen and cannot be scrolled there; the page itself, if it is larger than the
screen, and the board, if it does not fill most of it."""
ANSWERS = {
    ("geizen", "red"): "Not this one yet. The coach waits for “Keep 3",
    ("gelati", "row"): "Not this one yet. Lay your chocolate ice in the china bowl on one of the two places",
}
"""What the coach says there to whoever presses something else; of a lesson that only talks, he names the button."""


@pytest.mark.parametrize("game", OURS)
def test_every_lesson_fits_every_screen_and_answers_whatever_is_pressed(
    browser: Browser, address: str, game: str
) -> None:
    """What the coach points at is on the screen, all can be reached, and nothing that is pressed goes unanswered."""
    with visit(browser, address, wishes=QUICK) as page:
        guided = Guided(page)
        for stop in stops(game):
            guided.open(game, stop)
            wanted(page)
            heard = 0
            for size in SIZES:
                page.set_viewport_size(size)  # type: ignore[arg-type]
                if stop.lesson.points:
                    page.wait_for_function(RINGED, polling=BETWEEN_LOOKS)
                if size == LYING:
                    everything_can_be_reached(page, stop)
                heard = is_answered(page, heard)
            answer = ANSWERS.get((game, stop.lesson.id), "Press “" if stop.lesson.only_talks else "")
            expect(page.get_by_role("status", name="The coach says")).to_contain_text(answer)
            if stop.lesson.points:
                expect(page.get_by_text("Marked with a ring: ")).to_have_count(1)
            if stop.lesson.points or not stop.way:
                assert (stop.lesson.id, violations(page)) == (stop.lesson.id, [])


def is_answered(page: Page, heard: int) -> int:
    """The coach, who has answered so often, answers to clicks that do nothing and to a key; how often has he then?"""
    corner = page.locator("[data-lesson]").bounding_box()
    assert corner
    answer = page.locator("[data-answer]")
    for spot in ((corner["x"] + 2, corner["y"] + 2), page.evaluate(DISABLED)):
        if spot:
            page.mouse.click(*spot)
            heard += 1
            expect(answer).to_have_attribute("data-answer", str(heard))
    page.keyboard.press("z")
    expect(answer).to_have_attribute("data-answer", str(heard + 1))
    expect(page.get_by_role("status", name="The coach says")).not_to_contain_text("guide-")
    return heard + 1


def test_on_a_phone_on_its_side_everything_can_be_reached_in_german_too(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "language": "de"}) as page:
        page.set_viewport_size(LYING)  # type: ignore[arg-type]
        guided = Guided(page)
        for game in OURS:
            for stop in stops(game):
                guided.open(game, stop)
                everything_can_be_reached(page, stop)


def everything_can_be_reached(page: Page, stop: Stop) -> None:
    """On a phone on its side."""
    with suppress(TooLate):
        page.wait_for_function(f"() => !({UNREACHABLE})().length", polling=BETWEEN_LOOKS)
    assert (stop.lesson.id, page.evaluate(UNREACHABLE)) == (stop.lesson.id, [])


def test_geizen_is_learnt_by_mouse_on_its_own_board(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        hand = Mouse(page)
        page.goto("/")
        hand.press(page.get_by_role("link", name="Learn in 3 minutes Geizen"))
        expect(page.get_by_role("status", name="The coach says")).to_contain_text("Five dice, five rows")
        hand.press(".throw")
        expect(page.get_by_role("status", name="The coach says")).to_contain_text("A 6 costs nothing")
        hand.press('[data-die="6"]')
        hand.press(".bar .main")
        while wanted(page) != NEXT:
            hand.press("[data-die]:enabled")
            hand.press(".bar .main")
        hand.press(page.get_by_role("button", name=NEXT, exact=True))
        hand.press('[data-die="3"]')
        hand.press('[data-die="4"]')
        hand.press(".bar .main")
        expect(page.get_by_role("status", name="The coach says")).to_contain_text("all six chips are yours")
        hand.press(page.get_by_role("button", name=NEXT, exact=True))
        expect(page.locator('[data-lesson="loan"]')).to_be_visible()
        for die in page.locator("[data-die]:enabled").all():
            hand.press(die)
        hand.press(".bar .main")
        hand.press(page.get_by_role("button", name=REAL))
        page.wait_for_url("**/table/*")


def test_a_step_back_is_as_if_it_had_not_been_done(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "plain": True}) as page:
        page.goto("/guide/geizen")
        page.locator("[data-choice]").click()
        page.locator('[data-lesson="six"]').wait_for()
        page.get_by_role("button", name="Back").click()
        page.locator('[data-lesson="throw"]').wait_for()
        expect(page.get_by_role("button", name="Back")).to_have_count(0)
        page.locator("[data-choice]").click()
        page.locator('[data-lesson="six"]').wait_for()


def test_the_rule_of_a_lesson_is_read_without_leaving_it(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/guide/gelati")
        page.get_by_role("status", name="The coach says").get_by_role("link", name="The rule").click()
        expect(page.get_by_role("dialog", name="Rules").locator(".found")).to_have_attribute(
            "data-rule", "gelati.match"
        )
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator('[data-lesson="place"]')).to_be_visible()


def test_there_is_no_guide_to_a_game_that_is_not_here(browser: Browser, address: str) -> None:
    with visit(browser, address) as page:
        page.goto("/guide/chess")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_rules_have_little_boards(browser: Browser, address: str, phone: bool) -> None:
    """Every other game on a phone."""
    with visit(browser, address, phone=phone, wishes=QUICK) as page:
        for game in OURS[phone::2]:
            follow(page, f"/rules/{game}")
            pictures = page.locator("figure[data-scene]")
            expect(page.get_by_role("heading", level=1)).to_contain_text(find_game(game).title)
            expect(pictures.first).to_be_visible()
            assert pictures.count() >= 3
            for picture in pictures.all():
                picture.scroll_into_view_if_needed()
                expect(picture.locator(".board > *").first).to_be_visible()
                expect(picture.locator("figcaption")).not_to_contain_text("-scene-")
            assert (game, violations(page)) == (game, [])
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def sentence(language: str, rule: str) -> str:
    """A rule of Geizen."""
    return rule_page(find_game("geizen"), language)[rule].sentence


def test_rules_are_read_in_the_readers_language(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={"language": "de"}) as page:
        page.goto("/rules/geizen#geizen.red-take")
        found = page.locator(".found [lang]").first
        expect(found).to_have_text(sentence("de", "geizen.red-take"))
        expect(found).to_have_attribute("lang", "de")
        expect(page.get_by_role("heading", name="Wertung, nach dem fünften Würfel")).to_be_visible()
        page.get_by_role("searchbox").fill(sentence("de", "geizen.yellow-empty-bank"))
        expect(page.get_by_role("main").locator("[data-rule]")).to_have_count(1)
        page.get_by_role("searchbox").fill("")
        page.get_by_role("combobox").select_option("en")
        expect(found).to_have_text(sentence("en", "geizen.red-take"))


def test_the_log_leads_to_the_rules(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "plain": True}) as page:
        begin(page, "geizen")
        page.locator("[data-choice=throw]").click()
        page.locator("[data-choice=keep]").first.wait_for()
        page.get_by_role("link", name="The rule: geizen.roll").last.click()
        expect(page.locator("aside .found")).to_have_text(sentence("en", "geizen.roll"))
        assert "/table/" in page.url


def test_keys_reach_the_log_with_one_step(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "plain": True}) as page:
        begin(page, "geizen")
        page.locator("[data-choice=throw]").click()
        page.locator("[data-choice=keep]").first.click()
        page.locator("[data-choice]").first.wait_for()
        assert page.locator("aside a[tabindex='0']").count() == 1
        assert page.locator("aside a[tabindex='-1']").count() > 1
        Keys(page).press(page.locator("aside a[tabindex='0']"))
        expect(page.locator("aside .found")).to_be_visible()
