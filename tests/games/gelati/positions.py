"""Positions of Gelati that several tests play on from."""

from gelateria.games.gelati.actions import Place
from gelateria.games.gelati.notation import ice
from tests.games.gelati.drawings import LONELY, lines, table
from tests.positions import Position


def gelati(drawing: str, *, stack: str | None = None) -> Position:
    """A drawn table; `stack` names the only tiles left to draw."""
    position = Position("gelati", drawing)
    if stack is not None:
        position.state.stack = sum(1 << ice(tile) for tile in stack.split())
    return position


def place(tile: str, q: int, r: int) -> Place:
    return Place(ice(tile), q, r)


def stuck(stack: str) -> Position:
    """The second player is about to find that nothing fits."""
    drawing = table(LONELY, hands="CcU GpS / GvU BcC / ??? ???", scores="0 0 0", head="● to order")
    return gelati(drawing, stack=stack)


def ordering(tokens: str, *, orders: str = "PsW CvC / GcW BpC", scores: str = "0 0", more: str = "") -> Position:
    """The first player has placed, and it is time for orders and trades."""
    drawing = table(hands="PpW / GvS GcC", orders=orders, tokens=tokens, scores=scores, head="● to order", more=more)
    return gelati(drawing)


def almost_all_placed(scores: str) -> Position:
    """One tile is left, and a gap for it with two sides."""
    board = {(number % 8, number // 8): number for number in range(1, 64)}
    letters = [a + b + c for a in "PCGB" for b in "svcp" for c in "WSCU"]
    cells = {cell: letters[number] for cell, number in board.items()}
    return gelati(table(lines(cells), hands="PsW / –", scores=scores), stack="")
