"""Every rule of docs/rules/jelly-monster.md, in its order."""

from collections import Counter
from typing import Any

import pytest

from gelateria.engine import Dealer, Illegal, Match, RecordingDealer, ReplayingDealer, find_game
from gelateria.games.jelly_monster.actions import (
    Began,
    Cancelled,
    Choose,
    Chose,
    Closed,
    Controlled,
    Done,
    Drew,
    Emptied,
    Ended,
    Gained,
    Give,
    Laid,
    Lose,
    Lost,
    Opened,
    Ordered,
    Paid,
    Pass,
    Passed,
    Place,
    Placed,
    Pointed,
    Readied,
    Ready,
    Remove,
    Removed,
    Rested,
    Seal,
    Sealed,
    Shift,
    Shifted,
    Short,
    Started,
    Threw,
    Throw,
    Turn,
    Turned,
    Way,
    dice_in,
)
from gelateria.games.jelly_monster.rewards import in_words, pack, read_reward
from gelateria.games.jelly_monster.rules import ACTIONS
from gelateria.games.jelly_monster.views import Later
from tests.games.jelly_monster.drawings import ZONES, city, hold, jelly
from tests.games.jelly_monster.laws import check
from tests.marks import rule
from tests.positions import Position

GAME = find_game("jelly-monster")
THROW, PASS = ACTIONS["throw"], ACTIONS["pass"]


def started(players: int = 3, seed: int = 1) -> Match:  # type: ignore[type-arg]  # of this game
    """A match whose first round has just begun."""
    match = Match(GAME.setting(players), Dealer(seed))
    for seat in range(players):
        match.do(seat, Ready())
    match.ring(1)
    return match


def opening(players: int, below: list[int], **options: bool | str) -> Any:
    """The position that chance lays out with these numbers."""
    script = ReplayingDealer(below)
    state = GAME.setting(players, options).start(script)
    assert not script.finish()
    return state


def news(position: Position, *kinds: type, below: list[int] | None = None) -> list[object]:
    """What is told of these kinds when the sand has run out."""
    return [event for event in position.ring(below) if isinstance(event, kinds)]


def paying(words: str, drawing: str) -> Position:
    """A city whose first district has this as its current reward, as another edition may have it."""
    position = jelly(drawing)
    state, symbols = position.state, [pack(symbol) for symbol in read_reward(words)]
    book = state.book
    book[state.side[0]][state.marker[0]] = [*symbols, *[-1] * (3 - len(symbols))]
    state.book = book
    return position


def gains(*districts: str, seats: str = "2 2 2") -> list[int]:
    """What everybody's jelly is after scoring a city in which nobody is asked and no capsule is drawn."""
    position = jelly(city(*districts, seats=seats))
    position.ring()
    return list(position.state.jelly[: position.state.players])


# Material -----------------------------------------------------------------------------------------


@rule("jelly.dice")
def test_seven_dice_for_each() -> None:
    match = started(5)
    assert [player.loose for player in match.view(None).seats] == [7] * 5
    (event,) = match.do(2, Throw())
    assert len(event.dice) == 7
    assert set(event.dice) <= {1, 2, 3, 4, 5, 6}


@rule("jelly.districts")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_players_and_two_boards_lie_out_each_with_either_side_up(players: int) -> None:
    setting, seen = GAME.setting(players), Counter[str]()
    for seed in range(200):
        sides = [district.side for district in setting.view(setting.start(Dealer(seed)), None).districts]
        assert len({side[1] for side in sides}) == players + 2
        seen.update(sides)
    assert len(seen) == 16
    assert max(seen.values()) < 2 * min(seen.values())


@rule("jelly.districts")
def test_beginners_see_green_sides_only() -> None:
    setting = GAME.setting(4, {"beginner": True})
    for seed in range(50):
        assert {district.side[0] for district in setting.view(setting.start(Dealer(seed)), None).districts} == {"A"}


@rule("jelly.districts")
@pytest.mark.parametrize(("sides", "letters"), [("green", {"A"}), ("advanced", {"B"}), ("mixed", {"A", "B"})])
def test_a_table_says_which_sides_lie_up(sides: str, letters: set[str]) -> None:
    setting = GAME.setting(4, {"sides": sides})
    cities = [setting.view(setting.start(Dealer(seed)), None).districts for seed in range(50)]
    seen = [district.side for districts in cities for district in districts]
    assert {side[0] for side in seen} == letters
    assert {side[1] for side in seen} == {*"12345678"}


@rule("jelly.districts")
def test_beginner_means_green_sides_and_mixed_is_what_it_was() -> None:
    for old, new in (({"beginner": True}, {"sides": "green"}), ({}, {"sides": "mixed"})):
        assert GAME.setting(4, old).start(Dealer(3)) == GAME.setting(4, new).start(Dealer(3))


@rule("jelly.districts")
def test_picked_sides_lie_clockwise_from_the_drone_and_the_rest_is_drawn() -> None:
    state = opening(3, [0], sides="B3 A1 B8 A5 B2")
    assert [district.side for district in GAME.views.view(state, None).districts] == ["B3", "A1", "B8", "A5", "B2"]
    state = opening(3, [*[0, 1], *[0, 0], *[0, 0], 2], sides="B3 A4")
    assert [district.side for district in GAME.views.view(state, None).districts] == ["B3", "A4", "B1", "A2", "A5"]


@rule("jelly.districts")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"sides": "A1 B1 A2"}, "A1 and B1 are the same board"),
        ({"sides": "A1 B2 A3 B4 A5 B6"}, "room for 5 districts, and 6 are picked"),
        ({"sides": "A9"}, "sides"),
        ({"sides": "blue"}, "sides"),
        ({"sides": "advanced", "beginner": True}, "beginner is for green sides only"),
    ],
)
def test_sides_that_cannot_lie_there_are_refused_with_a_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Illegal, match=reason) as refused:
        GAME.setting(3, options)
    assert refused.value.rule == "table.options"


@rule("jelly.districts")
def test_a_district_that_does_not_lie_out_cannot_be_used() -> None:
    assert jelly(city(), p1="5").refusal(0, Place(5, 6)).rule == "jelly.districts"
    assert jelly(city(seats="2* 2 2")).refusal(0, Seal(7)).limit == 5


@rule("jelly.districts", "jelly.jelly", "jelly.dice", "jelly.drone")
def test_chance_lays_out_the_boards_and_the_drone_and_nothing_else_is_there() -> None:
    state = opening(3, [0, 0, *[0, 1], *[5, 0], *[4, 1], *[3, 0], 2])
    assert [district.side for district in GAME.views.view(state, None).districts] == ["A1", "B2", "A8", "B3", "A4"]
    assert (state.side, state.lead, state.awaiting) == ([0, 9, 7, 10, 3, -1, -1], 2, 0b111)
    assert (state.jelly, state.loose, state.bag) == ([2, 2, 2, 0, 0], [7, 7, 7, 0, 0], state.box)
    assert (state.marker, state.seal, state.order) == ([0] * 7, [-1] * 7, [-1] * 5)
    assert (state.entrance, state.given) == ([[0] * 5] * 7, [[0] * 5] * 5)
    assert state.held == state.lost == [[0] * 10] * 5
    assert state.thrown == state.throws == state.may_seal == state.resting == state.left == [0] * 5
    assert state.centre == state.aside == state.prize == [0] * 5
    for name in ("phase", "asks", "at", "source", "met", "step", "control", "second", "present", "turned", "stepper"):
        assert getattr(state, name) == 0


