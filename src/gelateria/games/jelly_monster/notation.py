"""Attack of the Jelly Monster in words and letters. A drawing can be read back, so a test's position is a picture.

    round 2 of 4, place, guard runs          stack 24, drone at p2, bell 3
    ▸d1 A5  [first 5, second 2] · first 7, second 3 · 4
            ● 4 6 =10   ▲ 5 =5
     d2 B6  2 per capsule · [capsule] · lose capsule
            ■ 1 3 3 =1   sealed by ▲
    …
    ●p1 jelly 12, capsules 2, dice 3, centre 1 ←
    ▲p2 jelly 7, may seal ←
    you ●p1, thrown [1] [4] [4], capsules 3 die

Districts stand clockwise from the drone's, d1; the last one lies beside it. The reward in brackets is the current one.
"""

import re
from collections.abc import Mapping
from typing import cast

from gelateria.engine.text import SHAPES, count, together
from gelateria.games.jelly_monster.actions import (
    Action,
    Began,
    Cancelled,
    Capsule,
    Choose,
    Chose,
    Closed,
    Controlled,
    Done,
    Drew,
    Emptied,
    Ended,
    Event,
    Gained,
    Give,
    Laid,
    Lose,
    Lost,
    Opened,
    Ordered,
    Paid,
    Pass,
    Passed,
    Place,
    Placed,
    Pointed,
    Readied,
    Ready,
    Remove,
    Removed,
    Rested,
    Seal,
    Sealed,
    Shift,
    Shifted,
    Short,
    Started,
    Threw,
    Throw,
    Turn,
    Turned,
)
from gelateria.games.jelly_monster.rewards import in_words, read_reward
from gelateria.games.jelly_monster.views import PHASES, QUESTIONS, District, Phase, Player, Question, Scoring, View

INKS: Mapping[str, str] = {
    r"\[[^\]]+\] ·|· \[[^\]]+\]": "bold magenta",
    r"thrown( \[\d\])+": "bold",
    r"▸": "bold cyan",
    r"sealed by [●▲■◆★]": "bold red",
    r"(sand|guard) runs|timer turned": "bold yellow",
    r"=\d+": "dim",
}
PLAYERS = ("p1", "p2", "p3", "p4", "p5")
"""Each seat's sign, beside its shape: easier to type."""
TIMERS = ("", "sand runs", "guard runs")
WIDTH = 80
INDENT = " " * 8


def draw(view: View) -> str:
    lines = [_head(view)]
    for number, district in enumerate(view.districts, 1):
        lines += [_rewards(number, district), *_entrance(district)]
    if view.order:
        lines.append("order " + " ".join(PLAYERS[seat] for seat in view.order))
    if view.scoring:
        lines.append(_question(view.asks, view.scoring))
    lines += [_player(view, seat) for seat in range(view.players)]
    if view.viewer is not None:
        lines.append(_own(view, view.viewer))
    return "\n".join(lines)


def _head(view: View) -> str:
    done = view.turns if view.phase == "over" else view.turns + 1
    turned = "timer turned" if view.turned and not view.timer else ""
    words = [f"round {done} of {view.rounds}", view.phase, "calm" if view.calm else "", TIMERS[view.timer], turned]
    head = ", ".join(filter(None, words))
    bell = f", bell {view.bell}" if view.bell else ""
    return f"{head:<45}stack {view.stack}, drone at {PLAYERS[view.first]}{bell}"


def _rewards(number: int, district: District) -> str:
    zones = [in_words(reward) for reward in district.zones]
    zones[district.marker - 1] = f"[{zones[district.marker - 1]}]"
    return f"{'▸' if number == 1 else ' '}d{number} {district.side}  {' · '.join(zones)}"


def _entrance(district: District) -> list[str]:
    """The dice of each seat there and their sum; as many lines as it takes."""
    groups = [_group(seat, dice) for seat, dice in enumerate(district.dice) if dice]
    if district.sealed is not None:
        groups.append(f"sealed by {SHAPES[district.sealed]}")
    lines = [INDENT[:-3]]
    for group in groups or ["–"]:
        if len(lines[-1]) + 3 + len(group) > WIDTH:
            lines.append(INDENT[:-3])
        lines[-1] += f"   {group}"
    return lines


