"""What a game's words are called follows from its records: nothing missing, nothing left over from before."""

import re
from typing import get_args

import msgspec
import pytest

from gelateria.engine import find_game, games
from gelateria.learn.scenes import scenes_of
from tests.fluent import LANGUAGES, text_of
from tests.our_games import OURS


def ids(game: str, kind: str, language: str = "en") -> set[str]:
    return set(re.findall(rf"^{game}-{kind}-([a-z0-9-]+) =", text_of(game, "words", language), re.MULTILINE))


def tags(union: object) -> set[str]:
    found = msgspec.inspect.multi_type_info(get_args(union) or (union,))
    return {str(info.tag) for info in found if isinstance(info, msgspec.inspect.StructType)}


@pytest.mark.parametrize("game", OURS)
def test_every_event_has_its_sentence_and_every_action_its_name(game: str) -> None:
    assert ids(game, "event") == tags(find_game(game).event_records)
    assert ids(game, "do") == tags(find_game(game).action_records)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_an_expert_may_give_as_a_reason_has_its_words(game: str, language: str) -> None:
    features = find_game(game).evaluator.FEATURES
    assert ids(game, "why", language) == {feature.replace("_", "-") for feature in features}


@pytest.mark.parametrize("game", sorted(slug for slug, game in games().items() if scenes_of(game).lesson))
def test_the_coach_has_something_to_say_in_every_lesson_and_every_picture_its_caption(game: str) -> None:
    scenes = scenes_of(find_game(game))
    said = re.findall(rf"^{game}-([a-z-]+) =", text_of(game, "guide"), re.MULTILINE)
    wanted = [f"lesson-{lesson.id}" for lesson in scenes.lesson] + [f"scene-{name}" for name in scenes.scene]
    own_words = {f"lesson-{lesson.id}-wanted" for lesson in scenes.lesson if not lesson.only_talks}
    assert sorted(set(said) - own_words) == sorted(wanted)
