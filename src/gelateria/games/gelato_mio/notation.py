"""Gelato Mio in words and letters. A drawing can be read back, so a test's position is a picture.

    turn 41, ▲ to act, 2 turns to go
    1 [Va] [Cr] [Co]     deck 9       1: a Bo Wa + VSC = 12
    2 [Su]               V 3 balls    2: h Co + VV = 6, 4 more
    3 [Bo] [Bo]          S 0 balls    3: c Bo Wa + VVC = 10, 5 more
                         C 5 balls    4: nobody
    discards Va2 St1 Cr3 Su3 Qh1      out Bo1 Co3 Wa1
    first to   bowls 2/4  doubles 2/3 ●  singles 3/3
    most at the end   vanilla 2  strawberry 2  chocolate 2  all 3
    in some hand St1 Su1
    ● 13     balls V0 S1 C2   hand 5: Va1 Cr2 Su1 ?1
      served g Co + SS = 6, j Co + VS = 7
    ▲ 0 ←    balls V0 S0 C0   hand 3: St1 Wa1 ?1

Cards are their first two letters, Q quality control (of hands, of balls); customers have a letter, what they take,
and what they pay. What nobody can tell is `?`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from gelateria.engine.text import SHAPES, Phrases, Say, columns, in_lines, pad
from gelateria.games.gelato_mio.actions import (
    CARDS,
    FLAVOURS,
    OBJECTIVES,
    PHASES,
    Action,
    Ask,
    Card,
    Discard,
    Draw,
    Help,
    Make,
    Objective,
    Pass,
    Return,
    Serve,
)
from gelateria.games.gelato_mio.memory import Counts
from gelateria.games.gelato_mio.views import Customer, Goal, Hand, Place, Player, View

CODES = ("Va", "St", "Ch", "Cr", "Su", "Bo", "Co", "Wa", "Qh", "Qb")
LETTERS = "abcdefghijklmnopqrstuvwx"
INKS: Mapping[str, str] = {
    r"\[Va\]|\bVa(?:\d+|\b)|\bV ?\d+": "yellow",
    r"\[St\]|\bSt(?:\d+|\b)|\bS ?\d+": "red",
    r"\[Ch\]|\bCh(?:\d+|\b)|\bC ?\d+": "color(137)",
    r"\[(?:Cr|Su)\]|\b(?:Cr|Su)(?:\d+|\b)": "bright_white",
    r"\[(?:Bo|Co|Wa)\]|\b(?:Bo|Co|Wa)(?:\d+|\b)": "cyan",
    r"Q[hb]\d": "magenta",
    r"= \d+|\?\d+": "bold",
}
PHRASES: Mapping[str, str] = {
    "turn": "turn {turns}",
    **{f"to-{phase}": f"{{seat}} to {phase}" for phase in PHASES},
    "over-1": "over by the last round",
    "over-2": "over by passing",
    "whose-turn": "{seat}'s turn",
    "turn-to-go": "1 turn to go",
    "turns-to-go": "{turns} turns to go",
    "passed": "{passes} passed",
    "on-deck": "deck {cards}",
    "dry": "dry",
    "a-ball": "{letter} 1 ball",
    "balls": "{letter} {count} balls",
    "nobody-there": "nobody",
    "more": "{count} more",
    "laid-off": "discards",
    "out": "out",
    "race": "first to",
    **{f"goal-{objective}": objective for objective in OBJECTIVES[:3]},
    "majority": "most at the end",
    **{f"majority-{objective}": objective for objective in OBJECTIVES[3:]},
    "some-hand": "in some hand",
    "own-balls": "balls {balls}",
    "in-hand": "hand {count}: {cards}",
    "served": "served",
    **{f"card-{card}": card for card in CARDS},
    **{f"ball-{flavour}": flavour for flavour in FLAVOURS},
    "control-cards": "quality control of hands",
    "control-ices": "quality control of balls",
    "do-draw": "draw {line} {column}",
    "do-make": "make {ball}",
    "do-serve": "serve {place}",
    "do-help": "ask for help",
    "do-ask": "ask {whom}",
    "do-discard": "discard {card}",
    "do-return": "return {ball}",
    "do-pass": "pass",
}
INKED: Mapping[str, str] = {
    "majority-vanilla": "yellow",
    "majority-strawberry": "red",
    "majority-chocolate": "color(137)",
}
ENGLISH = Phrases(PHRASES)


HEAD = re.compile(
    rf"turn (?P<turn>\d+), (?:over by (?P<why>.+?)|(?P<who>[{SHAPES}]) to (?P<phase>{'|'.join(PHASES)})"
    rf"(?: (?P<owed>\d+))?(?:, (?P<mover>[{SHAPES}])'s turn)?(?:, (?P<last>\d+) turns? to go)?"
    r"(?:, (?P<passes>\d+) passed)?)"
)
ROW = re.compile(
    r"(?:\d(?P<goods>(?: \[\w\w\]| …)*) +)?(?P<pile>deck \d+(?:, dry)?|[VSC] \d+ balls?) +"
    r"\d: (?P<who>.+?)(?:, (?P<more>\d+) more)?"
)


# The board ----------------------------------------------------------------------------------------


def draw(view: View, say: Say = ENGLISH) -> str:
    lines = [_head(view, say), *_places(view, say)]
    lines.append(f"{say('laid-off')} {_counts(view.discards)}   {say('out')} {_counts(view.gone)}")
    lines.append(f"{say('race')}   " + "  ".join(_goal(goal, say("goal-" + goal.objective)) for goal in view.goals[:3]))
    most = (_goal(goal, say("majority-" + goal.objective)) for goal in view.goals[3:])
    lines.append(f"{say('majority')}   " + "  ".join(most))
    if any(view.loose):
        lines.append(f"{say('some-hand')} {_counts(view.loose)}")
    for seat in range(view.players):
        lines += _player(view, seat, say)
    return "\n".join(lines + _legend(say))


def _head(view: View, say: Say) -> str:
    turn = say("turn", turns=view.turns)
    if not view.awaiting:
        return f"{turn}, {say(f'over-{view.ending}')}"
    parts = [turn, say(f"to-{view.phase}", seat=SHAPES[view.awaiting[0]])]
    parts[-1] += f" {view.owed}" if view.owed else ""
    parts += [say("whose-turn", seat=SHAPES[view.mover])] if view.quality else []
    parts += [say("turn-to-go" if view.last == 1 else "turns-to-go", turns=view.last)] if view.last else []
    parts += [say("passed", passes=view.passes)] if view.passes else []
    return ", ".join(parts)


def _places(view: View, say: Say) -> list[str]:
    """The display, the deck and the balls, the customers: side by side."""
    piles = zip("VSC", view.piles, strict=True)
    middle = [say("on-deck", cards=view.deck) + (f", {say('dry')}" if view.halted else "")]
    middle += [say("a-ball" if balls == 1 else "balls", letter=letter, count=balls) for letter, balls in piles]
    width = max(13, *(columns(pile) + 2 for pile in middle))
    left = [_line(view, line) for line in range(3)] + [""]
    rows = zip(left, middle, view.places, strict=True)
    return [f"{goods:<21}{pad(pile, width)}{i}: {_place(place, say)}" for i, (goods, pile, place) in enumerate(rows, 1)]


def _line(view: View, line: int) -> str:
    cards = [f"[{CODES[CARDS.index(card)]}]" for card in view.display[line]]
    return " ".join([str(line + 1), *cards, *["…"] * view.due[line]])


def _place(place: Place, say: Say) -> str:
    more = f", {say('more', count=place.below)}" if place.below else ""
    return (_order(place.customer) if place.customer else say("nobody-there")) + more


def _order(customer: Customer) -> str:
    cards = " ".join(CODES[CARDS.index(card)] for card in customer.cards)
    return f"{LETTERS[customer.order]} {cards} + {customer.balls} = {customer.points}"


def _counts(counts: Counts) -> str:
    return " ".join(f"{code}{n}" for code, n in zip(CODES, counts, strict=False) if n) or "–"


def _goal(goal: Goal, name: str) -> str:
    number = f"{goal.number}/" if goal.number else ""
    owner = "" if goal.owner is None else f" {SHAPES[goal.owner]}"
    return f"{name} {number}{goal.points}{owner}"


def _player(view: View, seat: int, say: Say) -> list[str]:
    player, hand = view.table[seat], view.table[seat].hand
    mark = " ♛" if seat in view.winners else " ←" if seat == view.mover and view.awaiting else ""
    balls = " ".join(f"{letter}{n}" for letter, n in zip("VSC", player.balls, strict=True))
    unknown = hand.size - sum(hand.known)
    cards = " ".join([_counts(hand.known)] * any(hand.known) + [f"?{unknown}"] * (unknown > 0)) or "–"
    name = f"{SHAPES[seat]} {view.scores[seat]}{mark}"
    lines = [f"{name:<9}{say('own-balls', balls=balls)}   {say('in-hand', count=hand.size, cards=cards)}"]
    shelves = [player.served[i : i + 4] for i in range(0, len(player.served), 4)]
    return lines + [f"  {say('served')} " + ", ".join(map(_order, shelf)) for shelf in shelves]


def _legend(say: Say) -> list[str]:
    """What the letters stand for, where they are not the names' own."""
    cards = [say(f"card-{card}", count=1) for card in CARDS]
    if cards == list(CARDS):
        return []
    names = [*cards, say("control-cards"), say("control-ices")]
    return in_lines(map(" ".join, zip(CODES, names, strict=True)), ", ")


