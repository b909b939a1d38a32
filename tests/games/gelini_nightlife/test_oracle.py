"""A slow and obvious referee watches random games, from the opening and the events alone, and must agree."""

from typing import Any

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game, split
from gelateria.games.gelini_nightlife.actions import (
    Acted,
    Began,
    Ended,
    Event,
    Hired,
    Joined,
    Moved,
    Passed,
    Played,
    Stayed,
    Threw,
    Took,
    Untaken,
)
from gelateria.games.gelini_nightlife.views import View
from tests.games.gelini_nightlife.laws import score

GAME = find_game("gelini-nightlife")


class Referee:
    """Keeps queue, pawns and floors as lists and dictionaries, and is never in a hurry."""

    def __init__(self, opening: View) -> None:
        self.queue = dict(enumerate(opening.queue, 1))
        self.pawns = dict(enumerate(opening.pawns))
        self.floors: dict[int, list[str]] = {seat: [] for seat in self.pawns}
        self.capacity = opening.capacity
        self.whole = {clique.letter: len(clique.sizes) for clique in opening.cliques}
        self.steps = 0
        self.asked: list[int] = []
        self.got: list[tuple[int, str]] = []
        self.called = False
        self.left = False

    def watch(self, event: Event) -> None:
        match event:
            case Began(seat):
                self.judge_what_was_got()
                self.called = False
                assert self.pawns[seat] == min(self.pawns.values())
            case Threw(seat, steps):
                self.steps = steps
                self.asked = sorted(self.pawns, key=self.pawns.__getitem__)
                assert seat == self.asked[0]
            case Passed(seat):
                assert seat == self.asked.pop(0)
            case Untaken():
                assert not self.asked
            case Moved(seat, start, place, _):
                self.judge_a_move(seat, start, place)
            case Took(seat, tile, place, owner, _) | Joined(seat, tile, place, owner):
                self.hand_over(tile, place, owner)
                self.floors[seat].append(tile)
                self.got.append((seat, tile))
            case Stayed(seat):
                self.judge_a_refusal(seat)
            case Hired(seat, tile, coins):
                for _ in range(coins):
                    self.floors[seat].remove("$")
                self.floors[seat].append(tile)
            case Acted(seat, tile, place):
                assert self.queue.pop(place) == tile
                self.called = tile == "C"
            case Played(seat, tile):
                assert self.queue.pop(self.pawns[seat]) == tile
                self.floors[seat].append(tile)
            case Ended():
                self.judge_what_was_got()

    def judge_a_move(self, seat: int, start: int, place: int) -> None:
        assert self.pawns[seat] == start
        if self.called:
            assert place in self.queue
            assert min(self.pawns.values()) < place < start
        else:
            assert seat == self.asked[0]
            ahead = sorted(lying for lying in self.queue if lying > start)
            assert place == (ahead[self.steps - 1] if self.steps <= len(ahead) else ahead[-1])
        self.called = False
        self.pawns[seat] = place

    def hand_over(self, tile: str, place: int | None, owner: int | None) -> None:
        if place is not None:
            assert self.queue.pop(place) == tile
        else:
            assert owner is not None
            self.floors[owner].remove(tile)

    def judge_a_refusal(self, seat: int) -> None:
        """Only where the rest waits in the queue, some of it, and would leave the floor room."""
        ((owner, tile),) = self.got
        assert owner == seat
        queueing = [other for other in self.queue.values() if other[0] == tile[0]]
        dancing = [other for floor in self.floors.values() for other in floor if other[0] == tile[0]]
        outside = [*queueing, *dancing]
        for other in self.floors[seat]:
            if other[0] == tile[0]:
                outside.remove(other)
        assert queueing
        assert score({0: [*self.floors[seat], *outside]}, 99)[0] < self.capacity
        self.left = True

    def judge_what_was_got(self) -> None:
        """Two of a clique are the whole clique, unless it was left; a pair of coins is a star."""
        if self.got:
            seat, tile = self.got[0]
            mates = sum(other[0] == tile[0] for other in self.floors[seat])
            assert not tile[0].islower() or mates in (1, self.whole[tile[0]]) or self.left
            assert len(self.got) == 1 or mates == self.whole[tile[0]]
            assert not self.left or 1 < mates < self.whole[tile[0]]
        assert all(floor.count("$") < 2 for floor in self.floors.values())
        self.got = []
        self.left = False


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("actions", [False, True])
def test_the_referee_agrees_over_random_games(players: int, actions: bool) -> None:
    setting = GAME.setting(players, {"actions": actions})
    for game in range(150):
        keeper = RecordingDealer(Dealer(split(17, game)))
        state = setting.start(keeper)
        referee = Referee(setting.view(state, None))
        state.playout(keeper)
        events: tuple[Any, ...] = setting.events(keeper.take()[1])
        for event in events:
            referee.watch(event)
        view: View = setting.view(state, None)
        scores = score(referee.floors, referee.capacity)
        assert view.scores == tuple(scores)
        assert view.queue == tuple(referee.queue.get(place, "") for place in range(1, len(view.queue) + 1))
        assert view.pawns == tuple(referee.pawns.values())
        assert view.winners == tuple(seat for seat in range(players) if scores[seat] == max(scores))
        assert (view.ending == 1) == (max(scores) == referee.capacity and "B6" in view.queue)
