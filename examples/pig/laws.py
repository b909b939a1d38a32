"""What must always hold in Pig. The contract tests ask after every move."""

from pig.rules import Pig


def check(state: Pig) -> None:
    assert state.total >= 0
    assert all(0 <= score < state.goal + state.faces for score in state.score)
    assert bool(state.awaiting) != any(score >= state.goal for score in state.score)
