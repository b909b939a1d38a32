"""Somebody who plays Geizen with a pointer."""

from playwright.sync_api import Page

NOW = """() => {
    const find = (selector) => document.querySelector(selector);
    if (find('dialog[open]')) return 'over';
    if (find('.throw')) return 'throw';
    if (find('.pay')) return 'pay';
    return document.querySelectorAll('[data-die]:enabled').length || null;
}"""


def wanted(page: Page) -> str | int:
    """What the table waits for from us: a throw, a payment, some of so many dice; or it is over."""
    answer: str | int = page.wait_for_function(NOW).json_value()
    return answer


def decide(page: Page, now: str | int, *, touch: bool = False) -> None:
    """Throw; keep two dice of five, then all that are left; pay what glows first."""
    if now == "throw":
        press = [".throw"]
    elif now == "pay":
        press = [".pay >> nth=0"]
    elif now == 5:
        press = ["[data-die] >> nth=0", "[data-die] >> nth=1", ".bar .main"]
    elif now == 1:
        press = ["[data-die]", ".bar .main"]
    else:
        press = [".bar .buttons .plain:not(.bare)", ".bar .main"]
    for selector in press:
        target = page.locator(selector)
        target.tap() if touch else target.click()


def play_to_the_end(page: Page, *, touch: bool = False) -> int:
    """Returns how many decisions that took."""
    decisions = 0
    while (now := wanted(page)) != "over":
        decide(page, now, touch=touch)
        decisions += 1
    return decisions
