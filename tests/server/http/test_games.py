"""The games as clients get to know them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gelateria.bots import LEVELS
from gelateria.engine import Dealer, Match, find_game, games
from gelateria.server.http.games import ASK_AGAIN, FOR_EVER, ROUTES
from tests.our_games import OURS
from tests.server.little_app import little_app

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with little_app(ROUTES) as client:
        yield client


def test_the_shelf(client: Client) -> None:
    shelf = {game["slug"]: game for game in client.get("/api/games").json()}
    assert list(shelf) == list(games())
    assert [slug for slug in OURS if shelf[slug]["real_time"]] == ["jelly-monster"]
    assert shelf["geizen"]["seats"] == [2, 3, 4, 5]
    assert (shelf["geizen"]["minutes"], shelf["gelato-mio"]["minutes"]) == (20, 40)
    assert shelf["geizen"]["designer"] == "Leo Colovini"
    for slug in OURS:
        assert [level["name"] for level in shelf[slug]["levels"]] == list(LEVELS)
        assert all(level["about"].endswith(".") for level in shelf[slug]["levels"])


@pytest.mark.parametrize("slug", OURS)
def test_a_game_at_length(client: Client, slug: str) -> None:
    told = client.get(f"/api/games/{slug}").json()
    game = find_game(slug)
    assert told["game"] in client.get("/api/games").json()
    assert told["options"].keys() == set(game.option_names())
    assert client.get(f"/api/games/{slug}/edition").json() == {
        "edition": told["edition"],
        "sources": told["edition_sources"],
    }
    assert game.setting(game.seats[0], None, told["edition"]).edition == game.printed_edition()
    assert told["endings"] == list(game.endings)
    assert told["secrets"].keys() == game.views.SECRETS.keys()


def required(schema: dict[str, Any], name: str) -> set[str]:
    return set(schema["$defs"][name]["required"])


@pytest.mark.parametrize("slug", OURS)
def test_schemas_name_what_is_sent(client: Client, slug: str) -> None:
    told = client.get(f"/api/games/{slug}").json()
    game = find_game(slug)
    match = Match(game.setting(game.seats[0]), Dealer(3))
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.view(0)))
    assert required(told["view"], game.view_record.__name__) <= view.keys()
    tags = set(told["actions"]["discriminator"]["mapping"])
    assert {str(action.__struct_config__.tag) for action in match.legal(match.awaited()[0])} <= tags


@pytest.mark.parametrize("slug", OURS)
def test_the_rules_with_their_sources(client: Client, slug: str) -> None:
    book = client.get(f"/api/games/{slug}/rules").json()
    assert [rule["id"] for rule in book["rules"]] == list(find_game(slug).rulebook)
    assert {"table.undo", "table.turn"} <= {rule["id"] for rule in book["table"]}
    marks = {mark for rule in book["rules"] for mark in rule["source"].split()}
    assert marks <= book["sources"].keys()


def test_what_is_known_is_not_sent_again(client: Client) -> None:
    for path in ("/api/games", "/api/games/geizen", "/api/games/geizen/rules", "/api/games/geizen/edition"):
        first = client.get(path)
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == ASK_AGAIN
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = client.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
        assert client.get(path, params={"v": tag.strip('"')}).headers["cache-control"] == FOR_EVER
        assert client.get(path, params={"v": "other"}).headers["cache-control"] == ASK_AGAIN


@pytest.mark.parametrize(
    "path", ["/api/games/chess", "/api/games/chess/rules", "/api/games/chess/edition", f"/api/games/{'x' * 64}"]
)
def test_there_is_no_such_game(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"error": {"code": "not-found", "sentence": "There is no such game."}}
