"""More than one browser at a table, lines that break, and somebody who only watches."""

import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from gelateria.engine import find_game, replay
from gelateria.engine.record import read_record
from tests.server.running import RIGGED, RunningServer
from tests.web.hands import Hand, Mouse, Thumb
from tests.web.players import BETWEEN_LOOKS, OVER, player_of
from tests.web.positions import Layout, near_the_end
from tests.web.tables import open_short_table, play_on
from tests.web.visiting import CLIPBOARD, QUICK, missing, violations, visit

GEIZEN = player_of("geizen")
NOT_MINE = "somebody else's turn"
MINE = f"""() => {{
    const wanted = ({GEIZEN.wanting()})();
    return wanted ?? (document.querySelector('.seat.own.active') ? null : "{NOT_MINE}");
}}"""
"""What is wanted of us, as soon as what we did is answered; or that it is somebody else's turn."""
OURS = f"""people => {{
    const wanted = ({GEIZEN.wanting()})();
    const active = [...document.querySelectorAll('.seat')].findIndex((seat) => seat.classList.contains('active'));
    return wanted ?? ((active >= 0 && active < people) || null);
}}"""
"""Whether it is the turn of somebody in the first seats, or the end."""
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
    GEIZEN.play_until(Mouse(page), "keep 5")
    return dice(page)


def play_together(hands: list[Hand], until: str = OVER) -> int:
    """Those in the first seats do what is wanted of them, until this is wanted from the first of them, or all see the
    end; returns how many decisions there were.
    """
    made = 0
    while True:
        hands[0].page.wait_for_function(OURS, arg=len(hands), polling=BETWEEN_LOOKS)
        looks = []
        for hand in hands:
            while (now := str(hand.page.wait_for_function(MINE, polling=BETWEEN_LOOKS).json_value())) not in (
                OVER,
                NOT_MINE,
            ):
                if now == until and hand is hands[0]:
                    return made
                GEIZEN.act(hand, now)
                made += 1
            looks.append(now)
        if set(looks) == {OVER}:
            return made


def test_two_browsers_and_two_bots_play_to_the_end_and_one_changes_the_language(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes=QUICK) as host,
        visit(browser, address, phone=True, wishes={**QUICK, "name": "Bea"}) as friend,
    ):
        open_short_table(host, players=4, bots=False)
        friend.goto(host.get_by_role("textbox", name="The link").input_value())
        friend.get_by_role("button", name="Sit down").tap()
        expect(host.get_by_text("Bea")).to_be_visible()
        host.get_by_role("button", name="Fill with bots").click()
        host.get_by_role("button", name="Begin", exact=True).click()
        hands: list[Hand] = [Mouse(host), Thumb(friend)]
        for hand in hands:
            expect(hand.page.get_by_role("list", name="Players, in turn order").get_by_role("listitem")).to_have_count(
                4
            )
        play_together(hands, "keep 5")
        before = dice(host)
        host.get_by_role("button", name="Options").click()
        host.get_by_role("combobox", name="Language").select_option("de")
        expect(host.get_by_role("list", name="Spieler in Zugreihenfolge")).to_be_visible()
        expect(friend.get_by_role("list", name="Players, in turn order")).to_be_visible()
        assert dice(host) == before
        host.get_by_role("button", name="Verlauf").click()
        expect(host.locator("aside li", has_text="wirft").first).to_be_visible()
        assert violations(host) == []
        assert play_together(hands) > 3
        expect(host.get_by_role("region", name="Das Spiel ist aus")).to_be_visible()
        expect(friend.get_by_role("region", name="The game is over")).to_be_visible()
        assert scores(host) == scores(friend)


