"""The first-game guide: it can be played to its end, and nobody can be led astray in it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gelateria.engine import find_game
from gelateria.learn.guides import walk
from gelateria.learn.scenes import scenes_of
from gelateria.server.http.games import MOST_WAY, ROUTES
from tests.our_games import OURS
from tests.server.little_app import little_app

Client = TestClient[Litestar]
Way = list[Any]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with little_app(ROUTES) as client:
        yield client


def ask(client: Client, slug: str, way: Way, status: int = 200) -> Any:
    answer = client.post(f"/api/games/{slug}/guide", json={"way": way})
    assert answer.status_code == status, answer.text
    return answer.json()


def played(client: Client, slug: str, which: int) -> list[Any]:
    """All places of the guide, by taking the first choice always, or the last."""
    way: Way = []
    places = [ask(client, slug, way)]
    while not places[-1]["over"]:
        choices = places[-1]["choices"]
        way.append(choices[which]["action"] if choices else None)
        assert len(way) <= MOST_WAY
        places.append(ask(client, slug, way))
    return places


@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("slug", OURS)
def test_a_guide_can_be_played_to_its_end(client: Client, slug: str, which: int) -> None:
    lessons = scenes_of(find_game(slug)).lesson
    places = played(client, slug, which)
    assert list(dict.fromkeys(place["lesson"] for place in places)) == [lesson.id for lesson in lessons]
    for place in places:
        lesson = lessons[place["number"]]
        assert place["lessons"] == len(lessons)
        assert (place["choices"] == []) == lesson.only_talks, lesson.id
        assert place["rule"] in find_game(slug).rulebook
        assert place["view"]["viewer"] == place["seat"]
    assert [place["lesson"] for place in places if place["over"]] == [lessons[-1].id]


@pytest.mark.parametrize("slug", OURS)
def test_a_guide_is_short_and_shows_what_came_of_everything_that_was_done(slug: str) -> None:
    lessons = scenes_of(find_game(slug)).lesson
    assert 5 <= len(lessons) <= 18
    assert lessons[0].scene
    assert lessons[-1].only_talks
    for before, lesson in pairwise(lessons):
        assert before.only_talks or not lesson.scene, f"{lesson.id} begins elsewhere before {before.id} was looked at"


@pytest.mark.parametrize("slug", OURS)
def test_every_choice_of_every_lesson_leads_on(slug: str) -> None:
    game = find_game(slug)
    way: Way = []
    while not (here := walk(game, tuple(way))).over:
        choices = here.choices()
        for choice in choices:
            assert walk(game, (*way, choice.action)).steps
        way.append(choices[0].action if choices else None)


def test_the_same_way_leads_to_the_same_place(client: Client) -> None:
    assert played(client, "gelini-nightlife", 0) == played(client, "gelini-nightlife", 0)


def test_what_happened_is_told_step_by_step(client: Client) -> None:
    place = ask(client, "geizen", [{"type": "throw"}])
    (step,) = place["steps"]
    assert (step["by"], step["events"][0]["type"]) == (0, "threw")
    assert step["view"] == place["view"]
    assert [choice["action"] for choice in place["choices"]] == [{"type": "keep", "dice": [6]}]


def test_the_others_play_on_until_the_round_is_over() -> None:
    game = find_game("jelly-monster")
    way: Way = []
    while not (here := walk(game, tuple(way))).over:
        choices = here.choices()
        way.append(choices[0].action if choices else None)
    assert len({step.by for step in here.steps}) > 1
    assert "closed" in [event.__struct_config__.tag for event in here.steps[-1].events]


THROW = {"type": "throw"}


@pytest.mark.parametrize(
    ("way", "code"),
    [
        ([None], "not-in-guide"),
        ([THROW, THROW], "illegal"),
        ([THROW, {"type": "keep", "dice": [5]}], "illegal"),
        ([THROW, {"type": "keep", "dice": [2]}], "not-in-guide"),
        ([THROW, {"type": "keep", "dice": [6] * 9}], "illegal"),
        ([{"type": "fly"}], "illegal"),
        ([{}], "illegal"),
    ],
)
def test_what_does_not_belong_here_is_refused_with_the_reason(client: Client, way: Way, code: str) -> None:
    assert ask(client, "geizen", way, 422)["error"]["code"] == code


def test_a_talk_wants_no_action_and_the_end_is_the_end(client: Client) -> None:
    way: Way = []
    while not (place := ask(client, "gelati", way))["over"]:
        if not place["choices"]:
            assert ask(client, "gelati", [*way, {"type": "done"}], 422)["error"]["code"] == "not-in-guide"
        way.append(place["choices"][0]["action"] if place["choices"] else None)
    assert ask(client, "gelati", [*way, None], 422)["error"]["code"] == "not-in-guide"


def test_a_way_has_its_limits(client: Client) -> None:
    assert client.post("/api/games/geizen/guide", json={"way": [None] * (MOST_WAY + 1)}).status_code == 400
    assert client.post("/api/games/geizen/guide", json={"way": [{"type": "x" * 20_000}]}).status_code == 413
    assert client.post("/api/games/geizen/guide", json={"ways": []}).status_code == 400


def test_there_is_no_such_game(client: Client) -> None:
    answer = client.post("/api/games/chess/guide", json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


def test_only_what_the_learner_sees_is_told(client: Client) -> None:
    for place in played(client, "gelati", 0):
        for view in (place["view"], *(step["view"] for step in place["steps"])):
            assert all(tile["ice"] is None or tile["shown"] for tile in view["hands"][1])
    for place in played(client, "jelly-monster", 0):
        events = [event for step in place["steps"] for event in step["events"]]
        assert {event["seat"] for event in events if event["type"] == "threw"} <= {0}