@rule("jelly.districts")
def test_a_laid_board_is_told() -> None:
    match = Match(GAME.setting(3), Dealer(1))
    districts = enumerate(match.view(None).districts, 1)
    assert match.opening_events[:5] == tuple(Laid(number, district.side) for number, district in districts)


@rule("jelly.zones", "jelly.rewards")
def test_each_side_has_three_zones_and_the_marker_begins_at_the_first() -> None:
    seen = {}
    for seed in range(60):
        setting = GAME.setting(5)
        for district in setting.view(setting.start(Dealer(seed)), None).districts:
            assert district.marker == 1
            seen[district.side] = tuple(in_words(reward) for reward in district.zones)
    assert seen == ZONES


@rule("jelly.capsules")
def test_thirty_capsules() -> None:
    state = GAME.setting(3).start(Dealer(1))
    assert state.bag == [6, 0, 3, 5, 6, 5, 3, 0, 2, 0]
    assert sum(state.bag) == 30


@rule("jelly.jelly")
def test_everyone_starts_with_two_jelly_and_the_supply_is_no_limit() -> None:
    assert GAME.setting(4).start(Dealer(1)).scores() == [2, 2, 2, 2]
    assert gains("A3/3 ●6", seats="999 2 2") == [1007, 2, 2]


@rule("jelly.drone")
def test_the_drone_is_at_somebody_and_turns_to_the_next_player() -> None:
    setting = GAME.setting(4)
    assert Counter(setting.start(Dealer(seed)).lead for seed in range(400)).keys() == {0, 1, 2, 3}
    position = jelly(city(seats="2 2 2 2"))
    assert position.ring()[-1] == Began(round=2, first=1)


# A round ------------------------------------------------------------------------------------------


@rule("jelly.ready")
def test_a_round_begins_for_all_at_once_when_the_countdown_after_the_last_ready_is_over() -> None:
    match = Match(GAME.setting(3), Dealer(1))
    assert match.legal(2) == [Ready()]
    with pytest.raises(Illegal, match=r"jelly\.ready"):
        match.do(0, Throw())
    assert match.do(0, Ready()) == (Readied(0),)
    assert match.do(2, Ready()) == (Readied(2),)
    assert match.do(1, Ready()) == (Readied(1),)
    assert match.setting.timers[match.state.timer - 1] == 3
    assert match.awaited() == []
    assert not match.over
    for seat in range(3):
        with pytest.raises(Illegal, match=r"Not yet.*table\.clock"):
            match.do(seat, Throw())
    assert match.ring(1) == (Started(),)
    assert match.state.timer == 0
    assert match.awaited() == [0, 1, 2]
    assert match.legal(0) == [Throw()]
    with pytest.raises(Illegal, match=r"jelly\.ready"):
        match.do(1, Ready())


@rule("jelly.ready")
def test_every_round_has_its_countdown() -> None:
    position = jelly(city())
    position.ring()
    for seat in range(3):
        position.do(seat, Ready())
    assert position.state.awaiting == 0
    assert position.ring() == [Started()]


@rule("jelly.face-down")
def test_nobodys_capsules_are_open_during_the_countdown() -> None:
    position = jelly(city(seats="2c2 2c1 2"))
    position.ring()
    for seat in range(3):
        position.do(seat, Ready())
    view = GAME.views.view(position.state, None)
    assert view.timer == 3
    assert [player.opened for player in view.seats] == [(), (), ()]


def test_by_the_first_rules_a_round_began_with_the_last_ready() -> None:
    match = Match(GAME.setting(3, version=1), Dealer(1))
    match.do(0, Ready())
    match.do(1, Ready())
    assert match.do(2, Ready()) == (Readied(2), Started())
    assert match.awaited() == [0, 1, 2]


@rule("jelly.together")
def test_all_act_at_once_in_the_order_of_arrival() -> None:
    match = started(4)
    assert match.awaited() == [0, 1, 2, 3]
    for seat in (2, 2, 0, 3, 2):
        match.do(seat, Throw())
    assert match.awaited() == [0, 1, 2, 3]
    assert [move.by for move in match.moves[5:]] == [2, 2, 0, 3, 2]


def test_what_happens_to_all_is_nobodys_doing() -> None:
    keeper = RecordingDealer(Dealer(4))
    GAME.setting(3).start(keeper).playout(keeper)
    told = keeper.take()[1]
    nobodys = {GAME.events[event] for event, seat, *_ in told if seat == -1}
    somebodys = {GAME.events[event] for event, seat, *_ in told if seat >= 0}
    assert nobodys - {"turned"} == {"laid", "began", "started", "closed", "controlled", "pointed", "ended"}
    assert nobodys & somebodys <= {"turned"}


@rule("jelly.roll")
def test_all_dice_that_are_left_are_thrown() -> None:
    position = jelly(city("A1 ●66 ▲1", seats="2 2 2"))
    assert position.legal(0) == [Throw()]
    assert position.do(0, Throw(), below=[5, 0, 3, 3, 1]) == [Threw(0, (1, 2, 4, 4, 6))]
    assert jelly(city()).refusal(0, Place(6, 1)).rule == "jelly.roll"
    assert jelly(city(seats="2* 2 2")).refusal(0, Throw()).rule == "jelly.roll"


@rule("jelly.place")
def test_one_die_of_a_throw_is_placed_then_the_rest_is_thrown_again() -> None:
    position = jelly(city(), p1="2455566")
    assert position.do(0, Place(5, 3)) == [Placed(0, 5, 3)]
    assert position.legal(0) == [Throw()]
    assert position.refusal(0, Place(5, 1)).rule == "jelly.roll"
    assert len(position.do(0, Throw(), below=[0] * 6)[0].dice) == 6


@rule("jelly.place")
def test_to_place_none_is_to_throw_again() -> None:
    position = jelly(city(), p1="2455566")
    assert position.refusal(0, Pass()).rule == "jelly.place"
    assert position.do(0, Throw(), below=[2] * 7) == [Threw(0, (3,) * 7)]


@rule("jelly.place")
def test_only_what_was_thrown_is_placed_and_only_where_no_seal_is() -> None:
    position = jelly(city("A1", "A2 ▲6 !▲"), p1="12")
    assert position.refusal(0, Place(3, 1)).limit == [1, 2]
    refusal = position.refusal(0, Place(1, 2))
    assert (refusal.rule, refusal.limit) == ("jelly.seal", [1, 3, 4, 5])
    assert {action.district for action in position.legal(0) if isinstance(action, Place)} == {1, 3, 4, 5}


@rule("jelly.final", "jelly.no-way-back")
def test_nothing_is_taken_back() -> None:
    match = started()
    match.do(0, Throw())
    place = next(action for action in match.legal(0) if isinstance(action, Place))
    match.do(0, place)
    with pytest.raises(Illegal, match=r"table\.undo"):
        match.take_back(0)


