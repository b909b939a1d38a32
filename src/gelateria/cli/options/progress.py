"""How far it is, for those who wait."""

from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 2.0
"""Seconds after which somebody who waits wants to see how far it is."""


class Waiting:
    """A progress bar for those who wait long enough to wonder."""

    def __init__(self, games: int, what: str = "playing") -> None:
        self.start = perf_counter()
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task(what, total=games)

    def __enter__(self) -> "Waiting":
        return self

    def tell(self, done: int) -> None:
        self.bar.update(self.task, completed=done)
        if self.bar.console.is_terminal and perf_counter() - self.start > PATIENCE:
            self.bar.start()

    def __exit__(self, *_: object) -> None:
        if self.bar.live.is_started:
            self.bar.stop()
