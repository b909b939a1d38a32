"""What must always hold in Attack of the Jelly Monster, and how to change all that somebody cannot see."""

from gelateria.engine import Dealer
from gelateria.games.jelly_monster.actions import dice_in, handful
from gelateria.games.jelly_monster.rules import Jelly


def check(state: Jelly) -> None:
    players, districts = range(state.players), range(state.districts)
    for seat in range(5):
        placed = sum(len(dice_in(state.entrance[district][seat])) for district in range(7))
        dice = state.loose[seat] + placed + state.centre[seat] + state.aside[seat]
        assert dice == (state.dice if seat in players else 0)
        assert len(dice_in(state.thrown[seat])) == (state.loose[seat] if state.throws[seat] else 0)
        assert state.jelly[seat] >= 0
        assert not (state.loose[seat] and (state.may_seal[seat] or state.resting[seat]))
    for value in range(10):
        gone = sum(state.held[seat][value] + state.lost[seat][value] for seat in range(5))
        assert state.bag[value] + gone == state.box[value]
        assert state.bag[value] >= 0
    assert all(0 <= state.marker[district] <= 2 for district in districts)
    sealers = [seat for seat in state.seal if seat >= 0]
    assert len(set(sealers)) == len(sealers)
    assert all(state.loose[seat] == 0 for seat in sealers)
    boards = [state.side[district] % 8 for district in districts]
    assert len(set(boards)) == len(boards) == state.players + 2
    assert not (state.timer and state.calm)
    assert bool(state.asks) == (state.phase == 2)
    assert 0 <= state.turns <= state.rounds


def disturb(state: Jelly, seat: int | None, dealer: Dealer) -> Jelly:
    """The same table with other throws behind the other screens, and other capsules where nobody looked."""
    twin = state.copy()
    for other in state.seats_awaited():
        if other != seat and state.phase == 1 and state.loose[other]:
            throws = dealer.draw(3)
            dice = tuple(1 + dealer.draw(6) for _ in range(state.loose[other] if throws else 0))
            twin.throws = _changed(twin.throws, other, throws)
            twin.thrown = _changed(twin.thrown, other, handful(dice))
    hidden = [heap for heap in range(11) if not _known(state, heap, seat)]
    capsules = [value for heap in hidden for value in range(10) for _ in range(_heap(state, heap)[value])]
    for heap in hidden:
        dealt = [0] * 10
        for _ in range(sum(_heap(state, heap))):
            dealt[capsules.pop(dealer.draw(len(capsules)))] += 1
        _lay(twin, heap, dealt)
    return twin


def _changed(numbers: list[int], at: int, number: int) -> list[int]:
    return [*numbers[:at], number, *numbers[at + 1 :]]


def _heap(state: Jelly, heap: int) -> list[int]:
    """The stack is heap 0, what seats hold 1 to 5, what they lost 6 to 10."""
    return list([state.bag, *state.held, *state.lost][heap])


def _lay(state: Jelly, heap: int, dealt: list[int]) -> None:
    heaps = [state.bag, *state.held, *state.lost]
    heaps[heap] = dealt
    state.bag, state.held, state.lost = heaps[0], heaps[1:6], heaps[6:]


def _known(state: Jelly, heap: int, seat: int | None) -> bool:
    owner = (heap - 1) % 5 if heap else None
    return heap != 0 and (owner == seat or (heap <= 5 and state.over))
