"""Every rule of docs/rules/gelato-mio.md, in its order."""

from collections import Counter
from itertools import permutations

import pytest

from gelateria.engine import Dealer, Match, RecordingDealer, ReplayingDealer, Viewer, find_game
from gelateria.games.gelato_mio.actions import (
    CARDS,
    Ask,
    Began,
    Came,
    Card,
    Claimed,
    Controlled,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Emptied,
    Ended,
    Flavour,
    Halted,
    Help,
    Inspected,
    Made,
    Make,
    Objective,
    Pass,
    Passed,
    Reshuffled,
    Return,
    Returned,
    Serve,
    Served,
    Showed,
    Stole,
    Took,
    Won,
)
from gelateria.games.gelato_mio.memory import Moved
from tests.games.gelato_mio.drawings import CUSTOMERS, Table, board, mio, turned_up
from tests.games.gelato_mio.laws import check
from tests.marks import rule

GAME = find_game("gelato-mio")
FULL = "Va Cr Su / St Bo Co / Wa Ch Cr"


def counts(text: str) -> list[int]:
    words = {word[:2]: int(word[2:]) for word in text.split()}
    return [words.get(code, 0) for code in ("Va", "St", "Ch", "Cr", "Su", "Bo", "Co", "Wa")]


# Material ---------------------------------------------------------------------------------------------


@rule("mio.ingredients", "mio.equipment", "mio.quality")
def test_forty_cards_in_the_deck() -> None:
    stock = GAME.setting(2).blank().stock
    assert stock == [4, 4, 4, 6, 6, 4, 6, 4, 1, 1]
    assert sum(stock) == 40


@rule("mio.balls")
def test_three_piles_of_seven_balls() -> None:
    assert GAME.setting(2).start(Dealer(1)).pile == [7, 7, 7]


@rule("mio.orders")
def test_nineteen_customers() -> None:
    wishes = Counter((who.vessel, who.points) for who in CUSTOMERS for _ in range(who.count))
    assert wishes == {("bowl", 12): 1, ("bowl", 10): 6, ("cone", 6): 3, ("cone", 7): 3, ("cone", 3): 6}
    assert {who.balls for who in CUSTOMERS if who.points == 10} == {"VVS", "VVC", "VSS", "SSC", "VCC", "SCC"}
    assert {who.balls for who in CUSTOMERS if who.points in (6, 7)} == {"VV", "SS", "CC", "VS", "VC", "SC"}
    assert sorted(who.balls * who.count for who in CUSTOMERS if who.points == 3) == ["CC", "SS", "VV"]


@rule("mio.recipes")
def test_a_bowl_takes_bowl_wafer_and_balls_and_a_cone_takes_cone_and_balls() -> None:
    places = mio(board(FULL, ["", ""], places="a b h p")).view().places
    assert [(place.customer.cards, place.customer.balls) for place in places if place.customer] == [
        (("bowl", "wafer"), "VSC"),
        (("bowl", "wafer"), "VVS"),
        (("cone",), "VV"),
        (("cone",), "C"),
    ]


@rule("mio.objectives")
def test_seven_objectives_lie_open_from_the_start() -> None:
    goals = GAME.setting(2).view(GAME.setting(2).start(Dealer(1)), None).goals
    assert [(goal.number, goal.points) for goal in goals] == [
        *((2, 4), (2, 3), (3, 3)),
        *((None, 2), (None, 2), (None, 2), (None, 3)),
    ]
    assert all(goal.owner is None for goal in goals)


# Setting up -------------------------------------------------------------------------------------------


@rule("mio.display")
@pytest.mark.parametrize("players", GAME.seats)
def test_nine_open_cards_and_empty_hands(players: int) -> None:
    for seed in range(200):
        state = GAME.setting(players).start(Dealer(seed))
        assert all(0 <= kind < 8 for kind in state.display)
        assert sum(state.deck) + sum(state.discards) == 31
        assert state.size == [0] * 4


@rule("mio.order-display", "mio.hidden")
def test_the_special_customer_and_three_piles_of_six() -> None:
    tops = Counter[int]()
    for seed in range(600):
        state = GAME.setting(2).start(Dealer(seed))
        assert state.open[0] == 0
        assert state.below == [0, 5, 5, 5]
        tops.update(state.open[1:])
    assert set(tops) == set(range(1, 16))
    assert all(60 < count < 140 for order, count in tops.items() if order < 13)
    assert all(140 < count < 260 for order, count in tops.items() if order >= 13)


@rule("mio.display", "mio.order-display", "mio.start-player")
def test_the_opening_is_told_customers_first_then_cards_then_whose_turn_it_is() -> None:
    keeper = RecordingDealer(ReplayingDealer([1, 0, 16, 0, *range(9)]))
    state = GAME.setting(3).start(keeper)
    events = GAME.setting(3).events(keeper.take()[1])
    assert list(events[:3]) == [Came(2, 1, True), Came(3, 15, True), Came(4, 2, True)]
    assert [(event.line, event.column) for event in events[3:-1]] == [(i, j) for i in (1, 2, 3) for j in (1, 2, 3)]
    assert events[-1] == Began(1)
    assert (state.mover, state.awaiting, state.due) == (1, 1 << 1, [0, 0, 0])
    check(state)


