"""Pictures beside the rules: every scene is a real position, and shows rules that there are."""

from pathlib import Path

import msgspec
import pytest

from gelateria.engine import find_game
from gelateria.learn.scenes import scenes_of, set_up
from gelateria.server.http.games import ROUTES
from tests.our_games import OURS
from tests.server.little_app import little_app

FEWEST = 3
DRAFTS = Path(__file__).parents[1] / "drafts"


@pytest.mark.parametrize("slug", OURS)
def test_every_scene_is_a_position_of_its_game_and_shows_rules_of_it(slug: str) -> None:
    game = find_game(slug)
    scenes = scenes_of(game).scene
    assert len(scenes) >= FEWEST
    for name, scene in scenes.items():
        match = set_up(game, scene)
        assert match.length == len(scene.moves), name
        assert scene.seat < scene.players
        assert scene.rules, name
        assert set(scene.rules) <= game.rulebook.keys(), name


@pytest.mark.parametrize("slug", OURS)
def test_no_rule_is_shown_twice(slug: str) -> None:
    shown = [rule for scene in scenes_of(find_game(slug)).scene.values() for rule in scene.rules]
    assert sorted(shown) == sorted(set(shown))


@pytest.mark.parametrize("slug", OURS)
def test_the_client_gets_them_as_the_seat_sees_them(slug: str) -> None:
    game = find_game(slug)
    with little_app(ROUTES) as client:
        told = client.get(f"/api/games/{slug}/scenes").json()
    scenes = scenes_of(game)
    assert [picture["scene"] for picture in told["pictures"]] == list(scenes.scene)
    for picture, scene in zip(told["pictures"], scenes.scene.values(), strict=True):
        view = set_up(game, scene).view(scene.seat)
        assert picture["view"] == msgspec.json.decode(msgspec.json.encode(view))
        assert (picture["rules"], picture["seat"]) == (scene.rules, view.viewer)
    assert told["events"] == msgspec.to_builtins(scenes.events)


def test_a_scene_that_goes_on_from_another_has_its_moves_too() -> None:
    scenes = scenes_of(find_game("geizen")).scene
    assert scenes["taken"].moves == [*scenes["nearly"].moves, "keep 3 4"]
    assert scenes["taken"].seed == scenes["nearly"].seed


def test_a_move_that_nobody_can_make_is_named() -> None:
    setup = msgspec.structs.replace(scenes_of(find_game("geizen")).scene["opening"], moves=["keep 7"])
    with pytest.raises(ValueError, match="after 0 moves nobody can 'keep 7'"):
        set_up(find_game("geizen"), setup)


def test_a_game_without_scenes_has_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GELATERIA_GAMES", str(DRAFTS))
    with little_app(ROUTES) as client:
        assert client.get("/api/games/hush/scenes").json() == {"pictures": [], "events": {}}
        assert client.post("/api/games/hush/guide", json={}).status_code == 404
