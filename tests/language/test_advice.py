"""An expert's opinion in words."""

import pytest

from gelateria.bots import Because, Explanation
from gelateria.bots.explain import Option
from gelateria.engine import find_game
from gelateria.games.geizen.actions import Keep
from gelateria.language import reason_in_words, speak_of

SIX, FOUR = Option(Keep((6,)), "keep 6", 50, 0.62, 0.01), Option(Keep((4,)), "keep 4", 50, 0.4, 0.01)
UNTRIED = Option(Keep((1,)), "keep 1", 0, None, None)
CHIPS, LEAD, TURN = Because("chips", "own"), Because("lead", "own"), Because("turn", "others")


@pytest.mark.parametrize(
    ("options", "because", "clear", "reason"),
    [
        ([SIX], [], True, "There is nothing else to do."),
        ([SIX, UNTRIED], [], True, "Nothing else is worth a try."),
        ([SIX, FOUR], [], True, "62% to win, 40% with “keep 4”."),
        ([SIX, FOUR], [], False, "62% to win; “keep 4” is about as good."),
        (
            [SIX, FOUR],
            [CHIPS, LEAD],
            True,
            "62% to win, 40% with “keep 4”. In its favour: more chips and a bigger lead.",
        ),
        (
            [SIX, FOUR],
            [TURN, CHIPS],
            True,
            "62% to win, 40% with “keep 4”. What the others miss: the turn. In its favour: more chips.",
        ),
    ],
)
def test_a_reason(options: list[Option[Keep]], because: list[Because], clear: bool, reason: str) -> None:
    geizen = speak_of(find_game("geizen"), "en")
    assert reason_in_words(geizen, Explanation(options, [], because, clear)) == reason


def test_a_reason_is_told_in_any_language() -> None:
    geizen = speak_of(find_game("geizen"), "de")
    said = reason_in_words(geizen, Explanation([SIX, FOUR], [], [CHIPS], True))
    assert said == "62\xa0% Gewinnchance, 40\xa0% mit „Herauslegen 4“. Dafür spricht: mehr Chips."
