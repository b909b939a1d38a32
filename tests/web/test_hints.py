"""A hint is seen where it is done: the pieces of what an expert advises are marked on the board, and nothing else."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.players import OVER, player_of
from tests.web.positions import Moment, first
from tests.web.tables import play_on
from tests.web.visiting import QUICK, visit

DO_THAT = ".bar.wanted .main"

TOUCHED = """(marks, wanted) => marks.map((mark) => {
    const { left, width, top, height } = mark.getBoundingClientRect();
    const button = document.elementFromPoint(left + width / 2, top + height / 2).closest('button');
    return wanted.findIndex((selector) => button?.matches(selector));
})"""
"""Which of the wanted buttons are touched by whoever touches the middle of what is marked."""


def pieces(action: dict[str, Any]) -> list[str]:
    """What is touched to do it, one after the other."""
    match action:
        case {"type": "place", "tile": tile, "q": q, "r": r}:
            return [f'[data-own="{tile}"]', f'[data-cell="{q},{r}"]']
        case {"type": "place", "die": die, "district": district}:
            return [f'[data-die="{die}"]', f'[data-district="{district}"]']
        case {"type": "draw", "line": line, "column": column}:
            return [f'[data-cell="{3 * (line - 1) + column - 1}"]']
        case {"type": "throw"}:
            return ["button.die, [data-throw]"]
        case {"type": "move"}:
            return [".target .pick"]
    return [DO_THAT]


def sit_down(page: Page, moment: Moment) -> WebSocket:
    """At a table with bots; what is said there is heard on the line."""
    with page.expect_websocket(lambda line: "/ws/tables/" in line.url) as line:
        play_on(page, moment)
    return line.value


def ask(page: Page, line: WebSocket) -> dict[str, Any]:
    """What the expert would do."""
    with line.expect_event("framereceived", lambda text: json.loads(text)["t"] == "advice") as heard:
        page.get_by_role("button", name="Ask for a hint").click()
    expect(page.get_by_role("button", name="Do that")).to_be_visible()
    action: dict[str, Any] = json.loads(heard.value)["explanation"]["options"][0]["action"]
    return action


@pytest.mark.parametrize(
    ("game", "first_to", "then"),
    [
        ("gelati", "place", "place"),
        ("gelato-mio", "draw", "draw"),
        ("gelini-nightlife", "throw", "move"),
        ("jelly-monster", "throw", "place"),
    ],
)
def test_what_is_marked_does_what_is_advised(
    browser: Browser, address: str, game: str, first_to: str, then: str
) -> None:
    """Hint after hint is followed, until one is about a piece to choose: some say to throw, some to pass."""
    player = player_of(game)
    with visit(browser, address, wishes=QUICK) as page:
        line = sit_down(page, first(player.layout, player.ways[first_to]))
        marks = page.locator(".advised")
        followed = []
        while then not in followed:
            assert player.wanted(page) != OVER
            expect(marks).to_have_count(0)
            action = ask(page, line)
            wanted = pieces(action)
            places = marks.evaluate_all(TOUCHED, wanted)
            assert sorted(places) == list(range(len(wanted))), f"{action}: {places}"
            with line.expect_event("framesent", lambda text: json.loads(text)["t"] == "do") as said:
                for mark in [marks.nth(places.index(place)) for place in range(len(wanted))]:
                    box = mark.bounding_box()
                    assert box
                    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                if page.locator("[data-effect]").count():
                    page.locator("[data-effect].advised").click()
            assert json.loads(said.value)["action"] == action
            expect(marks).to_have_count(0)
            followed.append(action["type"])
        print(followed)


def test_whoever_declines_a_hint_sees_it_no_more(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        player = player_of("gelato-mio")
        line = sit_down(page, first(player.layout, player.ways["draw"]))
        player.wanted(page)
        ask(page, line)
        expect(page.locator(".laid.advised")).to_have_count(1)
        page.get_by_role("button", name="Thanks, no").click()
        expect(page.locator(".advised")).to_have_count(0)
        expect(page.locator(".lit")).to_have_count(0)
