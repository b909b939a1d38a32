"""Gelati in words and letters. A drawing can be read back, so a test's position is a picture.

    turn 9, ▲ to place, seen by ▲
    stack 47, orders 12
     r   q
     -2  1 │         ·   ·
     -1  0 │       · PsW  ·  ·
      0 -1 │     ·  GvS CvC  ·
      1 -1 │      ·  +1 PcC  ·
      2 -1 │        ·   ·
                PCGB svcp WSCU │ tiles   │ orders
    supply      4444 4434 4444
    ● 12        ···· ··1· ···· │ ??? ??? │ ??? ???
    ▲ 10 ←      ···· ···· ···· │ PvW GsU │ GcW CpW
    points 0 1 3 6 10 15, order 15, goal 50, limit 5

An ice cream is three letters, cup, flavour, topping: P paper cup, C cone, G sundae glass, B china bowl; s strawberry,
v vanilla, c chocolate, p pistachio; W wafer, S strawberry, C cherry, U paper umbrella. A star behind it: everybody has
seen it. A line of the board begins with its r and the q of its first cell; what a spot would earn stands on it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from gelateria.engine.text import SHAPES, Phrases, Say, columns, in_lines, pad
from gelateria.games.gelati.actions import (
    NEIGHBOURS,
    Action,
    Discard,
    Done,
    Fulfil,
    Place,
    Swap,
    Trade,
    ice_of,
    kinds,
)
from gelateria.games.gelati.views import PHASES, Held, Laid, Spot, View

INKS: Mapping[str, str] = {
    r"\b[PCGB]s[WSCU]\b": "red",
    r"\b[PCGB]v[WSCU]\b": "yellow",
    r"\b[PCGB]c[WSCU]\b": "magenta",
    r"\b[PCGB]p[WSCU]\b": "green",
    r"\+\d+": "bold cyan",
    r"·|\?\?\?": "dim",
}
LETTERS = "PCGBsvcpWSCU"
NAMES = (
    "paper cup",
    "cone",
    "sundae glass",
    "china bowl",
    "strawberry ice",
    "vanilla ice",
    "chocolate ice",
    "pistachio ice",
    "wafer",
    "strawberry",
    "cherry",
    "paper umbrella",
)
ENDINGS = ("", "50 points", "no more tiles")
PHRASES: Mapping[str, str] = {
    "turn": "turn {turns}",
    "to-place": "{mover} to place",
    "to-swap": "{mover} to swap",
    "to-order": "{mover} to order",
    "over-1": f"over after {{mover}}: {ENDINGS[1]}",
    "over-2": f"over after {{mover}}: {ENDINGS[2]}",
    "fulfilled": "order fulfilled",
    "passed": "{passes} passed",
    "seen": "seen by {viewer}",
    "tiles-left": "stack {tiles}",
    "orders-left": "orders {orders}",
    "laid-aside": "aside",
    "discards": "discards",
    "never-tile": "never {seat} tile {place}",
    "never-order": "never {seat} order {place}",
    "further": "further right",
    "tiles": "tiles",
    "hidden-orders": "orders",
    "supply": "supply",
    "side-points": "points {points}",
    "order-points": "order {points}",
    "to-win": "goal {goal}",
    "limit": "limit {limit}",
    **{f"kind-{kind}": name for kind, name in enumerate(NAMES)},
    "do-place": "place {tile} at {q},{r}",
    "do-swap": "swap {tile}",
    "do-fulfil": "fulfil {order}",
    "do-trade": "trade {give} for {take}",
    "do-discard": "discard {kind}",
    "do-done": "done",
}
INKED: Mapping[str, str] = {}
ENGLISH = Phrases(PHRASES)
STRIP = 34
"""Half cells that fit side by side into 80 columns; a wider board is drawn in strips."""
A_LINE = 16
"""Ice creams that are listed in one line."""


def code(ice: int) -> str:
    """An ice cream in three letters."""
    return "".join(LETTERS[kind] for kind in kinds(ice))


def ice(letters: str) -> int:
    """The way back."""
    return ice_of(LETTERS.index(letters[0], 0, 4), LETTERS.index(letters[1], 4, 8), LETTERS.index(letters[2], 8))


# Drawing --------------------------------------------------------------------------------------------


def draw(view: View, say: Say = ENGLISH) -> str:
    left = (say("tiles-left", tiles=view.stack), say("orders-left", orders=view.order_stack))
    lines = [_head(view, say), ", ".join(left)]
    lines += _listing(say("laid-aside"), view.aside)
    lines += _listing(say("discards"), view.discards)
    lines += _board(view, say)
    lines += _table(view, say)
    for what, hands in (("never-tile", view.hands), ("never-order", view.orders)):
        for seat, hand in enumerate(hands):
            for place, held in enumerate(hand, 1):
                lines += _listing(say(what, seat=SHAPES[seat], place=place), held.never)
    points = " ".join(str(points) for points in view.side_points)
    worth = [say("side-points", points=points), say("order-points", points=view.order_points)]
    lines.append(", ".join([*worth, say("to-win", goal=view.goal), say("limit", limit=view.limit)]))
    return "\n".join(lines + _legend(say))


def _head(view: View, say: Say) -> str:
    now = f"to-{view.phase}" if view.awaiting else f"over-{view.ending}"
    parts = [say("turn", turns=view.turns), say(now, mover=SHAPES[view.mover])]
    if view.fulfilled:
        parts.append(say("fulfilled"))
    if view.passes:
        parts.append(say("passed", passes=view.passes))
    if view.viewer is not None:
        parts.append(say("seen", viewer=SHAPES[view.viewer]))
    return ", ".join(parts)


def _legend(say: Say) -> list[str]:
    """What the letters stand for, where they are not the names' own."""
    names = [say(f"kind-{kind}") for kind in range(len(NAMES))]
    if names == list(NAMES):
        return []
    told = [f"{letter} {name}" for letter, name in zip(LETTERS, names, strict=True)]
    return [line for part in (told[:4], told[4:8], told[8:]) for line in in_lines(part, ", ")]