@rule("jelly.remove")
@pytest.mark.parametrize("die", [1, 2])
def test_a_low_die_may_remove_another_die_from_its_entrance(die: int) -> None:
    position = jelly(city("A1 ●15 ▲6 ■6", "A2 ▲4"), p1="12")
    effects = [action.effect for action in position.legal(0) if action != Throw() and action.die == die]
    assert Counter(effect for effect in effects if effect) == Counter(
        [Remove(0, 1), Remove(0, 5), Remove(1, 6), Remove(2, 6), Remove(1, 4)]
    )
    assert position.do(0, Place(die, 1, Remove(2, 6))) == [Placed(0, die, 1), Removed(0, 1, 2, 6)]
    assert position.state.centre[:3] == [0, 0, 1]
    assert [dice_in(dice) for dice in position.state.entrance[0][1:3]] == [(6,), ()]


@rule("jelly.remove")
def test_the_die_just_placed_does_not_remove_itself_but_may_remove_its_twin() -> None:
    assert jelly(city("A1 ▲6"), p1="1").refusal(0, Place(1, 1, Remove(0, 1))).rule == "jelly.remove"
    position = jelly(city("A1 ●1"), p1="1")
    position.do(0, Place(1, 1, Remove(0, 1)))
    assert (dice_in(position.state.entrance[0][0]), position.state.centre[0]) == ((1,), 1)


@rule("jelly.remove")
def test_only_a_die_that_lies_there_is_removed_and_only_by_a_one_or_two() -> None:
    position = jelly(city("A1 ▲6"), p1="13")
    assert position.refusal(0, Place(1, 2, Remove(1, 6))).rule == "jelly.remove"
    assert position.refusal(0, Place(1, 1, Remove(4, 6))).rule == "jelly.remove"
    assert position.refusal(0, Place(3, 1, Remove(1, 6))).rule == "jelly.remove"


@rule("jelly.shift")
@pytest.mark.parametrize("die", [3, 4])
def test_a_middle_die_may_move_the_marker_by_one_zone(die: int) -> None:
    position = jelly(city("A1/2", "A2/1", "A3/3"), p1="34")
    shifts = {(action.district, action.effect.to) for action in position.legal(0) if _shifts(action, die)}
    assert shifts == {(1, "up"), (1, "down"), (2, "up"), (3, "down"), (4, "up"), (5, "up")}
    assert position.do(0, Place(die, 1, Shift("down"))) == [Placed(0, die, 1), Shifted(0, 1, 1)]
    assert position.state.marker[0] == 0


def _shifts(action: object, die: int) -> bool:
    return isinstance(action, Place) and action.die == die and action.effect is not None


@rule("jelly.shift")
def test_no_marker_leaves_the_zones_and_other_dice_move_none() -> None:
    position = jelly(city("A1/3", "A2"), p1="13")
    assert position.refusal(0, Place(3, 1, Shift("up"))).rule == "jelly.shift"
    assert position.refusal(0, Place(3, 2, Shift("down"))).rule == "jelly.shift"
    assert position.refusal(0, Place(1, 1, Shift("down"))).rule == "jelly.shift"


@rule("jelly.plain")
def test_a_five_or_six_has_no_effect() -> None:
    position = jelly(city("A1/2 ▲6"), p1="56")
    assert all(action.effect is None for action in position.legal(0) if isinstance(action, Place))
    assert position.refusal(0, Place(5, 1, Remove(1, 6))).rule == "jelly.plain"
    assert position.refusal(0, Place(6, 1, Shift("up"))).rule == "jelly.plain"


@rule("jelly.effect-now")
def test_an_effect_comes_with_the_placement_or_not_at_all() -> None:
    position = jelly(city("A1 ▲6"), p1="13")
    assert position.do(0, Place(1, 1)) == [Placed(0, 1, 1)]
    assert position.legal(0) == [Throw()]
    assert dice_in(position.state.entrance[0][1]) == (6,)


@rule("jelly.seal")
def test_who_has_placed_the_last_die_may_seal_any_one_district() -> None:
    position = jelly(city("A1", "A2 ▲6 !▲"), p1="6")
    assert position.refusal(0, Seal(1)).rule == "jelly.seal"
    assert position.do(0, Place(6, 3)) == [Placed(0, 6, 3), Emptied(0)]
    assert position.refusal(0, Seal(2)).limit == [1, 3, 4, 5]
    assert position.legal(0) == [Seal(1), Seal(3), Seal(4), Seal(5), Done()]
    assert position.do(0, Seal(1)) == [Sealed(0, 1)]


@rule("jelly.seal")
def test_one_seal_a_round_and_a_die_removed_later_changes_nothing() -> None:
    position = jelly(city("A1 ●5", seats="2* 2 2", when=""), p2="1")
    position.do(0, Seal(4))
    assert position.refusal(0, Seal(5)).rule == "jelly.seal"
    position.do(1, Place(1, 1, Remove(0, 5)))
    assert position.state.seal[3] == 0
    assert position.legal(0) == [Turn(), Done()]


@rule("jelly.timer")
def test_who_has_placed_the_last_die_may_turn_the_timer_sealed_or_not() -> None:
    position = jelly(city(seats="2* 2 2", when="guard runs"))
    assert position.refusal(1, Turn()).rule == "jelly.timer"
    bell = position.state.bell
    assert position.do(0, Turn()) == [Turned(0)]
    assert (position.state.timer, position.state.bell, position.state.turned) == (1, bell + 1, 1)
    assert position.setting.timers[0] == 10


@rule("jelly.timer")
def test_the_timer_is_turned_once_a_round() -> None:
    position = jelly(city(seats="2* 2* 2", when="guard runs"))
    assert position.do(1, Turn()) == [Turned(1)]
    assert position.refusal(0, Turn()).rule == "jelly.timer"


@rule("jelly.done")
def test_sealing_and_turning_come_in_either_order() -> None:
    for actions in ([Seal(1), Turn()], [Turn(), Seal(1)]):
        position = jelly(city(seats="2* 2 2", when="guard runs"))
        for action in actions:
            assert 0 in position.state.seats_awaited()
            position.do(0, action)
        assert position.state.seats_awaited() == [1, 2]


@rule("jelly.done")
def test_who_wants_neither_is_done_and_who_has_sealed_is_when_the_timer_is_turned() -> None:
    position = jelly(city(seats="2* 2* 2", when="guard runs"))
    assert position.refusal(2, Done()).rule == "jelly.roll"
    assert position.do(0, Done()) == [Rested(0)]
    assert position.state.resting[:3] == [1, 0, 0]
    position.do(1, Seal(2))
    assert position.state.seats_awaited() == [1, 2]
    position.ring()
    assert position.state.seats_awaited() == [2]


@rule("jelly.timer-guard")
def test_when_everyone_is_done_the_round_ends_at_once() -> None:
    position = jelly(city("A1 ■6", seats="2* 2* 2*", when="guard runs"))
    for seat in (0, 1):
        position.do(seat, Done())
    assert position.do(2, Done())[:3] == [Rested(2), Closed(time_up=False), Controlled(1, (2,))]
    assert position.state.timer == 0


@rule("jelly.timer-guard")
def test_the_table_turns_the_timer_when_nobody_does() -> None:
    position = jelly(city(seats="2 2 2", when=""), p1="6")
    assert (position.state.timer, position.state.bell) == (0, 2)
    position.do(0, Place(6, 1))
    assert (position.state.timer, position.state.bell, position.setting.timers[1]) == (2, 3, 20)
    position.do(0, Done())
    bell = position.state.bell
    assert position.ring() == [Turned(None)]
    assert (position.state.timer, position.state.bell) == (1, bell + 1)


