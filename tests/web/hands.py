"""How somebody touches what is on the screen: with a mouse, with a thumb, or with keys alone."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page

FARTHEST = 400
"""Nothing may be more steps of the Tab key away than this."""
STEPS = """target => {
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
    const isStop = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !one.closest('[inert]');
    const stops = all.filter(isStop);
    return stops.indexOf(target) - stops.indexOf(document.activeElement);
}"""
"""How many stops of the Tab key lie between here and there, backwards if it is negative."""


class Hand(ABC):
    """One way to press things."""

    name: str
    phone = False

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: str | Locator) -> None:
        self._press(self.page.locator(target).first if isinstance(target, str) else target)

    def tick(self, target: Locator) -> None:
        """Set a tick where there was none."""
        self._press(target)

    @abstractmethod
    def _press(self, target: Locator) -> None: ...


class Mouse(Hand):
    """Clicks."""

    name = "mouse"

    def _press(self, target: Locator) -> None:
        target.click()


class Thumb(Hand):
    """Taps, on a phone."""

    name = "thumb"
    phone = True

    def _press(self, target: Locator) -> None:
        target.tap()


class Keys(Hand):
    """Goes from one thing to the next with Tab, and presses Enter there: no pointer at all."""

    name = "keys"

    def tick(self, target: Locator) -> None:
        self._go_to(target)
        self.page.keyboard.press("Space")

    def _press(self, target: Locator) -> None:
        self._go_to(target)
        self.page.keyboard.press("Enter")

    def _go_to(self, target: Locator) -> None:
        """As far as can be foreseen in one go, forwards or backwards, and on from there step by step."""
        target.wait_for()
        steps = int(target.evaluate(STEPS))
        for _ in range(min(abs(steps), FARTHEST)):
            self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        for _ in range(FARTHEST):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {target}")


HANDS: list[type[Hand]] = [Mouse, Thumb, Keys]