def test_the_result_says_why_it_is_not_rated_and_a_rematch_waits_for_the_friend(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes=QUICK) as host,
        visit(browser, address, phone=True, wishes={**QUICK, "name": "Bea"}) as friend,
    ):
        open_short_table(host, bots=False, rated=True)
        friend.goto(host.get_by_role("textbox", name="The link").input_value())
        friend.get_by_role("button", name="Sit down").tap()
        host.get_by_role("button", name="Begin", exact=True).click()
        friend.get_by_role("button", name="Options").tap()
        friend.get_by_role("button", name="Give up").tap()
        friend.get_by_role("button", name="Really give up?").tap()
        for page in (host, friend):
            result = page.locator("[data-ending]")
            expect(result.get_by_text("Not rated: it was not played with the")).to_be_visible()
            expect(result.get_by_role("heading")).to_contain_text("gave up")
            expect(result.get_by_text("tie-break")).to_have_count(0)  # they were level, but that did not decide it
            assert result.locator("[data-place]").all_inner_texts() != []
        host.get_by_role("button", name="Play again").click()
        expect(host.get_by_text("has not come yet")).to_be_visible()
        expect(host.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
        assert violations(host) == []
        friend.get_by_role("button", name="To the next game").tap()
        expect(host.get_by_text("has not come yet")).to_have_count(0)
        host.get_by_role("button", name="Begin", exact=True).click()
        expect(friend.get_by_role("list", name="Players, in turn order")).to_be_visible()


def test_ending_a_game_against_bots_asks_first_and_leaves_nothing_that_is_refused(
    browser: Browser, address: str
) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        open_short_table(page)
        throw(page)
        menu = page.get_by_role("complementary", name="Options")
        page.get_by_role("button", name="Options").click()
        menu.get_by_role("button", name="End the game").click()
        sure = menu.get_by_role("button", name="Really end it? Then nobody wins.")
        expect(sure).to_be_visible()
        expect(page.locator("[data-die]:enabled").first).to_be_visible()
        expect(page.locator("[data-ending]")).to_have_count(0)
        sure.click()
        result = page.get_by_role("region", name="The game is over")
        expect(result.get_by_role("heading")).to_have_text("The game was ended. Nobody wins.")
        expect(result.locator("[data-place]")).to_have_count(0)
        expect(result.locator(".places li").first).to_contain_text("Ada")
        assert violations(page) == []
        nothing_is_refused(page)


def test_after_the_end_nothing_is_live_that_is_refused(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        open_short_table(page)
        GEIZEN.play(Mouse(page))
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
        nothing_is_refused(page)


def nothing_is_refused(page: Page) -> None:
    """Neither by a button of the board and the bar nor by what the menu still offers, nor by a key."""
    refused: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: refused.append(str(frame))))
    page.reload()
    page.locator("[data-ending]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ending]")).to_have_count(0)
    expect(page.locator("main [data-can]")).to_have_count(0)
    expect(page.locator("main .board button:enabled")).to_have_count(0)
    expect(page.locator("[data-bar]").get_by_role("button")).to_have_text(["Result"])
    for key in ("Enter", "Space", "t", "1", "5", "u"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Options").click()
    menu = page.get_by_role("complementary", name="Options")
    for gone in ("Pause", "Ask the others", "Take my move back", "Go back to before", "End the game", "Give up"):
        expect(menu.get_by_role("button", name=gone)).to_have_count(0)
    assert not [frame for frame in refused if '"t":"refused"' in frame]
    expect(page.get_by_text("The game is over.", exact=True)).to_have_count(0)


def test_the_log_of_a_game_played_on_begins_with_what_came_before(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        moment = near_the_end(Layout("geizen", 2), 3)
        play_on(page, moment)
        GEIZEN.wanted(page)
        page.get_by_role("button", name="What happened").click()
        log = page.get_by_role("complementary", name="What happened")
        expect(log.get_by_role("listitem").first).to_contain_text("throw")
        turns = replay(find_game("geizen"), read_record(moment.record), moment.move).state.turns
        assert turns > 3
        assert log.get_by_role("listitem").filter(has_text="throw").count() >= turns, "here nobody has thrown yet"


@pytest.mark.parametrize(
    "path",
    [
        "nonsense",
        "games/x",
        "table/unknown",
        "table/abcdefghjk",
        "table/x/y",
        "replay/unknown",
        "rules/unknown",
        "guide/unknown",
    ],
)
def test_an_address_where_nothing_is_says_so_on_a_page(browser: Browser, address: str, path: str) -> None:
    with visit(browser, address, phone=True, wishes=QUICK, provoked=("400", "404")) as page:
        page.goto(f"/{path}")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        expect(page.get_by_role("main").get_by_text("Perhaps the table has been cleared.")).to_be_visible()
        page.get_by_role("link", name="To the front page").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_a_program_that_asks_for_nothing_known_is_told_so_in_json(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK, provoked="404") as page:
        answer = page.request.get(f"{address}/api/unknown")
        assert (answer.status, answer.json()["error"]["code"]) == (404, "not-found")


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("#")[0]


def test_a_host_without_the_keys_still_runs_the_table(browser: Browser, address: str) -> None:
    """This browser has not made the table itself; the server knows whose it is."""
    with visit(browser, address, wishes=QUICK) as page:
        open_short_table(page, bots=False)
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Begin", exact=True).click()
        assert GEIZEN.wanted(page)


def test_whoever_makes_an_account_is_back_at_the_table_by_themselves(browser: Browser, address: str) -> None:
    """Their keys are taken back, and their own browser gets new ones: for the seat, and to run the table."""
    with visit(browser, address, wishes=QUICK, provoked="401") as page:
        open_short_table(page, players=3, bots=False)
        before = page.get_by_role("textbox", name="The link").input_value()
        account = {"login": f"ada-{secrets.token_hex(4)}", "password": "correct horse"}
        assert page.request.post("/api/account", data=account).ok
        expect(page.get_by_role("textbox", name="The link")).not_to_have_value(before)
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("button", name="Begin", exact=True).click()
        GEIZEN.play_until(Mouse(page), "keep 5")


def test_whoever_was_signed_out_does_not_sit_down_as_somebody_new(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK, provoked="401") as page:
        open_short_table(page, players=3, bots=False)
        expect(page.get_by_role("textbox", name="The link")).to_be_visible()
        assert page.request.post("/api/sign-out-everywhere").ok
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        room = page.request.get(f"/api/tables/{table_of(page)}").json()["room"]
        assert [sitter["free"] for sitter in room["seats"]] == [False, True, True]


def test_a_friend_watches_by_a_link(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes=QUICK, permissions=CLIPBOARD) as host,
        visit(browser, address, phone=True, wishes=QUICK) as friend,
    ):
        open_short_table(host)
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
        expect(friend.get_by_role("region", name="The game is over")).to_be_visible()
        assert scores(friend) == scores(host)


@pytest.mark.skipif(bool(missing), reason="the client is not built")
def test_a_reload_and_a_server_that_dies_in_the_middle_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path, program=RIGGED) as server,
        visit(browser, server.address, wishes=QUICK, provoked=LINE_IS_DOWN) as page,
    ):
        open_short_table(page)
        before = throw(page), scores(page)
        page.reload()
        assert (dice(page), scores(page)) == before
        server.kill()
        expect(page.get_by_text("The line is broken")).to_be_visible()
        page.locator("[data-die]").first.click()
        page.locator(".bar .main").click()  # it is kept until the line is back
        server.start()
        expect(page.get_by_text("The line is broken")).to_be_hidden()
        GEIZEN.wanted(page)
        page.get_by_role("button", name="What happened").click()
        kept = f"You keep {before[0][0]}."
        expect(page.locator("aside li", has_text=kept).last).to_be_visible()
        GEIZEN.play(Mouse(page))
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()