@rule("jelly.timer-guard")
def test_the_guard_counts_from_the_first_player_who_was_done() -> None:
    position = jelly(city(seats="2 2 2", when=""), p1="6", p2="6")
    position.do(0, Place(6, 1))
    bell = position.state.bell
    assert position.do(1, Place(6, 1)) == [Placed(1, 6, 1), Emptied(1)]
    assert position.state.bell == bell


@rule("jelly.time-up", "table.clock")
def test_when_the_sand_has_run_out_dice_not_placed_are_out_of_the_round() -> None:
    position = jelly(city("A7 ▲5", "A2 ●6", seats="2 2 2"), p1="666")
    assert position.ring()[0] == Closed(time_up=True)
    assert position.state.jelly[:3] == [9, 8, 2]
    assert (position.state.thrown[0], position.state.throws[0]) == (0, 0)
    assert position.legal(0) == [Ready()]


@rule("jelly.time-up")
def test_what_arrives_while_the_round_is_scored_is_refused() -> None:
    position = jelly(city("B3 ●5"), p1="666")
    position.ring()
    assert position.refusal(0, Place(6, 1)).rule == "jelly.time-up"
    assert position.refusal(0, Throw()).rule == "jelly.time-up"


@rule("table.clock")
def test_a_late_bell_is_ignored() -> None:
    match = started(3, seed=4)
    while match.state.timer != 1:
        seat = next(seat for seat in match.awaited() if match.legal(seat) != [Done()])
        legal = match.legal(seat)
        match.do(seat, Turn() if Turn() in legal else next((one for one in legal if isinstance(one, Place)), legal[0]))
    sand = match.state.bell
    assert match.ring(sand - 1) == ()
    assert match.ring(sand)[0] == Closed(time_up=True)
    before = match.state.copy()
    assert match.ring(sand) == ()
    assert match.state == before


# Scoring ------------------------------------------------------------------------------------------


@rule("jelly.clockwise")
def test_districts_score_clockwise_from_the_drones() -> None:
    position = jelly(city("A1 ●5", "A2 ▲5", "A3 ■5", "A6 ●5", "A7 ▲5"))
    order = [event.district for event in news(position, Controlled)]  # type: ignore[attr-defined]
    assert order == [1, 2, 3, 4, 5]


@rule("jelly.cancel")
def test_equal_dice_of_one_colour_cancel_three_of_a_kind_as_well() -> None:
    position = jelly(city("A1 ●6661 ▲22 ■5"))
    assert news(position, Cancelled, Controlled, Gained) == [
        Cancelled(0, 1, 6, 3),
        Cancelled(1, 1, 2, 2),
        Controlled(1, (2,)),
        Gained(2, 5),
    ]


@rule("jelly.cancel")
def test_equal_dice_of_two_colours_do_not_cancel() -> None:
    assert gains("A1 ●6 ▲6") == [7, 7, 2]


@rule("jelly.control")
def test_the_highest_sum_gets_the_reward_and_tied_players_each_do() -> None:
    assert gains("A1 ●64 ▲53 ■1") == [7, 2, 2]
    assert gains("A1 ●64 ▲541 ■1") == [7, 7, 2]
    assert gains("A1 ●66 ▲55") == [2, 2, 2]
    assert gains() == [2, 2, 2]


@rule("jelly.several")
def test_several_symbols_are_carried_out_from_left_to_right_each_for_all() -> None:
    position = jelly(city("A8/2 ●6 ▲6"))
    assert news(position, Drew, Gained, below=[29, 0]) == [Drew(0, 8), Drew(1, "die"), Gained(0, 2), Gained(1, 2)]


@rule("jelly.jelly-n")
@pytest.mark.parametrize(("district", "jelly_after"), [("A1 ●6", 7), ("A1/2 ●6", 9), ("A2/3 ●6", 2)])
def test_jelly_from_the_supply(district: str, jelly_after: int) -> None:
    assert gains(district) == [jelly_after, 2, 2]


@rule("jelly.capsule", "jelly.face-down")
def test_a_capsule_is_seen_by_its_owner_alone() -> None:
    position = jelly(city("A4 ●6"))
    (event,) = news(position, Drew, below=[12])
    assert event == Drew(0, 3)
    redact = GAME.views.redact
    assert [redact(event, viewer) for viewer in (0, 1, None)] == [Drew(0, 3), Drew(0, None), Drew(0, None)]
    views = [position.setting.view(position.state, viewer) for viewer in (0, 1, None)]
    assert [view.capsules for view in views] == [(3,), (), ()]
    assert [view.seats[0].capsules for view in views] == [1, 1, 1]


@rule("jelly.capsule")
def test_capsules_are_drawn_from_the_drone_on_and_do_not_come_again() -> None:
    position = jelly(city("A4 ●6 ▲6"))
    position.state.lead = 1
    assert news(position, Drew, below=[5, 5]) == [Drew(1, "die"), Drew(0, 2)]
    assert position.state.bag == [5, 0, 2, 5, 6, 5, 3, 0, 2, 0]


@rule("jelly.capsule")
def test_too_few_capsules_for_all_tied_players_and_none_gets_one() -> None:
    position = jelly(city("A4 ●6 ▲6", "A7/2 ■5", seats="2c14 2c14 2c1", stack=1))
    short, drew = news(position, Short, Drew, below=[0])
    assert short == Short((0, 1))
    assert isinstance(drew, Drew)
    assert drew.seat == 2


@rule("jelly.capsule")
def test_a_capsule_may_show_anything_up_to_nine() -> None:
    position = jelly(city("A4 ●6", "B6 ●6", "B7/2 ●6", number=4))
    position.state.bag = [0, 1, *[0] * 7, 1]
    position = hold(position, 0, 1)
    assert news(position, Drew, Gained, below=[0]) == [Drew(0, 9), Gained(0, 4, "per capsule")]
    assert position.legal(0) == [Lose(1), Lose(9)]
    assert position.do(0, Lose(1))[-2:] == [Opened(0, 9, 9), Ended((0,), 15)]


@rule("jelly.lose-capsule")
def test_a_capsule_of_ones_choice_goes_back_to_the_box() -> None:
    position = hold(jelly(city("B6/3 ●6", seats="2c3 2 2", stack=27)), 0, 3, 3, 8)
    position.ring()
    assert position.state.seats_awaited() == [0]
    assert position.legal(0) == [Lose(3), Lose(8)]
    assert position.refusal(0, Lose("die")).rule == "jelly.lose-capsule"
    assert position.do(0, Lose(3))[0] == Lost(0, 3)
    assert [position.state.held[0][value] for value in (3, 8)] == [1, 1]


@rule("jelly.lose-capsule")
def test_a_single_capsule_goes_without_a_question_and_none_is_nothing() -> None:
    position = hold(jelly(city("B6/3 ●6", seats="2c1 2 2", stack=29)), 0, 5)
    assert news(position, Lost) == [Lost(0, 5)]
    assert news(jelly(city("B6/3 ●6")), Lost) == []


