"""What must always hold in Geizen, and how its result is counted by hand."""

from gelateria.games.geizen.rules import Geizen


def chips_on_board(state: Geizen) -> int:
    return sum(sum(chips[:filled]) for chips, filled in zip(state.lays, state.filled, strict=True))


def check(state: Geizen) -> None:
    assert sum(state.stock) + state.bank + chips_on_board(state) == state.total_chips
    assert all(chips >= 0 for chips in (*state.stock, state.bank, state.loan))
    assert all(filled < length for filled, length in zip(state.filled, state.length, strict=True))
    assert 0 <= state.loan <= state.loan_limit
    thrown = [die for die in state.thrown if die]
    assert thrown == sorted(thrown)
    if state.legal(state.mover) and state.legal(state.mover)[0] < 64:
        assert sum(state.kept) + state.loose == state.dice
