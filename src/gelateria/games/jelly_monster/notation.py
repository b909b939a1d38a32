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
import sys
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from gelateria.engine.text import SHAPES, Phrases, Say, columns, in_lines, pad
from gelateria.games.jelly_monster.actions import (
    Action,
    Capsule,
    Choose,
    Done,
    Give,
    Lose,
    Pass,
    Place,
    Ready,
    Remove,
    Seal,
    Shift,
    Throw,
    Turn,
    handful,
)
from gelateria.games.jelly_monster.rewards import PHRASES as REWARDS
from gelateria.games.jelly_monster.rewards import in_words, read_reward
from gelateria.games.jelly_monster.rules import sum_of
from gelateria.games.jelly_monster.views import (
    PHASES,
    QUESTIONS,
    District,
    Later,
    Phase,
    Player,
    Question,
    Scoring,
    View,
    standing,
)

INKS: Mapping[str, str] = {
    r"\[[^\]]+\] ·|· \[[^\]]+\]": "bold magenta",
    r"▸": "bold cyan",
    r"=\d+": "dim",
}
PLAYERS = ("p1", "p2", "p3", "p4", "p5")
"""Each seat's sign, beside its shape: easier to type."""
TIMERS = ("", "sand runs", "guard runs", "countdown runs")
WIDTH = 80
INDENT = " " * 8
HOLDINGS = ("jelly", "capsules", "lost", "dice", "centre", "cancelled", "steps")
PHRASES: Mapping[str, str] = {
    "round": "round {round} of {rounds}",
    **{f"phase-{phase}": phase for phase in PHASES},
    "calmly": "calm",
    "runs-1": TIMERS[1],
    "runs-2": TIMERS[2],
    "runs-3": TIMERS[3],
    "turned": "timer turned",
    "in-stack": "stack {capsules}",
    "drone": "drone at {player}",
    "bell": "bell {bell}",
    **REWARDS,
    "sealed": "sealed by {name}",
    "turn-order": "order {players}",
    "scoring": "scoring d{district}",
    "scoring-by-way": "scoring d{district} by d{source} via {path}",
    "symbol": "symbol {symbol}",
    **{f"asks-{question}": f"asks {question}" for question in QUESTIONS},
    "heirs": "for {players}",
    "later": "then {symbols}",
    "given": "given {given}",
    **{f"has-{holding}": f"{holding} {{number}}" for holding in HOLDINGS},
    "may-seal": "may seal",
    "at-rest": "done",
    "opened": "opened {capsules} for {jelly}",
    "you": "you {seat}",
    "just-thrown": "thrown {dice}",
    "own": "capsules {capsules}",
    "own-lost": "lost {capsules}",
    "shows-die": "die",
    "do-ready": "ready",
    "do-throw": "throw",
    "do-place": "place {die} d{district}",
    "to-remove": "remove {player} {die}",
    "to-up": "up",
    "to-down": "down",
    "do-pass": "pass",
    "do-seal": "seal d{district}",
    "do-turn": "turn the timer",
    "do-done": "done",
    "do-choose": "choose {way}",
    "do-give": "give {seat}",
    "do-lose": "lose {capsule}",
}
INKED: Mapping[str, str] = {
    "just-thrown": "bold",
    "sealed": "bold red",
    "runs-1": "bold yellow",
    "runs-2": "bold yellow",
    "runs-3": "bold yellow",
    "turned": "bold yellow",
}
ENGLISH = Phrases(PHRASES)


def draw(view: View, say: Say = ENGLISH) -> str:
    lines = [_head(view, say)]
    for number, district in enumerate(view.districts, 1):
        lines += [*_rewards(number, district, say), *_entrance(district, say)]
    if view.order:
        lines.append(say("turn-order", players=_players(view.order)))
    if view.scoring:
        lines.append(_question(view.asks, view.scoring, say))
    for seat in range(view.players):
        lines += _player(view, seat, say)
    if view.viewer is not None:
        lines += _own(view, view.viewer, say)
    return "\n".join(lines)


