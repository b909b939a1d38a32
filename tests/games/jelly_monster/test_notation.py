"""The city in words and letters, and back."""

import pytest

from gelateria.engine import Dealer, find_game
from gelateria.games.jelly_monster.actions import (
    Choose,
    Done,
    Give,
    Lose,
    Pass,
    Place,
    Ready,
    Remove,
    Seal,
    Shift,
    Throw,
    Turn,
)
from gelateria.language import speak_of
from tests.contract.tables import some_positions
from tests.games.jelly_monster.drawings import city, hold, jelly
from tests.scale import many

GAME = find_game("jelly-monster")
NAMES = ("Ada", "Ben", "Cleo", "Dora")

DRAWING = """\
round 2 of 4, place, guard runs              stack 24, drone at p2, bell 3
▸d1 A5  [first 5, second 2] · first 7, second 3 · 4
        ● 4 6 =10   ▲ 5 =5
 d2 B6  2 per capsule · [capsule] · lose capsule
        ■ 1 3 3 =1   sealed by ▲
 d3 B4  1-2 dice: 7, 3+ dice: capsule · 5 · [1-2 dice: 2, 3+ dice: 9]
        –
 d4 A1  [5] · 7 · 3
        ▲ 1 2 3 4 5 6 =21
 d5 B1  [clockwise] · 4 · 8
        –
●p1 jelly 12, capsules 2, dice 3, centre 2 ←
▲p2 jelly 7, may seal ←
■p3 jelly 0, capsules 3, lost 1, dice 4 ←"""


def test_a_drawing_is_what_it_was_read_from() -> None:
    view = GAME.notation.read(DRAWING)
    assert GAME.notation.draw(view) == DRAWING
    assert (view.timer, view.bell, view.turns, view.first) == (2, 3, 1, 1)
    assert view.districts[1].dice == ((), (), (1, 3, 3))
    assert (view.districts[1].sums, view.districts[1].cancelled) == ((0, 0, 1), ((), (), (3,)))
    assert [player.loose for player in view.seats] == [3, 0, 4]


@pytest.mark.parametrize("options", [{}, {"calm": True}], ids=["fast", "calm"])
@pytest.mark.parametrize("players", GAME.seats)
def test_a_spectators_view_comes_back_whole(players: int, options: dict[str, bool]) -> None:
    setting = GAME.setting(players, options)
    for seed in many(3):
        for match in some_positions(setting, seed, every=3):
            assert GAME.notation.read(GAME.notation.draw(match.view(None))) == match.view(None)
            for seat in range(players):
                assert GAME.notation.read(GAME.notation.draw(match.view(seat))) == match.view(None)


def test_a_player_sees_the_own_dice_and_capsules() -> None:
    position = hold(jelly(city(seats="2c2 2 2", stack=28), p1="1246"), 0, 0, 3)
    last = GAME.notation.draw(position.setting.view(position.state, 0)).splitlines()[-1]
    assert last == "you ●p1, thrown [1] [2] [4] [6], capsules die 3"


@pytest.mark.parametrize(
    ("district", "seats", "words"),
    [
        ("B3 ●6 ▲6", "2 2 2", "scoring d1, symbol 1, asks neighbour"),
        ("B6/3 ●6", "2c2 2 2", "scoring d1, symbol 1, asks lose"),
        ("B5/3 ●6", "1 2 2", "scoring d1, symbol 1, asks give"),
    ],
)
def test_a_question_is_drawn(district: str, seats: str, words: str) -> None:
    position = jelly(city(district, seats=seats, stack=28))
    position.ring()
    view = position.setting.view(position.state, None)
    assert words in GAME.notation.draw(view).splitlines()
    assert GAME.notation.read(GAME.notation.draw(view)) == view


def test_a_question_at_the_end_of_a_chain_is_drawn_with_what_was_given() -> None:
    position = jelly(city("B1 ●6", "B5/3", seats="2 2 2 2"))
    position.ring()
    position.do(0, Give(2))
    view = position.setting.view(position.state, None)
    assert "scoring d1 by d2 via d1 d2, symbol 1, asks give, given 1 p1→p3" in GAME.notation.draw(view).splitlines()
    assert GAME.notation.read(GAME.notation.draw(view)) == view


@pytest.mark.parametrize(
    ("action", "label"),
    [
        (Ready(), "ready"),
        (Throw(), "throw"),
        (Place(5, 2), "place 5 d2"),
        (Place(2, 3, Remove(1, 6)), "place 2 d3 remove p2 6"),
        (Place(3, 1, Shift("up")), "place 3 d1 up"),
        (Pass(), "pass"),
        (Seal(4), "seal d4"),
        (Turn(), "turn the timer"),
        (Done(), "done"),
        (Choose("counter-clockwise"), "choose counter-clockwise"),
        (Give(2), "give p3"),
        (Lose("die"), "lose die"),
    ],
)
def test_actions_are_easily_typed(action: object, label: str) -> None:
    assert GAME.notation.label(action) == label


@pytest.mark.parametrize(
    "text", ["", "round 1 of 4", DRAWING.replace("place", "sleep"), DRAWING.replace("drone", "moon")]
)
def test_what_is_no_drawing_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="begins with"):
        GAME.notation.read(text)


@pytest.mark.parametrize("options", [{}, {"calm": True}], ids=["fast", "calm"])
def test_everybody_is_asked_for_what_is_wanted(options: dict[str, bool]) -> None:
    setting, prompts = GAME.setting(3, options), set()
    for match in some_positions(setting, 4, every=1):
        for seat in match.awaited():
            prompts.add(speak_of(GAME, "en").prompt(match.view(seat), ("Ada", "Ben", "Cleo")))
    assert prompts >= {
        "Throw your dice!",
        "Place a die, or none." if options else "Place a die, or throw again.",
        "All your dice are placed!",
    }


def test_a_whole_game_fits_the_screen() -> None:
    setting = GAME.setting(5)
    for seed in many(10):
        for match in some_positions(setting, seed, every=5):
            for viewer in (None, 0):
                assert max(map(len, GAME.notation.draw(match.view(viewer)).splitlines())) <= 80
    assert setting.start(Dealer(1)).players == 5


def test_a_district_without_a_marker_is_refused() -> None:
    with pytest.raises(ValueError, match="one of them in brackets"):
        GAME.notation.read(DRAWING.replace("[5]", "5"))