def test_whoever_loses_the_network_comes_back_without_fuss(browser: Browser, address: str) -> None:
    lines: list[WebSocketRoute] = []
    refused: list[WebSocketRoute] = []
    is_down = False

    def carry(line: WebSocketRoute) -> None:
        if is_down or (lines and not refused):  # whoever comes back has tried in vain before
            refused.append(line)
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    with visit(browser, address, wishes=QUICK) as page:
        page.route_web_socket("**/ws/tables/*", carry)
        open_short_table(page)
        before = throw(page), scores(page)
        is_down = True
        lines[-1].close()  # the server does not notice: for it, the old line is still there
        expect(page.get_by_text("The line is broken")).to_be_visible()
        assert violations(page, ".bar") == []
        is_down = False
        expect(page.get_by_text("The line is broken")).to_be_hidden()
        assert len(lines) == 2
        assert (dice(page), scores(page)) == before
        GEIZEN.play(Mouse(page))
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()


AWAY = '{"t": "goodbye", "problem": {"code": "away", "sentence": "Come back soon."}, "again": 0.2}'


def test_while_the_database_is_away_the_page_says_so_and_comes_back(browser: Browser, address: str) -> None:
    """Also one that is opened meanwhile."""
    lines: list[WebSocketRoute] = []
    is_away = False

    def carry(line: WebSocketRoute) -> None:
        if is_away:
            line.send(AWAY)
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    with visit(browser, address, wishes=QUICK) as page:
        page.route_web_socket("**/ws/tables/*", carry)
        open_short_table(page)
        before = throw(page), scores(page)
        is_away = True
        lines[-1].send(AWAY)
        lines[-1].close()
        told = page.get_by_text("cannot reach its records")
        expect(told).to_be_visible()
        assert violations(page, ".bar") == []
        page.reload()
        expect(told).to_be_visible()
        expect(page.get_by_role("heading")).to_have_text("The server cannot be reached")
        is_away = False
        expect(told).to_be_hidden()
        assert (dice(page), scores(page)) == before
