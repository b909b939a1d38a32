"""Whether the dice of a record are those that were promised: every number of chance computed again from the seed."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from gelateria.engine.dealer.auditing import AuditingDealer
from gelateria.engine.dealer.verifiable import VerifiableDealer, commitment
from gelateria.engine.game import Game
from gelateria.engine.record import Damaged, Dice, Record
from gelateria.engine.replay import replay
from gelateria.engine.verdict import Doubt, Fault, Verdict
from gelateria.engine.witness import Witness, another_commitment, examine

Throws = list[list[tuple[int, int]]]
"""What chance gave in the opening and in each move: from how many sides, and which number, counted from 0."""


class Unproven(ValueError):
    """A record that does not say where its dice come from: there is nothing to check."""


def check_dice(
    game: Game[Any, Any, Any, Any], record: Record, shown: str | None = None, witness: Witness | None = None
) -> Verdict:
    """Replay a record and compute every draw again, up to the first that is not as the stream gives it.

    `shown` is the commitment that somebody saw before the game; `witness` what somebody's device noted before it gave
    its nonce. Unproven when the record has no proof, Damaged when it cannot be played here at all: another game,
    another version of the rules.
    """
    dice = record.dice
    if dice is None:
        raise Unproven("This record carries no proof of its dice: it does not tell a seed.")
    auditor = AuditingDealer()
    damage = ""
    try:
        replay(game, record, script=auditor)
    except Damaged as reason:
        if not auditor.asked:
            raise
        damage = str(reason)
    skipped = 0 if dice.inherited is None else dice.inherited + 1
    written = [record.opening, *(move.drew for move in record.moves)]
    stream = VerifiableDealer(bytes.fromhex(dice.seed), dice.nonces)
    checked, draw = _compare(stream, auditor.asked, written, skipped)
    found = list(examine(dice, witness))
    faults = [fault for fault in found if isinstance(fault, Fault)]
    faults += [*_of_the_promise(dice, shown), *_of_the_start(dice, record)]
    if draw:
        faults.append(draw)
    elif damage:
        faults.append(Fault(kind="game", sentence=damage))
    return Verdict(
        commitment=dice.commitment,
        checked=checked,
        taken_over=sum(map(len, written[:skipped])),
        faults=tuple(faults),
        doubts=tuple(doubt for doubt in found if isinstance(doubt, Doubt)),
    )


def list_throws(game: Game[Any, Any, Any, Any], record: Record) -> Throws:
    """What chance gave in the opening and in each move of a record; Damaged when it cannot be played."""
    auditor = AuditingDealer()
    replay(game, record, script=auditor)
    written = [record.opening, *(move.drew for move in record.moves)]
    return [list(zip(asked, drew, strict=True)) for asked, drew in zip(auditor.asked, written, strict=True)]


def _of_the_promise(dice: Dice, shown: str | None) -> Iterator[Fault]:
    if shown is not None and shown.lower() != dice.commitment:
        yield another_commitment(shown.lower(), dice.commitment)
    if (kept := commitment(bytes.fromhex(dice.seed))) != dice.commitment:
        sentence = f"The seed is not the one that was promised: its commitment is {kept}."
        yield Fault(kind="commitment", sentence=sentence)


def _of_the_start(dice: Dice, record: Record) -> Iterator[Fault]:
    if dice.inherited is not None and dice.inherited > len(record.moves):
        sentence = f"It is said to go on after move {dice.inherited}, but it has only {len(record.moves)}."
        yield Fault(kind="inherited", sentence=sentence)


def _compare(
    stream: VerifiableDealer, asked: list[list[int]], written: list[tuple[int, ...]], skipped: int
) -> tuple[int, Fault | None]:
    """How many numbers are the stream's, and the first that is not."""
    checked = 0
    for move, (sides, drew) in enumerate(zip(asked, written, strict=False)):
        if move < skipped:
            continue
        for place, (n, said) in enumerate(zip_longest(sides, drew), 1):
            given = None if n is None else stream.draw(n)
            if said != given:
                return checked, _wrong_draw(move, place, said, given)
            checked += 1
    return checked, None


def _wrong_draw(move: int, place: int, said: int | None, given: int | None) -> Fault:
    where = f"{f'Move {move}' if move else 'The opening'}, number {place}"
    if said is None:
        sentence = f"{where}: the record has no number there, the dice give {given}."
    elif given is None:
        sentence = f"{where}: the record says {said}, but the rules ask for no more numbers there."
    else:
        sentence = f"{where}: the record says {said}, the dice give {given}."
    return Fault(kind="draw", sentence=sentence, move=move, place=place, said=said, given=given)
