"""Boards of Geizen to start from."""

OPENING = """
turn 0, to throw                bank 94, loan 0
1  G○○ G○  G○  R○                  → 1
2  G○○ G○  G○  G○  R○              → 1
3  G○  G○  G○  Y○  G○  R○          → 2
4  G○  G○  G○  Y○  Y○  G○  R○      → 2
5  G○  G○  G○  Y○  Y○  G○  G○  R○  → 3
● 18 ←  ▲ 18
thrown –    kept –
"""

EXAMPLE = """
turn 9, to keep                 bank 54, loan 0
1  G○○ G○  G○  R○                  → 1
2  G◉◉ G◉  G◉  G○  R○              → 1
3  G○  G○  G○  Y○  G○  R○          → 2
4  G◉  G◉  G◉  Y○  Y○  G○  R○      → 2
5  G◉  G◉  G◉  Y○  Y○  G○  G○  R○  → 3
● 22 ←  ▲ 22    ■ 22
thrown [1] [2] [4] [5] [6]    kept –
"""


def board(
    *,
    now: str = "to keep",
    stock: str,
    bank: int,
    loan: int = 0,
    filled: tuple[int, ...] = (0, 0, 0, 0, 0),
    thrown: str = "",
    kept: str = "",
) -> str:
    """A board with the mover in the first seat and dice to keep: `stock` and dice are given as `18 18`, `2 2 6`."""
    rows = ["GGGR", "GGGGR", "GGGYGR", "GGGYYGR", "GGGYYGGR"]
    lines = [f"turn 3, {now}    bank {bank}, loan {loan}"]
    for row, fields in enumerate(rows):
        chips = ["○◉"[field < filled[row]] * (2 if field == 0 and row < 2 else 1) for field in range(len(fields))]
        drawn = " ".join(colour + chip for colour, chip in zip(fields, chips, strict=True))
        lines.append(f"{row + 1}  {drawn} → {(1, 1, 2, 2, 3)[row]}")
    seats = [f"{shape} {chips}" for shape, chips in zip("●▲■◆★", stock.split(), strict=False)]
    lines.append("   ".join([seats[0] + " ←", *seats[1:]]))
    dice = [" ".join(f"[{die}]" for die in faces.split()) or "–" for faces in (thrown, kept)]
    lines.append(f"thrown {dice[0]}    kept {dice[1]}")
    return "\n".join(lines)
