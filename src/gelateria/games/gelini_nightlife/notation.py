"""Gelini Nightlife in words and letters. A drawing can be read back, so a test's position is a picture.

    move 5, ▲ is asked                  die 3, untaken 0 of 10, aside S5 S5 S5

                         ●   ·   ·  ▸ tail
      1 ▸ w1  c1  ·   g2  ▲   p2  V4 [b3] ·   a2  $   t2  m1  r2  ·   i3  ╮
        ╭ ♪B6♪                                …   l2  c1  $   r2  p1  g2  ╯ 17

    ● 8/25        ▲ 4/25 ←      ■ 1/25
    ┌──────────┐  ┌──────────┐  ┌──────────┐
    │i3iiiip1V4│  │t2ttr2rr··│  │w1········│
    │VVVVVV····│  │··········│  │··········│
    └─$────────┘  └──────────┘  └──────────┘

    coral c1111  mint m1111  white w1111  green g222 …

Every square of a floor has two letters: `b3bbbb` is the blue 3. When two play, each has an Extra Stage with a double
edge beside the floor, where the guests go on who do not fit on it:

    ● 27/25+12
    ┌──────────┐ ╔══════╗
    │c1c1r2rrV4│ ║b3bb··║
    …

Brackets mark the tile that the throw leads to, or the guests of the queue who may come along.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from math import ceil, isqrt, sqrt
from typing import NamedTuple

from gelateria.engine.text import SHAPES, Phrases, Say, pad
from gelateria.games.gelini_nightlife.actions import (
    Action,
    Gather,
    Leave,
    Lure,
    Move,
    Pass,
    Take,
    Throw,
)
from gelateria.games.gelini_nightlife.rules import COLOURS, Phase
from gelateria.games.gelini_nightlife.views import Clique, Floor, View

STYLES = {
    "amber": "dark_orange",
    "blue": "dodger_blue1",
    "coral": "light_coral",
    "green": "green3",
    "indigo": "slate_blue1",
    "lilac": "plum1",
    "mint": "aquamarine1",
    "navy": "blue",
    "orange": "orange1",
    "pink": "hot_pink",
    "red": "red1",
    "silver": "grey62",
    "teal": "cyan3",
    "violet": "medium_purple1",
    "white": "bold",
    "yellow": "yellow1",
}
WORDS = r"[^\W\d]+(?:[ -][^\W\d]+)?"
"""A colour's name, `blue` or `bleu marine`."""
INKS: Mapping[str, str] = {
    **{rf"{name[0]}[1-9]{name[0]}*|(?<=[│║]){name[0]}+|{WORDS} {name[0]}\d\d+": STYLES[name] for name in COLOURS},
    r"V[1-9]V*|(?<=[│║┊])V+": "bold magenta",
    r"S[1-9]S*|(?<=[│║┊])S+|\$": "bold yellow",
    r"♪?B[1-9]B*♪?|(?<=[│║┊])B+": "bold cyan",
    r"[╭╮╯╰▸┌┐└┘─│┊╔╗╚╝═║·]": "dim",
    r"♛|←": "bold",
}
ROW = 16
"""Places in a row of the queue."""
WIDEST = 78
VERBS: dict[Phase, str] = {
    "throw": "throws",
    "ask": "is asked",
    "flyer": "has Party Flyer",
    "call": "has Party Call",
    "people": "has Party People",
    "clique": "may bring a clique",
}
ENDINGS = ("goes on", "a floor is full", "the band plays")
PHRASES: Mapping[str, str] = {
    "move": "move {turns}",
    **{f"now-{phase}": f"{{seat}} {verb}" for phase, verb in VERBS.items()},
    **{f"over-{number}": f"over: {ending}" for number, ending in enumerate(ENDINGS)},
    "shown": "die {die}",
    "not-shown": "die –",
    "untaken-throws": "untaken {throws} of {limit}",
    "stars-aside": "aside {stars}",
    "tail": "tail",
    "colour": "{colour}",
    "do-throw": "throw",
    "do-move": "move",
    "do-pass": "pass",
    "do-gather": "gather",
    "do-leave": "leave",
    "do-take": "take {tile} at {place}",
    "do-lure": "lure {tile} from {seat}",
}
INKED: Mapping[str, str] = {"shown": "bold"}
ENGLISH = Phrases(PHRASES)


# Drawing --------------------------------------------------------------------------------------


def draw(view: View, say: Say = ENGLISH) -> str:
    legend = "  ".join(f"{say('colour', colour=clique.colour)} {_sizes(clique)}" for clique in view.cliques)
    paragraphs = [
        [_head(view, say)],
        _queue(view, say),
        _floors(view),
        [line.replace("~", " ") for line in textwrap.wrap(re.sub(r"(\w) (\w)", r"\1~\2", legend), WIDEST)],
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in paragraphs)