@rule("mio.start-player")
def test_the_first_player_is_drawn_at_random() -> None:
    first = Counter(GAME.setting(4).start(Dealer(seed)).mover for seed in range(1000))
    assert set(first) == {0, 1, 2, 3}
    assert all(190 < count < 310 for count in first.values())


# A turn -----------------------------------------------------------------------------------------------


@rule("mio.draw")
def test_a_card_of_choice_comes_into_the_hand() -> None:
    table = mio(board(FULL, ["", ""]))
    assert table.do(0, Draw(2, 2)) == [Took(0, "bowl", (4,)), Began(1)]
    assert table.state.hand[0] == counts("Bo1")
    assert table.refusal(1, Draw(2, 3)).rule == "mio.draw"


@rule("mio.draw")
@pytest.mark.parametrize(
    ("display", "cell", "taken"),
    [
        ("Va Va Va / Cr Va Su / St Bo Co", (1, 1), (0, 1)),
        ("Cr Va Su / Va Va St / Bo Va Co", (2, 2), (1, 3, 4, 7)),
        ("Va Cr Su / St Va Co / Va Bo Ch", (2, 2), (4,)),
    ],
)
def test_equal_neighbours_of_the_chosen_card_must_come_along(
    display: str, cell: tuple[int, int], taken: tuple[int, ...]
) -> None:
    assert mio(board(display, ["", ""])).do(0, Draw(*cell))[0] == Took(0, "vanilla", taken)


@rule("mio.chain")
def test_with_the_option_chain_the_whole_connected_group_comes_along() -> None:
    table = mio(board("Cr Cr Su / Bo Cr Cr / Cr Va Cr", ["", ""]), chain=True)
    assert table.do(0, Draw(1, 1))[0] == Took(0, "creams", (0, 1, 4, 5, 8))
    assert table.state.hand[0] == counts("Cr5")


