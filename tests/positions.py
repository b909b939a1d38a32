"""Positions from drawings, and moves with chance written down: the hands of a rules test."""

from typing import Any

from gelateria.engine import Dealer, Illegal, RecordingDealer, ReplayingDealer, Setting, State, find_game


class Position:
    """A drawn position that can be played on. `below` lists the numbers chance gives, in order."""

    def __init__(self, slug: str, drawing: str, **options: bool) -> None:
        game = find_game(slug)
        view = game.notation.read(drawing)
        self.setting: Setting[Any, Any, Any, Any] = game.setting(view.players, options)
        self.state: Any = self.setting.imagine(view, Dealer(1))

    def do(self, seat: int, action: Any, below: list[int] | None = None) -> list[Any]:
        """Carry out a checked action and return what happened."""
        return self._apply(seat, self.setting.number(self.state, seat, action), below or [])

    def ring(self, below: list[int] | None = None) -> list[Any]:
        """The running timer runs out."""
        return self._apply(-1, self.state.bell, below or [])

    def _apply(self, author: int, number: int, below: list[int]) -> list[Any]:
        script = ReplayingDealer(below)
        keeper = RecordingDealer(script)
        self.state.apply(author, number, keeper)
        assert not script.finish()
        return list(self.setting.events(keeper.take()[1]))

    def refusal(self, seat: int, action: Any) -> Illegal:
        """Why an action is refused; it is an error if it is not, or if it changes anything."""
        before: State = self.state.copy()
        try:
            self.setting.number(self.state, seat, action)
        except Illegal as refusal:
            assert self.state == before
            return refusal
        raise AssertionError(f"{action} was not refused")

    def legal(self, seat: int) -> list[Any]:
        return self.setting.legal(self.state, seat)

    def features(self, seat: int) -> dict[str, float]:
        """What the game's evaluator sees, by name."""
        evaluator = self.setting.evaluator()
        return dict(zip(evaluator.FEATURES, evaluator.listed_features(self.state, seat), strict=True))