def _head(view: View, say: Say) -> str:
    seats = view.awaiting
    now = say(f"now-{view.phase}", seat=SHAPES[seats[0]]) if seats else say(f"over-{view.ending}")
    die = [
        say("shown" if view.thrown else "not-shown", die=view.thrown),
        say("untaken-throws", throws=view.untaken, limit=view.limit),
        say("stars-aside", stars=" ".join(view.stars) or "–"),
    ]
    return pad(f"{say('move', turns=view.turns)}, {now}", 36) + ", ".join(die)


def _sizes(clique: Clique) -> str:
    return clique.letter + "".join(str(size) for size in clique.sizes)


def _queue(view: View, say: Say) -> list[str]:
    """The pawns behind the tail, then rows of places, winding to the band."""
    cells = [_cell(view, place) for place in range(1, len(view.queue) + 1)]
    behind = "".join(_cell(view, place) for place in range(1 - view.players, 1))
    lines = [f"{'':5}{behind}▸ {say('tail')}"] if min(view.pawns) <= 0 else []
    for first in range(0, len(cells), ROW):
        row = cells[first : first + ROW]
        if first // ROW % 2 == 0:
            turn = "╮" if first + ROW < len(cells) else ""
            lines.append(f"{first + 1:3} {'╰' if first else '▸'}{''.join(row)}{turn}")
        else:
            turn = "╭" if first + ROW < len(cells) else " "
            lines.append(f"    {turn}{''.join(reversed(row)):>{4 * ROW}}╯ {first + 1}")
    return lines


def _cell(view: View, place: int) -> str:
    if place in view.pawns:
        return f" {SHAPES[view.pawns.index(place)]}  "
    tile = view.queue[place - 1] if place > 0 else ""
    if tile and (place == view.target or tile[0] == view.coming):
        return f"[{tile}]".ljust(4)
    if tile.startswith("B"):
        return f"♪{tile}♪"
    return f" {tile or '·':<3}"


def _floors(view: View) -> list[str]:
    """The dance floors side by side, a guest after the other; what hangs over is drawn below."""
    columns = [_floor(view, seat) for seat in range(view.players)]
    widths = [max(map(len, column)) for column in columns]
    rows = zip_longest(*columns, fillvalue="")
    return ["  ".join(line.ljust(width) for line, width in zip(row, widths, strict=True)) for row in rows]


