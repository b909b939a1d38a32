"""More than one browser at a table, lines that break, and somebody who only watches."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.running import RunningServer
from tests.web.hands import Hand, Mouse, Thumb
from tests.web.players import OVER, player_of
from tests.web.visiting import CLIPBOARD, QUICK, missing, violations, visit

GEIZEN = player_of("geizen")
LINE_IS_DOWN = "WebSocket connection"
"""How chromium's complaint about a server that is not there begins."""


def dice(page: Page) -> list[str]:
    page.locator("[data-die]:enabled").first.wait_for()
    return [die.get_attribute("data-die") or "" for die in page.locator("[data-die]").all()]


def scores(page: Page) -> list[str]:
    numbers: list[str] = page.locator("[data-seat-score]").evaluate_all(
        "seats => seats.map(seat => seat.firstChild.data.trim())"
    )
    return numbers


def throw(page: Page) -> list[str]:
    """Play until five dice lie before us."""
    while (now := GEIZEN.wanted(page)) != "keep 5":
        assert now != OVER
        GEIZEN.decide(Mouse(page), now)
    return dice(page)


def play_together(hands: list[Hand], until: Callable[[list[str | None]], bool]) -> int:
    """Everybody does what is wanted of them, until this is wanted; returns how many decisions there were."""
    made = 0
    while True:
        looks = [hand.page.evaluate(f"({GEIZEN.wanting()})()") for hand in hands]
        if until(looks):
            return made
        able = [(hand, look) for hand, look in zip(hands, looks, strict=True) if look not in (None, OVER)]
        for hand, look in able:
            GEIZEN.decide(hand, look)
            made += 1
        if not able:
            hands[0].page.wait_for_timeout(20)


def test_two_browsers_and_two_bots_play_to_the_end_and_one_changes_the_language(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes={**QUICK, "name": "Ada"}) as host,
        visit(browser, address, phone=True, wishes={**QUICK, "name": "Bea"}) as friend,
    ):
        host.goto("/")
        host.get_by_role("button", name="Friends …: Geizen").click()
        host.get_by_role("button", name="4", exact=True).click()
        host.get_by_role("button", name="Invite friends").click()
        friend.goto(host.get_by_role("textbox", name="The link").input_value())
        friend.get_by_role("button", name="Sit down").tap()
        expect(host.get_by_text("Bea")).to_be_visible()
        host.get_by_role("button", name="Fill with bots").click()
        host.get_by_role("button", name="Begin").click()
        hands: list[Hand] = [Mouse(host), Thumb(friend)]
        for hand in hands:
            expect(hand.page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")).to_have_count(
                4
            )
        play_together(hands, lambda looks: looks[0] == "keep 5")
        before = dice(host)
        host.get_by_role("button", name="Options").click()
        host.get_by_role("combobox", name="Language").select_option("de")
        expect(host.get_by_role("list", name="Spieler in Zugreihenfolge")).to_be_visible()
        expect(friend.get_by_role("list", name="Players, in turn order")).to_be_visible()
        assert dice(host) == before
        host.get_by_role("button", name="Was geschah").click()
        expect(host.locator("aside li", has_text="wirft").first).to_be_visible()
        assert violations(host) == []
        assert play_together(hands, lambda looks: all(look == OVER for look in looks)) > 10
        expect(host.get_by_role("dialog", name="Das Spiel ist aus")).to_be_visible()
        expect(friend.get_by_role("dialog", name="The game is over")).to_be_visible()
        assert scores(host) == scores(friend)


def test_a_friend_watches_by_a_link(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes=QUICK, permissions=CLIPBOARD) as host,
        visit(browser, address, phone=True, wishes=QUICK) as friend,
    ):
        host.goto("/")
        host.get_by_role("button", name="Play now: Geizen").click()
        thrown = throw(host)
        host.get_by_role("button", name="Options").click()
        host.get_by_role("button", name="Copy a link for spectators").click()
        expect(host.get_by_text("The link is copied")).to_be_visible()
        friend.goto(host.evaluate("navigator.clipboard.readText()"))
        friend.locator("[data-die]").first.wait_for()
        assert [die.get_attribute("data-die") for die in friend.locator("[data-die]").all()] == thrown
        expect(friend.locator("[data-die]:enabled")).to_have_count(0)
        expect(friend.get_by_role("button", name="Ask for a hint")).to_have_count(0)
        assert violations(friend) == []
        GEIZEN.play(Mouse(host))
        expect(friend.get_by_role("dialog", name="The game is over")).to_be_visible()
        assert scores(friend) == scores(host)


@pytest.mark.skipif(bool(missing), reason="the client is not built")
def test_a_reload_and_a_server_that_dies_in_the_middle_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path) as server,
        visit(browser, server.address, wishes=QUICK, provoked=LINE_IS_DOWN) as page,
    ):
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        GEIZEN.play(Mouse(page), 6)
        before = throw(page), scores(page)
        page.reload()
        assert (dice(page), scores(page)) == before
        server.kill()
        expect(page.get_by_text("The line is broken")).to_be_visible()
        page.locator("[data-die]").first.click()
        page.locator(".bar .main").click()  # it is kept until the line is back
        server.start()
        expect(page.get_by_text("The line is broken")).to_be_hidden(timeout=30_000)
        GEIZEN.wanted(page)
        page.get_by_role("button", name="What happened").click()
        kept = f"keeps {before[0][0]}."
        expect(page.locator("aside li", has_text=kept).last).to_be_visible()
        GEIZEN.play(Mouse(page))
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_whoever_loses_the_network_comes_back_without_fuss(browser: Browser, address: str) -> None:
    lines: list[WebSocketRoute] = []
    is_down = False

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        if is_down:
            line.close()
        else:
            line.connect_to_server()

    with visit(browser, address, wishes=QUICK) as page:
        page.route_web_socket("**/ws/tables/*", carry)
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        before = throw(page), scores(page)
        is_down = True
        lines[-1].close()  # the server does not notice: for it, the old line is still there
        expect(page.get_by_text("The line is broken")).to_be_visible()
        assert violations(page) == []
        page.wait_for_timeout(600)
        is_down = False
        expect(page.get_by_text("The line is broken")).to_be_hidden(timeout=30_000)
        assert len(lines) > 2
        assert (dice(page), scores(page)) == before
        GEIZEN.play(Mouse(page))
        expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
