"""A recorded game in the browser: scrubbed, stepped and played, shared, verified, and played on."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.hands import Keys, Mouse
from tests.web.players import player_of
from tests.web.tables import open_short_table
from tests.web.visiting import CLIPBOARD, QUICK, violations, visit

RECORDS = Path(__file__).parent.parent / "records"
KEPT = [
    "geizen-4p-v1",
    "gelati-2p-v1",
    "gelato-mio-3p-v1",
    "gelini-nightlife-3p-actions-v1",
    "jelly-monster-3p-v1",
]
LEAST_TRUSTED = """
    delete Crypto.prototype.randomUUID;
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
"""
"""What browsers take away from pages that come over plain http from another machine."""


def token(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8").strip()


def where(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def arrive(page: Page, move: int) -> None:
    """The board, not only the scrubber, shows this move."""
    expect(page.get_by_role("slider")).to_have_value(str(move))
    expect(page.locator(".board.late")).to_have_count(0)


def play_a_game(page: Page) -> None:
    """A short one, by Ada, to its end."""
    open_short_table(page)
    player_of("geizen").play(Mouse(page))


def test_any_record_can_be_pasted_and_scrubbed(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        for name in KEPT:
            scrub(page, name)


def scrub(page: Page, name: str) -> None:
    """Paste it, and go through it, to its beginning, to and fro, and to its end."""
    page.goto("/replay")
    page.get_by_role("textbox").fill(token(name))
    page.get_by_role("button", name="Open").click()
    arrive(page, 0)
    moves = int(page.get_by_role("slider").get_attribute("max") or 0)
    for move in (1, 2, 3, moves // 3, moves // 3 - 1, moves):
        page.get_by_role("slider").fill(str(move))
        arrive(page, move)
    page.get_by_role("combobox", name="Through whose eyes").select_option("Player 2")
    arrive(page, moves)
    expect(page.get_by_role("list", name="Players, in turn order").get_by_text("has won")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    assert (name, violations(page)) == (name, [])


def test_a_game_is_looked_at_shared_verified_and_played_on(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK, permissions=CLIPBOARD) as page:
        play_a_game(page)
        page.get_by_role("link", name="Replay", exact=True).click()
        arrive(page, 0)
        expect(page.get_by_role("list", name="Players, in turn order").get_by_text("Ada")).to_be_visible()

        page.get_by_role("button", name="One move on").click()
        arrive(page, 1)
        expect(page.locator(".said")).to_contain_text("throws")
        page.get_by_role("combobox", name="Speed").select_option("4 ×")
        page.get_by_role("button", name="Play", exact=True).click()
        page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 6")
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("combobox", name="Through whose eyes").select_option("Ada")
        move = where(page)
        arrive(page, move)

        page.get_by_role("button", name="Share this move").click()
        expect(page.get_by_text("The link is copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        assert re.fullmatch(rf"{address}/replay#table=[2-9a-z]{{10}}&move={move}&seat=\d", link)
        said = page.locator(".said").inner_text()
        with visit(browser, address, phone=True, wishes=QUICK) as friend:
            friend.goto(link)
            arrive(friend, move)
            expect(friend.locator(".said")).to_have_text(said, use_inner_text=True)
            assert violations(friend) == []
            assert friend.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
                390,
                844,
            ]
            friend.get_by_role("button", name="Verify dice").tap()
            for sentence in ("numbers follow from the seed", "added no part of its own", "was not at the table"):
                expect(friend.get_by_text(sentence)).to_be_visible()
            expect(friend.get_by_text("The dice are honest")).to_have_count(0)
            assert violations(friend) == []
            friend.keyboard.press("Escape")
            friend.get_by_role("button", name="All moves").tap()
            friend.get_by_role("list").get_by_role("button").nth(3).tap()
            arrive(friend, 3)

        page.get_by_role("button", name="Verify dice").click()
        for sentence in ("The dice are honest", "that this browser saw before", "nobody could choose these numbers"):
            expect(page.get_by_text(sentence)).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")

        page.locator("input[type=range]").fill("1")  # wherever it was paused, from here enough is left to decide
        arrive(page, 1)
        page.get_by_role("button", name="Play on from here").click()
        assert violations(page) == []
        page.get_by_role("button", name="easy").click()
        page.get_by_role("button", name="Play on", exact=True).click()
        page.wait_for_url("**/table/*")
        assert player_of("geizen").play(Mouse(page), 3) == 3


def test_keys_alone_go_through_a_game(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto(f"/replay#record={token('geizen-2p-v1')}&move=20")
        arrive(page, 20)
        assert violations(page) == []
        for key, move in {"ArrowRight": 21, "ArrowLeft": 20, "Home": 0}.items():
            page.keyboard.press(key)
            arrive(page, move)
        keys = Keys(page)
        keys.press(page.get_by_role("button", name="One move on"))
        arrive(page, 1)
        slider = page.get_by_role("slider")
        slider.focus()
        page.keyboard.press("PageUp")
        turn = where(page)
        assert turn > 1
        arrive(page, turn)
        page.keyboard.press("End")
        arrive(page, int(slider.get_attribute("max") or 0))


def test_a_damaged_record_is_refused_with_the_reason(browser: Browser, address: str) -> None:
    with visit(browser, address, provoked="422") as page:
        page.goto("/replay")
        page.get_by_role("textbox").fill(token("geizen-2p-v1")[:-8])
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("alert")).to_contain_text("its seal does not fit")
        expect(page.get_by_role("textbox")).to_be_visible()


def test_over_plain_http_from_another_machine_all_this_works_too(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.add_init_script(LEAST_TRUSTED)
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        player_of("geizen").wanted(page)
        play_a_game(page)
        page.get_by_role("button", name="Verify dice").click()
        expect(page.get_by_text("The dice are honest")).to_be_visible()
        expect(page.get_by_text("nobody could choose these numbers")).to_be_visible()
        page.get_by_role("link", name="Replay", exact=True).click()
        arrive(page, 0)
        page.goto("/replay")
        mine = page.get_by_role("listitem").filter(has_text="Geizen").first
        mine.get_by_role("link").click()
        arrive(page, 0)
