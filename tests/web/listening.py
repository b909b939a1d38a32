"""Somebody who sees nothing of a table: hears what is announced, and knows what is there by its role and name.

No selector, no attribute of ours and nothing of what the server sends: what a screen reader and a keyboard give.
"""

from typing import NamedTuple

from playwright.sync_api import Page

EAR = """() => {
    const ear = (window.ear = { heard: [], turns: 0 });
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
    const isHeard = (element) => {
        const behind = [...document.querySelectorAll('dialog:modal')].some((over) => !over.contains(element));
        return !behind && element.checkVisibility({ visibilityProperty: true });
    };
    const note = (node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const text = node.textContent?.trim();
        if (element && text && element.closest(LIVE) && isHeard(element)) ear.heard.push(text);
    };
    const alerts = (node) => (node instanceof Element ? node.querySelectorAll('[role=alert]') : []);
    let title = '';
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') note(target);
            for (const node of addedNodes) {
                note(node);
                alerts(node).forEach(note);
            }
        }
        if (title.startsWith('●') && !document.title.startsWith('●')) ear.turns += 1;
        title = document.title;
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""What a screen reader reads out by itself: what is added to a live region that it can reach, once."""

HAS_HEARD = """words => window.ear.heard.some((sentence) => sentence.includes(words))"""
ASKED_OR_OVER = f"""over => document.title.startsWith('●') || ({HAS_HEARD})(over)"""
HELPS = ("Ask for a hint", "Take back", "Nearer", "Farther", "See the whole board")
"""Buttons that answer no question."""
MOST_PRESSES = 80
OVER = "The game is over"


class Offered(NamedTuple):
    """A button that is not disabled, by its name and its place among those of the same name."""

    number: int
    name: str
    place: int
    pressed: bool
    focused: bool


OFFERED = """buttons => {
    const names = buttons.map((button) => (button.ariaLabel ?? button.textContent).trim());
    return buttons.map((button, index) => [
        index,
        names[index],
        names.slice(0, index).filter((name) => name === names[index]).length,
        button.ariaPressed === 'true',
        button === document.activeElement,
    ]);
}"""


class Listener:
    """Plays any game: hears the question, presses what has the focus and then whatever else is offered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.questions: list[str] = []
        """What it was asked and has heard, in order."""
        self.lost: list[str] = []
        """The questions after which nothing had the focus."""
        page.add_init_script(f"({EAR})()")

    @property
    def heard(self) -> list[str]:
        return list(self.page.evaluate("() => window.ear.heard"))

    def play(self) -> None:
        """To the end; every question has to be heard before it is answered."""
        while self._is_asked():
            self._answer(self._listen())

    def _is_asked(self) -> bool:
        """The title of the page tells whose turn it is; the end is told."""
        self.page.wait_for_function(ASKED_OR_OVER, arg=OVER)
        return not self.page.evaluate(HAS_HEARD, OVER)

    def _listen(self) -> str:
        question = self._question()
        self.page.wait_for_function(HAS_HEARD, arg=question)
        self.page.evaluate("() => void window.ear.heard.splice(0)")
        self.questions.append(question)
        return question

    def _question(self) -> str:
        """The first paragraph of the board's region: anybody can read it there again."""
        return self.page.get_by_role("main").get_by_role("paragraph").first.inner_text()

    def _answer(self, question: str) -> None:
        turn = self._turns()
        tried: set[tuple[str, int]] = set()
        for _ in range(MOST_PRESSES):
            self._press(tried)
            if self._turns() != turn:
                self._note_focus(question)
                return
            if self._question() != question:
                question = self._listen()
                tried.clear()
        raise AssertionError(f"nothing that is offered answers “{question}”")

    def _press(self, tried: set[tuple[str, int]]) -> None:
        """What has the focus, else the first that was not tried yet."""
        buttons = self.page.get_by_role("main").get_by_role("button", disabled=False)
        offered = [
            button
            for button in (Offered(*told) for told in buttons.evaluate_all(OFFERED))
            if not button.pressed and not button.name.startswith(HELPS) and (button.name, button.place) not in tried
        ]
        assert offered, f"all was tried: {sorted(tried)}"
        button = next((button for button in offered if button.focused), offered[0])
        tried.add((button.name, button.place))
        buttons.nth(button.number).focus()
        self.page.keyboard.press("Enter")
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")  # notes, and the like

    def _turns(self) -> int:
        return int(self.page.evaluate("() => window.ear.turns"))

    def _note_focus(self, question: str) -> None:
        if self.page.evaluate("() => document.activeElement === null || document.activeElement === document.body"):
            self.lost.append(question)
