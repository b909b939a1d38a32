"""Attack of the Jelly Monster: throw, place the highest die in one district after the other, and turn the timer."""

from playwright.sync_api import Locator, Page

from tests.contract.tables import AnyMatch
from tests.web.hands import Hand, Keys, Mouse
from tests.web.players.player import Player
from tests.web.positions import Layout, offered, only

BUTTONS = ".bar .buttons .button:not(.bare):enabled"
"""Those with words: the one without takes the last move back."""
MANY_SEALED = 2


def is_poor(thrown: tuple[int, ...]) -> bool:
    """Two dice that are not worth a district: it waits for better ones."""
    return len(thrown) == 2 and max(thrown) < 3


def many_are_sealed(match: AnyMatch, seat: int) -> bool:
    return sum(district.sealed is not None for district in match.view(seat).districts) >= MANY_SEALED


WAYS = {
    **{action: only(action) for action in ("throw", "choose", "give", "lose")},
    "place": lambda match, seat: "place" in offered(match, seat) and not is_poor(match.view(seat).thrown),
    "pass": lambda match, seat: "pass" in offered(match, seat) and is_poor(match.view(seat).thrown),
    "seal": lambda match, seat: "seal" in offered(match, seat),
    "turn": lambda match, seat: offered(match, seat) == {"done", "turn"} and not many_are_sealed(match, seat),
    "done": lambda match, seat: offered(match, seat) == {"done", "turn"} and many_are_sealed(match, seat),
}
"""In a calm game; against the clock there is `ready` too."""


class JellyMonster(Player):
    """Sits down to a calm game: against the clock a whole one would take minutes. It plays both."""

    game = "jelly-monster"
    title = "Attack of the Jelly Monster"
    board = ".jelly-monster"
    layout = Layout("jelly-monster", 4, ("calm",))
    ways = WAYS
    looking = f"""() => {{
        const all = (selector) => [...document.querySelectorAll(selector)];
        const there = (selector) => document.querySelector(selector) !== null;
        if (there('[data-effect]')) return 'effect';
        if (there('[data-answer]')) return 'answer';
        if (there('[data-throw]:enabled')) return 'throw';
        const dice = all('[data-die]:enabled').map((die) => Number(die.dataset.die));
        if (dice.length === 2 && Math.max(...dice) < 3 && there('{BUTTONS}')) return 'pass';
        if (dice.length) return 'place';
        if (there('[data-target]')) return 'target';
        if (!there('{BUTTONS}')) return null;
        return all('.district.sealed').length < {MANY_SEALED} ? 'first' : 'last';
    }}"""
    fewest = 40
    picture_after = 11

    def sit_down(self, hand: Hand) -> None:
        page = hand.page
        page.goto("/")
        hand.press(page.get_by_role("button", name=f"Friends …: {self.title}"))
        hand.tick(page.get_by_role("checkbox", name="Calm"))
        hand.press(page.get_by_role("button", name="easy"))
        hand.press(page.get_by_role("button", name="Play against bots"))
        page.locator(self.board).wait_for()

    def decide(self, hand: Hand, now: str) -> None:
        targets = {
            "throw": "[data-throw]",
            "effect": "[data-effect]:last-child",
            "answer": "[data-answer]",
            "target": "[data-target]",
            "pass": BUTTONS,
            "first": BUTTONS,
            "last": f"{BUTTONS} >> nth=-1",
        }
        if now == "place":
            dice = hand.page.locator("[data-die]")
            hand.press(dice.last)
            hand.press(self._chosen(hand.page, dice.count()))
        else:
            hand.press(targets[now])

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        """Space throws, digits choose a die, then a district, then an effect; Enter does what the bar offers."""
        page, keyboard = hand.page, hand.page.keyboard
        if now == "throw":
            keyboard.press("Space")
        elif now == "effect":
            keyboard.press(str(page.locator("[data-effect]").count() - 1))
        elif now == "target":
            keyboard.press(str(page.locator("[data-target]").first.get_attribute("data-district")))
        elif now == "place":
            dice = page.locator("[data-die]")
            keyboard.press(str(dice.last.get_attribute("data-die")))
            keyboard.press(str(self._chosen(page, dice.count()).get_attribute("data-district")))
        elif now == "pass" or (now in ("first", "last") and page.get_by_role("button", name="On to round").count()):
            keyboard.press("Enter")
        else:
            self.decide(hand, now)

    def _chosen(self, page: Page, dice: int) -> Locator:
        """One district after the other: with each die that is gone, the one before."""
        targets = page.locator("[data-target]")
        targets.first.wait_for()
        return targets.nth(dice % targets.count())

    def pose(self, page: Page) -> None:
        """A die in hand, and the districts glow."""
        self.play_until(Mouse(page), "place")
        page.locator("[data-die]").last.click()


PLAYER = JellyMonster()
