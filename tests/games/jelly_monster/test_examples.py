"""The rulebook's own examples."""

from gelateria.games.jelly_monster.actions import (
    Cancelled,
    Controlled,
    Drew,
    Gained,
    Place,
    Placed,
    Pointed,
    Remove,
    Removed,
    Shift,
    Shifted,
)
from tests.games.jelly_monster.drawings import city, jelly
from tests.marks import rule

JULIA, DANIEL, SVEN = range(3)


@rule("jelly.control")
def test_seven_four_three_and_the_seven_controls() -> None:
    position = jelly(city("A1/2 ▲61 ●4 ■3"))
    assert position.ring()[1:3] == [Controlled(1, (DANIEL,)), Gained(DANIEL, 7)]


@rule("jelly.remove")
def test_julias_one_sends_daniels_five_to_the_city_centre() -> None:
    position = jelly(city("A1 ▲5"), p1="1")
    assert position.do(JULIA, Place(1, 1, Remove(DANIEL, 5)))[:2] == [Placed(JULIA, 1, 1), Removed(JULIA, 1, DANIEL, 5)]
    assert position.state.centre[DANIEL] == 1


@rule("jelly.shift")
def test_daniels_four_moves_the_marker_from_the_first_zone_to_the_second() -> None:
    position = jelly(city("A1"), p2="4")
    assert position.do(DANIEL, Place(4, 1, Shift("up")))[1] == Shifted(DANIEL, 1, 2)


@rule("jelly.cancel")
def test_svens_two_sixes_cancel_then_four_three_one_and_julia_gets_six() -> None:
    position = jelly(city("A3/2 ●4 ■663 ▲1"))
    assert position.ring()[1:4] == [Cancelled(SVEN, 1, 6, 2), Controlled(1, (JULIA,)), Gained(JULIA, 6)]


@rule("jelly.centre")
def test_daniels_three_dice_in_the_centre_beat_svens_two() -> None:
    position = jelly(city(seats="2 2x3 2x2"))
    assert position.ring(below=[3])[1:3] == [Controlled(0, (DANIEL,)), Drew(DANIEL, "die", "centre")]


@rule("jelly.neighbour")
def test_daniel_controls_a_and_gets_the_six_of_its_neighbour_b() -> None:
    position = jelly(city("B1 ▲6", "A3/2"))
    assert position.ring()[2:4] == [Pointed(1, 2, pays=True), Gained(DANIEL, 6)]


@rule("jelly.by-dice")
def test_one_or_two_dice_bring_seven_jelly_three_bring_a_capsule() -> None:
    assert Gained(DANIEL, 7, "dice") in jelly(city("B4 ▲6")).ring()
    assert Gained(DANIEL, 7, "dice") in jelly(city("B4 ▲65")).ring()
    assert Drew(DANIEL, "die", "dice") in jelly(city("B4 ▲651")).ring(below=[0])
