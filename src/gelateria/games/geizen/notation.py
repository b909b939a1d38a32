"""Geizen in words and letters. A drawing can be read back, so a test's position is a picture.

    turn 7, to keep                 bank 58, loan 0
    1  G◉◉ G◉  G○  R○                  → 1
    2  G◉◉ G◉  G◉  G○  R○              → 1
    3  G○  G○  G○  Y○  G○  R○          → 2
    4  G◉  G◉  G◉  Y○  Y○  G○  R○      → 2
    5  G◉  G◉  G◉  Y○  Y○  G○  G○  R○  → 3
    ● 18    ▲ 22 ←  ■ 21
    thrown [2] [2] [4]    kept [6]

◉ is a filled field and ○ an open one; a first field of two chips has two of them.
"""

import re
from collections.abc import Mapping

from gelateria.engine.text import SHAPES, Phrases, Say, pad
from gelateria.games.geizen.actions import (
    Action,
    Keep,
    Pay,
    Throw,
)
from gelateria.games.geizen.rules import PHASES
from gelateria.games.geizen.views import Row, View

INKS: Mapping[str, str] = {
    r"G[◉○]+": "green",
    r"Y[◉○]+": "yellow",
    r"R[◉○]+": "red",
    r"→ \d": "bold red",
    r"\[\d\]": "bold",
}
PHRASES: Mapping[str, str] = {
    "turn": "turn {turns}",
    "to-throw": "to throw",
    "to-keep": "to keep",
    "to-pay": "to pay",
    "over": "over",
    "in-bank": "bank {bank}",
    "lent": "loan {loan}",
    "nothing-lent": "loan 0",
    "now-thrown": "thrown",
    "now-kept": "kept",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "do-throw": "throw",
    "do-keep": "keep {dice}",
    "do-pay": "pay {number}",
}
INKED: Mapping[str, str] = {"in-bank": "cyan", "lent": "cyan"}
ENGLISH = Phrases(PHRASES)
COLOURS = ("green", "yellow", "red")
WIDTH = 8 * 4 + 3


def draw(view: View, say: Say = ENGLISH) -> str:
    head = f"{say('turn', turns=view.turns)}, {say(f'to-{view.phase}' if view.awaiting else 'over')}"
    lent = say("lent" if view.loan else "nothing-lent", loan=view.loan)
    lines = [f"{pad(head, 32)}{say('in-bank', bank=view.bank)}, {lent}"]
    for number, row in enumerate(view.rows, 1):
        lines.append(f"{number}  {_fields(row):<{WIDTH - 3}}→ {row.arrow}")
    lines.append("".join(f"{_seat(view, seat):<8}" for seat in range(view.players)).rstrip())
    lines.append(f"{say('now-thrown')} {_dice(view.thrown)}    {say('now-kept')} {_dice(view.kept)}")
    return "\n".join(lines + _legend(say))


def _legend(say: Say) -> list[str]:
    """What the letters stand for, where they are not the colours' own."""
    colours = [say(colour) for colour in COLOURS]
    own = zip(COLOURS, colours, strict=True)
    return [] if colours == list(COLOURS) else [", ".join(f"{colour[0].upper()} {name}" for colour, name in own)]


def _fields(row: Row) -> str:
    fields = []
    for field, colour in enumerate(row.fields):
        chips = row.first if field == 0 else 1
        fields.append(f"{colour + ('◉' if field < row.filled else '○') * chips:<4}")
    return "".join(fields)


def _seat(view: View, seat: int) -> str:
    mark = " ♛" if seat in view.winners else " ←" if seat == view.mover and view.awaiting else ""
    return f"{SHAPES[seat]} {view.scores[seat]}{mark}"


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(f"[{die}]" for die in dice) or "–"


def read(text: str) -> View:
    lines = [line.strip() for line in text.strip().splitlines()]
    head = re.fullmatch(r"turn (\d+), (over|to (\w+)) +bank (\d+), loan (\d+)", lines[0])
    if head is None or len(lines) != 8 or head[3] not in (*PHASES, None):
        raise ValueError("a drawing of Geizen has a head line, five rows, the seats and the dice")
    seats = re.findall(rf"[{SHAPES}] (\d+)( ←| ♛)?", lines[6])
    thrown, kept = (tuple(int(die) for die in re.findall(r"\d", part)) for part in lines[7].split("kept"))
    mover = next((seat for seat, (_, mark) in enumerate(seats) if mark == " ←"), 0)
    over = head[2] == "over"
    rows = tuple(_read_row(line) for line in lines[1:6])
    dice = 0 if over else 5
    return View(
        viewer=None,
        players=len(seats),
        awaiting=() if over else (mover,),
        timer=0,
        bell=0,
        ending=1 if over else 0,
        turns=int(head[1]),
        mover=mover,
        phase="throw" if over else head[3],  # type: ignore[arg-type]  # checked against PHASES above
        scores=tuple(int(chips) for chips, _ in seats),
        bank=int(head[4]),
        rows=rows,
        thrown=thrown,
        loose=len(thrown) or (dice if head[3] == "throw" else 0),
        kept=kept,
        loan=int(head[5]),
        winners=tuple(seat for seat, (_, mark) in enumerate(seats) if mark == " ♛"),
    )


def _read_row(line: str) -> Row:
    fields = re.findall(r"([GYR])([◉○]+)", line)
    arrow = re.search(r"→ (\d+)", line)
    if not fields or arrow is None:
        raise ValueError(f"this is no row of Geizen: {line}")
    filled = sum("◉" in chips for _, chips in fields)
    return Row("".join(colour for colour, _ in fields), len(fields[0][1]), int(arrow[1]), filled)


def label(action: Action, say: Say = ENGLISH) -> str:
    match action:
        case Throw():
            return say("do-throw")
        case Keep(dice):
            return say("do-keep", dice=" ".join(str(die) for die in dice))
        case Pay(number):
            return say("do-pay", number=number)