@rule("jelly.lose-capsule")
def test_whoever_has_several_is_asked_even_if_they_are_equal() -> None:
    position = hold(jelly(city("B6/3 ●6 ▲6", seats="2c2 2c2 2", stack=26)), 0, 4, 4)
    position.ring()
    assert position.state.seats_awaited() == [0, 1]
    assert position.legal(0) == [Lose(4)]


@rule("jelly.lost-unseen")
def test_a_lost_capsule_is_known_to_its_owner_alone_and_never_comes_back() -> None:
    position = hold(jelly(city("B6/3 ●6", seats="2c1 2 2", stack=29)), 0, 5)
    (event,) = news(position, Lost)
    assert [GAME.views.redact(event, viewer) for viewer in (0, 2, None)] == [Lost(0, 5), Lost(0, None), Lost(0, None)]
    views = [position.setting.view(position.state, viewer) for viewer in (0, 2)]
    assert [(view.lost, view.seats[0].lost, view.stack) for view in views] == [((5,), 1, 29), ((), 1, 29)]


@rule("jelly.per-capsule")
def test_two_jelly_for_each_capsule_which_stays() -> None:
    position = jelly(city("B6 ●6", seats="2c3 2c1 2", stack=26))
    assert news(position, Gained) == [Gained(0, 6, "per capsule")]
    assert sum(position.state.held[0]) == 3


@rule("jelly.take-each")
def test_every_other_player_gives_one_or_two_or_what_they_have() -> None:
    assert gains("B5 ●6", seats="2 5 0 1") == [4, 4, 0, 0]
    assert gains("B5/2 ●6", seats="2 5 0 1") == [5, 3, 0, 0]


@rule("jelly.take-each")
def test_who_has_nothing_pays_nothing() -> None:
    assert news(jelly(city("B5 ●6", seats="2 5 0")), Paid) == [Paid(1, 0, 1)]


@rule("jelly.take-each")
def test_tied_takers_do_not_pay_each_other() -> None:
    assert gains("B5/2 ●6 ▲6", seats="2 2 5") == [4, 4, 1]
    assert gains("B5/2 ●6 ▲6", seats="2 2 4") == [4, 4, 0]
    assert gains("B5/2 ●6 ▲6", seats="2 2 0") == [2, 2, 0]
    assert gains("B5 ●6 ▲6 ■6") == [2, 2, 2]


@rule("jelly.short", "jelly.take-each")
def test_who_has_too_little_for_all_takers_chooses_whom_to_pay() -> None:
    position = jelly(city("B5/2 ●6 ▲6", seats="2 2 3 9"))
    assert news(position, Paid) == [Paid(3, 0, 2, "take"), Paid(3, 1, 2, "take")]
    assert position.state.seats_awaited() == [2]
    assert position.legal(2) == [Give(0), Give(1)]
    assert position.refusal(2, Give(3)).rule == "jelly.short"
    assert position.do(2, Give(1)) == [Paid(2, 1, 1, "take")]
    assert position.do(2, Give(1)) == [Paid(2, 1, 1, "take")]
    assert position.legal(2) == [Give(0)]
    position.do(2, Give(0))
    assert position.state.jelly[:4] == [5, 6, 0, 5]
    assert position.state.given == [[0] * 5] * 5


@rule("jelly.short")
def test_several_who_are_short_choose_each_for_themselves() -> None:
    position = jelly(city("B5 ●6 ▲6", "A7 ●6", seats="2 2 1 1"))
    position.ring()
    assert position.state.seats_awaited() == [2, 3]
    position.do(3, Give(0))
    assert Gained(0, 6) in position.do(2, Give(0))
    assert position.state.jelly[:4] == [10, 2, 0, 0]


@rule("jelly.short")
@pytest.mark.parametrize(
    ("lead", "short", "after"),
    [(0, 5, [4, 4, 3, 0]), (2, 5, [4, 3, 4, 0]), (0, 4, [4, 3, 3, 0]), (1, 4, [3, 4, 3, 0]), (0, 6, [4, 4, 4, 0])],
)
def test_by_the_first_rules_who_was_short_shared_equally(lead: int, short: int, after: list[int]) -> None:
    position = jelly(city("B5/2 ●6 ▲6 ■6", seats=f"2 2 2 {short}"))
    position.state.lead = lead
    position.state.version = 1
    position.ring()
    assert position.state.jelly[:4] == after


@rule("jelly.give-each")
def test_who_controls_gives_one_to_each_other_but_not_to_tied_ones() -> None:
    assert gains("B5/3 ●6", seats="5 2 2 2") == [2, 3, 3, 3]
    assert gains("B5/3 ●6 ▲6", seats="5 5 2 2") == [3, 3, 4, 4]
    assert gains("B5/3 ●6", seats="0 2 2 2") == [0, 2, 2, 2]


@rule("jelly.give-each", "jelly.short")
def test_who_has_not_enough_chooses_whom() -> None:
    position = jelly(city("B5/3 ▲6", seats="9 2 9 9"))
    position.ring()
    assert position.state.seats_awaited() == [1]
    assert position.legal(1) == [Give(0), Give(2), Give(3)]
    assert position.refusal(1, Give(1)).rule == "jelly.short"
    assert position.do(1, Give(3)) == [Paid(1, 3, 1, "give")]
    assert position.legal(1) == [Give(0), Give(2)]
    assert position.do(1, Give(0))[0] == Paid(1, 0, 1, "give")
    assert position.state.jelly[:4] == [10, 0, 9, 10]


@rule("jelly.give-each")
def test_tied_givers_choose_each_for_themselves() -> None:
    position = jelly(city("B8/2 ●6 ▲6", seats="1 1 2 2"))
    position.ring()
    assert position.state.seats_awaited() == [0, 1]
    position.do(1, Give(2))
    assert position.state.seats_awaited() == [0]
    position.do(0, Give(2))
    assert position.state.jelly[:4] == [0, 0, 4, 2]


@rule("jelly.give-each")
def test_where_two_each_are_due_who_has_less_gives_all_of_it_and_nobody_more_than_two() -> None:
    position = paying("give 2", city("A1 ●6", seats="5 2 2 2"))
    position.ring()
    for seat, left in ((1, [1, 2, 3]), (1, [2, 3]), (2, [2, 3]), (3, [2, 3])):
        position.do(0, Give(seat))
        assert position.legal(0) == [Give(other) for other in left]
    position.do(0, Give(2))
    assert position.state.jelly[:4] == [0, 4, 4, 3]
    assert position.state.given == [[0] * 5] * 5


@rule("jelly.give-each")
@pytest.mark.parametrize(("seats", "after"), [("6 2 2 2", [0, 4, 4, 4]), ("7 2 2 2", [1, 4, 4, 4])])
def test_who_has_enough_is_not_asked(seats: str, after: list[int]) -> None:
    position = paying("give 2", city("A1 ●6", seats=seats))
    position.ring()
    assert position.state.jelly[:4] == after


@rule("jelly.give-each")
def test_a_single_taker_gets_what_is_there_without_a_question() -> None:
    position = paying("give 2", city("A1 ●6 ▲6", seats="1 5 2"))
    assert news(position, Paid) == [Paid(0, 2, 1, "give"), Paid(1, 2, 2, "give")]


@rule("jelly.several")
def test_after_a_question_the_next_symbol_follows() -> None:
    for words, answer in (("give 1, 3", Give(1)), ("lose capsule, 3", Lose(4))):
        position = hold(paying(words, city("A1 ●6", seats="1c2 2 2", stack=28)), 0, 4, 5)
        position.ring()
        assert Gained(0, 3) in position.do(0, answer)


