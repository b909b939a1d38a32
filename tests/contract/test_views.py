"""Views tell what may be known: in open games everything, in others a world can be imagined that fits them."""

import msgspec
import pytest

from gelateria.engine import AnyGame, Dealer
from gelateria.language import DEFAULT, speak_of
from tests.contract.tables import GAMES, AnySetting, some_positions


def viewers(setting: AnySetting) -> list[int | None]:
    return [None, *range(setting.players)]


def test_views_events_and_actions_survive_json(setting: AnySetting) -> None:
    for match in some_positions(setting, 2):
        for viewer in viewers(setting):
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            assert view.viewer == viewer
            for event in match.seen(viewer):
                assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_all_that_leaves_a_game_has_a_schema(game: AnyGame) -> None:
    _, schemas = msgspec.json.schema_components(
        [game.action_records, game.event_records, game.view_record, game.options]
    )
    kinds = {kind.__name__ for union in (game.action_records, game.event_records) for kind in union.__args__}
    assert {*kinds, "View"} <= set(schemas)


def test_an_imagined_world_looks_the_same_and_offers_the_same(setting: AnySetting) -> None:
    for seed, match in enumerate(some_positions(setting, 3)):
        for viewer in viewers(setting):
            view, recollection = match.view(viewer), setting.recollection(match.state, viewer)
            world, remembered = (setting.imagine(seen, Dealer(seed)) for seen in (view, recollection))
            assert setting.view(world, viewer) == setting.view(remembered, viewer) == view
            assert setting.recollection(remembered, viewer) == recollection
            if viewer is not None:
                assert setting.legal(world, viewer) == setting.legal(remembered, viewer) == match.legal(viewer)


def test_in_an_open_game_the_imagined_world_is_the_table(setting: AnySetting) -> None:
    for match in some_positions(setting, 4):
        world = setting.imagine(match.view(None), Dealer(1))
        assert (world == match.state) or setting.game.views.SECRETS


def test_a_game_goes_on_from_an_imagined_world(setting: AnySetting) -> None:
    for match in some_positions(setting, 5, every=15):
        world = setting.imagine(match.view(0), Dealer(9))
        world.playout(Dealer(10))
        assert not world.awaiting
        assert world.winners


def test_a_drawing_can_be_read_back(setting: AnySetting) -> None:
    text = setting.game.notation
    for match in some_positions(setting, 6, every=3):
        drawing = text.draw(match.view(None))
        view = text.read(drawing)
        assert text.draw(view) == drawing
        assert max(len(line) for line in drawing.splitlines()) <= 80
        if not setting.game.views.SECRETS:
            assert view == match.view(None)


def test_everything_has_words(setting: AnySetting) -> None:
    names = tuple(["Ada", "Ben", "Cleo", "Dora", "Egon"][: setting.players])
    words = speak_of(setting.game, DEFAULT)
    for match in some_positions(setting, 7):
        assert words.prompt(match.view(None), names)
        for seat in match.awaited():
            assert words.prompt(match.view(seat), names)
            labels = [setting.game.notation.label(action) for action in match.legal(seat)]
            assert len(set(labels)) == len(labels)
        for viewer in viewers(setting):
            assert all(words.sentence(event, names) for event in match.seen(viewer))