def _head(view: View, say: Say) -> str:
    done = view.turns if view.phase == "over" else view.turns + 1
    words = [
        say("round", round=done, rounds=view.rounds),
        say(f"phase-{view.phase}"),
        say("calmly") if view.calm else "",
        say(f"runs-{view.timer}") if view.timer else "",
        say("turned") if view.turned and not view.timer else "",
    ]
    stack = [say("in-stack", capsules=view.stack), say("drone", player=PLAYERS[view.first])]
    stack += [say("bell", bell=view.bell)] if view.bell else []
    return pad(", ".join(filter(None, words)), 45) + ", ".join(stack)


def _rewards(number: int, district: District, say: Say) -> list[str]:
    zones = [in_words(reward, say) for reward in district.zones]
    zones[district.marker - 1] = f"[{zones[district.marker - 1]}]"
    return _broken(f"{'▸' if number == 1 else ' '}d{number} {district.side}  ", zones, " · ", say)


def _broken(begins: str, parts: list[str], between: str, say: Say) -> list[str]:
    """In one line, or where words are longer than English ones in several; English is read back, so it stays in one."""
    width = sys.maxsize if say("do-ready") == PHRASES["do-ready"] else WIDTH - columns(begins + between)
    lines = in_lines(parts, between, width)
    ends = [between.rstrip()] * (len(lines) - 1) + [""]
    starts = [begins] + [" " * columns(begins)] * (len(lines) - 1)
    return ["".join(whole) for whole in zip(starts, lines, ends, strict=True)]


def _entrance(district: District, say: Say) -> list[str]:
    """The dice of each seat there and their sum; as many lines as it takes."""
    groups = [_group(seat, dice) for seat, dice in enumerate(district.dice) if dice]
    if district.sealed is not None:
        groups.append(say("sealed", name=SHAPES[district.sealed]))
    lines = [INDENT[:-3]]
    for group in groups or ["–"]:
        if columns(lines[-1]) + 3 + columns(group) > WIDTH:
            lines.append(INDENT[:-3])
        lines[-1] += f"   {group}"
    return lines


def _group(seat: int, dice: tuple[int, ...]) -> str:
    return f"{SHAPES[seat]} {' '.join(map(str, dice))} ={sum_of(handful(dice))}"


def _question(asks: Question, scoring: Scoring, say: Say) -> str:
    path = " ".join(f"d{district}" for district in scoring.path)
    given = [
        f"{jelly} {PLAYERS[seat]}→{PLAYERS[other]}"
        for seat, row in enumerate(scoring.given)
        for other, jelly in enumerate(row)
        if jelly
    ]
    by_way = "scoring-by-way" if len(scoring.path) > 1 else "scoring"
    words = [
        say(by_way, district=scoring.district, source=scoring.source, path=path),
        say("symbol", symbol=scoring.symbol),
        say(f"asks-{asks}"),
        say("heirs", players=_players(scoring.heirs)) if scoring.heirs else "",
        say("later", symbols=" ".join(map(_later, scoring.later))) if scoring.later else "",
        say("given", given=", ".join(given)) if given else "",
    ]
    return ", ".join(filter(None, words))


def _players(seats: tuple[int, ...]) -> str:
    return " ".join(PLAYERS[seat] for seat in seats)


def _later(later: Later) -> str:
    """A district, the symbol with which it goes on, and whom it is for if not all: `d1.2`, `d1.2.p3.p4`."""
    return ".".join([f"d{later.district}", str(later.symbol), *_players(later.heirs).split()])


def _player(view: View, seat: int, say: Say) -> list[str]:
    player = view.seats[seat]
    holds = (player.capsules, player.lost, player.loose, player.centre, player.cancelled, player.left)
    words = [say("has-jelly", number=player.jelly)]
    words += [say(f"has-{what}", number=n) for what, n in zip(HOLDINGS[1:], holds, strict=True) if n]
    if player.may_seal:
        words.append(say("may-seal"))
    if player.done:
        words.append(say("at-rest"))
    if player.opened:
        words.append(say("opened", capsules=_capsules(player.opened, say), jelly=player.prize))
    mark = " ♛" if seat in view.winners else " ←" if seat in view.awaiting else ""
    words[-1] += mark
    return _broken(f"{SHAPES[seat]}{PLAYERS[seat]} ", words, ", ", say)


