"""A bot says why: about every legal action, from the view alone."""

from collections.abc import Iterator
from itertools import islice

import pytest

from gelateria.bots import Because, explain, levels_of
from gelateria.engine import AnyGame, Setting, find_game
from tests.contract.tables import GAMES, AnyMatch, AnySetting, some_positions

TUNED = [game for game in GAMES if game.evaluator.FEATURES]


def level_of(game: AnyGame) -> str:
    """One that is quick and does not slip."""
    return "expert" if levels_of(game)["expert"].thinks == "look" else "hard"


def choices(setting: AnySetting, many: int) -> Iterator[tuple[AnyMatch, int]]:
    """Somebody who has something to choose, in games between random players that go on as one looks."""
    found = (
        (match, seat)
        for match in some_positions(setting, 3, every=5, stride=1)
        for seat in match.awaited()[:1]
        if len(match.legal(seat)) > 1
    )
    return islice(found, many)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_choice_is_weighed_and_the_best_is_the_bots(game: AnyGame) -> None:
    setting = game.setting(game.seats[0])
    level = level_of(game)
    asked = 0
    for match in islice(some_positions(setting, 3, every=5, stride=1), 12):
        for seat in match.awaited()[:1]:
            view, legal = match.view(seat), match.legal(seat)
            found = explain(setting, view, seed=5, level=level)
            assert sorted(map(repr, (option.action for option in found.options))) == sorted(map(repr, legal))
            assert [line[0].action for line in found.lines] == [option.action for option in found.options[:3]]
            assert all(1 <= len(line) <= 4 for line in found.lines)
            if len(legal) == 1:
                assert found.clear
                assert not found.because
            else:
                asked += 1
                assert found.options[0].action == levels_of(game)[level].bot(setting, 5).decide(view)
                values = [option.value for option in found.options if option.value is not None]
                assert all(0 <= value <= 1 for value in values)
            assert found == explain(setting, view, seed=5, level=level)
    assert asked


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.slug)
def test_up_to_two_features_speak_for_the_best(game: AnyGame) -> None:
    setting = game.setting(game.seats[0])
    named = 0
    for match, seat in choices(setting, 12):
        because = explain(setting, match.view(seat), seed=5, level=level_of(game)).because
        features = [item.feature for item in because]
        assert len(features) <= 2
        assert len(set(features)) == len(features)
        assert set(features) <= set(game.evaluator.FEATURES)
        named += len(features)
    assert named


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.slug)
def test_burdens_are_features(game: AnyGame) -> None:
    assert set(game.evaluator.FEATURES) >= game.evaluator.BURDENS


@pytest.mark.parametrize(
    ("game", "feature", "weight", "wanted"),
    [
        ("gelati", "points", 2.0, True),
        ("gelati", "points", -2.0, False),  # fewer points are no reason, whatever self-play made of them
        ("gelini-nightlife", "way", -2.0, True),
        ("gelini-nightlife", "way", 2.0, False),  # nor is a burden
    ],
)
def test_nothing_is_a_reason_that_is_not_good_to_have(
    monkeypatch: pytest.MonkeyPatch, game: str, feature: str, weight: float, wanted: bool
) -> None:
    found = find_game(game)
    evaluator = found.evaluator()
    evaluator.learn([weight * (name == feature) for name in evaluator.FEATURES])
    monkeypatch.setattr(Setting, "evaluator", lambda _: evaluator)
    setting = found.setting(2)
    reasons = {
        item
        for match, seat in choices(setting, 40)
        for item in explain(setting, match.view(seat), seed=5, level="hard").because
    }
    assert reasons == ({Because(feature, "own")} if wanted else set())