def _group(seat: int, dice: tuple[int, ...]) -> str:
    points = sum(die for die in dice if dice.count(die) == 1)
    return f"{SHAPES[seat]} {' '.join(map(str, dice))} ={points}"


def _question(asks: Question, scoring: Scoring) -> str:
    path = " ".join(f"d{district}" for district in scoring.path)
    given = [
        f"{jelly} {PLAYERS[seat]}→{PLAYERS[other]}"
        for seat, row in enumerate(scoring.given)
        for other, jelly in enumerate(row)
        if jelly
    ]
    by = f" by d{scoring.source} via {path}" if len(scoring.path) > 1 else ""
    tail = f", given {', '.join(given)}" if given else ""
    return f"scoring d{scoring.district}{by}, symbol {scoring.symbol}, asks {asks}{tail}"


def _player(view: View, seat: int) -> str:
    player = view.seats[seat]
    words = [f"jelly {player.jelly}"]
    for name, number in {
        "capsules": player.capsules,
        "lost": player.lost,
        "dice": player.loose,
        "centre": player.centre,
        "cancelled": player.cancelled,
        "steps": player.left,
    }.items():
        if number:
            words.append(f"{name} {number}")
    if player.may_seal:
        words.append("may seal")
    if player.done:
        words.append("done")
    if player.opened:
        words.append(f"opened {_capsules(player.opened)} for {player.prize}")
    mark = " ♛" if seat in view.winners else " ←" if seat in view.awaiting else ""
    return f"{SHAPES[seat]}{PLAYERS[seat]} {', '.join(words)}{mark}"


def _own(view: View, seat: int) -> str:
    words = [f"you {SHAPES[seat]}{PLAYERS[seat]}"]
    if view.thrown:
        words.append("thrown " + " ".join(f"[{die}]" for die in view.thrown))
    if view.capsules:
        words.append(f"capsules {_capsules(view.capsules)}")
    if view.lost:
        words.append(f"lost {_capsules(view.lost)}")
    return ", ".join(words)


def _capsules(capsules: tuple[Capsule, ...]) -> str:
    return " ".join(map(str, capsules))


# Reading ------------------------------------------------------------------------------------------

HEAD = re.compile(r"round (\d+) of (\d+), (\w+)(.*?) +stack (\d+), drone at (p[1-5])(?:, bell (\d+))?")
DISTRICT = re.compile(r"▸?d(\d) ([AB][1-8])  (.+)")
GROUP = re.compile(rf"([{SHAPES}]) ((?:[1-6] )+)=\d+|sealed by ([{SHAPES}])")
QUESTION = re.compile(r"scoring d(\d)(?: by d(\d) via ([d\d ]+))?, symbol (\d), asks (\w+)(?:, given (.+))?")
SEAT = re.compile(rf"[{SHAPES}]p[1-5] (.+?)( ←| ♛)?")


def read(text: str) -> View:
    lines = [line.strip() for line in text.strip().splitlines()]
    head = HEAD.fullmatch(lines[0]) if lines else None
    if head is None or head[3] not in PHASES:
        raise ValueError("a drawing of the Jelly Monster begins with its round, its phase, the stack and the drone")
    drawn = [found for line in lines if (found := SEAT.fullmatch(line))]
    marks = [found[2] for found in drawn]
    seats = tuple(_read_player(found[1]) for found in drawn)
    order = next((line for line in lines if line.startswith("order ")), "order")
    asked = next((found for line in lines if (found := QUESTION.fullmatch(line))), None)
    phase, over = cast(Phase, head[3]), head[3] == "over"
    timer = next((number for number, words in enumerate(TIMERS) if words and words in head[4]), 0)
    return View(
        viewer=None,
        players=len(seats),
        awaiting=tuple(seat for seat, mark in enumerate(marks) if mark == " ←"),
        timer=timer,
        bell=int(head[7] or 0),
        turns=int(head[1]) - (not over),
        scores=tuple(player.jelly + player.prize for player in seats),
        winners=tuple(seat for seat, mark in enumerate(marks) if mark == " ♛"),
        ending=int(over),
        phase=phase,
        rounds=int(head[2]),
        calm="calm" in head[4],
        turned="timer turned" in head[4] or timer == 1,
        first=PLAYERS.index(head[6]),
        order=tuple(PLAYERS.index(letter) for letter in order.split()[1:]),
        stack=int(head[5]),
        districts=_read_city(lines, len(seats)),
        seats=seats,
        asks=_read_asks(asked),
        scoring=_read_scoring(asked, len(seats)),
        thrown=(),
        throws=0,
        capsules=(),
        lost=(),
    )