def _listing(what: str, ices: Sequence[int]) -> Iterator[str]:
    for start in range(0, len(ices), A_LINE):
        yield f"{what}: {' '.join(code(ice) for ice in ices[start : start + A_LINE])}"


def _board(view: View, say: Say) -> Iterator[str]:
    cells = {(laid.q, laid.r): code(laid.tile) for laid in view.board}
    cells |= {(spot.q, spot.r): f"+{spot.points}" if spot.points else " ·" for spot in view.spots}
    if not cells:
        return
    left = min(2 * q + r for q, r in cells)
    right = max(2 * q + r for q, r in cells)
    for start in range(left, right + 1, STRIP):
        yield "  r   q" if start == left else f"  {say('further')}"
        for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
            here = sorted(q for q, r in cells if r == row and start <= 2 * q + r < start + STRIP)
            if here:
                line = ""
                for q in here:
                    line = f"{line:<{2 * (2 * q + row - start)}}{cells[q, row]}"
                yield f"{row:>3} {here[0]:>3} │ {line}"


def _tokens(counts: Sequence[int]) -> str:
    digits = "".join(str(count) if count else "·" for count in counts)
    return f"{digits[:4]} {digits[4:8]} {digits[8:]}"


def _table(view: View, say: Say) -> Iterator[str]:
    """Tokens, tiles and orders of everybody, one below the other."""
    tiles, supply = say("tiles"), say("supply")
    first, second = max(12, columns(supply) + 2), max(7, columns(tiles))
    yield f"{'':{first}}PCGB svcp WSCU │ {pad(tiles, second + 1)}│ {say('hidden-orders')}"
    yield f"{pad(supply, first)}{_tokens(view.supply)}"
    for seat in range(view.players):
        yield _seat(view, seat, first, second)


def _seat(view: View, seat: int, first: int, second: int) -> str:
    mark = "♛" if seat in view.winners else "←" if seat in view.awaiting else ""
    hand = " ".join(_held(held) for held in view.hands[seat]) or "–"
    orders = " ".join(map(code, view.opened[seat]) if view.opened else map(_held, view.orders[seat])) or "–"
    name = f"{SHAPES[seat]} {view.scores[seat]} {mark}"
    return f"{name:<{first}}{_tokens(view.tokens[seat])} │ {hand:<{second}} │ {orders}"


def _held(held: Held) -> str:
    return "???" if held.ice is None else code(held.ice) + ("*" if held.shown else "")


# Reading --------------------------------------------------------------------------------------------

HEAD = re.compile(
    rf"turn (?P<turns>\d+), (?:(?P<mover>[{SHAPES}]) to (?P<phase>{'|'.join(PHASES)})"
    rf"|over after (?P<last>[{SHAPES}]): (?P<ending>{'|'.join(ENDINGS[1:])}))"
    rf"(?P<fulfilled>, order fulfilled)?(?:, (?P<passes>\d+) passed)?(?:, seen by (?P<viewer>[{SHAPES}]))?"
)
STACKS = re.compile(r"stack (\d+), orders (\d+)")
LISTED = re.compile(rf"(aside|discards|never [{SHAPES}] (?:tile|order) \d): ((?:\w{{3}} ?)+)")
ROW = re.compile(r"(-?\d+) +(-?\d+) │ ( *)(\S.*)")
SUPPLY = re.compile(r"supply +([\d·]{4}) ([\d·]{4}) ([\d·]{4})")
SEAT = re.compile(rf"([{SHAPES}]) (\d+) ([♛←]?) *([\d·]{{4}}) ([\d·]{{4}}) ([\d·]{{4}}) │ ([^│]+) │ ([^│]+)")
MATERIAL = re.compile(r"points ((?:\d+ ){5}\d+), order (\d+), goal (\d+), limit (\d+)")