# The way back -------------------------------------------------------------------------------------


def read(text: str) -> View:
    lines = [line.strip() for line in text.strip().splitlines()]
    head = HEAD.fullmatch(lines[0])
    if head is None or len(lines) < 10:
        raise ValueError("a drawing of Gelato Mio has a head line, four places, discards, goals and the players")
    over = head["why"] is not None
    awaited = 0 if over else SHAPES.index(head["who"])
    phase = next((phase for phase in PHASES if phase == head["phase"]), PHASES[0])
    rows = [_read_row(line) for line in lines[1:5]]
    discards, gone = lines[5].removeprefix("discards ").split("   out ")
    loose = lines[8].removeprefix("in some hand ") if lines[8].startswith("in some hand ") else "–"
    seats = _read_players(lines[8:])
    table = tuple(player for _, _, player in seats)
    return View(
        viewer=None,
        players=len(seats),
        awaiting=() if over else (awaited,),
        timer=0,
        bell=0,
        turns=int(head["turn"]),
        scores=tuple(score for score, _, _ in seats),
        winners=tuple(seat for seat, (_, mark, _) in enumerate(seats) if mark == "♛"),
        ending=0 if not over else 1 if head["why"] == "the last round" else 2,
        mover=SHAPES.index(head["mover"]) if head["mover"] else awaited,
        phase=phase,
        quality="hands" if phase == "discard" else "balls" if phase == "return" else None,
        owed=int(head["owed"] or 0),
        last=int(head["last"] or 0),
        passes=int(head["passes"] or 0),
        display=tuple(row[0] for row in rows[:3]),
        due=tuple(row[1] for row in rows[:3]),
        halted=", dry" in rows[0][2],
        deck=_number(rows[0][2]),
        discards=_read_counts(discards, 10),
        gone=_read_counts(gone, 8),
        piles=tuple(_number(row[2]) for row in rows[1:]),
        places=tuple(row[3] for row in rows),
        goals=tuple(_read_goals(lines[6:8], table)),
        table=table,
        recalled=loose != "–" or not any("?" in line for line in lines[8:]),
        loose=_read_counts(loose, 8),
        opened=(),
        diary=None if "?" in "".join(lines[8:]) else (),
    )


