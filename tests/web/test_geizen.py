"""A whole game of Geizen in a browser, against a bot: by mouse, by touch, by keyboard alone."""

from playwright.sync_api import Browser, Page, expect

from tests.web.visiting import violations, visit

QUICK = {"pace": "instant", "speed": "still", "sound": False}
SOMETHING_TO_DO = """() => document.querySelector('dialog[open]') || document.querySelector('.throw')
    || document.querySelector('[data-die]:enabled') || document.querySelector('.pay')"""


def is_over(page: Page) -> bool:
    page.wait_for_function(SOMETHING_TO_DO)
    return page.locator("dialog[open]").count() > 0


def play_by_pointer(page: Page, *, touch: bool) -> int:
    """Keep two dice of the first throw, then all: returns how many decisions were made."""
    decisions = 0
    while not is_over(page):
        decisions += 1
        press = [".throw"]
        if page.locator(".pay").count():
            press = [".pay"]
        elif page.locator("[data-die]:enabled").count() == 5:
            press = ["[data-die]:enabled >> nth=0", "[data-die]:enabled >> nth=1", ".bar .main"]
        elif page.locator("[data-die]:enabled").count():
            press = [".bar .plain:has-text('All')", ".bar .main"]
        for selector in press:
            target = page.locator(selector).first
            if target.is_enabled():
                target.tap() if touch else target.click()
    return decisions


def test_a_whole_game_by_mouse(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play Geizen now, against bots").click()
        expect(page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")).to_have_count(2)
        is_over(page)
        assert violations(page) == []
        assert play_by_pointer(page, touch=False) > 5
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
        page.get_by_role("button", name="Verify dice").click()
        expect(page.get_by_text("The dice are honest")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play Geizen now, against bots").tap()
        is_over(page)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert play_by_pointer(page, touch=True) > 5
        page.get_by_role("button", name="Play again").tap()
        expect(page.get_by_role("button", name="Begin")).to_be_enabled()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        play = page.get_by_role("button", name="Play Geizen now, against bots")
        play.focus()
        page.keyboard.press("Enter")
        while not is_over(page):
            if page.locator(".pay").count():
                page.locator(".pay").first.focus()
                page.keyboard.press("Enter")
                continue
            for face in page.locator("[data-die]:enabled").evaluate_all("dice => dice.map(die => die.dataset.die)"):
                page.keyboard.press(face)
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
