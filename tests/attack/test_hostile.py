"""Records, editions, plans and messages that no client of ours would send: refused with a sentence, never a fault.

A fault would be logged with its trace; no seed here leads to one, and whoever plays meanwhile plays on.
"""

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gelateria.engine import Dealer, EditionError, Illegal, Match, find_game
from gelateria.server.lobby.lobby import ID_LETTERS
from tests.attack.figures import Progress, note
from tests.attack.length import lasting
from tests.attack.spoiling import nudge, spoil, spoil_bytes
from tests.our_games import OURS
from tests.records.keep import KEPT, kept
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE

MOVES = 60
"""So far a game on an edition is played that was taken."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is not refused but fails is logged with its trace."""
    with caplog.at_level(logging.ERROR):
        yield
        faults = [record.getMessage() for record in caplog.get_records("call") if record.exc_info]
        assert not faults


def told(answer: httpx.Response) -> int:
    """The status, if it is an answer as it should be."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["error"]["sentence"]
        assert "Traceback" not in answer.text
    return answer.status_code


def text_of(value: Any) -> str:
    """As somebody may send it who does not care what UTF-8 is."""
    return json.dumps(value)


# Records and editions ------------------------------------------------------------------------------

PATHS: dict[str, dict[str, Any]] = {
    "/api/replays": {},
    "/api/replays/views": {"from": 0, "to": 3},
    "/api/verify": {},
    "/api/tables/from-record": {"move": 3, "level": "random"},
}


def test_a_hostile_record_is_refused_with_the_reason(server: Hosted) -> None:
    luck, tried, progress = random.Random("records"), Counter[int](), Progress("records")
    count = lasting(4000, 40)
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        assert browser.post("/api/guests", json={"name": "Eve"}).is_success
        for number in range(count):
            path = luck.choice(KEPT)
            if luck.random() < 0.2:
                text = spoil_bytes(path.read_bytes(), luck).decode("utf-8", "replace")
            else:
                text = text_of(spoil(json.loads(kept(path).to_json()), luck, luck.randrange(1, 4)))
            where, how = luck.choice(list(PATHS.items()))
            body = text_of({"record": text, **how})
            tried[told(browser.post(where, content=body, headers={"Content-Type": "application/json"}))] += 1
            progress(f"{number} of {count}")
    assert tried[422] + tried[400], "most of them are refused"
    note("hostile", records=count, records_refused=count - tried[200] - tried[201])


@pytest.mark.parametrize("slug", OURS)
def test_a_hostile_edition_is_refused_or_can_be_played(slug: str) -> None:
    """What is taken must not lead the compiled rules beyond their arrays, or round in circles."""
    luck, game, progress = random.Random(f"editions of {slug}"), find_game(slug), Progress(f"editions of {slug}")
    printed = json.loads(json.dumps(game.setting(game.seats[0]).edition_values()))
    count, played = lasting(4000, 30), 0
    for number in range(count):
        edition = spoil(printed, luck, luck.randrange(1, 4)) if luck.random() < 0.3 else nudge(printed, luck)
        try:
            setting = game.setting(luck.choice(game.seats), {}, msgspec.json.decode(text_of(edition)))
        except (msgspec.DecodeError, EditionError, Illegal):
            continue
        match = Match(setting, Dealer(number))
        for _ in range(MOVES):
            if match.over:
                break
            if seats := match.awaited():
                seat = luck.choice(seats)
                match.do(seat, luck.choice(match.legal(seat)))
            else:
                match.ring(match.state.bell)
        played += 1
        progress(f"{number} of {count}, {played} of them played")
    note("hostile", **{f"editions_{slug}": count, f"editions_played_{slug}": played})


def test_a_hostile_plan_or_name_is_refused(server: Hosted) -> None:
    """Over HTTP, where what is refused by the rules is one answer and what is no plan at all another."""
    luck, tried, count = random.Random("plans"), Counter[int](), lasting(3000, 40)
    printed = find_game("geizen").setting(2).edition_values()
    good: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"plan": {"game": "geizen", "players": 2, "options": {}, "edition": printed, "days": 3}}),
        ("/api/tables", {"plan": {"game": "gelato-mio", "players": 3, "listed": False, "watch": "link"}}),
        ("/api/quick-play", {"game": "gelati", "players": 2, "level": "random", "options": {}}),
        ("/api/guests", {"name": "Eve"}),
        ("/api/account", {"login": "eve", "password": "correct horse"}),
        ("/api/sign-in", {"login": "eve", "password": "correct horse", "adopt": True}),
        ("/api/tables/2345678923/join", {"name": "Eve", "invite": "x" * 22, "nonce": "y" * 22}),
        ("/api/tables/2345678923/bots", {"level": "random", "seats": [0, 1]}),
    ]
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        assert browser.post("/api/guests", json={"name": "Eve"}).is_success
        for _ in range(count):
            path, body = luck.choice(good)
            if luck.random() < 0.3:
                path = path.replace("2345678923", "".join(luck.choices(ID_LETTERS + "%/.", k=luck.randrange(1, 12))))
            content = text_of(spoil(body, luck, luck.randrange(1, 3)))
            answer = browser.post(path, content=content, headers={"Content-Type": "application/json"})
            tried[told(answer)] += 1
            browser.cookies.clear() if luck.random() < 0.1 else None
    note("hostile", plans=count)


# Messages ----------------------------------------------------------------------------------------

COMMANDS: list[dict[str, Any]] = [
    {"t": "do", "n": 1, "decision": 1, "action": {"type": "keep", "dice": [1, 2]}},
    {"t": "undo", "n": 2},
    {"t": "propose", "n": 3, "what": "undo"},
    {"t": "vote", "n": 4, "poll": 1, "yes": True},
    {"t": "say", "n": 5, "text": "hello"},
    {"t": "mute", "n": 6, "seat": 0},
    {"t": "log", "n": 7, "before": 40},
    {"t": "sync", "n": 8},
    {"t": "pong", "ping": 1},
    {"t": "join", "key": "x", "client": "eve", "have": 3, "hash": "abc"},
]


def test_hostile_messages_at_a_table_harm_nobody_there(server: Hosted) -> None:
    luck, progress, count = random.Random("messages"), Progress("messages"), lasting(20_000, 150)

    async def attack(ada: AtTable, url: str, key: str) -> int:
        sent = 0
        while sent < count:
            async with connect_to(url) as line:
                client = luck.choice(("eve", "\0", "e" * 40, "\u202e"))
                await line.send(text_of({"t": "join", "key": key, "client": client}))
                try:
                    for _ in range(luck.randrange(1, 12)):
                        sent += 1
                        await line.send(text_of(spoil(luck.choice(COMMANDS), luck, luck.randrange(1, 3))))
                        await asyncio.wait_for(line.recv(), PATIENCE)
                except ConnectionClosed:
                    pass
            progress(f"{sent} of {count}")
            assert await ada.answer(await ada.send("mute", seat=1)) is None
        return sent

    async def visit() -> None:
        async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Eve") as eve:
            made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
            sat = await eve.post(f"/api/tables/{made['table']}/join")
            async with AtTable(server.address, made["table"], made["seat_key"]) as tab:
                await ada.post(f"/api/tables/{made['table']}/start", made["host_key"])
                sent = await attack(tab, tab.url, sat["key"])
                assert not [message for message in tab.messages if message["t"] == "goodbye"]
        note("hostile", messages=sent)

    asyncio.run(visit())
