"""Somebody who looks on and notes what designers ask: who led, and what was done how often."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

from msgspec import Struct

from gelateria.engine import AnyGame, Setting, State
from gelateria.lab.play.tables import Table


def action_kinds(game: AnyGame) -> tuple[str, ...]:
    """The names of all kinds of actions, in the order in which the game lists them."""
    return tuple(str(kind.__struct_config__.tag) for kind in get_args(game.action_records) or (game.action_records,))


class Watched(Struct, frozen=True):
    """One game: who sat where, what came of it, and what an onlooker saw."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    ending: str
    lead_changes: int
    actions: dict[str, int]

    @property
    def margin(self) -> int:
        """The points between the first and the second."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second

    def worth(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Onlooker:
    """Watches one game. Scores are looked at when a turn is over: what happens within one is nobody's lead yet."""

    def __init__(self, setting: Setting[Any, Any, Any, Any]) -> None:
        self.kinds = setting.game.actions
        self.actions: Counter[str] = Counter()
        self.lead_changes = 0
        self.turns = 0
        self.leader: int | None = None

    def before(self, state: State, author: int, action: int) -> None:
        record = self.kinds.action(state, author, action)
        self.actions[record.__struct_config__.tag] += 1

    def after(self, state: State) -> None:
        if state.turns != self.turns:
            self.turns = state.turns
            self.see(state.scores())

    def see(self, scores: Sequence[int]) -> None:
        """A lead changes when somebody leads alone and the last one who did was somebody else."""
        most = max(scores)
        if scores.count(most) > 1:
            return
        leader = scores.index(most)
        if self.leader not in (None, leader):
            self.lead_changes += 1
        self.leader = leader


def watch_game(table: Table, branch: int, line_up: Sequence[str]) -> Watched:
    """Play a game with an onlooker."""
    onlooker = Onlooker(table.setting)
    played = table.play(branch, line_up, onlooker)
    onlooker.see(played.scores)  # the clock may have had the last word
    return Watched(tuple(line_up), *played, onlooker.lead_changes, dict(onlooker.actions))
