"""What must always hold in Gelini Nightlife, and how its result is counted by hand."""

from gelateria.games.gelini_nightlife.rules import LETTERS, PHASES, Gelini

COIN, VIP, STAR, BAND, FLYER, CALL, PEOPLE = range(len(LETTERS))
GUEST = len(LETTERS)


def held(state: Gelini, seat: int) -> list[int]:
    """How many of each kind are on a floor, or beside it."""
    return state.holds[seat][: state.kinds]


def check(state: Gelini) -> None:
    check_tiles(state)
    check_cliques(state)
    check_pawns(state)
    seats = range(state.players)
    for seat in seats:
        assert state.filled[seat] == sum(state.size[kind] * count for kind, count in enumerate(held(state, seat)))
        assert state.filled[seat] < state.capacity or state.winners == 1 << seat
    assert 0 <= state.untaken <= state.limit
    assert (state.thrown > 0) == (PHASES[state.phase] == "ask")
    assert (state.coming >= 0) == (PHASES[state.phase] == "clique")
    assert bool(state.winners) == bool(state.ending) == (not state.awaiting)


def check_tiles(state: Gelini) -> None:
    """All tiles are somewhere: in the queue, on a floor, aside, or where the rules sent them, in the box."""
    lying = [state.queue.count(kind) for kind in range(state.kinds)]
    owned = [sum(held(state, seat)[kind] for seat in range(state.players)) for kind in range(state.kinds)]
    box = [state.copies[kind] - lying[kind] - owned[kind] for kind in range(state.kinds)]
    hired = state.copies[STAR] - state.stars
    assert min(lying) >= 0
    assert min(map(min, state.holds)) >= 0
    assert owned[STAR] == box[STAR] - state.stars + owned[STAR] == hired
    assert box[COIN] == hired * state.price
    assert box[VIP] == box[BAND] == 0
    assert box[GUEST:] == [0] * (state.kinds - GUEST)
    for action in (FLYER, CALL, PEOPLE):
        assert owned[action] == 0 <= box[action] <= state.copies[action]
        assert state.actions or box[action] == state.copies[action]
    assert sum(lying) + sum(owned) + sum(box) == sum(state.copies) == 56


def check_cliques(state: Gelini) -> None:
    """By the first rules whoever got a second guest got all; only Party Flyer could tear a clique apart again.

    By today's a clique may be left, but while that is asked some of it waits in the queue and room is left for it.
    """
    for clique in range(state.cliques):
        kinds = range(state.opens[clique], state.opens[clique + 1])
        everybody = sum(state.copies[kind] for kind in kinds)
        for seat in range(state.players):
            here = sum(held(state, seat)[kind] for kind in kinds)
            assert here in (0, 1, everybody) or state.actions or state.version > 1
    if state.coming >= 0:
        (seat,) = state.seats_awaited()
        kinds = range(state.opens[state.coming], state.opens[state.coming + 1])
        assert sum(held(state, seat)[kind] for kind in kinds) > 1
        assert any(kind in kinds for kind in state.queue)
        missing = sum(state.size[kind] * (state.copies[kind] - held(state, seat)[kind]) for kind in kinds)
        assert state.filled[seat] + missing < state.capacity


def check_pawns(state: Gelini) -> None:
    pawns = state.pawn[: state.players]
    assert len(set(pawns)) == state.players
    assert all(-state.players < place <= state.length + 1 for place in pawns)
    assert all(state.queue[place] < 0 for place in pawns if place > 0)
    assert state.queue[state.length + 1] == (BAND if state.ending != 2 else -1)
    assert set(state.queue[state.length + 2 :]) | {state.queue[0]} == {-1}
    if PHASES[state.phase] == "throw" and state.awaiting:
        assert state.pawn[state.seats_awaited()[0]] == min(pawns)


def score(tiles: dict[int, list[str]], capacity: int) -> list[int]:
    """Squares filled, from the names of the tiles on each floor."""
    filled = [sum(int(tile[1]) for tile in floor if len(tile) == 2) for floor in tiles.values()]
    return [min(squares, capacity) for squares in filled]