@rule("jelly.first-second")
def test_the_highest_and_the_second_highest_however_many_are_first() -> None:
    assert gains("A5 ●6 ▲5 ■4") == [7, 4, 2]
    assert gains("A5/2 ●6 ▲6 ■4", seats="2 2 2 2") == [9, 9, 5, 2]
    assert gains("A5 ●6 ▲5 ■5 ◆4", seats="2 2 2 2") == [7, 4, 4, 2]
    assert gains("B7/3 ●6") == [8, 2, 2]


@rule("jelly.first-others")
def test_everyone_else_with_a_die_there_gets_the_other_reward() -> None:
    assert gains("A6 ●6 ▲5 ■1", seats="2 2 2 2") == [7, 3, 3, 2]
    assert gains("B8/3 ●6 ▲6 ■1") == [9, 9, 5]
    assert gains("A6 ●6 ▲33") == [7, 2, 2]


@rule("jelly.by-dice")
def test_the_reward_depends_on_the_dice_that_are_left_after_cancelling() -> None:
    assert gains("B4 ●6") == [9, 2, 2]
    assert gains("B4 ●65") == [9, 2, 2]
    assert news(jelly(city("B4 ●654")), Gained, Drew, below=[0]) == [Drew(0, "die", "dice")]
    assert gains("B4/3 ●6544") == [4, 2, 2]
    assert gains("B4/3 ●654") == [11, 2, 2]


@rule("jelly.by-dice")
@pytest.mark.parametrize(("dice", "after"), [("6", 2), ("65", 6), ("654", 6), ("6543", 2)])
def test_neither_too_few_dice_nor_too_many(dice: str, after: int) -> None:
    position = paying("2-3 dice: 4", city(f"A1 ●{dice}"))
    position.ring()
    assert position.state.jelly[0] == after


@rule("jelly.by-dice")
def test_tied_players_get_each_by_their_own_dice() -> None:
    assert gains("B4/3 ●6 ▲321") == [4, 11, 2]


@rule("jelly.neighbour")
def test_an_arrow_pays_the_neighbours_current_reward_by_this_districts_ranking() -> None:
    assert gains("B1 ▲6", "A7") == [2, 8, 2]
    assert gains("A2", "B1 ▲65 ■4", "A5/2 ●6 ■5") == [9, 9, 8]
    assert gains("A3/2", "B2 ■6") == [2, 2, 8]


@rule("jelly.neighbour")
def test_the_last_district_lies_beside_the_first() -> None:
    position = jelly(city("A1", "A2", "A3", "A4", "B1 ●5"))
    assert news(position, Pointed, Gained) == [Pointed(5, 1, pays=True), Gained(0, 5)]


@rule("jelly.neighbour")
def test_chains_follow_on_by_the_first_districts_dice() -> None:
    position = jelly(city("B1 ●521 ▲3", "B3/1", "B4/3"))
    position.ring()
    assert position.state.seats_awaited() == [0]
    events = position.do(0, Choose("clockwise"))
    assert events[:3] == [Chose(0, "clockwise"), Pointed(1, 3, pays=True), Gained(0, 9, "dice")]


@rule("jelly.neighbour")
def test_a_district_met_twice_pays_nothing() -> None:
    position = jelly(city("B1 ●5", "B2"))
    assert news(position, Pointed, Gained) == [Pointed(1, 2, pays=True), Pointed(1, 1, pays=False)]
    position = jelly(city("A1", "A2", "B1 ●5", "B2"))
    assert news(position, Pointed, Gained) == [Pointed(3, 4, pays=True), Pointed(3, 3, pays=False)]


@rule("jelly.neighbour-choice")
def test_who_controls_chooses_the_neighbour() -> None:
    for way, after in (("clockwise", 9), ("counter-clockwise", 7)):
        position = jelly(city("A1", "B3 ●6", "A2"))
        position.ring()
        assert position.legal(0) == [Choose("clockwise", 2, 3), Choose("counter-clockwise", 2, 1)]
        position.do(0, Choose(way))  # type: ignore[arg-type]
        assert position.state.jelly[0] == after
    assert jelly(city("A1")).refusal(0, Choose("clockwise")).rule == "jelly.neighbour-choice"


@rule("jelly.neighbour-choice")
def test_tied_players_who_agree_go_there_and_otherwise_clockwise() -> None:
    for votes, after in (("--", 7), ("-+", 9), ("+", 9)):
        position = jelly(city("A1", "B3 ●6 ▲6", "A2"))
        position.ring()
        assert position.state.seats_awaited() == [0, 1]
        for seat, vote in enumerate(votes):
            way: Way = "clockwise" if vote == "+" else "counter-clockwise"
            assert position.do(seat, Choose(way))[0] == Chose(seat, way)
        assert position.state.jelly[:3] == [after, after, 2]


@rule("jelly.neighbour-choice")
def test_the_edition_says_which_neighbour_pays_where_tied_players_differ() -> None:
    values = GAME.setting(3).edition_values()
    values["neighbours"]["in_doubt"] = "counter-clockwise"
    assert GAME.setting(3, edition=values).blank().in_doubt == -1
    for votes, after in (("++", 9), ("+-", 7), ("-", 7)):
        position = jelly(city("A1", "B3 ●6 ▲6", "A2"))
        position.state.in_doubt = -1
        position.ring()
        for seat, vote in enumerate(votes):
            position.do(seat, Choose("clockwise" if vote == "+" else "counter-clockwise"))
        assert position.state.jelly[:3] == [after, after, 2]


@rule("jelly.neighbour-choice")
def test_an_answer_is_for_the_question_it_names() -> None:
    position = paying("either", city("A1 ●6 ▲6", "B3 ●6 ▲6", "A2"))
    position.ring()
    late = position.legal(1)[0]
    assert late == Choose("clockwise", 1, 2)
    assert position.do(0, late)[:2] == [Chose(0, "clockwise"), Pointed(1, 2, pays=True)]
    assert position.legal(1) == [Choose("clockwise", 1, 3), Choose("counter-clockwise", 1, 1)]
    assert position.refusal(1, late).rule == "jelly.neighbour-choice"
    assert position.do(0, Choose("clockwise", 1, 3))[1] == Pointed(1, 3, pays=True)
    assert position.legal(1) == [Choose("clockwise", 2, 3), Choose("counter-clockwise", 2, 1)]
    assert position.refusal(1, Choose("clockwise", 1, 3)).rule == "jelly.neighbour-choice"
    assert position.do(1, Choose("clockwise"))[0] == Chose(1, "clockwise")


@rule("jelly.neighbour", "jelly.several")
def test_an_arrow_among_several_symbols_is_carried_out_in_its_turn() -> None:
    position = paying("3, clockwise, 1", city("A1 ●6", "A7"))
    assert news(position, Gained, Pointed) == [
        Gained(0, 3),
        Pointed(1, 2, pays=True),
        Gained(0, 6),
        Gained(0, 1),
    ]


