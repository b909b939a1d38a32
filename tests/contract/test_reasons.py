"""Whatever happens in a game, the log can say why: every event has its rule."""

from typing import get_args

import pytest

from gelateria.engine import AnyGame
from gelateria.learn.scenes import FILE, scenes_of
from tests.contract.tables import GAMES, AnySetting, random_match
from tests.marks import rule
from tests.scale import many

EXPLAINED = [game for game in GAMES if (game.folder / FILE).is_file()]


@rule("table.log")
@pytest.mark.parametrize("game", EXPLAINED, ids=lambda game: game.slug)
def test_every_kind_of_event_has_its_rule(game: AnyGame) -> None:
    tags = {str(record.__struct_config__.tag) for record in get_args(game.event_records)}
    assert scenes_of(game).events.keys() == tags


@rule("table.log")
def test_whatever_happens_is_explained_by_a_rule_of_the_page(setting: AnySetting) -> None:
    game = setting.game
    if game not in EXPLAINED:
        pytest.skip("it explains nothing")
    scenes = scenes_of(game)
    for seed in many(3):
        match = random_match(setting, seed)
        for event in (*match.events, *match.seen(None), *match.seen(0)):
            assert scenes.why(event) in game.rulebook, event
