"""The virtual clock: seconds that nobody waits for, the same for the same seed, and timers that ring in time."""

from statistics import median
from typing import Any

import pytest
from msgspec import structs

from gelateria.bots import make_bot
from gelateria.bots.pace import vary
from gelateria.engine import CLOCK, Dealer, RecordingDealer, Setting, State, find_game, split
from gelateria.games.jelly_monster.actions import Closed, Turned
from gelateria.lab import Pace, VirtualClock, play_game
from gelateria.lab.play.virtual_clock import Tempo

JELLY = find_game("jelly-monster").setting(4)
EXACT = Pace(throw=0.8, choose=1.2, spread=0, people=0)


def run(clock: VirtualClock, seed: int, setting: Setting[Any, Any, Any, Any] = JELLY) -> list[tuple[float, int, Any]]:
    """A random game by the clock: when, by whom, what."""
    keeper, choice = RecordingDealer(Dealer(seed)), Dealer(seed + 1)
    state: State = setting.start(keeper)
    keeper.take()
    told = []
    while not state.over:
        author = clock.next(state)
        legal = state.legal(author)
        action = state.bell if author == CLOCK else legal[choice.draw(len(legal))]
        state.apply(author, action, keeper)
        told += [(clock.now, author, event) for event in setting.events(keeper.take()[1])]
    return told


def test_the_same_seed_is_the_same_seconds() -> None:
    one, again, other = (run(VirtualClock(JELLY, Pace(), seed), 3) for seed in (1, 1, 2))
    assert one == again != other


def test_time_never_runs_backwards_and_only_the_awaited_act() -> None:
    for seed in range(20):
        moments = [moment for moment, _, _ in run(VirtualClock(JELLY, Pace(), seed), seed)]
        assert moments == sorted(moments)


def test_a_throw_and_a_choice_take_their_seconds() -> None:
    clock = VirtualClock(JELLY, EXACT, 1)
    state, dealer = JELLY.start(Dealer(1)), Dealer(2)
    moments = []
    for _ in range(13):
        seat = clock.next(state)
        moments.append((seat, round(clock.now, 6)))
        state.apply(seat, state.bell if seat == CLOCK else state.legal(seat)[0], dealer)
    assert moments[:4] == [(seat, 0.8) for seat in range(4)]
    assert moments[4] == (CLOCK, 3.8), "the countdown to the round"
    assert moments[5:9] == [(seat, 4.6) for seat in range(4)]
    assert moments[9:] == [(seat, 5.8) for seat in range(4)]


def test_the_sand_runs_out_ten_seconds_after_it_was_turned() -> None:
    seen = 0
    for seed in range(40):
        turned = 0.0
        for moment, author, event in run(VirtualClock(JELLY, Pace(throw=2, choose=3), seed), seed):
            if isinstance(event, Turned):
                turned = moment
            if isinstance(event, Closed) and event.time_up:
                assert author == CLOCK
                assert moment == pytest.approx(turned + 10)
                seen += 1
    assert seen > 10


def test_seconds_spread_around_their_median() -> None:
    dealer = Dealer(7)
    factors = [vary(dealer, 0.5) for _ in range(2000)]
    assert median(factors) == pytest.approx(1, abs=0.06)
    assert min(factors) > 0
    assert 0.63 < sum(0.6 < factor < 1.65 for factor in factors) / 2000 < 0.73
    assert [vary(dealer, 0) for _ in range(3)] == [1, 1, 1]


def placed(pace: Pace, seed: int) -> int:
    bots = [make_bot("random", JELLY, split(seed, seat)) for seat in range(4)]
    return play_game(JELLY, bots, Dealer(seed), pace).decisions


def test_slow_players_place_fewer_dice() -> None:
    quick, slow = (
        sum(placed(Pace(throw=seconds, choose=seconds, spread=0.6, people=0.5), seed) for seed in range(10))
        for seconds in (0.3, 6)
    )
    assert slow < 0.9 * quick


def test_a_pace_is_stated_in_words() -> None:
    assert Pace().in_words() == (
        "a throw takes 0.8 s and a choice 1.2 s in the median, "
        "spread 0.35 from action to action and 0.15 from player to player, but levels keep to their own tempo"
    )
    assert Pace(tempo=False).in_words().endswith("player to player, for all alike")


# Tempos of their own ------------------------------------------------------------------------------

SLOW = Tempo(throw=2, choose=3, spread=0, reaction=0.5)


def first_moments(clock: VirtualClock, actions: int) -> list[tuple[int, float]]:
    state, dealer = JELLY.start(Dealer(1)), Dealer(2)
    moments = []
    for _ in range(actions):
        seat = clock.next(state)
        moments.append((seat, round(clock.now, 6)))
        state.apply(seat, state.bell if seat == CLOCK else state.legal(seat)[0], dealer)
    return moments


def test_who_has_a_tempo_keeps_to_it_and_the_others_to_the_pace() -> None:
    moments = first_moments(VirtualClock(JELLY, EXACT, 1, [None, SLOW, None, None]), 9)
    assert moments[:4] == [(0, 0.8), (2, 0.8), (3, 0.8), (1, 2.5)]  # half a second of reaction, two for the hand
    assert moments[4] == (CLOCK, 5.5)  # the round begins for all when all are ready and the countdown is over
    assert moments[5:] == [(0, 6.3), (2, 6.3), (3, 6.3), (0, 7.5)]


def test_a_reaction_comes_once_a_beginning() -> None:
    moments = [moment for seat, moment in first_moments(VirtualClock(JELLY, EXACT, 1, [SLOW] * 4), 17) if seat == 1]
    assert moments == [2.5, 8, 11, 13]  # ready and the first throw come half a second late, what follows does not


def test_a_pace_for_all_alike_turns_tempos_off() -> None:
    pace = structs.replace(EXACT, tempo=False)
    assert first_moments(VirtualClock(JELLY, pace, 1, [SLOW] * 4), 9) == first_moments(VirtualClock(JELLY, EXACT, 1), 9)


def test_hands_err_as_often_as_they_say() -> None:
    clumsy = Tempo(throw=1, choose=1, errors=0.2)
    clock = VirtualClock(JELLY, Pace(), 1, [clumsy, None, None, None])
    assert 0.15 < sum(clock.errs(0) for _ in range(1000)) / 1000 < 0.25
    assert not any(clock.errs(1) for _ in range(100))


def test_a_hand_that_always_errs_plays_at_random() -> None:
    bots = [make_bot("greedy", JELLY, seat) for seat in range(4)]
    bots[2].tempo = Tempo(throw=0.8, choose=1.2, errors=1)
    clumsy, careful = (
        sum(play_game(JELLY, bots, Dealer(seed), Pace(tempo=tempo)).scores[2] for seed in range(12))
        for tempo in (True, False)
    )
    assert clumsy < 0.8 * careful
