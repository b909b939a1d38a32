"""Tables of Gelati to start from. A line of a board: its r, the q of its first cell, the tiles four letters apart."""

from collections.abc import Mapping

CROSS = """
 -1   1 │     CvC
  0   0 │   PsW PvU
  1   0 │     PcW
"""

LONELY = """
  0   0 │ PsW
"""


def lines(cells: Mapping[tuple[int, int], str]) -> str:
    """A board from its cells (q, r), one a line."""
    return "\n".join(f"{r} {q} │ {tile}" for (q, r), tile in cells.items())


def row(tiles: str, start: tuple[int, int] = (0, 0), step: tuple[int, int] = (1, 0)) -> dict[tuple[int, int], str]:
    """Tiles in a straight line; a `-` leaves a gap."""
    (q, r), (dq, dr) = start, step
    return {(q + i * dq, r + i * dr): tile for i, tile in enumerate(tiles.split()) if tile != "-"}


def table(
    board: str = CROSS,
    *,
    hands: str = "PpW BsU / GvS GcC",
    orders: str = "PsW CvC / GcW BpC",
    tokens: str = "/",
    scores: str = "0 0",
    head: str = "● to place",
    more: str = "",
    supply: str = "",
) -> str:
    """A table with as many seats as there are scores; hands, orders and tokens go seat by seat, with a `/` between.

    Tokens are counted like `1... .2.. ...1`; the supply is what they leave of four each, where it is not said.
    """
    points = scores.split()
    seats = [
        f"{shape} {score} {'←' if head.startswith(shape) else ''} {counts} │ {hand} │ {order}"
        for shape, score, counts, hand, order in zip(
            "●▲■◆", points, split(tokens, "···· ···· ····"), split(hands, "???"), split(orders, "???"), strict=False
        )
    ]
    return "\n".join(
        [
            f"turn 9, {head}",
            "stack 0, orders 0",
            *filter(None, more.splitlines()),
            board,
            f"supply {supply or rest(split(tokens, '···· ···· ····')[: len(points)])}",
            *seats,
            "points 0 1 3 6 10 15, order 15, goal 50, limit 5",
        ]
    )


def split(seats: str, otherwise: str) -> list[str]:
    """Seat by seat; what is not said is as otherwise."""
    said = [seat.strip().replace(".", "·") or otherwise for seat in seats.split("/")]
    return said + [otherwise] * (4 - len(said))


def rest(tokens: list[str]) -> str:
    gone = [sum(int(count) for count in kind if count != "·") for kind in zip(*tokens, strict=True) if kind[0] != " "]
    left = "".join(str(4 - count) for count in gone)
    return f"{left[:4]} {left[4:8]} {left[8:]}"
