"""Cities to start from, drawn from a few words."""

import re

from gelateria.engine.text import SHAPES
from gelateria.games.jelly_monster.actions import handful
from gelateria.games.jelly_monster.rules import Jelly
from tests.positions import Position

ZONES = {
    "A1": ("5", "7", "3"),
    "A2": ("7", "4", "0"),
    "A3": ("4", "6", "8"),
    "A4": ("capsule", "5", "2"),
    "A5": ("first 5, second 2", "first 7, second 3", "4"),
    "A6": ("first 5, others 1", "first 4, others 2", "7"),
    "A7": ("6", "capsule", "0"),
    "A8": ("3", "capsule, 2", "6"),
    "B1": ("clockwise", "4", "8"),
    "B2": ("counter-clockwise", "6", "0"),
    "B3": ("either", "3", "capsule"),
    "B4": ("1-2 dice: 7, 3+ dice: capsule", "5", "1-2 dice: 2, 3+ dice: 9"),
    "B5": ("take 1", "take 2", "give 1"),
    "B6": ("2 per capsule", "capsule", "lose capsule"),
    "B7": ("8", "lose capsule", "first 6, second 4"),
    "B8": ("capsule", "give 1", "first 7, others 3"),
}

SAND = "sand runs"
"""The last seconds of a round: when they are over it is scored."""


def city(*districts: str, seats: str = "2 2 2", when: str = SAND, number: int = 1, stack: int = 30) -> str:
    """A drawing of some districts, the rest empty: `A1/2 ●56 ▲3 !■` is side A1, its marker at zone 2, dice and a seal.

    `seats` is everybody's jelly; `5c2` has two capsules too, `5x1` a die in the city centre, `5*` has all dice placed.
    """
    people = seats.split()
    used = {district[1] for district in districts}
    spare = [number for number in "87654321" if number not in used]
    drawn = list(districts)
    while len(drawn) < len(people) + 2:
        drawn.append(f"A{spare.pop()}")
    lines = [f"round {number} of 4, place, {when}".rstrip(", ") + f"   stack {stack}, drone at p1, bell 2"]
    placed = dict.fromkeys(SHAPES, 0)
    for place, district in enumerate(drawn, 1):
        side, *dice = district.split()
        side, _, marker = side.partition("/")
        zones = list(ZONES[side])
        zones[int(marker or 1) - 1] = f"[{zones[int(marker or 1) - 1]}]"
        lines.append(f"d{place} {side}  {' · '.join(zones)}")
        for group in dice:
            if group.startswith("!"):
                lines.append(f"sealed by {group[1:]}")
            else:
                placed[group[0]] += len(group) - 1
                lines.append(f"{group[0]} {' '.join(group[1:])} =0")
    for seat, (shape, words) in enumerate(zip(SHAPES, people, strict=False)):
        lines.append(f"{shape}p{seat + 1} " + _player(words, placed[shape]))
    return "\n".join(lines)


def _player(words: str, placed: int) -> str:
    jelly, capsules, centre = (re.search(rf"{mark}(\d+)", words) for mark in ("^", "c", "x"))
    away = int(centre[1]) if centre else 0
    facts = [f"jelly {jelly[1] if jelly else 0}", f"capsules {capsules[1] if capsules else 0}", f"centre {away}"]
    if words.endswith("*"):
        return ", ".join([*facts, f"cancelled {7 - placed - away}", "may seal"]) + " ←"
    return ", ".join([*facts, f"dice {7 - placed - away}"]) + " ←"


def jelly(drawing: str, calm: bool = False, **thrown: str) -> Position:
    """A position to play on. `p1="126"` are the dice behind that player's screen; nobody else has thrown."""
    position = Position("jelly-monster", drawing, calm=calm)
    state: Jelly = position.state
    state.thrown = [handful(tuple(map(int, thrown.get(f"p{seat}", "")))) for seat in range(1, 6)]
    state.throws = [int(dice > 0) for dice in state.thrown]
    state.loose = [len(thrown.get(f"p{seat + 1}", "")) or loose for seat, loose in enumerate(state.loose)]
    return position


def hold(position: Position, seat: int, *capsules: int) -> Position:
    """Put these capsules, 0 for one with a die, before a player instead of whatever lies there."""
    state: Jelly = position.state
    bag, held = state.bag, state.held
    for value in range(10):
        bag[value] += held[seat][value] - capsules.count(value)
        held[seat][value] = capsules.count(value)
    state.bag, state.held = bag, held
    return position