def _read_city(lines: list[str], players: int) -> tuple[District, ...]:
    districts = []
    for at, line in enumerate(lines):
        if found := DISTRICT.fullmatch(line):
            groups = []
            for below in lines[at + 1 :]:
                if DISTRICT.fullmatch(below) or SEAT.fullmatch(below):
                    break
                groups += GROUP.findall(below)
            dice = {SHAPES.index(shape): tuple(map(int, faces.split())) for shape, faces, _ in groups if shape}
            zones = found[3].split(" · ")
            marker = [words.startswith("[") for words in zones]
            if len(zones) != 3 or marker.count(True) != 1:
                raise ValueError(f"a district has three zones, and one of them in brackets: {line}")
            districts.append(
                District(
                    side=found[2],
                    zones=tuple(read_reward(words.strip("[]")) for words in zones),
                    marker=marker.index(True) + 1,
                    sealed=next((SHAPES.index(shape) for _, _, shape in groups if shape), None),
                    dice=tuple(dice.get(seat, ()) for seat in range(players)),
                )
            )
    return tuple(districts)


def _read_player(words: str) -> Player:
    def number(name: str) -> int:
        found = re.search(rf"\b{name} (\d+)", words)
        return int(found[1]) if found else 0

    opened = re.search(r"opened (.+) for \d+", words)
    return Player(
        jelly=number("jelly"),
        capsules=number("capsules"),
        lost=number("lost"),
        loose=number("dice"),
        centre=number("centre"),
        cancelled=number("cancelled"),
        may_seal="may seal" in words,
        done="done" in words,
        left=number("steps"),
        opened=tuple(int(one) if one.isdecimal() else "die" for one in (opened[1].split() if opened else ())),
        prize=number("for"),
    )


def _read_asks(asked: re.Match[str] | None) -> Question:
    if asked is None:
        return "nothing"
    if asked[5] not in QUESTIONS:
        raise ValueError(f"nobody asks for {asked[5]!r}")
    return cast(Question, asked[5])


def _read_scoring(asked: re.Match[str] | None, players: int) -> Scoring | None:
    if asked is None:
        return None
    given = [[0] * players for _ in range(players)]
    for jelly, giver, taker in re.findall(r"(\d+) (p\d)→(p\d)", asked[6] or ""):
        given[PLAYERS.index(giver)][PLAYERS.index(taker)] = int(jelly)
    path = tuple(int(district) for district in re.findall(r"\d", asked[3] or asked[1]))
    return Scoring(
        district=int(asked[1]),
        path=path,
        source=int(asked[2] or asked[1]),
        symbol=int(asked[4]),
        given=tuple(tuple(row) for row in given),
    )


# Words --------------------------------------------------------------------------------------------


def label(action: Action) -> str:
    match action:
        case Ready():
            return "ready"
        case Throw():
            return "throw"
        case Place(die, district, effect):
            return f"place {die} d{district}{_effect(effect)}"
        case Pass():
            return "pass"
        case Seal(district):
            return f"seal d{district}"
        case Turn():
            return "turn the timer"
        case Done():
            return "done"
        case Choose(way):
            return f"choose {way}"
        case Give(seat):
            return f"give {PLAYERS[seat]}"
        case Lose(capsule):
            return f"lose {capsule}"


def _effect(effect: Remove | Shift | None) -> str:
    match effect:
        case Remove(seat, die):
            return f" remove {PLAYERS[seat]} {die}"
        case Shift(to):
            return f" {to}"
        case None:
            return ""