@rule("mio.draw")
def test_beside_is_left_right_above_and_below() -> None:
    for cell, other in permutations(range(9), 2):
        rest = iter(("Va", "St", "Ch", "Su", "Bo", "Co", "Wa"))
        cards = ["Cr" if i in (cell, other) else next(rest) for i in range(9)]
        table = mio(board(" / ".join(" ".join(cards[i : i + 3]) for i in (0, 3, 6)), ["", ""]))
        beside = abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1
        taken = tuple(sorted((cell, other))) if beside else (cell,)
        assert table.do(0, Draw(cell // 3 + 1, cell % 3 + 1))[0] == Took(0, "creams", taken)
        assert table.state.size[0] == len(taken)


@rule("mio.close-up")
def test_lines_close_up_to_the_left_and_cards_keep_their_line() -> None:
    table = mio(board("Va Cr Su / Va Bo Co / Wa Ch Cr", ["", ""]))
    table.do(0, Draw(1, 1))
    assert table.view().display == (("creams", "sugar"), ("bowl", "cone"), ("wafer", "chocolate", "creams"))


@rule("mio.refill")
def test_an_empty_line_is_refilled_with_three_and_other_gaps_stay() -> None:
    table = mio(board("Va / Cr Su / Wa Ch Cr", ["", ""]))
    numbers = turned_up(table.state, "Su Bo Bo")
    assert table.do(0, Draw(1, 1), numbers)[1:] == [
        *(Dealt(1, 1, "sugar"), Dealt(1, 2, "bowl"), Dealt(1, 3, "bowl")),
        Began(1),
    ]
    table.do(1, Draw(2, 1))
    assert table.view().display[1] == ("sugar",)


@rule("mio.refill-order")
def test_empty_lines_are_refilled_from_the_top_down() -> None:
    table = mio(board("Va / Va / Va", ["", ""]))
    events = table.do(0, Draw(2, 1), turned_up(table.state, "Su Su Su Bo Bo Bo Co Co Co"))
    assert [(event.line, event.column) for event in events[1:-1]] == [(i, j) for i in (1, 2, 3) for j in (1, 2, 3)]
    assert table.view().display == (("sugar",) * 3, ("bowl",) * 3, ("cone",) * 3)


@rule("mio.reshuffle", "mio.reshuffle-late")
def test_the_discards_become_the_deck_when_a_card_is_needed_and_none_is_left() -> None:
    hands = ["Va3 St3 Ch3 Cr5 Su6", "Bo3 Co5 Wa3"]
    table = mio(board("Va / St Ch / Cr Bo Co", hands, discards="Wa1 Qh1"))
    assert table.state.deck_left == 1
    assert table.do(0, Draw(1, 1), [0, 0])[1:] == [
        *(Controlled("balls"), Reshuffled(3), Dealt(1, 1, "wafer"), Halted(1)),
        Began(1),
    ]


@rule("mio.make")
def test_a_ball_takes_its_flavour_creams_and_sugar() -> None:
    table = mio(board(FULL, ["St2 Cr1 Su1", ""]))
    assert table.do(0, Make("strawberry")) == [Made(0, "strawberry"), Began(1)]
    state = table.state
    assert (state.hand[0], state.balls[0], state.pile) == (counts("St1"), [0, 1, 0], [7, 6, 7])
    assert state.discards[:8] == counts("St1 Cr1 Su1")


@rule("mio.make")
def test_what_a_ball_lacks_is_said_and_an_empty_pile_makes_none() -> None:
    table = mio(board(FULL, ["St1 Cr1 Su1", ""], piles=(7, 0, 7), balls=["S3", "S3"], served=["o", ""]))
    assert Make("strawberry") not in table.legal(0)
    assert "empty" in table.refusal(0, Make("strawberry")).sentence
    refusal = table.refusal(0, Make("vanilla"))
    assert (refusal.rule, refusal.limit) == ("mio.make", ["vanilla", "creams", "sugar"])
    assert "you lack vanilla." in refusal.sentence


@rule("mio.serve")
def test_what_a_customer_takes_leaves_the_game_and_the_next_one_is_turned_up() -> None:
    table = mio(board(FULL, ["Co2 Va1", ""], balls=["V3", ""], places="a h o m"))
    events = table.do(0, Serve(2), [0])
    assert events == [Served(0, 2, 7, 6), Came(2, 1), Began(1)]
    state = table.state
    assert (state.hand[0], state.balls[0], state.gone) == (counts("Va1 Co1"), [1, 0, 0], counts("Co1"))
    assert not any(state.discards)
    assert (state.score[0], state.below[1]) == (6, 4)


@rule("mio.serve")
def test_the_customer_lies_with_who_served_them_and_their_balls_still_count() -> None:
    table = mio(board(FULL, ["Co1", ""], balls=["V1 S1 C1", ""], places="a k o m"))
    table.do(0, Serve(2), [0])
    state = table.state
    assert [customer.order for customer in table.view().table[0].served] == [10]
    assert (state.balls[0], state.scoops[0], state.tally[0]) == ([0, 0, 1], [1, 1, 0], [0, 1, 0])
    check(state)


@rule("mio.serve")
@pytest.mark.parametrize(
    ("hand", "balls"), [("Bo1", "V1 S1 C1"), ("Wa1", "V1 S1 C1"), ("Bo1 Wa1", "V1 S1"), ("Bo1 Wa1", "S1 C1")]
)
def test_nobody_is_served_without_every_card_and_every_ball(hand: str, balls: str) -> None:
    assert Serve(1) not in mio(board(FULL, [hand, ""], balls=[balls, ""])).legal(0)
    assert Serve(1) in mio(board(FULL, ["Bo1 Wa1", ""], balls=["V1 S1 C1", ""])).legal(0)


@rule("mio.serve")
def test_the_special_customer_is_not_replaced_and_an_empty_pile_has_nobody() -> None:
    table = mio(board(FULL, ["Bo1 Wa1 Co1", ""], balls=["V2 S1 C1", ""], places="a n o m", below=(0, 0, 5, 5)))
    assert table.do(0, Serve(1)) == [Served(0, 1, 0, 12), Began(1)]
    table.do(1, Draw(1, 1))
    assert table.do(0, Serve(2)) == [Served(0, 2, 13, 3), Began(1)]
    assert table.state.open[:2] == [-1, -1]
    table.do(1, Draw(1, 1))
    assert table.refusal(0, Serve(1)).sentence == "No customer is waiting there."


@rule("mio.serve")
def test_what_a_customer_lacks_is_said() -> None:
    refusal = mio(board(FULL, ["Bo1", ""], balls=["V1 S1", ""])).refusal(0, Serve(1))
    assert "you lack wafer and chocolate ball" in refusal.sentence
    assert (refusal.rule, refusal.limit) == (
        "mio.serve",
        ["bowl", "wafer", "vanilla ball", "strawberry ball", "chocolate ball"],
    )


@rule("mio.help", "mio.help-steps")
def test_help_costs_two_cards_and_takes_one_at_random() -> None:
    table = mio(board(FULL, ["Va2 Cr1", "Su1 Bo1", ""]))
    assert table.setting.view(table.state, 0).help_costs == 2, "whoever looks knows it before"
    assert table.do(0, Help()) == []
    assert table.legal(0) == [Discard("vanilla"), Discard("creams")]
    assert table.do(0, Discard("vanilla")) == [Discarded(0, "vanilla", "help")]
    events = table.do(0, Discard("creams"), [1])  # only one hand to take from, so nobody is asked
    assert events == [Discarded(0, "creams", "help"), Stole(0, 1, "bowl"), Began(1)]
    assert table.state.hand[:2] == [counts("Va1 Bo1"), counts("Su1")]
    assert table.state.discards[:8] == counts("Va1 Cr1")


@rule("mio.help", "mio.help-steps")
def test_the_opponent_is_named_where_several_have_cards() -> None:
    table = mio(board(FULL, ["Va2", "Su1", "Bo1", ""]))
    table.do(0, Help())
    table.do(0, Discard("vanilla"))
    table.do(0, Discard("vanilla"))
    assert table.legal(0) == [Ask(1), Ask(2)]
    assert table.refusal(0, Ask(3)).limit == [1, 2]
    assert table.do(0, Ask(2), [0]) == [Stole(0, 2, "bowl"), Began(1)]


@rule("mio.help")
def test_every_card_of_the_hand_is_equally_likely_to_be_taken() -> None:
    start = mio(board(FULL, ["Va2", "Su3 Bo1", ""]))
    start.do(0, Help())
    start.do(0, Discard("vanilla"))
    dealer, taken = Dealer(1), Counter[int]()
    for _ in range(4000):
        state = start.state.copy()
        state.apply(0, 18, dealer)
        taken[state.hand[0].index(1)] += 1
    assert taken.keys() == {4, 5}
    assert 2850 < taken[4] < 3150


@rule("mio.help")
def test_no_help_without_two_cards_or_without_a_hand_to_take_from() -> None:
    assert mio(board(FULL, ["Va1", "Su1"])).refusal(0, Help()).limit == 2
    assert "No opponent" in mio(board(FULL, ["Va2", ""])).refusal(0, Help()).sentence
    table = mio(board(FULL, ["Va1 Cr1", "Su1 Bo1"]))
    assert table.refusal(0, Ask(1)).rule == "mio.help"
    table.do(0, Help())
    assert table.refusal(0, Draw(1, 1)).rule == table.refusal(0, Discard("bowl")).rule == "mio.help"
    assert table.refusal(0, Ask(1)).limit == 2


@rule("mio.draw", "mio.make", "mio.serve", "mio.help")
def test_all_that_is_possible_is_offered() -> None:
    hand = "Va1 St1 Ch1 Cr1 Su1 Bo1 Co1 Wa1"
    table = mio(board(FULL, [hand, "Su1"], balls=["V1 S1 C1", ""], places="a n o p"))
    assert table.legal(0) == [
        *(Draw(line, column) for line in (1, 2, 3) for column in (1, 2, 3)),
        *(Make("vanilla"), Make("strawberry"), Make("chocolate")),
        *(Serve(1), Serve(2), Serve(3), Serve(4)),
        Help(),
    ]


@rule("mio.actions")
def test_there_are_four_things_to_do() -> None:
    table = mio(board(FULL, ["Va1 Cr1 Su1 Co1", "Su1"], balls=["V2", ""]))
    assert [type(action) for action in table.legal(0)] == [*[Draw] * 9, Make, Serve, Help]


@rule("mio.no-help")
def test_without_the_option_help_there_are_three() -> None:
    drawing = board(FULL, ["Va1 Cr1 Su1 Co1", "Su1"], balls=["V2", ""])
    table = mio(drawing, help=False)
    assert table.legal(0) == [action for action in mio(drawing).legal(0) if action != Help()]
    assert table.refusal(0, Help()).rule == "mio.no-help"


@rule("mio.no-help", "mio.pass")
def test_who_could_only_ask_for_help_passes_where_nobody_does() -> None:
    drawing = board("/ /", ["Va2", "Su1"], discards="Va2 St4 Ch4 Cr6 Su5 Bo4 Co6 Wa4 Qh1 Qb1")
    assert mio(drawing).legal(0) == [Help()]
    assert mio(drawing, help=False).legal(0) == [Pass()]


@rule("mio.turns")
def test_turns_go_round_clockwise_one_thing_each() -> None:
    table = mio(board(FULL, ["", "", ""]))
    for seat in (0, 1, 2, 0):
        assert table.state.seats_awaited() == [seat]
        assert table.do(seat, Draw(1 + table.state.turns % 3, 1))[-1] == Began((seat + 1) % 3)


@rule("mio.help")
def test_everybody_else_who_has_cards_can_be_asked() -> None:
    assert mio(board(FULL, ["Va1", "Su1", "Bo1", "Co1"], head="turn 9, ▲ to ask")).legal(1) == [Ask(0), Ask(2), Ask(3)]


@rule("mio.help-steps")
def test_help_in_between_refills_nothing_and_ends_no_turn() -> None:
    table = mio(
        board("Va / Cr / …", ["Va1 Cr1", "Su1", "Bo1"], out="Va2 Cr4 Su5 St4 Ch4 Bo3 Co6 Wa4", discards="Qh1 Qb1")
    )
    table.do(0, Help())
    table.do(0, Discard("vanilla"))
    assert table.do(0, Discard("creams")) == [Discarded(0, "creams", "help")]
    assert (table.state.phase, table.state.awaiting, table.state.turns) == (2, 1, 9)
    events = table.do(0, Ask(1), [0, *turned_up(table.state, "Va Cr")])
    assert events[:3] == [Stole(0, 1, "sugar"), Reshuffled(4), Dealt(3, 1, "vanilla")]


@rule("mio.pass")
def test_nothing_possible_is_a_pass_and_all_passing_ends_the_game() -> None:
    table = mio(board("… / … / …", ["", ""], out="Va4 St4 Ch4 Cr6 Su6 Bo4 Co6 Wa4", dry=True))
    assert table.legal(0) == [Pass()]
    assert table.do(0, Pass()) == [Passed(0), Began(1)]
    events = table.do(1, Pass())
    assert events[0] == Passed(1)
    assert (table.state.ending, table.state.awaiting, table.state.passes) == (2, 0, 0)
    assert GAME.endings[1] == "mio.pass"


@rule("mio.pass")
def test_who_can_do_something_cannot_pass_and_acting_breaks_the_row() -> None:
    table = mio(board(FULL, ["", ""], head="turn 9, ● to act, 1 passed"))
    assert table.refusal(0, Pass()).rule == "mio.pass"
    table.do(0, Draw(1, 1))
    assert table.state.passes == 0


@rule("mio.claim")
def test_the_first_to_serve_so_many_claims_the_objective_at_once() -> None:
    hands = ["Bo1 Wa1", "Bo1 Wa1 Cr1"]
    table = mio(
        board(
            FULL,
            hands,
            balls=["V1 S1 C1", "V2 S1"],
            places="a b o m",
            served=["d", "e"],
            scores=[10, 10],
            piles=[4, 2, 5],
        )
    )
    events = table.do(0, Serve(1))  # the special one counts as a bowl
    assert events == [Served(0, 1, 0, 12), Claimed(0, "bowls", 4), Began(1)]
    assert table.state.score[:2] == [26, 10]
    assert table.do(1, Serve(2), [0])[:2] == [Served(1, 2, 1, 10), Came(2, 2)]
    assert table.view().goals[0].owner == 0


@rule("mio.claim")
@pytest.mark.parametrize(("served", "place", "objective"), [("h", "k", "doubles"), ("n o", "p", "singles")])
def test_cones_of_two_balls_and_of_one_have_their_objectives(served: str, place: str, objective: Objective) -> None:
    table = mio(
        board(FULL, ["Co1", ""], balls=["V1 S1 C1", ""], places=f"a {place} c m", served=[served, ""], piles=[4, 5, 6])
    )
    assert table.do(0, Serve(2), [0])[1] == Claimed(0, objective, 3)


# Quality control --------------------------------------------------------------------------------------


@rule("mio.quality-now")
def test_a_quality_card_acts_is_discarded_and_replaced() -> None:
    table = mio(board("Va / Cr Su / Wa Ch Cr", ["", ""]))
    events = table.do(0, Draw(1, 1), turned_up(table.state, "Qh Qb Su Bo Bo"))
    assert events[1:4] == [Controlled("hands"), Controlled("balls"), Dealt(1, 1, "sugar")]
    assert table.state.discards[8:] == [1, 1]
    assert table.setting.imagine(table.view(0), Dealer(1)) == table.state  # what is over leaves no trace


@rule("mio.quality-now")
def test_in_the_opening_display_it_finds_nobody() -> None:
    seen = 0
    for seed in range(300):
        match = Match(GAME.setting(3), Dealer(seed))
        seen += sum(isinstance(event, Controlled) for event in match.opening_events)
        assert match.state.phase == 0
        assert sum(match.state.discards) == sum(isinstance(event, Controlled) for event in match.opening_events)
    assert seen > 30


@rule("mio.quality-hand", "mio.quality-order")
def test_more_than_seven_cards_lose_half_rounded_down_from_the_active_player_on() -> None:
    table = mio(board("Co / Va Va / Wa Ch Cr", ["St4 Ch3", "Su4 Cr4 Va1", "Bo3 Co4"], head="turn 9, ■ to act"))
    events = table.do(2, Draw(1, 1), turned_up(table.state, "Qh"))
    assert events[1:] == [Controlled("hands"), Inspected(2, "hands", 4)]
    assert table.refusal(2, Draw(2, 1)).limit == 4
    assert table.refusal(2, Discard("sugar")).rule == "mio.quality-hand"
    for card in ("bowl", "bowl", "bowl"):
        assert table.do(2, Discard(card)) == [Discarded(2, card, "quality")]
    assert table.do(2, Discard("cone"))[1:] == [Inspected(1, "hands", 4)]  # seat 0 holds seven: enough is enough
    for _ in range(3):
        table.do(1, Discard("creams"))
    events = table.do(1, Discard("vanilla"), turned_up(table.state, "Wa Wa Bo"))
    assert [type(event) for event in events] == [Discarded, Dealt, Dealt, Dealt, Began]
    assert table.state.size[:3] == [7, 5, 4]
    check(table.state)


@rule("mio.quality-now", "mio.quality-order")
def test_everybody_is_inspected_once_clockwise_and_again_for_the_next_quality_card() -> None:
    hands = ["Su6 Cr2", "St4 Ch4 Bo4 Wa3", "Co5 Cr3"]
    table = mio(board("Wa / Va Va / Co Cr", hands, balls=["", "V4", ""], head="turn 9, ▲ to act"))
    events = table.do(1, Draw(1, 1), turned_up(table.state, "Qh"))
    assert events[-1] == Inspected(1, "hands", 8)
    assert give_up(table, 1, "strawberry", "chocolate") == [Inspected(2, "hands", 4)]  # still holds eight: that will do
    assert give_up(table, 2, "cone") == [Inspected(0, "hands", 4)]
    table.do(0, Discard("creams"))
    table.do(0, Discard("creams"))
    table.do(0, Discard("sugar"))
    events = table.do(0, Discard("sugar"), turned_up(table.state, "Qb"))
    assert events[1:] == [Controlled("balls"), Inspected(1, "balls", 2)]
    table.do(1, Return("vanilla"))
    table.do(1, Return("vanilla"), turned_up(table.state, "Va Va St"))
    assert table.state.awaiting == 1 << 2


def give_up(table: Table, seat: int, *cards: Card) -> list[object]:
    """Four of each of these cards; what followed the last one."""
    events = []
    for card in cards:
        for _ in range(4):
            events = table.do(seat, Discard(card))
    return events[1:]


@rule("mio.quality-balls")
def test_more_than_three_balls_lose_half_rounded_down() -> None:
    table = mio(board("Va / Cr Su / Wa Ch Cr", ["", ""], balls=["V3 C2", "S3"]))
    events = table.do(0, Draw(1, 1), turned_up(table.state, "Qb"))
    assert events[1:] == [Controlled("balls"), Inspected(0, "balls", 2)]
    assert table.legal(0) == [Return("vanilla"), Return("chocolate")]
    assert table.refusal(0, Return("strawberry")).rule == table.refusal(0, Pass()).rule == "mio.quality-balls"
    table.do(0, Return("vanilla"))
    events = table.do(0, Return("chocolate"), turned_up(table.state, "Su Su Su"))
    assert (events[0], table.state.balls[:2], table.state.pile) == (
        Returned(0, "chocolate"),
        [[2, 0, 1], [0, 3, 0]],
        [5, 4, 6],
    )


@rule("mio.quality-order")
def test_quality_control_acts_before_the_next_card_is_dealt() -> None:
    table = mio(board("Co / Va Va / Wa Ch Cr", ["St4 Ch3", ""]))
    numbers = turned_up(table.state, "Su Qh")
    assert table.do(0, Draw(1, 1), numbers)[1:] == [
        *(Dealt(1, 1, "sugar"), Controlled("hands"), Inspected(0, "hands", 4)),
    ]
    assert table.view().display[0] == ("sugar",)
    assert table.refusal(1, Discard("cone")).rule == "table.turn"


@rule("mio.quality-now")
def test_nothing_is_discarded_without_quality_control() -> None:
    assert mio(board(FULL, ["Va2", "Su1"])).refusal(0, Discard("vanilla")).rule == "mio.quality-now"
    assert mio(board(FULL, ["Va2", "Su1"], balls=["V1", ""])).refusal(0, Return("vanilla")).rule == "mio.quality-now"


@rule("mio.quality-guard")
def test_with_nothing_but_quality_cards_left_the_gap_stays_until_the_next_discard() -> None:
    out = "Va3 St4 Ch4 Cr5 Su5 Bo3 Co5 Wa3"
    table = mio(board("Bo / Wa / …", ["Va1 Cr1 Su1", "Co1"], out=out, discards="Qb1", dry=True))
    assert table.do(0, Draw(1, 1)) == [Took(0, "bowl", (0,)), Began(1)]
    assert table.do(1, Draw(2, 1)) == [Took(1, "wafer", (3,)), Began(0)]
    assert table.view().display == ((), (), ())
    events = table.do(0, Make("vanilla"), turned_up(table.state, "Qh Va Cr Su", lost="Va1 Cr1 Su1"))
    assert events == [
        *(Made(0, "vanilla"), Controlled("hands"), Reshuffled(5)),
        *(Dealt(1, 1, "vanilla"), Dealt(1, 2, "creams"), Dealt(1, 3, "sugar")),
        *(Halted(2), Began(1)),
    ]


@rule("mio.quality-guard")
def test_the_stop_is_told_once() -> None:
    table = mio(board("Va / Co / Co", ["Va3 St4 Ch4 Cr6 Su6", "Bo4 Co4 Wa4"], discards="Qb1"))
    assert table.do(0, Draw(1, 1)) == [Took(0, "vanilla", (0,)), Halted(1), Began(1)]
    assert table.do(1, Draw(2, 1)) == [Took(1, "cone", (3, 6)), Began(0)]
    assert table.view().halted


@rule("mio.quality-gap")
def test_a_line_whose_refilling_was_stopped_is_filled_up_whatever_was_taken_meanwhile() -> None:
    out = "Va2 St3 Ch4 Cr5 Su5 Bo3 Co4 Wa4"
    table = mio(board("Va Va … / Co Co / Bo", ["St1 Cr1", "Su1"], out=out, discards="Qh1 Qb1", dry=True))
    table.do(0, Draw(1, 1))
    table.do(1, Draw(3, 1))
    assert (table.view().display, table.view().due) == (((), ("cone", "cone"), ()), (True, False, True))
    table.do(0, Help())
    table.do(0, Discard("strawberry"))
    table.do(0, Discard("creams"), [0, *turned_up(table.state, "St Cr", lost="Cr1")])
    table.do(1, Draw(1, 1))
    assert (table.view().display[0], table.view().due[0]) == (("creams",), True)
    table.do(0, Help())
    table.do(0, Discard("vanilla"))
    table.do(0, Discard("vanilla"), [0, *turned_up(table.state, "Qh Qb Va Va", lost="Va1")])
    assert (table.view().display[0], table.view().due[0]) == (("creams", "vanilla", "vanilla"), False)


# Secrets ----------------------------------------------------------------------------------------------


@rule("mio.hidden", "mio.known")
def test_what_came_from_the_display_is_known_to_all() -> None:
    table = mio(board("Va Va Su / St Bo Co / Wa Ch Cr", ["", "", ""]))
    table.do(0, Draw(1, 1))
    assert all(table.view(viewer).table[0].hand.known == tuple(counts("Va2")) for viewer in (None, 0, 1, 2))


@rule("mio.stolen-known", "mio.known")
def test_a_stolen_card_is_known_to_the_two_it_concerns() -> None:
    table = mio(board(FULL, ["Ch2 Su1", "Va2 St1", "Co1"]))
    table.do(0, Help())
    table.do(0, Discard("chocolate"))
    table.do(0, Discard("chocolate"))
    (event, _) = table.do(0, Ask(1), [2])
    assert event == Stole(0, 1, "strawberry")
    views = GAME.views
    assert views.redact(event, 0) == views.redact(event, 1) == event
    assert views.redact(event, 2) == views.redact(event, None) == Stole(0, 1, None)
    assert views.reveals(event)
    for viewer, thief, victim, loose in (
        (0, "St1 Su1", "Va2", ""),
        (1, "St1 Su1", "Va2", ""),
        (2, "Su1", "Va1", "Va1 St1"),
        (None, "Su1", "Va1", "Va1 St1"),
    ):
        view = table.view(viewer)
        assert [list(view.table[seat].hand.known) for seat in (0, 1)] == [counts(thief), counts(victim)]
        assert list(view.loose) == counts(loose)


def after_a_theft() -> Table:
    """The first player gave up two chocolate for the second one's vanilla; all others think it may have been sugar."""
    table = mio(board(FULL, ["Ch2 St1", "Va2 Su1 Cr1", "Co2", "Bo1"]))
    table.do(0, Help())
    table.do(0, Discard("chocolate"))
    table.do(0, Discard("chocolate"))
    table.do(0, Ask(1), [0])
    return table


def sure(table: Table, seat: int) -> list[int]:
    """What everybody knows of a hand."""
    return list(table.view().table[seat].hand.sure)


@rule("mio.known", "mio.lost-count")
def test_a_theft_leaves_sure_what_it_cannot_have_taken() -> None:
    table = after_a_theft()
    assert [sure(table, seat) for seat in range(4)] == [counts("St1"), counts("Va1"), counts("Co2"), counts("Bo1")]
    assert table.view().opened == tuple(map(tuple, map(counts, ("St1", "Va2 Su1 Cr1", "Co2", "Bo1"))))
    assert table.view().diary == (Moved(None, 1, 0),)
    assert (table.state.hand[:2], table.state.size) == ([counts("Va1 St1"), counts("Va1 Su1 Cr1")], [2, 3, 2, 1])


@rule("mio.known")
def test_what_comes_in_the_open_is_sure_and_what_leaves_is_not_any_more() -> None:
    table = after_a_theft()
    table.do(1, Draw(2, 2))
    assert sure(table, 1) == counts("Va1 Bo1")
    table.do(2, Help())
    table.do(2, Discard("cone"))
    assert sure(table, 2) == counts("Co1")
    assert table.view(3).diary == (Moved(None, 1, 0), Moved(5, None, 1), Moved(6, 2, None))


@rule("mio.stolen-known")
def test_who_gives_up_a_stolen_card_tells_everybody_what_it_was() -> None:
    table = after_a_theft()
    table.do(1, Draw(2, 2))
    table.do(2, Draw(2, 1))
    table.do(3, Draw(1, 1))
    table.do(0, Help())
    table.do(0, Discard("vanilla"))  # so that is what was stolen
    assert table.state.noted == 0
    assert [list(hand) for hand in hands_seen(table)] == table.state.hand


def hands_seen(table: Table) -> list[tuple[int, ...]]:
    """What a spectator knows of the hands."""
    return [player.hand.known for player in table.view().table]


@rule("mio.known")
@pytest.mark.parametrize("flavour", ["vanilla", "strawberry"])
def test_making_a_ball_can_tell_what_was_stolen(flavour: Flavour) -> None:
    code = flavour[:2].capitalize()
    table = mio(board(FULL, ["Ch2 Wa1", f"{code}1 Su1 Cr1 Bo1", "Co2"]))
    table.do(0, Help())
    table.do(0, Discard("chocolate"))
    table.do(0, Discard("chocolate"))
    table.do(0, Ask(1), [3])
    assert any(table.view().loose)
    table.do(1, Make(flavour))
    assert table.state.noted == 0
    assert hands_seen(table)[0] == tuple(counts("Bo1 Wa1"))


@rule("mio.lost-count")
def test_who_lost_count_still_knows_what_is_sure() -> None:
    table = mio(board(FULL, ["Va1 ?2", "Cr2 ?1", "Co1"], loose="St1 Su1 Bo1"))
    assert table.state.noted == -1
    view = table.view()
    assert view.diary is None
    assert [list(player.hand.known) for player in view.table] == [counts("Va1"), counts("Cr2"), counts("Co1")]
    table.state.apply(0, 0, Dealer(1))  # vanilla from the display
    assert list(table.view().table[0].hand.known) == counts("Va2")


# The end ----------------------------------------------------------------------------------------------


@rule("mio.last-round")
def test_when_a_pile_runs_out_everybody_has_one_more_turn_the_one_who_emptied_it_last() -> None:
    table = mio(board(FULL, ["Ch1 Cr1 Su1", "", ""], piles=(7, 7, 1), balls=["C3", "C3"]))
    assert table.do(0, Make("chocolate")) == [Made(0, "chocolate"), Emptied(0, "chocolate"), Began(1)]
    assert table.view().last == 3
    table.do(1, Draw(1, 1))
    table.do(2, Draw(2, 1))
    assert table.state.awaiting == 1
    events = table.do(0, Draw(3, 1))
    assert isinstance(events[-1], Ended)
    assert (table.state.ending, GAME.endings[0]) == (1, "mio.last-round")


@rule("mio.no-way-back")
def test_balls_going_back_change_nothing() -> None:
    table = mio(
        board(
            "Va / Cr Su / Wa Ch Cr",
            ["", ""],
            balls=["V4", "V3"],
            piles=(0, 7, 7),
            head="turn 9, ● to act, 2 turns to go",
        )
    )
    table.do(0, Draw(1, 1), turned_up(table.state, "Qb"))
    table.do(0, Return("vanilla"))
    table.do(0, Return("vanilla"), turned_up(table.state, "Su Su Su"))
    assert (table.state.pile[0], table.state.last) == (2, 1)
    assert isinstance(table.do(1, Draw(2, 1))[-1], Ended)


def last_turn(hands: list[str], **things: object) -> list[object]:
    """What happens at the end when the last player takes the wafer in the corner."""
    table = mio(board("Wa Cr Su / St Bo Co / Ch Ch Cr", hands, head="turn 9, ● to act, 1 turn to go", **things))  # type: ignore[arg-type]
    return table.do(0, Draw(1, 1))


@rule("mio.shown", "mio.score")
def test_at_the_end_hands_are_shown_and_pairs_count() -> None:
    events = last_turn(["Va3 Su2 Wa1", "Bo1 Co1"], scores=[10, 20])
    assert events[1:] == [
        Showed(0, ("vanilla", "vanilla", "vanilla", "sugar", "sugar", "wafer", "wafer"), 3),
        Showed(1, ("bowl", "cone"), 0),
        Ended((1,), 20, "last-round"),
    ]
    assert GAME.views.reveals(events[1])


@rule("mio.shown")
def test_after_the_end_nothing_is_hidden() -> None:
    table = mio(board(FULL, ["Va1 ?2", "Cr2 ?1", "Co1"], loose="St1 Su1 Bo1", head="turn 9, ● to act, 1 turn to go"))
    table.do(0, Draw(3, 1))
    assert not any(table.view().loose)


@rule("mio.last-round", "mio.quality-now")
def test_quality_control_comes_before_the_end() -> None:
    table = mio(board("Co / Va Va / Wa", ["Su4 Cr3", ""], head="turn 9, ● to act, 1 turn to go"))
    table.do(0, Draw(1, 1), turned_up(table.state, "Qh"))
    for _ in range(3):
        table.do(0, Discard("sugar"))
    events = table.do(0, Discard("sugar"), turned_up(table.state, "Bo Bo Bo"))
    assert isinstance(events[-1], Ended)
    assert (table.state.phase, table.state.quality, table.state.awaiting) == (0, 0, 0)


@rule("mio.shown")
def test_after_the_end_nothing_is_under_way() -> None:
    table = mio(board(FULL, ["", ""], head="turn 9, ▲ to act, 1 turn to go, 1 passed"))
    table.do(1, Draw(3, 1))
    state = table.state
    assert (state.awaiting, state.mover, state.phase, state.passes, state.last, state.turns) == (0, 0, 0, 0, 0, 10)
    assert state.seats_winning() == [0, 1]


@rule("mio.majorities")
def test_most_balls_served_and_on_the_table_together_win_the_cards() -> None:
    events = last_turn(["", ""], balls=["V1 S2", "S1 C1"], served=["", "k"], scores=[0, 7], piles=[5, 3, 6])
    # vanilla 1 : 1 and strawberry 2 : 2 are ties, chocolate 0 : 1, all 3 : 4
    assert [event for event in events if isinstance(event, Won)] == [Won(1, "chocolate", 2, 1), Won(1, "all", 3, 4)]


@rule("mio.claim", "mio.majorities")
@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_how_far_everybody_is(viewer: Viewer, memory: bool) -> None:
    table = mio(board(FULL, ["", ""], balls=["V1 C1", "S1 C2"], served=["a n", "k"], piles=[3, 4, 3]), memory=memory)
    goals = {goal.objective: (goal.counts, goal.leader) for goal in table.view(viewer).goals}
    assert goals == {
        "bowls": ((1, 0), None),
        "doubles": ((0, 1), None),
        "singles": ((1, 0), None),
        "vanilla": ((3, 1), 0),
        "strawberry": ((1, 2), 1),
        "chocolate": ((2, 2), None),
        "all": ((6, 5), 0),
    }


@rule("mio.majorities")
def test_nobody_leads_with_nothing() -> None:
    assert {goal.leader for goal in mio(board(FULL, ["", "", ""])).view().goals} == {None}


@rule("mio.majorities")
def test_a_card_nobody_has_balls_for_stays() -> None:
    assert not any(isinstance(event, Won) for event in last_turn(["", ""]))


@rule("mio.score")
def test_customers_objectives_and_pairs_make_the_score() -> None:
    table = mio(
        board(
            "Wa Cr Su / St Bo Co / Ch Ch Cr",
            ["Va2", ""],
            head="turn 9, ● to act, 1 turn to go",
            served=["h k", "a"],
            scores=[16, 12],
            owners="- ● - - - - -",
            piles=(3, 5, 6),
        )
    )
    table.do(0, Draw(1, 1))
    # 6 + 7 + 3 for the cones, 2 for vanilla 3 : 1, 3 for all balls 4 : 3, 1 for the pair; chocolate 0 : 1
    assert table.state.scores() == [16 + 2 + 3 + 1, 12 + 2]


@rule("mio.winner", "mio.tie")
def test_a_tie_goes_to_fewer_balls_on_the_table_and_is_shared_then() -> None:
    balls = {"balls": ["V1 S1", "V2 S1"], "served": ["p", ""], "piles": [4, 5, 6]}
    # vanilla 1 : 2 for ▲, strawberry a tie, chocolate 1 : 0 for ●, all balls 3 : 3 a tie
    assert last_turn(["", ""], scores=[5, 5], **balls)[-1] == Ended((0,), 7, "last-round")
    assert last_turn(["", ""], scores=[5, 5])[-1] == Ended((0, 1), 5, "last-round")


def test_all_kinds_of_cards_have_their_name() -> None:
    assert CARDS == ("vanilla", "strawberry", "chocolate", "creams", "sugar", "bowl", "cone", "wafer")
