"""What the replays' worker does: it plays records again. Those asked for lately stay at hand, so scrubbing is cheap."""

from collections import OrderedDict
from hashlib import blake2b
from typing import Any

import msgspec

from gelateria.engine import (
    CLOCK,
    AnyGame,
    Damaged,
    Match,
    Record,
    UnknownGame,
    Unproven,
    check_dice,
    find_game,
    list_throws,
    read_record,
    replay,
    tally,
)
from gelateria.server.workers.framing import Declined
from gelateria.server.workers.replay_answers import (
    Moment,
    Moments,
    PastStep,
    Proof,
    Question,
    Replay,
    ReplayStep,
    Resume,
    Resumed,
    Retell,
    Show,
    Verification,
    Verify,
    WrongDraw,
)

MOST_KEPT = 64
MOST_BYTES_KEPT = 128 * 2**20
MOST_TOLD = 400
"""So many steps of the way are told at a table that goes on from there."""
A_MOVE = 1000
"""Bytes that a move takes besides positions, roughly: most are what came of it."""

AnyMatch = Match[Any, Any, Any, Any]


class Shelf:
    """Matches by the text of their records, those not asked for longest go first."""

    def __init__(self, most: int = MOST_KEPT, most_bytes: int = MOST_BYTES_KEPT) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[bytes, tuple[AnyMatch, Record]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def fetch(self, text: str) -> tuple[AnyMatch, Record]:
        """The record, played again; Damaged with the reason when it cannot be."""
        key = blake2b(text.encode(errors="replace"), digest_size=16).digest()
        if key not in self._kept:
            record = read_record(text)
            self._keep(key, replay(game_of(record), record), record)
        self._kept.move_to_end(key)
        return self._kept[key]

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0

    def _keep(self, key: bytes, match: AnyMatch, record: Record) -> None:
        self._kept[key] = match, record
        self.bytes += weight(match)
        while len(self._kept) > 1 and (len(self._kept) > self.most or self.bytes > self.most_bytes):
            _, (gone, _) = self._kept.popitem(last=False)
            self.bytes -= weight(gone)


def weight(match: AnyMatch) -> int:
    """About how many bytes a match takes in memory."""
    return match.length * A_MOVE + (match.positions_kept + 1) * len(match.state.key())


_shelf = Shelf()
_decode = msgspec.msgpack.Decoder(Question).decode


def answer(body: bytes) -> bytes:
    question: Question = _decode(body)
    try:
        match question:
            case Retell(text, viewer):
                return msgspec.json.encode(retell(*_shelf.fetch(text), viewer))
            case Show(text, viewer, start, stop):
                return msgspec.json.encode(show(_shelf.fetch(text)[0], viewer, start, stop))
            case Verify(text, shown):
                return msgspec.json.encode(verify(read_record(text), shown))
            case Resume(text, move, is_new):
                return msgspec.msgpack.encode(resume(read_record(text), move, is_new))
    except (Damaged, Unproven) as why:
        raise Declined(str(why)) from None
    except MemoryError:
        _shelf.clear()
        raise Declined("This record takes more memory than there is for one.") from None


def game_of(record: Record) -> AnyGame:
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise Damaged(f"This record cannot be played here. {error}") from None


def retell(match: AnyMatch, record: Record, viewer: int | None) -> Replay:
    setting = match.setting
    return Replay(
        game=setting.game.slug,
        title=setting.game.title,
        token=record.to_token(),
        players=setting.players,
        options=record.options,
        edition=record.edition,
        moves=match.length,
        over=match.over,
        why_over=match.why_over(),
        scores=match.state.scores(),
        winners=match.state.seats_winning(),
        has_proof=record.dice is not None,
        opening=list(match.opening_events),
        steps=[
            ReplayStep(
                step.by,
                step.action,
                "" if step.by == CLOCK else setting.game.notation.label(step.action),
                list(step.events),
            )
            for step in match.steps()
        ],
        view=match.view(checked(match, viewer)),
        tally=tally(match) if match.over else None,
    )


def show(match: AnyMatch, viewer: int | None, start: int, stop: int) -> Moments:
    if not 0 <= start <= stop <= match.length:
        raise Declined(f"This game has moves 0 to {match.length}; there is nothing from {start} to {stop}.")
    viewer = checked(match, viewer)
    return Moments([moment(match, viewer, moves) for moves in range(start, stop + 1)])


def resume(record: Record, move: int | None, is_new: bool) -> Resumed:
    """Nothing of it is kept here: whoever goes on from there does not come back."""
    game = game_of(record)
    moves = len(record.moves) if move is None else move
    if is_new and moves > game.longest:
        raise Declined(
            f"{game.title} can be played on after {game.longest:,} moves at most, more than a game has; "
            f"these are {moves:,}."
        )
    match = replay(game, record, move)
    return Resumed(
        game=record.game,
        players=record.players,
        options=record.options,
        edition=record.edition,
        rules=record.rules,
        over=match.over,
        past=match.past(),
        record=match.record().to_token(),
        told=told(match),
    )


def told(match: AnyMatch) -> list[list[PastStep]]:
    """What a table's log begins with. Of a long way only the end: nobody reads on for so long."""
    setting = match.setting
    steps = [(step.by, step.events) for step in match.steps(max(0, match.length - MOST_TOLD))]
    viewers: list[int | None] = [None, *range(setting.players)] if setting.game.views.SECRETS else [None]
    return [
        [
            PastStep(by, msgspec.json.encode(seen))
            for by, events in steps
            if (seen := setting.seen(events, viewer)) or by in (viewer, CLOCK)
        ]
        for viewer in viewers
    ]


def moment(match: AnyMatch, viewer: int | None, moves: int) -> Moment:
    setting, state = match.setting, match.state_after(moves)
    choices = {seat: setting.choices(state, seat) for seat in state.seats_awaited()}
    return Moment(moves, match.view(viewer, moves), choices)


def checked(match: AnyMatch, viewer: int | None) -> int | None:
    if viewer is not None and not 0 <= viewer < match.setting.players:
        raise Declined(f"Nobody sits in seat {viewer}: the seats are 0 to {match.setting.players - 1}.")
    return viewer


def verify(record: Record, shown: str | None) -> Verification:
    game = game_of(record)
    verdict = check_dice(game, record, shown)
    return Verification(
        game=record.game,
        holds=verdict.holds,
        commitment=verdict.commitment,
        checked=verdict.checked,
        taken_over=verdict.taken_over,
        faults=[
            WrongDraw(
                kind=fault.kind,
                sentence=fault.sentence,
                move=fault.move,
                place=fault.place,
                said=fault.said,
                given=fault.given,
            )
            for fault in verdict.faults
        ],
        proof=prove(game, record),
    )


def prove(game: AnyGame, record: Record) -> Proof | None:
    """All that another program needs to check the numbers itself."""
    dice = record.dice
    try:
        throws = list_throws(game, record)
    except Damaged:
        return None
    if dice is None:
        return None
    skipped = 0 if dice.inherited is None else dice.inherited + 1
    return Proof(seed=dice.seed, nonces=list(dice.nonces), skipped=skipped, throws=throws)