def _read_row(line: str) -> tuple[tuple[Card, ...], bool, str, Place]:
    row = ROW.fullmatch(line)
    if row is None:
        raise ValueError(f"this is no line of Gelato Mio: {line}")
    goods = row["goods"] or ""
    customer = None if row["who"] == "nobody" else _read_order(row["who"])
    return _read_cards(goods), "…" in goods, row["pile"], Place(customer, int(row["more"] or 0))


def _read_cards(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[CODES[:8].index(code)] for code in re.findall(r"\w\w", text))


def _read_order(text: str) -> Customer:
    order = re.fullmatch(r"([a-x]) ((?:\w\w )*)\+ ([VSC]+) = (\d+)", text)
    if order is None:
        raise ValueError(f"this is no customer of Gelato Mio: {text}")
    return Customer(LETTERS.index(order[1]), _read_cards(order[2]), order[3], int(order[4]))


def _read_counts(text: str, kinds: int) -> Counts:
    found = {code: int(n) for code, n in re.findall(r"([A-Z][a-z])(\d+)", text)}
    return tuple(found.get(code, 0) for code in CODES[:kinds])


def _number(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def _read_goals(lines: list[str], table: tuple[Player, ...]) -> Iterable[Goal]:
    far = [_read_standing(player) for player in table]
    for name, number, points, owner in re.findall(rf"([a-z]+) (?:(\d+)/)?(\d+)(?: ([{SHAPES}]))?", " ".join(lines)):
        objective = next((objective for objective in OBJECTIVES if objective == name), None)
        if objective is None:
            raise ValueError(f"this is no objective of Gelato Mio: {name}")
        counts = tuple(counter[objective] for counter in far)
        yield Goal(
            objective,
            int(number) if number else None,
            int(points),
            SHAPES.index(owner) if owner else None,
            counts,
            None if number or counts.count(max(counts)) > 1 or not any(counts) else counts.index(max(counts)),
        )


def _read_standing(player: Player) -> Counter[Objective]:
    """How far a player is with each objective. No drawing tells it: it follows from what lies there."""
    far = Counter[Objective]()
    for flavour, letter, balls in zip(FLAVOURS, "VSC", player.balls, strict=True):
        far[flavour] = balls + sum(customer.balls.count(letter) for customer in player.served)
    far["all"] = far.total()
    far.update(map(_race, player.served))
    return far


def _race(customer: Customer) -> Objective:
    return "bowls" if "bowl" in customer.cards else "singles" if len(customer.balls) == 1 else "doubles"


def _read_players(lines: list[str]) -> list[tuple[int, str, Player]]:
    seats: list[tuple[int, str, Player]] = []
    for line in lines:
        if line.startswith("served "):
            score, mark, player = seats.pop()
            served = tuple(_read_order(text) for text in line.removeprefix("served ").split(", "))
            seats.append((score, mark, Player(player.hand, player.balls, player.served + served)))
        elif seat := re.fullmatch(rf"[{SHAPES}] (\d+)( ←| ♛)? +balls V(\d+) S(\d+) C(\d+) +hand (\d+): (.+)", line):
            known = _read_counts(seat[7], 8)
            sure = known if "?" in "".join(lines) else (0,) * 8
            player = Player(Hand(int(seat[6]), known, sure), (int(seat[3]), int(seat[4]), int(seat[5])), ())
            seats.append((int(seat[1]), (seat[2] or "").strip(), player))
        elif not line.startswith("in some hand "):
            raise ValueError(f"this is no player of Gelato Mio: {line}")
    return seats


# Words --------------------------------------------------------------------------------------------


def label(action: Action, say: Say = ENGLISH) -> str:
    match action:
        case Draw(line, column):
            return say("do-draw", line=line, column=column)
        case Make(flavour):
            return say("do-make", ball=say(f"ball-{flavour}", count=1))
        case Serve(place):
            return say("do-serve", place=place)
        case Help():
            return say("do-help")
        case Ask(whom):
            return say("do-ask", whom=SHAPES[whom])
        case Discard(card):
            return say("do-discard", card=say(f"card-{card}", count=1))
        case Return(flavour):
            return say("do-return", ball=say(f"ball-{flavour}", count=1))
        case Pass():
            return say("do-pass")