def _own(view: View, seat: int, say: Say) -> list[str]:
    words = [say("you", seat=f"{SHAPES[seat]}{PLAYERS[seat]}")]
    if view.thrown:
        words.append(say("just-thrown", dice=" ".join(f"[{die}]" for die in view.thrown)))
    if view.capsules:
        words.append(say("own", capsules=_capsules(view.capsules, say)))
    if view.lost:
        words.append(say("own-lost", capsules=_capsules(view.lost, say)))
    return _broken("", words, ", ", say)


def _capsules(capsules: tuple[Capsule, ...], say: Say) -> str:
    return " ".join(say("shows-die") if capsule == "die" else str(capsule) for capsule in capsules)


# Reading ------------------------------------------------------------------------------------------

HEAD = re.compile(r"round (\d+) of (\d+), (\w+)(.*?) +stack (\d+), drone at (p[1-5])(?:, bell (\d+))?")
DISTRICT = re.compile(r"▸?d(\d) ([AB][1-8])  (.+)")
GROUP = re.compile(rf"([{SHAPES}]) ((?:[1-6] )+)=\d+|sealed by ([{SHAPES}])")
QUESTION = re.compile(
    r"scoring d(\d)(?: by d(\d) via ([d\d ]+))?, symbol (\d), asks (\w+)"
    r"(?:, for ([p\d ]+))?(?:, then ([dp\d. ]+))?(?:, given (.+))?"
)
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
                    **standing([handful(dice.get(seat, ())) for seat in range(players)]),
                )
            )
    count = len(districts)
    return tuple(
        replace(district, clockwise=(at + 1) % count + 1, counter=(at - 1) % count + 1)
        for at, district in enumerate(districts)
    )


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
    for jelly, giver, taker in re.findall(r"(\d+) (p\d)→(p\d)", asked[8] or ""):
        given[PLAYERS.index(giver)][PLAYERS.index(taker)] = int(jelly)
    path = tuple(int(district) for district in re.findall(r"\d", asked[3] or asked[1]))
    return Scoring(
        district=int(asked[1]),
        path=path,
        source=int(asked[2] or asked[1]),
        symbol=int(asked[4]),
        given=tuple(tuple(row) for row in given),
        heirs=_read_players(asked[6] or ""),
        later=tuple(_read_later(words) for words in (asked[7] or "").split()),
    )


def _read_players(words: str) -> tuple[int, ...]:
    return tuple(PLAYERS.index(word) for word in words.split())


def _read_later(words: str) -> Later:
    district, symbol, *heirs = words.split(".")
    return Later(int(district[1:]), int(symbol), _read_players(" ".join(heirs)))


# Words --------------------------------------------------------------------------------------------


def label(action: Action, say: Say = ENGLISH) -> str:
    match action:
        case Ready():
            return say("do-ready")
        case Throw():
            return say("do-throw")
        case Place(die, district, effect):
            return " ".join(filter(None, [say("do-place", die=die, district=district), _effect(effect, say)]))
        case Pass():
            return say("do-pass")
        case Seal(district):
            return say("do-seal", district=district)
        case Turn():
            return say("do-turn")
        case Done():
            return say("do-done")
        case Choose(way=way):
            return say("do-choose", way=way)
        case Give(seat):
            return say("do-give", seat=PLAYERS[seat])
        case Lose(capsule):
            return say("do-lose", capsule=capsule)


def _effect(effect: Remove | Shift | None, say: Say) -> str:
    match effect:
        case Remove(seat, die):
            return say("to-remove", player=PLAYERS[seat], die=die)
        case Shift(to):
            return say(f"to-{to}")
        case None:
            return ""
