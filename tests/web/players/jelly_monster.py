"""Attack of the Jelly Monster: throw, place the highest die in one district after the other, and turn the timer."""

from itertools import count

from playwright.sync_api import Page

from tests.web.hands import Hand, Keys, Mouse
from tests.web.players.player import Player


class JellyMonster(Player):
    """Sits down to a calm game: against the clock a whole one would take minutes. It plays both."""

    game = "jelly-monster"
    title = "Attack of the Jelly Monster"
    board = ".jelly-monster"
    looking = """() => {
        const there = selector => document.querySelector(selector) !== null;
        if (there('[data-effect]')) return 'effect';
        if (there('[data-answer]')) return 'answer';
        if (there('[data-throw]:enabled')) return 'throw';
        if (there('[data-die]:enabled')) return 'place';
        return there('.bar .buttons button:enabled') ? 'press' : null;
    }"""
    fewest = 40
    picture_after = 11

    def __init__(self) -> None:
        self._placed = count()

    def sit_down(self, hand: Hand) -> None:
        page = hand.page
        page.goto("/")
        hand.press(page.get_by_role("button", name=f"Friends …: {self.title}"))
        hand.tick(page.get_by_role("checkbox", name="Calm"))
        hand.press(page.get_by_role("button", name="easy"))
        hand.press(page.get_by_role("button", name="Play against bots"))
        page.locator(self.board).wait_for()

    def decide(self, hand: Hand, now: str) -> None:
        if now == "throw":
            hand.press("[data-throw]")
        elif now == "effect":
            hand.press("[data-effect]:last-child")
        elif now == "answer":
            hand.press("[data-answer]")
        elif now == "press":
            hand.press(".bar .buttons button:enabled")
        else:
            hand.press(hand.page.locator("[data-die]").last)
            targets = hand.page.locator("[data-target]")
            hand.press(targets.nth(next(self._placed) % targets.count()))

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """Space throws, digits choose a die, then a district, then an effect; Enter does what the bar offers."""
        keyboard = hand.page.keyboard
        if now == "throw":
            keyboard.press("Space")
        elif now == "effect":
            keyboard.press("1")
        elif now == "place":
            keyboard.press(str(hand.page.locator("[data-die]").last.get_attribute("data-die")))
            targets = hand.page.locator("[data-target]")
            chosen = targets.nth(next(self._placed) % targets.count())
            keyboard.press(str(chosen.get_attribute("data-district")))
        elif now == "press" and hand.page.get_by_role("button", name="On to round").count():
            keyboard.press("Enter")
        else:
            self.decide(hand, now)

    def pose(self, page: Page) -> None:
        """A die in hand, and the districts glow."""
        while (now := self.wanted(page)) != "place":
            self.decide(Mouse(page), now)
        page.locator("[data-die]").last.click()


PLAYER = JellyMonster()
