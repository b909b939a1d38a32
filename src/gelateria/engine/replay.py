"""From a record back to the game: every move checked again, every number of chance accounted for."""

from typing import Any

from gelateria.engine.dealer.replaying import ReplayingDealer
from gelateria.engine.digest import fields_that_differ
from gelateria.engine.edition import EditionError
from gelateria.engine.game import Game
from gelateria.engine.illegal import Illegal
from gelateria.engine.match import Match
from gelateria.engine.record import Damaged, Record
from gelateria.engine.state import CLOCK


def replay(
    game: Game[Any, Any, Any, Any], record: Record, to: int | None = None, script: ReplayingDealer | None = None
) -> Match[Any, Any, Any, Any]:
    """Play a record again, to the end or up to move number `to`; Damaged, with the reason, when it cannot be.

    What comes back records in today's format, whatever the record has.

    A script of one's own hears what the rules ask of chance: it gets the numbers of the opening and of every move.
    """
    if record.game != game.slug:
        raise Damaged(f"This is a record of {record.game}, not of {game.slug}.")
    if not game.oldest <= record.rules <= game.version:
        raise Damaged(f"This game was played by version {record.rules} of its rules; here they are at {game.versions}.")
    if to is not None and not 0 <= to <= len(record.moves):
        raise Damaged(f"This game has moves 0 to {len(record.moves)}; there is no move {to}.")
    try:
        setting = game.setting(record.players, record.options, record.edition, record.rules)
    except (Illegal, EditionError) as error:
        raise Damaged(f"This record was not played with anything we know: {error}") from None
    script = ReplayingDealer([]) if script is None else script
    script.load(list(record.opening))
    match = Match(setting, script)
    _settle("The opening", script)
    for index, move in enumerate(record.moves if to is None else record.moves[:to]):
        where = f"Move {index + 1}"
        if match.over:
            raise Damaged(f"{where}: the game was already over.")
        if move.by == CLOCK:
            if not match.state.timer or move.do != match.state.bell:
                raise Damaged(f"{where}: no timer with the number {move.do} was running.")
        elif move.do not in match.state.legal(move.by):
            raise Damaged(f"{where}: seat {move.by} could not do number {move.do} then.")
        script.load(list(move.drew))
        match.repeat(move)
        _settle(where, script)
    if to is None and record.has_lasting_digest:
        _compare(record, match)
    return match


def _compare(record: Record, match: Match[Any, Any, Any, Any]) -> None:
    if match.digest() != record.digest:
        raise Damaged("This is another game than the record's digest tells: a move, a number or a rule has changed.")
    if others := fields_that_differ(record.views, match.fields_shown()):
        raise Damaged(f"The moves lead to another position than the record says: it had other {', '.join(others)}.")


def _settle(where: str, script: ReplayingDealer) -> None:
    if fault := script.finish():
        raise Damaged(f"{where}: {fault}.")
