"""How somebody touches what is on the screen: with a mouse, with a thumb, or with keys alone."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page

FARTHEST = 400
"""Nothing may be more steps of the Tab key away than this."""


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
        target.wait_for()
        for _ in range(FARTHEST):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {target}")


HANDS: list[type[Hand]] = [Mouse, Thumb, Keys]
