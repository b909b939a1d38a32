"""Whoever follows docs/adding-a-game.md to its last line sees Pig on its own board, in two languages."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.docs.test_adding_a_game import write_files
from tests.once import made_once
from tests.server.running import RIGGED, RunningServer
from tests.web.hands import Hand, Keys, Mouse, Thumb
from tests.web.players import OVER, Player
from tests.web.tables import begin, follow
from tests.web.visiting import QUICK, ROOT, missing, violations, visit

BY_MOUSE = 6
"""Decisions: after a few of them nobody has won."""
FALLBACK = "[data-choice]"
"""The buttons of a game that is not drawn."""
WORDS = {
    "en": ("Pig", "A 1 loses the turn's total and ends the turn.", "One die, and a hundred points to go."),
    "de": ("Böse Eins", "Eine 1 kostet die Punkte des Zuges und beendet ihn.", "Ein Würfel, und hundert Punkte"),
}
"""Its title, a rule that has a picture, and what the coach says first."""


class Pig(Player):
    """Holds at twenty."""

    game = "pig"
    title = "Pig"
    board = ".pig"
    looking = """() => {
        if (!document.querySelector('.pig .roll:enabled')) return null;
        return Number(document.querySelector('.pig .total b').textContent) < 20 ? 'roll' : 'hold';
    }"""

    def decide(self, hand: Hand, now: str) -> None:
        hand.press(f".pig .{now}")

    def decide_by_keys(self, hand: Keys, now: str) -> None:
        hand.page.keyboard.press(now[0])


PLAYER = Pig()


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what git tracks in which Pig is what the page says, and the client built there."""
    lacking = [*missing, *(tool for tool in ("git", "npm") if not shutil.which(tool))]
    if lacking:
        pytest.skip(f"not here: {', '.join(lacking)}")
    return made_once(tmp_path_factory, "sixth-game", follow_the_page)


def follow_the_page(root: Path) -> None:
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, root / name, follow_symlinks=False)
    shutil.rmtree(root / "examples" / "pig")
    write_files(root / "examples" / "pig")
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "error"]
    subprocess.run(build, cwd=root / "web", env={**os.environ, "GELATERIA_GAMES": "examples"}, check=True)


@pytest.fixture(scope="module")
def address(followed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("served")
    with RunningServer(data, program=RIGGED, root=followed, games=followed / "examples") as server:
        yield server.address


def test_it_is_played_to_its_end_on_its_own_board(browser: Browser, address: str) -> None:
    """It begins with a mouse, and goes on with keys alone."""
    with visit(browser, address, wishes=QUICK) as page:
        begin(page, "pig", players=2, level="greedy")
        expect(page.get_by_role("heading", name="Pig", exact=True)).to_be_visible()
        PLAYER.wanted(page)
        assert (page.locator(FALLBACK).count(), violations(page)) == (0, [])
        assert PLAYER.play(Mouse(page), BY_MOUSE) == BY_MOUSE
        assert PLAYER.play(Keys(page)) > 0
        assert PLAYER.wanted(page) == OVER
        page.get_by_role("button", name="What happened").click()  # where the result stood
        expect(page.locator("aside")).to_contain_text(re.compile(r"Rolls a [2-6]: \d+ so far\."))


def test_its_card_has_its_own_picture_and_it_speaks_german_on_a_phone(browser: Browser, address: str) -> None:
    with visit(browser, address, phone=True, wishes={**QUICK, "language": "de"}) as page:
        page.goto("/")
        card = page.get_by_role("article", name="Böse Eins", exact=True)
        card.scroll_into_view_if_needed()
        expect(card).to_contain_text("Ein Würfel, und die Frage, wann man aufhört.")
        expect(card.locator(".art svg path").first).to_be_attached()
        assert card.locator(".art svg text").count() == 0
        begin(page, "pig", players=5, level="greedy")
        expect(page.get_by_role("heading", name="Böse Eins", exact=True)).to_be_visible()
        PLAYER.play(Thumb(page), decisions=6)
        PLAYER.wanted(page)
        assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            390,
            844,
        ]
        assert (page.locator(FALLBACK).count(), violations(page)) == (0, [])
        page.get_by_role("button", name="Verlauf").click()
        expect(page.locator("aside")).to_contain_text(re.compile(r"Wirft eine \d"))


@pytest.mark.parametrize("language", WORDS)
def test_its_rules_have_little_boards_and_its_guide_begins(browser: Browser, address: str, language: str) -> None:
    title, rule, lesson = WORDS[language]
    with visit(browser, address, wishes={**QUICK, "language": language}) as page:
        page.goto("/rules/pig")
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(page.get_by_role("main")).to_contain_text(rule)
        picture = page.locator("figure[data-scene=dare]")
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".pig .total")).to_contain_text("16")
        follow(page, "/guide/pig")
        expect(page.locator(".bubble")).to_contain_text(lesson)
        page.locator(".pig .roll").click()
        expect(page.locator("[data-lesson=again]")).to_be_visible()
        expect(page.locator(".pig .roll")).to_have_attribute("data-face", "6")


def test_a_language_that_it_has_no_words_in_is_told_them_in_english(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes={**QUICK, "language": "fr"}) as page:
        page.goto("/guide/pig")
        expect(page.get_by_role("heading", name="Pig", exact=True)).to_be_visible()
        expect(page.locator(".bubble")).to_contain_text("One die, and a hundred points to go.")
        expect(page.locator(".bar .main")).to_have_text("Roll")
