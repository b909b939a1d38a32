"""What somebody is told who comes to a table: who is there, and where the game is."""

from typing import TYPE_CHECKING

from gelateria.engine import Viewer
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Room, Welcome
from gelateria.server.table.seats import FREE

if TYPE_CHECKING:
    from gelateria.server.table.table import Table

STEPS_IN_A_WELCOME = 60


def room_of(table: "Table") -> Room:
    resigned = table.play.resigned if table.play else set()
    host = next((sitter.name for sitter in table.seats if sitter and sitter.person == table.host), None)
    return Room(
        table.id,
        table.plan.game,
        table.status,
        table.plan,
        host,
        [
            sitter.shown(table.here(seat), seat in resigned) if sitter else FREE
            for seat, sitter in enumerate(table.seats)
        ],
        len(table.channels[None].listeners),
        table.commitment,
        table.next,
    )


def welcome(table: "Table", viewer: Viewer, have: int | None = None, fingerprint: str | None = None) -> bytes:
    """Everything, or only what is new to somebody who has seen `have` steps and a view with this fingerprint."""
    play = table.play
    number = play.number(viewer) if play else 0
    snapshot = play.snapshot(viewer) if play else None
    fits = (
        have is not None
        and have <= number
        and not (have == number and fingerprint and snapshot and fingerprint != snapshot.hash)
    )
    fresh = not fits or number - (have or 0) > STEPS_IN_A_WELCOME
    return ENCODER.encode(
        Welcome(
            viewer,
            fresh,
            number,
            play.steps(viewer, 0 if fresh else have or 0, STEPS_IN_A_WELCOME) if play else [],
            room_of(table),
            snapshot.view if snapshot else None,
            snapshot.hash if snapshot else "",
            snapshot.choices if snapshot else [],
            snapshot.decision if snapshot else 0,
            snapshot.can_undo if snapshot else False,
            table.deadlines(viewer),
            table.chat.lines[-STEPS_IN_A_WELCOME:],
            table.votes.asked,
            table.over,
        )
    )