def read(text: str) -> View:
    lines = [line.strip() for line in text.strip().splitlines()]
    head, stacks, supply, material = (_only(lines, form) for form in (HEAD, STACKS, SUPPLY, MATERIAL))
    listed: dict[str, tuple[int, ...]] = {}
    for found in _all(lines, LISTED):
        listed[found[1]] = listed.get(found[1], ()) + tuple(ice(letters) for letters in found[2].split())
    board = sorted((laid for found in _all(lines, ROW) for laid in _read_row(found)), key=lambda laid: (laid.r, laid.q))
    seats = _all(lines, SEAT)
    if not 2 <= len(seats) <= 4:
        raise ValueError("a drawing of Gelati has two to four seats")
    side_points = tuple(int(points) for points in material[1].split())
    mover = SHAPES.index(head["mover"] or head["last"])
    viewer = SHAPES.index(head["viewer"]) if head["viewer"] else None
    orders = tuple(_read_hand(seat[8], f"never {seat[1]} order", listed) for seat in seats)
    opened = _read_opened(orders) if head["ending"] else ()
    return View(
        viewer=viewer,
        players=len(seats),
        awaiting=(mover,) if head["mover"] else (),
        timer=0,
        bell=0,
        turns=int(head["turns"]),
        scores=tuple(int(seat[2]) for seat in seats),
        winners=tuple(number for number, seat in enumerate(seats) if seat[3] == "♛"),
        ending=ENDINGS.index(head["ending"] or ""),
        mover=mover,
        phase=PHASES[PHASES.index(head["phase"] or "place")],
        fulfilled=bool(head["fulfilled"]),
        passes=int(head["passes"] or 0),
        board=tuple(board),
        spots=_spots(board, side_points),
        stack=int(stacks[1]),
        aside=listed.get("aside", ()),
        order_stack=int(stacks[2]),
        discards=listed.get("discards", ()),
        supply=_read_tokens(supply[1], supply[2], supply[3]),
        tokens=tuple(_read_tokens(seat[4], seat[5], seat[6]) for seat in seats),
        hands=tuple(_read_hand(seat[7], f"never {seat[1]} tile", listed) for seat in seats),
        orders=tuple(_turned_down(hand) if opened and seat != viewer else hand for seat, hand in enumerate(orders)),
        side_points=side_points,
        order_points=int(material[2]),
        goal=int(material[3]),
        limit=int(material[4]),
        opened=opened,
    )


def _read_opened(orders: Sequence[tuple[Held, ...]]) -> tuple[tuple[int, ...], ...]:
    """What lies open, if all of it does."""
    opened = tuple(tuple(held.ice for held in hand if held.ice is not None) for hand in orders)
    return opened if list(map(len, opened)) == list(map(len, orders)) else ()


def _turned_down(hand: tuple[Held, ...]) -> tuple[Held, ...]:
    return tuple(replace(held, ice=None) for held in hand)


def _all(lines: list[str], form: re.Pattern[str]) -> list[re.Match[str]]:
    return [found for line in lines if (found := form.fullmatch(line))]


def _only(lines: list[str], form: re.Pattern[str]) -> re.Match[str]:
    found = _all(lines, form)
    if len(found) != 1:
        raise ValueError("a drawing of Gelati has one head line, one line of stacks, one of supply and one of points")
    return found[0]


def _read_row(row: re.Match[str]) -> Iterator[Laid]:
    """The tiles of a line; a spot's dot stands in the middle of its cell, everything else at its left edge."""
    edge = -1 if row[4].startswith("·") else 0
    for found in re.finditer(r"[PCGB][svcp][WSCU]", row[4]):
        yield Laid(ice(found[0]), int(row[2]) + (found.start() - edge) // 4, int(row[1]))


def _spots(board: Sequence[Laid], side_points: tuple[int, ...]) -> tuple[Spot, ...]:
    tiles = {(laid.r, laid.q) for laid in board}
    around = [(r + dr, q + dq) for r, q in tiles for dq, dr in NEIGHBOURS if (r + dr, q + dq) not in tiles]
    return tuple(
        Spot(q, r, around.count((r, q)), side_points[around.count((r, q)) - 1]) for r, q in sorted(set(around))
    )


def _read_tokens(*parts: str) -> tuple[int, ...]:
    return tuple(0 if letter == "·" else int(letter) for part in parts for letter in part)


def _read_hand(text: str, never: str, listed: Mapping[str, tuple[int, ...]]) -> tuple[Held, ...]:
    return tuple(
        Held(
            None if held == "???" else ice(held.rstrip("*")),
            held.endswith("*"),
            listed.get(f"{never} {place}", ()),
        )
        for place, held in enumerate(text.replace("–", "").split(), 1)
    )


# Speaking -------------------------------------------------------------------------------------------


def label(action: Action, say: Say = ENGLISH) -> str:
    match action:
        case Place(tile, q, r):
            return say("do-place", tile=code(tile), q=q, r=r)
        case Swap(tile):
            return say("do-swap", tile=code(tile))
        case Fulfil(order):
            return say("do-fulfil", order=code(order))
        case Trade(give, take):
            return say("do-trade", give=" + ".join(say(f"kind-{kind}") for kind in give), take=say(f"kind-{take}"))
        case Discard(kind):
            return say("do-discard", kind=say(f"kind-{kind}"))
        case Done():
            return say("do-done")