def prompt(view: View, names: tuple[str, ...]) -> str:
    if not view.awaiting:
        return f"{together([names[seat] for seat in view.winners])} {'wins' if len(view.winners) == 1 else 'win'}."
    who = together([names[seat] for seat in view.awaiting])
    if view.phase == "ready":
        return f"{who}: ready for round {view.turns + 1}?"
    if view.asks == "neighbour":
        return f"{who}: which neighbour's reward shall it be? If you differ, clockwise."
    if view.asks == "lose":
        return f"{who}: which capsule goes back to the box?"
    if view.asks == "give":
        return f"{who}: not enough jelly for all; who gets the next one?"
    if view.viewer not in view.awaiting:
        return f"{who}: throw and place, as fast as you can." if not view.calm else f"{who} steps."
    name = names[view.viewer]
    if not view.seats[view.viewer].loose:
        return f"{name}: your dice are placed. Seal a district, turn the timer, or be done?"
    if not view.thrown:
        return f"{name}: throw {count(view.seats[view.viewer].loose, 'die').replace('dies', 'dice')}."
    return f"{name}: place one of your dice, or {'pass' if view.calm else 'throw again'}."


def sentence(event: Event, names: tuple[str, ...]) -> str:
    match event:
        case Laid(district, side):
            return f"District {district} is {side}."
        case Began(number, first):
            return f"Round {number} begins; the drone is at {names[first]}."
        case Ordered(seats):
            return f"The order is {together([names[seat] for seat in seats])}."
        case Readied(seat):
            return f"{names[seat]} is ready."
        case Started():
            return "Go!"
        case Threw(seat, dice):
            return f"{names[seat]} throws {' '.join(map(str, dice))}."
        case Placed(seat, die, district):
            return f"{names[seat]} places a {die} at district {district}."
        case Removed(seat, district, owner, die):
            whose = "an own" if owner == seat else f"{names[owner]}'s"
            return f"{names[seat]} sends {whose} {die} from district {district} to the city centre."
        case Shifted(seat, district, zone):
            return f"{names[seat]} moves the marker of district {district} to zone {zone}."
        case Passed(seat):
            return f"{names[seat]} places none."
        case Emptied(seat):
            return f"{names[seat]} has placed the last die."
        case Sealed(seat, district):
            return f"{names[seat]} seals district {district}."
        case Turned(seat):
            return f"{'The table' if seat is None else names[seat]} turns the sand timer!"
        case Rested(seat):
            return f"{names[seat]} is done."
        case Closed(time_up):
            return f"{'Time is up!' if time_up else 'The round is over.'} Now it is scored."
        case _:
            return _scoring_sentence(event, names)


def _scoring_sentence(event: Event, names: tuple[str, ...]) -> str:
    match event:
        case Cancelled(seat, district, die, number):
            return f"In district {district} {names[seat]}'s {number} {die}s cancel."
        case Controlled(district, seats):
            who = together([names[seat] for seat in seats])
            if not district:
                return f"Most dice in the city centre: {who}."
            return f"District {district} is under control of {who}."
        case Pointed(district, neighbour, pays):
            if not pays:
                return f"District {district} points back to district {neighbour} and pays nothing."
            return f"District {district} pays what district {neighbour} pays."
        case Chose(seat, way):
            return f"{names[seat]} chooses {way}."
        case Gained(seat, jelly):
            return f"{names[seat]} gets {jelly} jelly."
        case Drew(seat, capsule):
            return f"{names[seat]} draws a capsule{_shown(capsule)}."
        case Short(seats):
            who = together([names[seat] for seat in seats])
            return f"There are too few capsules for {who}: none of them gets one."
        case Lost(seat, capsule):
            return f"{names[seat]} puts a capsule back in the box{_shown(capsule)}."
        case Paid(seat, to, jelly):
            return f"{names[seat]} gives {jelly} jelly to {names[to]}."
        case Opened(seat, capsule, jelly):
            what = "and throws the die" if capsule == "die" else "with"
            return f"{names[seat]} opens a capsule {what}{':' if capsule == 'die' else ''} {jelly} jelly."
        case Ended(winners, jelly):
            return f"The game is over: {together([names[seat] for seat in winners])} with {jelly} jelly."
        case _:
            raise ValueError(f"nothing is said of {event}")


def _shown(capsule: Capsule | None) -> str:
    return "" if capsule is None else f": a {capsule}"