@rule("jelly.neighbour", "jelly.several")
def test_two_arrows_bring_both_neighbours_and_neither_of_them_twice() -> None:
    position = paying("clockwise, counter-clockwise, clockwise", city("A1 ●6", "A7", "A2", "A3", "A6/3"))
    assert news(position, Pointed, Gained) == [
        Pointed(1, 2, pays=True),
        Gained(0, 6),
        Pointed(1, 5, pays=True),
        Gained(0, 7),
        Pointed(1, 2, pays=False),
    ]


@rule("jelly.neighbour", "jelly.several")
def test_what_is_behind_an_arrow_comes_after_a_question_and_the_way_it_leads() -> None:
    position = paying("either, 4", city("A1 ●6", "B1", "A7"))
    position.ring()
    (later,) = position.setting.view(position.state, None).scoring.later or [None]
    assert later is None
    events = position.do(0, Choose("clockwise"))
    assert events[1:5] == [Pointed(1, 2, pays=True), Pointed(1, 3, pays=True), Gained(0, 6), Gained(0, 4)]
    assert (position.state.depth, position.state.trail) == (0, [0] * 7)


@rule("jelly.neighbour", "jelly.give-each")
def test_a_question_in_the_neighbours_reward_keeps_what_is_behind_the_arrow() -> None:
    position = paying("clockwise, 4", city("A1 ●6", "B5/3", seats="1 2 2"))
    position.ring()
    scoring = position.setting.view(position.state, None).scoring
    assert (scoring.source, scoring.later) == (2, (Later(1, 2),))
    assert position.do(0, Give(2))[:2] == [Paid(0, 2, 1, "give"), Gained(0, 4)]


@rule("jelly.neighbour", "jelly.first-second")
def test_an_arrow_for_some_pays_the_neighbours_reward_to_them_alone() -> None:
    for words, after in (
        ("first clockwise, second 1", [9, 3, 2]),
        ("first 1, second clockwise", [3, 9, 2]),
        ("others clockwise", [2, 9, 9]),
        ("1 dice: clockwise, 2+ dice: 3", [5, 2, 2]),
    ):
        position = paying(words, city("A1 ●63 ▲5 ■4", "A5/2"))
        position.ring()
        assert position.state.jelly[:3] == after, words


@rule("jelly.neighbour")
def test_where_a_reward_goes_on_is_drawn_read_and_imagined() -> None:
    position = paying("second clockwise, 4", city("A1 ●6 ▲5 ■5", "B3"))
    position.ring()
    view = position.setting.view(position.state, 1)
    assert (view.scoring.heirs, view.scoring.later) == ((1, 2), (Later(1, 2),))
    assert "asks neighbour, for p2 p3, then d1.2" in GAME.notation.draw(view)
    assert GAME.notation.read(GAME.notation.draw(view)).scoring == view.scoring
    world = position.setting.imagine(view, Dealer(1))
    for name in ("heirs", "trail", "depth", "source", "step"):
        assert getattr(world, name) == getattr(position.state, name)


@rule("jelly.neighbour")
def test_an_arrow_for_nobody_leads_nowhere() -> None:
    position = paying("second clockwise, 1", city("A1 ●6", "A7"))
    assert news(position, Pointed, Gained) == [Gained(0, 1)]


@rule("jelly.neighbour-choice")
def test_who_answers_when_it_is_settled_is_told_so() -> None:
    position = jelly(city("A1", "B3 ●6 ▲6", "A2"))
    position.ring()
    late = position.legal(1)[0]
    position.do(0, Choose("clockwise"))
    position.state.awaiting = 0b100
    refusal = position.refusal(1, late)
    assert (refusal.rule, "settled" in refusal.args[0]) == ("jelly.neighbour-choice", True)
    assert position.refusal(1, Throw()).rule == "table.turn"


@rule("jelly.centre")
def test_most_dice_in_the_centre_get_a_capsule() -> None:
    position = jelly(city(seats="2x3 2x2 2x0"))
    assert news(position, Controlled, Drew, below=[0]) == [Controlled(0, (0,)), Drew(0, "die", "centre")]
    position = jelly(city(seats="2x2 2x2 2x1"))
    assert [event.seat for event in news(position, Drew, below=[0, 0])] == [0, 1]  # type: ignore[attr-defined]
    assert news(jelly(city()), Controlled, Drew) == []


@rule("jelly.next-round")
def test_what_was_scored_is_forgotten() -> None:
    position = jelly(city("B1 ●6 ▲5 ■4", "A2", "A3", "A6", "A5 ●6 ▲5"))
    position.ring()
    for name in ("asks", "at", "source", "met", "step", "control", "second", "present", "heirs", "depth"):
        assert getattr(position.state, name) == 0


@rule("jelly.next-round")
def test_dice_come_back_markers_go_to_the_first_zone_and_seals_away() -> None:
    position = jelly(city("A1/3 ●55 ▲4", "A2/2 ■6 !■", seats="2x1 2 2"))
    events = position.ring(below=[0])
    assert events[-1] == Began(2, 1)
    state = position.state
    assert (state.loose[:3], state.centre[:3], state.aside[:3]) == ([7] * 3, [0] * 3, [0] * 3)
    assert (state.marker[:5], state.seal[:5], state.entrance) == ([0] * 5, [-1] * 5, [[0] * 5] * 7)
    assert position.legal(1) == [Ready()]
    check(state)


# The end ------------------------------------------------------------------------------------------


@rule("jelly.end")
def test_after_round_four_capsules_are_opened_and_dice_thrown() -> None:
    position = hold(jelly(city("A1 ●6", seats="2c2 6 3c1", number=4, stack=27)), 0, 0, 3)
    hold(position, 2, 8)
    events = position.ring(below=[4])
    assert events[-4:] == [Opened(0, "die", 5), Opened(0, 3, 3), Opened(2, 8, 8), Ended((0,), 15)]
    assert position.state.scores() == [15, 6, 11]
    assert position.state.ending == 1
    view = position.setting.view(position.state, 1)
    assert [player.opened for player in view.seats] == [("die", 3), (), (8,)]


@rule("jelly.end")
def test_a_die_of_a_capsule_shows_one_to_six() -> None:
    position = hold(jelly(city(seats="2c1 2 2", number=4, stack=29)), 0, 0)
    prizes = set()
    for seed in range(60):
        state = position.state.copy()
        state.apply(-1, state.bell, Dealer(seed))
        prizes.add(state.prize[0])
    assert prizes == {1, 2, 3, 4, 5, 6}


@rule("jelly.end")
def test_there_are_four_rounds() -> None:
    setting = GAME.setting(3)
    state = setting.start(Dealer(1))
    state.playout(Dealer(2))
    assert state.turns == 4


@rule("jelly.winner")
def test_most_jelly_wins_and_ties_share_the_place() -> None:
    position = jelly(city("A1 ●6", seats="2 7 3", number=4))
    assert position.ring()[-1] == Ended((0, 1), 7)
    assert position.state.worth(0) == position.state.worth(1) == 0.5
    assert jelly(city(seats="0 0 0", number=4)).ring()[-1] == Ended((0, 1, 2), 0)


@pytest.mark.parametrize("calm", [False, True], ids=["fast", "calm"])
def test_five_players_come_to_the_end(calm: bool) -> None:
    state = GAME.setting(5, {"calm": calm}).start(Dealer(1))
    state.playout(Dealer(2))
    check(state)
    assert state.turns == 4


# What is hidden -----------------------------------------------------------------------------------


