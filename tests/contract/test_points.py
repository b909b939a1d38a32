"""Where points come from: what a game's `points.py` reads off its events is what its rules have counted."""

import pytest

from gelateria.engine import AnyGame, Dealer, Match, ReplayingDealer, tally
from gelateria.language import speak_of
from tests.contract.tables import GAMES, AnySetting, random_match, random_moves

TELLING = [game for game in GAMES if game.points is not None]


def test_gains_make_the_score_after_every_move(setting: AnySetting) -> None:
    points = setting.game.points
    if points is None:
        pytest.skip("does not tell")
    match = random_match(setting, 21)
    scores = next(match.course()).scores()
    after = iter(match.course())
    assert next(after).scores() == scores
    for step, state in zip(match.steps(), after, strict=True):
        for event in step.events:
            for gain in points.gains(event, tuple(scores), setting.blank()):
                scores[gain.seat] += gain.points
        assert scores == state.scores()


def test_a_tally_adds_up_and_the_curve_ends_with_the_score(setting: AnySetting) -> None:
    match = random_match(setting, 22)
    told = tally(match)
    final = tuple(match.state.scores())
    assert told.curve[0].scores == tuple(next(match.course()).scores())
    assert told.curve[-1].scores == final
    if setting.game.points:
        assert tuple(map(sum, zip(*(part.points for part in told.parts), strict=True))) == final
    if told.counted:
        assert told.counted[-1].scores == final
        assert [standing.scores for standing in told.curve[-len(told.counted) :]] == [
            step.scores for step in told.counted
        ]


@pytest.mark.parametrize("game", TELLING, ids=lambda game: str(game.slug))
def test_every_reason_has_its_words(game: AnyGame) -> None:
    assert game.points
    for language in ("en", "de", "fr", "it", "es", "nl", "pt"):
        words = speak_of(game, language)
        assert all(words.has_own(f"{game.slug}-points-{reason}") for reason in game.points.REASONS)


@pytest.mark.parametrize("game", TELLING, ids=lambda game: str(game.slug))
def test_a_match_that_went_on_from_its_past_tells_the_same(game: AnyGame) -> None:
    setting = game.setting(game.seats[0])
    whole = random_match(setting, 23)
    part = Match(setting, Dealer(23))
    for _ in random_moves(part, Dealer(24)):
        if part.length == whole.length // 2:
            break
    script = ReplayingDealer([])
    again = Match.resume(setting, part.past(), script)
    for move in whole.moves[part.length :]:
        script.load(list(move.drew))
        again.repeat(move)
    assert tally(again) == tally(whole)
