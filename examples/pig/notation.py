"""Pig in letters."""

import re
from collections.abc import Mapping

from gelateria.engine.text import SHAPES, Phrases, Say
from pig.actions import Action, Roll
from pig.views import View

INKS: Mapping[str, str] = {r"♛|←": "bold"}
PHRASES: Mapping[str, str] = {
    "total": "total {total}",
    "turns": "turn {turns}",
    "do-roll": "roll",
    "do-hold": "hold",
}
INKED: Mapping[str, str] = {"total": "bold"}
ENGLISH = Phrases(PHRASES)


def draw(view: View, say: Say = ENGLISH) -> str:
    marks = [" ♛" if seat in view.winners else " ←" if seat in view.awaiting else "" for seat in range(view.players)]
    seats = "   ".join(f"{SHAPES[seat]} {view.scores[seat]}{marks[seat]}" for seat in range(view.players))
    return f"{seats}   {say('total', total=view.total)}   {say('turns', turns=view.turns)}"


def read(text: str) -> View:
    seats = re.findall(rf"[{SHAPES}] (\d+)( ←| ♛)?", text)
    marks = [mark for _, mark in seats]
    found = re.search(r"total (\d+) +turn (\d+)", text)
    if found is None or (" ←" in marks) == (" ♛" in marks):
        raise ValueError("a drawing of Pig shows the scores, who is to move or has won, the total and the turn")
    return View(
        viewer=None,
        players=len(seats),
        awaiting=tuple(seat for seat, mark in enumerate(marks) if mark == " ←"),
        timer=0,
        bell=0,
        turns=int(found[2]),
        scores=tuple(int(score) for score, _ in seats),
        winners=tuple(seat for seat, mark in enumerate(marks) if mark == " ♛"),
        ending=int(" ♛" in marks),
        mover=next(seat for seat, mark in enumerate(marks) if mark),
        total=int(found[1]),
    )


def label(action: Action, say: Say = ENGLISH) -> str:
    return say("do-roll") if isinstance(action, Roll) else say("do-hold")
