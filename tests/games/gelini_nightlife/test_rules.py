"""Every rule of docs/rules/gelini-nightlife.md, in its order."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from gelateria.engine import Dealer, RecordingDealer, ReplayingDealer, State, find_game, outcomes
from gelateria.games.gelini_nightlife.actions import (
    Acted,
    Began,
    Declined,
    Ended,
    Full,
    Gather,
    Hired,
    Idle,
    Joined,
    Leave,
    Lure,
    Move,
    Moved,
    Pass,
    Passed,
    Played,
    Stayed,
    Take,
    Threw,
    Throw,
    Took,
    Untaken,
)
from gelateria.games.gelini_nightlife.rules import ACTIONS, EVENTS
from gelateria.games.gelini_nightlife.views import View
from tests.games.gelini_nightlife.drawings import night
from tests.marks import rule
from tests.positions import Position

GAME = find_game("gelini-nightlife")


def gelini(queue: str, **about: Any) -> Position:
    """A position of the basic game."""
    return Position("gelini-nightlife", night(queue, **about))


def party(queue: str, **about: Any) -> Position:
    """A position with action tiles."""
    return Position("gelini-nightlife", night(queue, **about), actions=True)


def by_the_first_rules(queue: str, **about: Any) -> Position:
    """A position of a game that was begun when a clique still came by itself."""
    position = gelini(queue, **about)
    position.setting = GAME.setting(position.state.players, version=1)
    position.state = position.setting.imagine(GAME.notation.read(night(queue, **about)), Dealer(1))
    return position


def opening(players: int, seed: int = 1, *, actions: bool = False) -> View:
    setting = GAME.setting(players, {"actions": actions})
    view: View = setting.view(setting.start(Dealer(seed)), None)
    return view


# Material ----------------------------------------------------------------------------------------


@rule("gelini.tiles")
def test_fifty_six_tiles() -> None:
    view = opening(2, actions=True)
    letters = Counter(tile[0] if tile[0] in "VBFCP$" else "guest" for tile in view.queue)
    assert letters == {"guest": 36, "V": 4, "B": 1, "$": 6, "F": 2, "C": 2, "P": 2}
    assert len(view.queue) + len(view.stars) == 56
    assert sum(GAME.setting(2).blank().copies) == 56


@rule("gelini.cliques", "gelini.clique-mix")
def test_three_sorts_of_cliques_each_with_a_colour() -> None:
    cliques = opening(2).cliques
    assert Counter(clique.sizes for clique in cliques) == {(1, 1, 1, 1): 3, (2, 2, 2): 4, (1, 2, 3): 4}
    assert len({clique.colour for clique in cliques}) == len({clique.letter for clique in cliques}) == 11
    assert next(clique.sizes for clique in cliques if clique.colour == "blue") == (1, 2, 3)
    assert 2 in next(clique.sizes for clique in cliques if clique.colour == "green")


@rule("gelini.sizes")
def test_a_vip_fills_4_a_star_5_the_band_6_and_a_coin_nothing() -> None:
    view = opening(2)
    assert ("V4" in view.queue, view.stars, view.queue[-1]) == (True, ("S5", "S5", "S5"), "B6")
    position = gelini("● $ V4 ▲ ■ B6", die=1)
    position.do(0, Move())
    assert position.state.scores() == [0, 0, 0]


@rule("gelini.die")
def test_the_die_shows_1_2_3_3_4_5() -> None:
    throws = [gelini("● ▲ ■ c1 B6", now="● throws").do(0, Throw(), below=[face]) for face in range(6)]
    assert throws == [[Threw(0, steps)] for steps in (1, 2, 3, 3, 4, 5)]


@rule("gelini.floor")
@pytest.mark.parametrize(("players", "squares"), [(2, 37), (3, 25), (4, 25), (5, 25)])
def test_two_players_have_an_extra_stage(players: int, squares: int) -> None:
    view = opening(players)
    assert (view.capacity, view.extra) == (squares, squares - 25)


@rule("gelini.area")
def test_a_floor_is_full_by_area_whatever_the_shapes() -> None:
    position = gelini("● V4 ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 S5", "", ""))
    assert Full(0, 26, 25) in position.do(0, Move())


# Setting up --------------------------------------------------------------------------------------


@rule("gelini.queue")
@pytest.mark.parametrize(("actions", "tiles"), [(False, 46), (True, 52)])
def test_the_queue_is_random_and_ends_at_the_band(actions: bool, tiles: int) -> None:
    queues = {opening(3, seed, actions=actions).queue for seed in range(20)}
    assert len(queues) == 20
    assert {(len(queue), queue[-1], "" in queue) for queue in queues} == {(tiles + 1, "B6", False)}
    assert all("S5" not in queue and ("F" in queue) == actions for queue in queues)


@rule("gelini.pawns")
def test_pawns_stand_behind_the_tail_in_random_order() -> None:
    orders = Counter(opening(3, seed).pawns for seed in range(600))
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(-2, -1, 0)}
    assert min(orders.values()) > 60


def laid_out(draws: list[int]) -> View:
    """The opening for three, with chance written down to the last number."""
    script = ReplayingDealer(draws)
    setting = GAME.setting(3)
    view: View = setting.view(setting.start(script), None)
    assert not script.finish()
    return view


@rule("gelini.queue", "gelini.pawns", "table.chance")
def test_tiles_and_pawns_are_drawn_one_by_one() -> None:
    box = laid_out([*range(45, 0, -1), 0, 1, 2])  # every tile stays where it was put in, every pawn joins the rear
    guests = ["c1", "m1", "w1", "g2", "r2"]
    assert box.queue[:10] == ("$",) * 6 + ("V4",) * 4
    assert [box.queue.count(guest) for guest in guests] == [4, 4, 4, 3, 3]
    assert box.pawns == (0, -1, -2)
    other = laid_out([0] * 48)
    assert other.queue == (*box.queue[1:-1], box.queue[0], "B6")
    assert other.pawns == (-2, 0, -1)


@rule("gelini.queue")
@pytest.mark.parametrize("players", GAME.seats)
def test_the_floors_are_empty_at_the_start(players: int) -> None:
    state = GAME.setting(players).start(Dealer(1))
    assert [sum(held) for held in state.holds] == state.filled == [0] * 5
    assert state.pawn[players:] == [0] * (5 - players)
    assert (state.stars, state.thrown, state.untaken, state.turns) == (3, 0, 0, 0)
    assert opening(players).phase == "throw"


# A round -----------------------------------------------------------------------------------------


@rule("gelini.rearmost-rolls")
def test_the_rearmost_throws_and_nobody_moves_before() -> None:
    position = gelini("c1 ■ m1 B6", behind="▲ ● ·", now="▲ throws")
    assert position.legal(1) == [Throw()]
    assert position.refusal(0, Throw()).rule == "table.turn"
    assert position.refusal(1, Move()).rule == position.refusal(1, Pass()).rule == "gelini.rearmost-rolls"


@rule("gelini.ask-in-order")
def test_everybody_is_asked_once_from_the_rearmost_on() -> None:
    position = gelini("c1 ■ m1 ▲ c1 w1 w1 B6", behind="· · ●", now="● is asked", die=2)
    assert position.legal(0) == [Move(), Pass()]
    assert position.refusal(0, Throw()).rule == "gelini.ask-in-order"
    assert [position.do(seat, Pass())[0] for seat in (0, 2)] == [Passed(0), Passed(2)]
    assert position.do(1, Move())[0] == Moved(1, 4, 6, "move")


@rule("gelini.all-pass")
def test_when_all_pass_the_rearmost_throws_again() -> None:
    position = gelini("● ▲ c1 ■ m1 B6", die=1)
    position.do(0, Pass())
    position.do(1, Pass())
    assert position.do(2, Pass()) == [Passed(2), Untaken(1, 10), Began(0)]
    assert position.legal(0) == [Throw()]


@rule("gelini.all-pass")
def test_a_throw_that_nobody_took_is_told_of_no_seat_and_lies_no_longer() -> None:
    position = gelini("● ▲ ■ c1 m1 B6", now="■ is asked", die=1)
    keeper = RecordingDealer(Dealer(1))
    position.state.apply(2, ACTIONS["pass"], keeper)
    assert keeper.take()[1][1] == (EVENTS.index("untaken"), -1, 1, 10, 0)
    assert (position.state.thrown, position.state.turns) == (0, 9)


@rule("gelini.pass-limit")
def test_after_ten_throws_that_nobody_took_the_rearmost_must_move() -> None:
    position = gelini("● ▲ ■ c1 m1 B6", die=1, untaken=9)
    for seat in (0, 1, 2):
        position.do(seat, Pass())
    position.do(0, Throw(), below=[0])
    assert position.legal(0) == [Move()]
    refusal = position.refusal(0, Pass())
    assert (refusal.rule, refusal.limit) == ("gelini.pass-limit", 10)
    position.do(0, Move())
    assert position.state.untaken == 0


@rule("gelini.move")
def test_only_tiles_that_still_lie_there_are_counted() -> None:
    position = gelini("● ▲ c1 · ■ · m1 · V4 B6", die=3)
    assert position.do(0, Move())[0] == Moved(0, 1, 9, "move")


@rule("gelini.move")
def test_who_waits_behind_the_tail_counts_from_the_first_tile() -> None:
    assert gelini("c1 m1 V4 B6", behind="▲ ● ■", now="▲ is asked", die=2).do(1, Move())[0] == Moved(1, -2, 2, "move")


@rule("gelini.take")
def test_the_tile_comes_to_the_floor_and_the_pawn_to_its_place() -> None:
    position = gelini("● ▲ ■ c1 V4 B6", die=2)
    assert Took(0, "V4", 5, None, "move") in position.do(0, Move())
    assert (position.state.scores(), position.state.pawn[0]) == ([4, 0, 0], 5)
    assert position.refusal(1, Take("c1", 4)).rule == "gelini.take"


@rule("gelini.take")
def test_a_move_is_counted_and_the_throw_lies_no_longer() -> None:
    position = gelini("● ▲ ■ c1 V4 B6", die=2, untaken=3)
    position.do(0, Move())
    assert (position.state.turns, position.state.thrown, position.state.untaken) == (10, 0, 0)


@rule("gelini.forward")
def test_every_move_leads_towards_the_band() -> None:
    setting = GAME.setting(4)
    for seed in range(20):
        state = setting.start(Dealer(seed))
        while state.awaiting:
            (seat,) = state.seats_awaited()
            before = state.pawn[:]
            legal = state.legal(seat)
            state.apply(seat, legal[seed % len(legal)], Dealer(state.turns))
            assert all(after >= place for after, place in zip(state.pawn, before, strict=True))


@rule("gelini.next-roller")
def test_the_same_player_may_throw_again() -> None:
    assert gelini("● c1 m1 ▲ ■ V4 B6", die=2).do(0, Move())[-1] == Began(0)


@rule("gelini.clique")
def test_the_rest_of_a_clique_comes_from_the_queue_even_behind_the_pawns_and_from_floors() -> None:
    position = gelini("c1 ● V4 c1 ▲ ■ B6", die=2, floors=("c1", "c1", ""))
    assert position.do(0, Move()) == [Moved(0, 2, 4, "move"), Took(0, "c1", 4, None, "move")]
    assert position.do(0, Gather()) == [
        Joined(0, "c1", 1, None),
        Joined(0, "c1", None, 1),
        Began(0),
    ]
    assert position.state.scores() == [4, 0, 0]


@rule("gelini.clique")
def test_the_first_of_a_clique_brings_nobody_along() -> None:
    assert gelini("c1 ● V4 c1 ▲ ■ B6", die=2, floors=("m1", "c1", "")).do(0, Move())[1:-1] == [
        Took(0, "c1", 4, None, "move")
    ]


@rule("gelini.clique")
def test_guests_come_along_from_both_ends_of_the_queue() -> None:
    position = gelini("c1 ● V4 c1 ▲ ■ c1 B6", die=2, floors=("c1", "", ""))
    position.do(0, Move())
    assert position.do(0, Gather())[:-1] == [Joined(0, "c1", 1, None), Joined(0, "c1", 7, None)]
    assert (position.state.scores(), position.state.pawn[0]) == ([4, 0, 0], 4)


@rule("gelini.clique")
def test_guests_of_the_last_clique_come_along_whatever_their_size() -> None:
    position = gelini("● p2 ▲ ■ B6", die=1, floors=("p1 i2", "i1", "p3 i3"))
    assert position.do(0, Move())[1:-1] == [Took(0, "p2", 2, None, "move"), Joined(0, "p3", None, 2)]
    assert position.state.scores() == [8, 1, 3]


@rule("gelini.clique-choice")
def test_who_would_empty_the_queue_is_asked_and_leaves_all_or_none() -> None:
    position = gelini("c1 ● V4 c1 ▲ ■ B6", die=2, floors=("c1", "c1", ""))
    position.do(0, Move())
    assert position.legal(0) == [Gather(), Leave()]
    view = position.setting.view(position.state, None)
    assert (view.phase, view.coming, view.thrown, view.target, view.scores) == ("clique", "c", 0, 0, (2, 1, 0))
    for bad in (Pass(), Move(), Throw(), Take("c1", 1)):
        assert position.refusal(0, bad).rule == "gelini.clique-choice"
    assert position.refusal(1, Gather()).rule == "table.turn"
    assert position.do(0, Leave()) == [Stayed(0), Began(0)]
    assert position.state.scores() == [2, 1, 0]
    view = position.setting.view(position.state, None)
    assert (view.phase, view.coming, view.queue[0], view.turns) == ("throw", "", "c1", 10)
    for late in (Gather(), Leave()):
        assert position.refusal(0, late).rule == "gelini.clique-choice"


@rule("gelini.clique-choice")
def test_after_the_clique_has_come_nobody_is_asked_any_more() -> None:
    position = gelini("c1 ● V4 c1 ▲ ■ B6", die=2, floors=("c1", "c1", ""))
    position.do(0, Move())
    position.do(0, Gather())
    view = position.setting.view(position.state, None)
    assert (view.phase, view.coming, view.awaiting) == ("throw", "", (0,))


@rule("gelini.clique-choice")
def test_a_clique_that_was_left_is_asked_for_again_with_its_next_guest() -> None:
    position = gelini("● c1 c1 ▲ ■ c1 B6", die=1, floors=("c1", "", ""))
    position.do(0, Move())
    position.do(0, Leave())
    position.do(0, Throw(), below=[0])
    assert position.do(0, Move())[1:] == [Took(0, "c1", 3, None, "move")]
    assert position.legal(0) == [Gather(), Leave()]
    assert position.do(0, Gather())[0] == Joined(0, "c1", 6, None)
    assert position.state.scores() == [4, 0, 0]


@rule("gelini.clique-choice")
def test_another_player_may_bring_a_clique_together_that_was_left() -> None:
    position = gelini("● c1 ▲ c1 ■ B6", die=1, floors=("c1", "c1", ""))
    position.do(0, Move())
    position.do(0, Leave())
    position.do(0, Throw(), below=[0])
    position.do(0, Pass())
    assert position.do(1, Move())[1:-1] == [
        Took(1, "c1", 4, None, "move"),
        Joined(1, "c1", None, 0),
        Joined(1, "c1", None, 0),
    ]


@rule("gelini.clique-by-itself")
def test_a_clique_that_fills_the_floor_comes_by_itself() -> None:
    full = gelini("b1 ● b3 ▲ ■ B6", die=1, floors=("b2 V4 V4 S5 S5 i1", "", ""))
    assert full.do(0, Move())[1:4] == [Took(0, "b3", 3, None, "move"), Joined(0, "b1", 1, None), Full(0, 25, 25)]
    free = gelini("b1 ● b3 ▲ ■ B6", die=1, floors=("b2 V4 V4 S5 S5", "", ""))
    free.do(0, Move())
    assert free.legal(0) == [Gather(), Leave()]


@rule("gelini.clique-by-itself")
def test_what_others_would_give_helps_to_fill_the_floor() -> None:
    full = gelini("c1 ● c1 ▲ ■ B6", die=1, floors=("c1 V4 V4 V4 S5 i2 m1 w1", "c1", ""))
    assert Full(0, 25, 25) in full.do(0, Move())
    free = gelini("c1 ● c1 ▲ ■ B6", die=1, floors=("c1 V4 V4 V4 S5 i2 m1", "c1", ""))
    free.do(0, Move())
    assert free.legal(0) == [Gather(), Leave()]


@rule("gelini.clique-by-itself")
def test_a_clique_from_other_floors_alone_comes_by_itself() -> None:
    position = gelini("i2 ● b3 ▲ ■ B6", die=1, floors=("b1", "b2", ""))
    assert position.do(0, Move())[2:] == [Joined(0, "b2", None, 1), Began(0)]


@rule("gelini.clique-choice")
@pytest.mark.parametrize(
    ("queue", "floors", "action"),
    [
        ("c1 ● F ▲ ■ B6", ("c1", "c1", ""), Lure("c1", 1)),
        ("■ c1 c1 ● C ▲ B6", ("c1", "", ""), Take("c1", 2)),
        ("c1 c1 ● P ▲ ■ B6", ("c1", "", ""), Take("c1", 1)),
    ],
)
def test_action_tiles_ask_too(queue: str, floors: tuple[str, ...], action: Any) -> None:
    position = party(queue, die=1, floors=floors)
    position.do(0, Move())
    position.do(0, action)
    assert position.legal(0) == [Gather(), Leave()]
    assert isinstance(position.do(0, Gather())[0], Joined)
    assert position.state.scores() == [3, 0, 0]


@rule("gelini.clique-choice", "gelini.pass-limit")
def test_who_must_take_the_throw_may_still_leave_the_clique() -> None:
    position = gelini("● c1 ▲ ■ c1 B6", die=1, floors=("c1", "", ""), untaken=10)
    assert position.legal(0) == [Move()]
    position.do(0, Move())
    assert position.legal(0) == [Gather(), Leave()]


@rule("gelini.clique-choice")
def test_by_the_first_rules_a_clique_came_by_itself() -> None:
    position = by_the_first_rules("c1 ● V4 c1 ▲ ■ B6", die=2, floors=("c1", "c1", ""))
    assert position.do(0, Move())[2:] == [Joined(0, "c1", 1, None), Joined(0, "c1", None, 1), Began(0)]


def chances(state: State, known: dict[bytes, list[float]]) -> list[float]:
    """What everybody wins if all do their best to the end, reckoned exactly."""
    if not state.awaiting:
        return [state.worth(seat) for seat in range(state.players)]
    key = state.key()
    if key not in known:
        (seat,) = state.seats_awaited()
        ways = [weighed(outcomes(state, seat, action), known) for action in state.legal(seat)]
        known[key] = max(ways, key=lambda way: way[seat])
    return known[key]


def weighed(after: Iterable[tuple[float, State]], known: dict[bytes, list[float]]) -> list[float]:
    each = [[chance * worth for worth in chances(state, known)] for chance, state in after]
    return [sum(worths) for worths in zip(*each, strict=True)]


@rule("gelini.clique-choice")
@pytest.mark.parametrize(("limit", "together", "apart"), [(10, 0.0567, 0.2806), (15, 0.0556, 0.2806)])
def test_to_leave_a_clique_can_be_better_by_far(limit: int, together: float, apart: float) -> None:
    floors = ("b1 S5 S5 S5 V4 m1", "V4 V4 V4 r2 r2 r2 t2 t2 t2 w1")
    position = gelini("b2 b3 c1 g2 i2 B6", behind="● ▲", die=1, floors=floors, aside="–")
    position.state.limit = limit
    assert position.state.scores() == [21, 25]
    position.do(0, Move())
    found = [weighed(outcomes(position.state, 0, ACTIONS[answer]), {})[0] for answer in ("gather", "leave")]
    assert found == pytest.approx([together, apart], abs=5e-5)


@rule("gelini.vip-no-clique")
def test_a_second_vip_comes_alone() -> None:
    position = gelini("V4 ● V4 ▲ ■ B6", die=1, floors=("V4", "V4", ""))
    assert position.do(0, Move())[1:-1] == [Took(0, "V4", 3, None, "move")]
    assert position.state.scores() == [8, 4, 0]


@rule("gelini.clique-then-full")
def test_the_clique_is_together_before_the_floor_is_found_full() -> None:
    position = gelini("c1 ● b3 ▲ ■ B6", die=1, floors=("b1 V4 V4 V4 S5 S5", "b2", ""))
    events = position.do(0, Move())
    assert events[1:4] == [Took(0, "b3", 3, None, "move"), Joined(0, "b2", None, 1), Full(0, 28, 25)]


@rule("gelini.coins")
def test_the_second_coin_buys_a_star() -> None:
    position = gelini("● $ ▲ ■ B6", die=1, floors=("$", "", ""))
    assert Hired(0, "S5", 2) in position.do(0, Move())
    view = position.setting.view(position.state, None)
    assert (view.scores[0], view.floors[0].coins, view.stars) == (5, 0, ("S5", "S5"))


@rule("gelini.coins")
def test_without_a_star_coins_are_worth_nothing() -> None:
    position = gelini("● $ ▲ ■ B6", die=1, floors=("$", "S5 S5", "S5"), aside="–")
    assert position.do(0, Move())[1:-1] == [Took(0, "$", 2, None, "move")]
    assert position.setting.view(position.state, None).floors[0].coins == 2


# Action tiles ------------------------------------------------------------------------------------


@rule("gelini.actions-option")
def test_an_action_tile_goes_to_the_box_and_acts_at_once() -> None:
    position = party("● P ▲ ■ B6", die=1, floors=("V4", "", ""))
    assert position.do(0, Move())[:2] == [Moved(0, 1, 2, "move"), Acted(0, "P", 2)]
    view = position.setting.view(position.state, None)
    assert "P" not in (*view.queue, *view.floors[0].tiles)
    assert opening(2).queue.count("P") == 0


@rule("gelini.flyer")
def test_flyer_takes_one_guest_vip_or_coin_but_no_star() -> None:
    position = party("● F ▲ ■ B6", die=1, floors=("V4", "b1 b2 b3 S5", "V4 V4 $"))
    position.do(0, Move())
    lures = [Lure("$", 2), Lure("V4", 2), *(Lure(f"b{size}", 1) for size in (1, 2, 3))]
    assert sorted(position.legal(0), key=str) == sorted([*lures, Pass()], key=str)
    for bad in (Lure("S5", 1), Lure("V4", 0), Lure("V4", 1), Take("b1", 1), Move(), Throw()):
        assert position.refusal(0, bad).rule in ("gelini.flyer", "gelini.take")
    assert position.do(0, Lure("b2", 1))[0] == Took(0, "b2", None, 1, "flyer")
    assert position.state.scores() == [6, 9, 8]


@rule("gelini.flyer")
def test_flyer_takes_from_the_first_kind_of_tile_to_the_last() -> None:
    position = party("● F ▲ ■ B6", die=1, floors=("", "$ p3", "c1"))
    position.do(0, Move())
    assert position.legal(0) == [Lure("$", 1), Lure("p3", 1), Lure("c1", 2), Pass()]


@rule("gelini.flyer")
def test_flyer_brings_the_clique_along_and_a_coin_buys_a_star() -> None:
    position = party("● F c1 ▲ ■ B6", die=1, floors=("c1 $", "c1", "$"))
    position.do(0, Move())
    coin = Position.__new__(Position)
    coin.setting, coin.state = position.setting, position.state.copy()
    assert position.do(0, Lure("c1", 1)) == [Took(0, "c1", None, 1, "flyer")]
    assert position.do(0, Gather())[0] == Joined(0, "c1", 3, None)
    assert coin.do(0, Lure("$", 2))[:2] == [Took(0, "$", None, 2, "flyer"), Hired(0, "S5", 2)]


@rule("gelini.flyer")
def test_flyer_may_be_declined() -> None:
    position = party("● F ▲ ■ B6", die=1, floors=("", "b1", ""))
    position.do(0, Move())
    assert position.do(0, Pass()) == [Declined(0, "flyer"), Began(0)]
    assert position.refusal(0, Lure("b1", 1)).rule == "gelini.flyer"


@rule("gelini.call")
def test_call_leads_back_to_a_tile_but_not_behind_everybody() -> None:
    position = party("V4 ■ c1 · m1 ▲ w1 ● r2 C B6", now="● is asked", die=2)
    position.do(0, Move())
    assert position.legal(0) == [Take("c1", 3), Take("m1", 5), Take("w1", 7), Take("r2", 9)]
    for bad in (Take("V4", 1), Take("c1", 4), Take("c1", 5), Pass(), Lure("c1", 1)):
        assert position.refusal(0, bad).rule in ("gelini.call", "gelini.flyer")
    assert position.refusal(0, Take("V4", 1)).limit == [3, 5, 7, 9]
    assert position.do(0, Take("m1", 5)) == [Moved(0, 10, 5, "call"), Took(0, "m1", 5, None, "call"), Began(2)]
    assert position.state.turns == 10


@rule("gelini.call")
def test_call_leads_back_to_the_first_tile_while_somebody_waits_behind_it() -> None:
    position = party("V4 c1 ● C ▲ B6", behind="■ · ·", die=1)
    position.do(0, Move())
    assert position.legal(0) == [Take("V4", 1), Take("c1", 2)]


@rule("gelini.call")
def test_an_action_tile_that_call_leads_to_acts_too() -> None:
    position = party("V4 ■ c1 C P ▲ w1 ● r2 C B6", now="● is asked", die=2)
    position.do(0, Move())
    assert position.do(0, Take("C", 4)) == [Moved(0, 10, 4, "call"), Acted(0, "C", 4)]
    assert position.legal(0) == [Take("c1", 3)]


@rule("gelini.call")
def test_call_of_the_rearmost_does_nothing() -> None:
    assert party("V4 ● c1 C ▲ ■ B6", die=2).do(0, Move())[2:] == [Idle(0, "C"), Began(0)]


@rule("gelini.people")
def test_people_takes_what_every_pawn_has_passed_but_no_action_tile() -> None:
    position = party("V4 F c1 $ ■ m1 ● P ▲ B6", die=1)
    position.do(0, Move())
    assert position.legal(0) == [Take("V4", 1), Take("c1", 3), Take("$", 4), Pass()]
    for bad in (Take("F", 2), Take("m1", 6), Take("c1", 1), Throw()):
        assert position.refusal(0, bad).rule == "gelini.people"
    assert position.do(0, Take("V4", 1)) == [Took(0, "V4", 1, None, "people"), Began(2)]
    assert position.state.pawn[0] == 8


@rule("gelini.people")
def test_people_may_be_declined() -> None:
    position = party("V4 ▲ P ● ■ B6", now="▲ is asked", die=1)
    position.do(1, Move())
    assert position.do(1, Pass()) == [Declined(1, "people"), Began(1)]


@rule("gelini.people-all-pawns")
def test_the_acting_pawn_counts_where_it_stands_now() -> None:
    position = party("● V4 P ▲ ■ B6", die=2)
    position.do(0, Move())
    assert position.legal(0) == [Take("V4", 2), Pass()]


@rule("gelini.idle")
@pytest.mark.parametrize(("tile", "floors"), [("F", ("V4", "S5", "")), ("C", ("", "", "")), ("P", ("", "", ""))])
def test_an_action_that_finds_nothing_does_nothing(tile: str, floors: tuple[str, ...]) -> None:
    position = party(f"F ● {tile} V4 ▲ ■ B6", die=1, floors=floors)
    assert position.do(0, Move())[1:] == [Acted(0, tile, 3), Idle(0, tile), Began(0)]


# The end -----------------------------------------------------------------------------------------


@rule("gelini.full", "gelini.aim")
def test_a_full_floor_ends_the_game_at_once() -> None:
    position = gelini("● V4 ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 V4", "", ""))
    assert position.do(0, Move())[2:] == [Full(0, 25, 25), Ended((0,), 0, "full")]
    assert (position.state.awaiting, position.state.winners, position.state.ending) == (0, 1, 1)


@rule("gelini.full")
def test_a_floor_filled_by_an_action_ends_the_game_too() -> None:
    position = party("● F ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 S5", "m1", "b2"))
    position.do(0, Move())
    assert position.do(0, Lure("b2", 2))[1:] == [Began(0)]
    position = party("● F ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 S5", "b3", "b2"))
    position.do(0, Move())
    assert position.do(0, Lure("b3", 1))[1:] == [Full(0, 25, 25), Ended((0,), 0, "full")]
    assert position.setting.view(position.state, None).phase == "throw"


@rule("gelini.band", "gelini.aim")
@pytest.mark.parametrize("die", [2, 3, 5])
def test_who_reaches_or_passes_the_band_takes_it_alone_and_ends_the_game(die: int) -> None:
    position = gelini("● ▲ ■ V4 B6", die=die, floors=("V4", "V4 V4 b3", "c1"))
    assert position.do(0, Move()) == [Moved(0, 1, 5, "move"), Played(0, "B6"), Ended((1,), 14, "band")]
    assert position.state.scores() == [10, 11, 1]
    assert (position.state.awaiting, position.state.ending) == (0, 2)


@rule("gelini.band")
def test_an_overfull_floor_has_no_free_square() -> None:
    position = gelini("● ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 S5 b2", "V4 V4 V4 S5 S5 c1 m1", ""))
    assert position.do(0, Move())[-1] == Ended((0,), 0, "band")


@rule("gelini.band-counts")
def test_the_band_is_counted_like_a_tile() -> None:
    position = gelini("● c1 ▲ ■ B6", die=1)
    assert position.do(0, Move())[1] == Took(0, "c1", 2, None, "move")
    assert gelini("● c1 ▲ ■ B6", die=2).do(0, Move())[1] == Played(0, "B6")


@rule("gelini.band")
def test_the_end_is_told_of_no_seat_and_leaves_nothing_to_be_done() -> None:
    position = gelini("● ▲ ■ V4 B6", die=2)
    keeper = RecordingDealer(Dealer(1))
    position.state.apply(0, ACTIONS["move"], keeper)
    assert keeper.take()[1][-1][:2] == (EVENTS.index("ended"), -1)
    view = position.setting.view(position.state, None)
    assert (view.phase, view.thrown, view.awaiting, view.turns) == ("throw", 0, (), 10)


@rule("gelini.band-tie")
def test_a_tie_is_shared() -> None:
    position = gelini("● ▲ ■ B6", die=1, floors=("", "V4 b2", "c1"))
    assert position.do(0, Move())[-1] == Ended((0, 1), 19, "tie")
    assert [position.state.worth(seat) for seat in range(3)] == [0.5, 0.5, 0]


@rule("gelini.score")
def test_what_hangs_over_the_edge_does_not_score() -> None:
    position = gelini("● V4 ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 b3 b2 b1", "V4", ""))
    position.do(0, Move())
    assert position.state.filled[:3] == [27, 4, 0]
    assert position.state.scores() == [25, 4, 0]
