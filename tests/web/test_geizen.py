"""A whole game of Geizen in a browser, against a bot: by mouse, by touch, by keyboard alone."""

from playwright.sync_api import Browser, expect

from tests.web.playing import play_to_the_end, wanted
from tests.web.visiting import violations, visit

QUICK = {"pace": "instant", "speed": "still", "sound": False}


def test_a_whole_game_by_mouse(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        expect(page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")).to_have_count(2)
        wanted(page)
        assert violations(page) == []
        assert play_to_the_end(page) > 5
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
        page.get_by_role("button", name="Verify dice").click()
        expect(page.get_by_text("The dice are honest")).to_be_visible()
        assert violations(page) == []


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").tap()
        wanted(page)
        assert violations(page) == []
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            390,
            844,
        ]
        assert play_to_the_end(page, touch=True) > 5
        page.get_by_role("button", name="Play again").tap()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").focus()
        page.keyboard.press("Enter")
        while (now := wanted(page)) != "over":
            if now == "pay":
                page.locator(".pay").first.focus()
            elif now != "throw":
                for face in page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.die)"):
                    page.keyboard.press(face)
            page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