def _floor(view: View, seat: int) -> list[str]:
    floor, squares = view.floors[seat], view.capacity - view.extra
    across = min(ceil(sqrt(squares)), (WIDEST // view.players - 4) // 2)
    mark = " ♛" if seat in view.winners else " ←" if seat in view.awaiting else ""
    tiles = "".join(tile + tile[0] * 2 * (int(tile[1]) - 1) for tile in floor.tiles)
    tiles += "··" * (view.capacity - floor.filled)
    on_floor, on_stage, over = tiles[: 2 * squares], tiles[2 * squares : 2 * view.capacity], tiles[2 * view.capacity :]
    box = list(_box(on_floor, across, "┌─┐│└┘", "─" + "$" * floor.coins))
    stage = list(_box(on_stage, isqrt(view.extra), "╔═╗║╚╝")) if view.extra else []
    beside = zip_longest(box, stage, fillvalue="")
    return [
        f"{SHAPES[seat]} {floor.filled}/{squares}{f'+{view.extra}' if view.extra else ''}{mark}",
        *(f"{left:<{2 * across + 2}} {right}".rstrip() for left, right in beside),
        *(f"┊{line:<{2 * across}}┊" for line in _rows(over, across)),
    ]


def _box(squares: str, across: int, edge: str, below: str = "") -> Iterator[str]:
    """An edge around rows of squares; what stands below is written into its lower side."""
    corner, level, end, upright, lower, lower_end = list(edge)
    yield f"{corner}{level * 2 * across}{end}"
    for row in _rows(squares, across):
        yield f"{upright}{row:<{2 * across}}{upright}"
    yield f"{lower}{below:{level}<{2 * across}}{lower_end}"


def _rows(squares: str, across: int) -> list[str]:
    return [squares[at : at + 2 * across] for at in range(0, len(squares), 2 * across)]


# Reading --------------------------------------------------------------------------------------

HEAD = re.compile(
    rf"move (?P<turns>\d+), (?:(?P<seat>[{SHAPES}]) (?P<verb>{'|'.join(VERBS.values())})|over: (?P<ending>.+?)) +"
    r"die (?P<die>\d+|–), untaken (?P<untaken>\d+) of (?P<limit>\d+), aside (?P<aside>.+)"
)
CELL = re.compile(rf"\[?(?:[a-zVSB][1-9]|[$FCP])\]?|[{SHAPES}·]")


def read(text: str) -> View:
    paragraphs = re.split(r"\n\s*\n", textwrap.dedent(text).strip())
    head = HEAD.fullmatch(paragraphs[0].strip())
    if head is None or len(paragraphs) != 4 or head["ending"] not in (None, *ENDINGS):
        raise ValueError("a drawing of Gelini Nightlife has a head line, the queue, the floors and the cliques")
    places, queue = _read_queue(paragraphs[1].splitlines())
    titles, floors = _read_floors(paragraphs[2].splitlines())
    shapes = SHAPES[: len(floors)]
    if sorted(places) != sorted(shapes):
        raise ValueError(f"every pawn stands once: {' '.join(shapes)}, not {' '.join(places)}")
    marked = [place for place, cell in enumerate(queue, 1) if cell.startswith("[")]
    may_come = head["verb"] == VERBS["clique"]
    if may_come and not marked:
        raise ValueError("somebody of the clique that may come along waits in the queue, in brackets")
    capacity = titles[0].capacity
    return View(
        viewer=None,
        players=len(floors),
        awaiting=(SHAPES.index(head["seat"]),) if head["seat"] else (),
        timer=0,
        bell=0,
        turns=int(head["turns"]),
        scores=tuple(min(floor.filled, capacity) for floor in floors),
        winners=tuple(seat for seat, title in enumerate(titles) if title.mark == " ♛"),
        ending=ENDINGS.index(head["ending"]) if head["ending"] else 0,
        phase=next((phase for phase, verb in VERBS.items() if verb == head["verb"]), "throw"),
        thrown=0 if head["die"] == "–" else int(head["die"]),
        target=marked[0] if marked and not may_come else 0,
        untaken=int(head["untaken"]),
        limit=int(head["limit"]),
        queue=tuple(cell.strip("[]") if cell not in SHAPES + "·" else "" for cell in queue),
        pawns=tuple(places[shape] for shape in shapes),
        floors=floors,
        capacity=capacity,
        extra=titles[0].extra,
        stars=tuple(re.findall(r"S\d", head["aside"])),
        cliques=_read_cliques(paragraphs[3]),
        coming=queue[marked[0] - 1][1] if may_come else "",
    )


def _read_queue(rows: list[str]) -> tuple[dict[str, int], list[str]]:
    """Where pawns stand, and every cell from place 1 on."""
    behind: list[str] = []
    cells: list[str] = []
    for row in rows:
        found = CELL.findall(row.removesuffix("tail"))
        if row.endswith("tail"):
            behind = found
        else:
            cells += reversed(found) if "╯" in row else found
    places = enumerate([*behind, *cells], 1 - len(behind))
    return {cell: place for place, cell in places if cell in SHAPES}, cells


class Title(NamedTuple):
    """What stands above a floor."""

    filled: int
    squares: int
    extra: int
    mark: str

    @property
    def capacity(self) -> int:
        return self.squares + self.extra


def _read_titles(line: str) -> list[Title]:
    found: list[tuple[str, ...]] = re.findall(rf"[{SHAPES}] (\d+)/(\d+)(?:\+(\d+))?( ←| ♛)?", line)
    return [Title(int(filled), int(squares), int(extra or 0), mark) for filled, squares, extra, mark in found]


def _read_floors(lines: list[str]) -> tuple[list[Title], tuple[Floor, ...]]:
    titles = _read_titles(lines[0])
    floors, stages, over = ([""] * len(titles) for _ in range(3))
    coins = [0] * len(titles)
    crowded = next((seat for seat, title in enumerate(titles) if title.filled > title.capacity), 0)
    for line in lines[1:]:
        for seat, row in enumerate(re.findall(r"│([^│]*)│", line)):
            floors[seat] += row
        for seat, row in enumerate(re.findall(r"║([^║]*)║", line)):
            stages[seat] += row
        for seat, border in enumerate(re.findall(r"└([─$]*)┘", line)):
            coins[seat] = border.count("$")
        for row in re.findall(r"┊([^┊]*)┊", line):
            over[crowded] += row
    squares = map("".join, zip(floors, stages, over, strict=True))
    tiles = [tuple(re.findall(r"[a-zVSB][1-9]", row)) for row in squares]
    filled = [sum(int(tile[1]) for tile in held) for held in tiles]
    if not titles or filled != [title.filled for title in titles]:
        raise ValueError(f"the floors hold {filled} squares, but above them stands: {lines[0].strip()}")
    return titles, tuple(Floor(*floor) for floor in zip(tiles, filled, coins, strict=True))


def _read_cliques(legend: str) -> tuple[Clique, ...]:
    found = re.findall(r"(\w+) ([a-z])([1-9]+)", legend)
    return tuple(Clique(letter, colour, tuple(int(size) for size in sizes)) for colour, letter, sizes in found)


# Words ----------------------------------------------------------------------------------------


def label(action: Action, say: Say = ENGLISH) -> str:
    match action:
        case Throw():
            return say("do-throw")
        case Move():
            return say("do-move")
        case Pass():
            return say("do-pass")
        case Gather():
            return say("do-gather")
        case Leave():
            return say("do-leave")
        case Take(tile, place):
            return say("do-take", tile=tile, place=place)
        case Lure(tile, seat):
            return say("do-lure", tile=tile, seat=SHAPES[seat])