@rule("jelly.screen")
def test_a_throw_is_its_owners_business() -> None:
    match = started(3)
    before = [match.view(viewer) for viewer in (None, 0, 2)]
    (event,) = match.do(1, Throw())
    assert [match.view(viewer) for viewer in (None, 0, 2)] == before
    assert [GAME.views.redact(event, viewer) for viewer in (1, 0, None)] == [event, None, None]
    assert match.view(1).thrown == event.dice
    assert [match.legal(seat) for seat in (0, 2)] == [[Throw()], [Throw()]]


@rule("jelly.face-down")
def test_scores_are_jelly_until_capsules_are_opened() -> None:
    position = hold(jelly(city(seats="2c1 2 2", stack=29)), 0, 8)
    assert position.state.scores() == [2, 2, 2]
    assert position.setting.view(position.state, None).scores == (2, 2, 2)


# Calm mode ----------------------------------------------------------------------------------------


def calm_city(*districts: str, steps: tuple[int, ...] = (21, 21, 21), dice: tuple[int, ...] = (7, 7, 7)) -> str:
    """A city in calm mode, the first player to step, then the third, then the second."""
    lines = city(*districts, when="calm").splitlines()
    for seat in range(3):
        mark = " ←" if seat == 0 else ""
        lines[-3 + seat] = f"{'●▲■'[seat]}p{seat + 1} jelly 2, dice {dice[seat]}, steps {steps[seat]}{mark}"
    return "\n".join([*lines[:-3], "order p1 p3 p2", *lines[-3:]])


@rule("jelly.calm")
def test_in_calm_mode_no_clock_runs_and_one_is_awaited_at_a_time() -> None:
    match = Match(GAME.setting(5, {"calm": True}), Dealer(1))
    assert match.setting.timers == ()
    while not match.over and match.state.phase == 1:
        assert len(match.awaited()) == 1
        assert match.state.timer == 0
        seat = match.awaited()[0]
        match.do(seat, match.legal(seat)[0])


@rule("jelly.calm-order")
def test_the_order_is_drawn_anew_each_round_and_nobody_needs_to_be_ready() -> None:
    setting = GAME.setting(3, {"calm": True})
    orders = Counter(tuple(setting.start(Dealer(seed)).order) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60
    match = Match(setting, Dealer(1))
    assert match.opening_events[-1] == Ordered(tuple(match.state.order[:3]))
    assert match.legal(match.awaited()[0]) == [Throw()]
    assert setting.timers == ()


@rule("jelly.calm-order")
def test_chance_draws_who_steps_first_second_and_third() -> None:
    state = opening(3, [*[0, 0] * 5, 0, *[2, 1, 0]], calm=True)
    assert (state.order, state.seats_awaited()) == ([2, 0, 1, -1, -1], [2])
    assert (state.phase, state.left) == (1, [21, 21, 21, 0, 0])


@rule("jelly.calm-step")
def test_a_step_is_one_throw_and_then_one_die_or_none() -> None:
    position = jelly(calm_city(), calm=True)
    position.do(0, Throw(), below=[5] * 7)
    assert position.state.seats_awaited() == [0]
    assert position.refusal(0, Throw()).rule == "jelly.calm-step"
    assert position.do(0, Place(6, 1)) == [Placed(0, 6, 1)]
    assert position.state.seats_awaited() == [2]
    position.do(2, Throw(), below=[0] * 7)
    assert position.do(2, Pass()) == [Passed(2)]
    assert position.state.seats_awaited() == [1]
    assert position.state.thrown == position.state.throws == [0] * 5
    assert position.state.loose[:3] == [6, 7, 7]


@rule("jelly.calm-step")
def test_who_has_no_dice_left_is_left_out() -> None:
    position = jelly(calm_city(dice=(7, 7, 0)), calm=True, p1="1234566")
    position.do(0, Pass())
    assert position.state.seats_awaited() == [1]


@rule("jelly.calm-end")
def test_sealing_and_turning_belong_to_the_step_of_the_last_die() -> None:
    position = jelly(calm_city(dice=(1, 7, 7)), calm=True, p1="6")
    position.do(0, Place(6, 1))
    assert position.state.seats_awaited() == [0]
    assert position.legal(0) == [*(Seal(district) for district in range(1, 6)), Turn(), Done()]
    position.do(0, Seal(1))
    assert position.legal(0) == [Turn(), Done()]
    position.do(0, Done())
    assert position.state.seats_awaited() == [2]


@rule("jelly.calm-end")
@pytest.mark.parametrize("actions", [[Turn(), Seal(1)], [Seal(1), Turn()], [Turn(), Done()], [Done()]])
def test_the_step_is_over_when_nothing_is_left_to_do(actions: list[Any]) -> None:
    position = jelly(calm_city(dice=(1, 7, 7)), calm=True, p1="6")
    for action in (Place(6, 1), *actions):
        assert position.state.seats_awaited() == [0]
        position.do(0, action)
    assert position.state.seats_awaited() == [2]
    assert position.state.left[0] == 20


@rule("jelly.calm-end")
def test_when_the_round_is_scored_nobody_has_steps_seals_or_dice_in_hand() -> None:
    position = jelly(calm_city("B3 ●6", dice=(2, 0, 1), steps=(1, 21, 21)), calm=True, p1="66")
    position.do(0, Place(6, 2))
    position.do(2, Throw(), below=[5])
    position.do(2, Place(6, 2))
    assert position.do(2, Done())[:2] == [Rested(2), Closed(time_up=False, calm=True)]
    state = position.state
    assert (state.order, state.stepper, state.turned) == ([-1] * 5, 0, 0)
    assert state.thrown == state.throws == state.may_seal == state.resting == state.left == [0] * 5


@rule("jelly.calm-timer")
def test_a_turned_timer_leaves_four_steps_to_the_others() -> None:
    position = jelly(calm_city(dice=(1, 7, 7), steps=(15, 2, 15)), calm=True, p1="6")
    position.do(0, Place(6, 1))
    assert position.do(0, Turn()) == [Turned(0, calm=True)]
    assert (position.state.timer, position.state.left[1:3]) == (0, [2, 4])
    position.do(0, Done())
    steps = Counter[int]()
    while position.state.turns == 0:
        (seat,) = position.state.seats_awaited()
        for number in (THROW, PASS):
            position.state.apply(seat, number, Dealer(1))
        steps[seat] += 1
    assert steps == {1: 2, 2: 4}


@rule("jelly.calm-guard")
def test_the_first_last_die_leaves_twelve_steps_and_a_round_has_twenty_one() -> None:
    setting = GAME.setting(3, {"calm": True})
    assert setting.start(Dealer(1)).left[:3] == [21, 21, 21]
    position = jelly(calm_city(dice=(1, 7, 7)), calm=True, p1="6")
    position.do(0, Place(6, 1))
    assert position.state.left[:3] == [21, 12, 12]


@rule("jelly.calm-guard")
def test_a_round_in_which_nobody_places_ends_all_the_same() -> None:
    match = Match(GAME.setting(3, {"calm": True}), Dealer(1))
    while match.state.turns == 0:
        (seat,) = match.awaited()
        match.do(seat, Throw())
        match.do(seat, Pass())
    assert len(match.moves) == 3 * 21 * 2
    assert match.state.loose[:3] == [7, 7, 7]
