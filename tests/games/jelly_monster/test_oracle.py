"""A slow and obvious scorer counts every round again, from what lay on the table and what was answered."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game, split
from gelateria.games.jelly_monster.actions import Opened, dice_in
from tests.scale import many

GAME = find_game("jelly-monster")

# Written down from the rules page once more: each side's three rewards as (for whom, what, how much).
ALL, FIRST, SECOND, OTHERS, FEW, MANY = "all", "first", "second", "others", "few", "many"
SIDES: dict[str, list[list[tuple[str, str, int]]]] = {
    "A1": [[(ALL, "jelly", 5)], [(ALL, "jelly", 7)], [(ALL, "jelly", 3)]],
    "A2": [[(ALL, "jelly", 7)], [(ALL, "jelly", 4)], [(ALL, "jelly", 0)]],
    "A3": [[(ALL, "jelly", 4)], [(ALL, "jelly", 6)], [(ALL, "jelly", 8)]],
    "A4": [[(ALL, "capsule", 1)], [(ALL, "jelly", 5)], [(ALL, "jelly", 2)]],
    "A5": [
        [(FIRST, "jelly", 5), (SECOND, "jelly", 2)],
        [(FIRST, "jelly", 7), (SECOND, "jelly", 3)],
        [(ALL, "jelly", 4)],
    ],
    "A6": [
        [(FIRST, "jelly", 5), (OTHERS, "jelly", 1)],
        [(FIRST, "jelly", 4), (OTHERS, "jelly", 2)],
        [(ALL, "jelly", 7)],
    ],
    "A7": [[(ALL, "jelly", 6)], [(ALL, "capsule", 1)], [(ALL, "jelly", 0)]],
    "A8": [[(ALL, "jelly", 3)], [(ALL, "capsule", 1), (ALL, "jelly", 2)], [(ALL, "jelly", 6)]],
    "B1": [[(ALL, "go", 1)], [(ALL, "jelly", 4)], [(ALL, "jelly", 8)]],
    "B2": [[(ALL, "go", -1)], [(ALL, "jelly", 6)], [(ALL, "jelly", 0)]],
    "B3": [[(ALL, "go", 0)], [(ALL, "jelly", 3)], [(ALL, "capsule", 1)]],
    "B4": [[(FEW, "jelly", 7), (MANY, "capsule", 1)], [(ALL, "jelly", 5)], [(FEW, "jelly", 2), (MANY, "jelly", 9)]],
    "B5": [[(ALL, "take", 1)], [(ALL, "take", 2)], [(ALL, "give", 1)]],
    "B6": [[(ALL, "per", 2)], [(ALL, "capsule", 1)], [(ALL, "lose", 1)]],
    "B7": [[(ALL, "jelly", 8)], [(ALL, "lose", 1)], [(FIRST, "jelly", 6), (SECOND, "jelly", 4)]],
    "B8": [[(ALL, "capsule", 1)], [(ALL, "give", 1)], [(FIRST, "jelly", 7), (OTHERS, "jelly", 3)]],
}


class Facts(NamedTuple):
    """What lies on the table when a round is over."""

    sides: list[str]
    markers: list[int]
    dice: list[dict[int, tuple[int, ...]]]
    centre: list[int]
    jelly: list[int]
    capsules: list[int]
    stack: int


Answers = Iterator[tuple[int, Any]]


class Bookkeeper:
    """Counts a round by the book: first the districts one by one, then the city centre."""

    def __init__(self, facts: Facts, answers: Answers) -> None:
        self.facts = facts
        self.answers = answers
        self.jelly, self.capsules, self.stack = facts.jelly[:], facts.capsules[:], facts.stack
        self.everybody = list(range(len(facts.jelly)))
        for here in range(len(facts.sides)):
            self.score(here)
        if any(facts.centre):
            self.draw([seat for seat in self.everybody if facts.centre[seat] == max(facts.centre)])

    def score(self, here: int) -> None:
        left = {seat: [die for die in dice if dice.count(die) == 1] for seat, dice in self.facts.dice[here].items()}
        sums = {seat: sum(dice) for seat, dice in left.items() if dice}
        ranks = sorted(set(sums.values()), reverse=True)
        leaders = [seat for seat in sums if sums[seat] == ranks[0]]
        meant = {
            ALL: leaders,
            FIRST: leaders,
            SECOND: [seat for seat in sums if len(ranks) > 1 and sums[seat] == ranks[1]],
            OTHERS: [seat for seat in sums if seat not in leaders],
            FEW: [seat for seat in leaders if len(left[seat]) <= 2],
            MANY: [seat for seat in leaders if len(left[seat]) >= 3],
        }
        for who, what, number in self.reward(here, len(leaders)) if leaders else []:
            self.pay(meant[who], what, number)

    def reward(self, here: int, voters: int) -> list[tuple[str, str, int]]:
        """What is paid here: its own reward, or the one at the end of the arrows."""
        seen = {here}
        while (reward := SIDES[self.facts.sides[here]][self.facts.markers[here]])[0][1] == "go":
            here = (here + (reward[0][2] or self.vote(voters))) % len(self.facts.sides)
            if here in seen:
                return []
            seen.add(here)
        return reward

    def vote(self, voters: int) -> int:
        """Nobody is asked any more once somebody said clockwise."""
        for _ in range(voters):
            if next(self.answers)[1].way == "clockwise":
                return 1
        return -1

    def pay(self, meant: list[int], what: str, number: int) -> None:
        if what == "jelly":
            for seat in meant:
                self.jelly[seat] += number
        elif what == "capsule":
            self.draw(meant)
        elif what == "per":
            for seat in meant:
                self.jelly[seat] += number * self.capsules[seat]
        elif what == "lose":
            for seat in meant:
                if self.capsules[seat] > 1:
                    next(self.answers)
                self.capsules[seat] = max(0, self.capsules[seat] - 1)
        elif what == "take":
            self.take(meant, number)
        else:
            self.give(meant, number)

    def draw(self, seats: list[int]) -> None:
        if len(seats) <= self.stack:
            self.stack -= len(seats)
            for seat in seats:
                self.capsules[seat] += 1

    def take(self, meant: list[int], number: int) -> None:
        """Who has too little for several takers is asked, coin by coin."""
        asked = 0
        for payer in set(self.everybody) - set(meant):
            if self.jelly[payer] >= number * len(meant):
                for taker in meant * number:
                    self.move(payer, taker)
            else:
                asked += self.jelly[payer] if len(meant) > 1 else 0
                for taker in meant * self.jelly[payer] if len(meant) == 1 else []:
                    self.move(payer, taker)
        self.ask(asked)

    def give(self, meant: list[int], number: int) -> None:
        others = [seat for seat in self.everybody if seat not in meant]
        asked = 0
        for giver in meant:
            if self.jelly[giver] >= number * len(others):
                for other in others * number:
                    self.move(giver, other)
            else:
                asked += self.jelly[giver] if len(others) > 1 else 0
                for other in others * self.jelly[giver] if len(others) == 1 else []:
                    self.move(giver, other)
        self.ask(asked)

    def ask(self, coins: int) -> None:
        for _ in range(coins):
            giver, action = next(self.answers)
            self.move(giver, action.seat)

    def move(self, payer: int, to: int) -> None:
        self.jelly[payer] -= 1
        self.jelly[to] += 1


def facts_of(state: Any) -> Facts:
    seats = range(state.players)
    return Facts(
        sides=["AB"[side // 8] + str(side % 8 + 1) for side in state.side[: state.districts]],
        markers=list(state.marker),
        dice=[{seat: dice_in(state.entrance[at][seat]) for seat in seats} for at in range(state.districts)],
        centre=state.centre[: state.players],
        jelly=state.jelly[: state.players],
        capsules=[sum(state.held[seat]) for seat in seats],
        stack=sum(state.bag),
    )


def random_rounds(players: int, seed: int, poor: bool) -> Iterator[tuple[Facts, list[tuple[int, Any]], Any]]:
    """The rounds of a random game: what lay there, what was answered, and the position afterwards."""
    dealer = Dealer(seed)
    state = GAME.setting(players).start(dealer)
    if poor:  # so that everything runs short
        state.bag = [0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        state.jelly = [dealer.draw(2) if seat < players else 0 for seat in range(5)]
    closing, answers = state.copy(), []
    while not state.over:
        turns = state.turns
        if state.asks:
            answers.append(random_answer(state, dealer))
        else:
            closing.become(state)
            answers.clear()
            random_step(state, dealer)
        if state.turns > turns:
            yield facts_of(closing), answers, state


def random_answer(state: Any, dealer: Dealer) -> tuple[int, Any]:
    seats = state.seats_awaited()
    seat = seats[dealer.draw(len(seats))]
    numbers = state.legal(seat)
    number = numbers[dealer.draw(len(numbers))]
    answer = GAME.actions.action(state, seat, number)
    state.apply(seat, number, dealer)
    return seat, answer


def random_step(state: Any, dealer: Dealer) -> None:
    if state.timer and (not state.awaiting or dealer.draw(24) == 0):
        state.apply(-1, state.bell, dealer)
    else:
        random_answer(state, dealer)


@pytest.mark.parametrize("poor", [False, True], ids=["as printed", "when all runs short"])
@pytest.mark.parametrize("players", GAME.seats)
def test_the_bookkeeper_agrees_over_random_rounds(players: int, poor: bool) -> None:
    asked = Counter[str]()
    for game in many(250, at_least=20):
        for facts, answers, state in random_rounds(players, split(7, game), poor):
            asked.update(type(action).__name__ for _, action in answers)
            left = iter(answers)
            book = Bookkeeper(facts, left)
            assert list(left) == []
            assert book.jelly == state.jelly[:players]
            assert book.capsules == [sum(state.held[seat]) for seat in range(players)]
    assert asked["Choose"]
    assert asked["Give" if poor else "Lose"]


@pytest.mark.parametrize("players", GAME.seats)
def test_the_end_is_jelly_and_what_is_in_the_capsules(players: int) -> None:
    setting = GAME.setting(players)
    for game in many(300):
        keeper = RecordingDealer(Dealer(split(8, game)))
        state = setting.start(keeper)
        state.playout(keeper)
        totals = state.jelly[:players]
        for event in setting.events(keeper.take()[1]):
            if isinstance(event, Opened):
                assert event.capsule in ("die", event.jelly)
                totals[event.seat] += event.jelly
        assert totals == state.scores()
        assert state.seats_winning() == [seat for seat, total in enumerate(totals) if total == max(totals)]
