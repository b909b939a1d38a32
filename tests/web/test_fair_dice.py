"""Dice that nobody could choose: what a browser adds, what it notes before that, and what it calls verified."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from gelateria.engine import (
    Dice,
    Match,
    VerifiableDealer,
    Witness,
    check_dice,
    commitment,
    find_game,
    read_record,
)
from gelateria.engine.beacon import QUICKNET, nonce_of
from tests.vectors.write import ROUNDS
from tests.web.hands import Hand, Mouse
from tests.web.players import player_of
from tests.web.tables import open_short_table
from tests.web.test_company import play_together
from tests.web.visiting import QUICK, violations, visit

HONEST = "The dice are honest"
NOT_CHOSEN = "nobody could choose these numbers"
NOT_PROVEN = "cannot be proven here"
NOT_PROMISED = "These dice are not those that were promised"
CHANGE_NOTES = """change => {
    const keys = JSON.parse(localStorage.getItem('gelateria.keys'));
    const [table, { witness, ...noted }] = Object.entries(keys).at(-1);
    const notes = { nothing: {}, early: noted, changed: { ...noted, witness: { ...witness, ...change.to } } };
    localStorage.setItem('gelateria.keys', JSON.stringify({ [table]: notes[change.what] }));
}"""


def sit_down(host: Page, friend: Page) -> None:
    """A short game for two."""
    open_short_table(host, bots=False)
    friend.goto(host.get_by_role("textbox", name="The link").input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Bea")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()


def verify(page: Page, *sentences: str) -> None:
    """Those, and none of the other verdicts."""
    page.get_by_role("button", name="Verify dice").click()
    for sentence in sentences:
        expect(page.get_by_text(sentence)).to_be_visible()
    others = {HONEST, NOT_PROVEN, NOT_PROMISED} - set(sentences)
    for other in others:
        expect(page.get_by_text(other)).to_have_count(0)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()


def test_friends_prove_their_game_and_the_next_one(browser: Browser, address: str) -> None:
    with (
        visit(browser, address, wishes=QUICK) as host,
        visit(browser, address, wishes={**QUICK, "name": "Bea"}) as friend,
    ):
        sit_down(host, friend)
        hands: list[Hand] = [Mouse(host), Mouse(friend)]
        play_together(hands)
        for page in (host, friend):
            verify(page, HONEST, NOT_CHOSEN)
        friend.get_by_role("button", name="Play again").click()
        host.get_by_role("button", name="To the next game").click()
        expect(host.get_by_text("starts the game as soon as everybody is there")).to_be_visible()
        expect(friend.get_by_text("away")).to_have_count(0)  # who is away when it begins adds nothing
        friend.get_by_role("button", name="Begin", exact=True).click()
        for page in (friend, host):
            expect(page.get_by_role("list", name="Players, in turn order")).to_be_visible()
        give_up(friend)
        for page in (friend, host):
            verify(page, HONEST, NOT_CHOSEN)


def test_one_click_is_enough_and_the_terminal_agrees(browser: Browser, address: str) -> None:
    with visit(browser, address, wishes=QUICK) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        player_of("geizen").play(Mouse(page), 3)
        give_up(page)
        verify(page, HONEST, NOT_CHOSEN)
        record, witness = (kept(page, name) for name in ("Download the record", "Save what this browser noted"))
        noted = msgspec.json.decode(witness, type=Witness)
        assert check_dice(find_game("geizen"), read_record(record), witness=noted).proven


def kept(page: Page, name: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


@pytest.fixture
def finished(browser: Browser, address: str) -> Any:
    """The page of somebody who has played, and the link to look at it again."""
    with visit(browser, address, wishes={**QUICK, "name": "Ada"}) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now: Geizen").click()
        player_of("geizen").wanted(page)
        give_up(page)
        yield page, page.get_by_role("link", name="Replay", exact=True).get_attribute("href")


NOTED_OTHERWISE: list[tuple[dict[str, Any], str, str]] = [
    ({"commitment": "0" * 64}, NOT_PROMISED, "saw another fingerprint"),
    ({"nonce": "another"}, NOT_PROMISED, "The part of Ada is not the one"),
    ({"sealed": ["0" * 64, "1" * 64]}, NOT_PROVEN, "had promised a part that never came"),
    ({"sealed": ["0" * 64]}, NOT_PROMISED, "There are more parts, or fewer"),
]


def test_what_was_noted_otherwise_is_named_and_what_was_not_noted_is_not_called_verified(
    finished: tuple[Page, str],
) -> None:
    page, link = finished
    page.goto(link)
    verify(page, HONEST, NOT_CHOSEN)
    right = page.evaluate("localStorage.getItem('gelateria.keys')")
    for noted, verdict, why in NOTED_OTHERWISE:
        page.evaluate("keys => localStorage.setItem('gelateria.keys', keys)", right)
        page.evaluate(CHANGE_NOTES, {"what": "changed", "to": noted})
        page.reload()
        verify(page, verdict, why)
    page.evaluate("keys => localStorage.setItem('gelateria.keys', keys)", right)
    for what, *sentences in (
        ("early", NOT_PROVEN, "the table could have known it"),
        ("nothing", NOT_PROVEN, "added no part of its own", "was not at the table"),
    ):
        page.evaluate(CHANGE_NOTES, {"what": what})
        page.reload()
        verify(page, *sentences)
        assert violations(page, "dialog") == []


@pytest.mark.parametrize(
    ("number", "sentences"),
    [(1000, (HONEST, "a public beacon was promised")), (1001, (NOT_PROMISED, "not the number of the round"))],
)
def test_a_public_beacon_vouches_for_who_only_watched(
    browser: Browser, address: str, number: int, sentences: tuple[str, str]
) -> None:
    """The signature is that of round 1000, and is checked in the browser."""
    seed, nonces = bytes(range(32)), ("seat-0", "seat-1", nonce_of(ROUNDS[1000]))
    record = Match(find_game("geizen").setting(2), VerifiableDealer(seed, nonces)).record(Dice.of(seed, nonces))
    noted = Witness(commitment(seed), (*nonces[:2], QUICKNET.binding(number)))
    keys = {"sometable": {"witness": msgspec.to_builtins(noted)}}
    with visit(browser, address, wishes={**QUICK, "keys": keys}) as page:
        page.goto(f"/replay#record={record.to_token()}")
        verify(page, *sentences)


def test_whose_part_is_missing_is_told_while_all_wait(browser: Browser, address: str) -> None:
    def hold_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda frame: None if '"nonce"' in str(frame) else server.send(frame))

    with (
        visit(browser, address, wishes=QUICK) as host,
        visit(browser, address, wishes={**QUICK, "name": "Bea"}) as friend,
    ):
        friend.route_web_socket("**/ws/tables/*", hold_back)
        sit_down(host, friend)
        for page in (host, friend):
            expect(page.get_by_text("Every browser adds its part")).to_be_visible()
            expect(page.get_by_text("Still missing: Bea")).to_be_visible()
            assert violations(page) == []
