"""A random game told from the opening to the end, readable by a person and comparable by a machine.

`python -m tests.contract.playthrough` writes those of our games anew; a change in one of them is a change of rules.
"""

from pathlib import Path
from typing import Any

from gelateria.engine import Dealer, Match
from gelateria.engine.text import SHAPES
from gelateria.language import DEFAULT, speak_of
from tests.contract.tables import TABLES, AnyMatch, AnySetting, Table, random_moves

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")
SEED = 2026
LONG, BOARDS = 100, 30
"""In a game of more turns than that the board is drawn so many times, not every turn."""


def path_of(table: Table) -> Path:
    """Where the playthrough of a table is kept: beside the game's tests, or beside the game itself."""
    name = str(table).removeprefix(table.game.slug + "-")
    ours = Path(__file__).parent.parent / "games" / table.game.folder.name
    return (ours if ours.is_dir() else table.game.folder) / f"playthrough-{name}.txt"


def playthrough(setting: AnySetting) -> str:
    """The whole story of one game."""
    match, choice = Match(setting, Dealer(SEED)), Dealer(SEED + 1)
    turns = _turns(setting)
    every = turns // BOARDS if turns > LONG else 1
    lines = [f"{setting.game.title}, {setting.players} players, {setting.option_values() or 'no options'}", ""]
    lines += _told(match, match.opening_events)
    lines += _boards(match)
    turn, done = 0, 0
    for author, action in random_moves(match, choice):
        lines += _since(match, done)
        if match.state.turns != turn:
            turn = match.state.turns
            lines += _boards(match) if turn % every == 0 else []
        done = len(match.moves)
        lines.append(_heading(match, author, action))
    return "\n".join([*lines, *_since(match, done), *_boards(match), f"Over by {match.why_over()}.", ""])


def _turns(setting: AnySetting) -> int:
    """How long that game is going to be."""
    match = Match(setting, Dealer(SEED))
    for _ in random_moves(match, Dealer(SEED + 1)):
        pass
    turns: int = match.state.turns
    return turns


def _heading(match: AnyMatch, author: int, action: object) -> str:
    number, label = len(match.moves) + 1, match.setting.game.notation.label
    if author < 0:
        return f"{number}. The clock rings bell {match.state.bell}."
    others = [label(other) for other in match.legal(author) if other != action]
    instead = f"   (or {', '.join(others)})" if others else ""
    return f"{number}. {SHAPES[author]} {NAMES[author]}: {label(action)}{instead}"


def _since(match: AnyMatch, done: int) -> list[str]:
    """What the moves since number `done` drew and told, nothing left out."""
    lines = []
    for move, step in zip(match.moves[done:], match.steps(done), strict=True):
        if move.drew:
            lines.append(f"    chance: {' '.join(map(str, move.drew))}")
        lines += _told(match, step.events)
    return lines


def _told(match: AnyMatch, events: tuple[Any, ...]) -> list[str]:
    words = speak_of(match.setting.game, DEFAULT)
    return [f"    {words.sentence(event, NAMES)}" for event in events]


def _boards(match: AnyMatch) -> list[str]:
    """The board as a spectator sees it, and where there are secrets as every seat does."""
    viewers = [None, *range(match.setting.players)] if match.setting.game.views.SECRETS else [None]
    drawings = [match.setting.game.notation.draw(match.view(viewer)) for viewer in viewers]
    titles = ["" if viewer is None else f"as {NAMES[viewer]} sees it:\n" for viewer in viewers]
    return ["", *(title + drawing + "\n" for title, drawing in zip(titles, drawings, strict=True))]


def write() -> None:
    for table in TABLES:
        path_of(table).write_text(playthrough(table.setting()), encoding="utf-8")


if __name__ == "__main__":
    write()
