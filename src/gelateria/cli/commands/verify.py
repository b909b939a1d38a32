"""`gelateria verify`: whether the dice of a played game are those that were promised before it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from gelateria.cli.commands.replay import Source, find_known, read_source
from gelateria.cli.options.failing import Failed, Spoiled, Unclear
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.terminal.looks import PALETTE
from gelateria.cli.terminal.saves import read_file
from gelateria.engine import AnyGame, Damaged, Record, Unproven, Verdict, Witness, check_dice, list_throws
from gelateria.engine.text import count


def verify(
    record: Source, /, *, commitment: str | None = None, witness: Path | None = None, json: bool = False
) -> None:
    """Check that the dice of a played game were fair.

    Before a game the table shows a commitment, which binds it to a seed; every
    player adds a nonce; after the game the record tells the seed. Here the game
    is played again, and every number of chance is computed from seed and nonces.
    What was changed is named: a number, the seed, a nonce or a move.

    That shows where the numbers come from. That nobody could choose them is shown
    to whoever played, by what their browser noted before it gave its nonce away;
    it can be saved where the browser checks the dice, and --witness takes it.
    Who only saw the commitment before the game lets --commitment compare it.

    Exit code 0: the dice hold, and, with --witness, nobody could choose them.
    1: they do not, or the record is damaged. 2: the record carries no proof.

    Try:

        gelateria verify game.json
        gelateria verify game.json --witness witness.json
        gelateria verify game.json --commitment 91c9ac8f…
        gelateria verify gelateria1.eNp…          a token that a friend sent
        gelateria verify - < game.json
        gelateria verify game.json --json         with every number thrown

    Args:
        record: A file with a record or a saved game, the name of a game you played, a token, or - for standard input.
        commitment: What was shown before the game: 64 hexadecimal digits.
        witness: A file with what your browser noted before the game.
        json: Print data for programs.
    """
    shown = None if commitment is None else _read_commitment(commitment)
    saw = None if witness is None else _read_witness(witness)
    kept, _ = read_source(record)
    game = find_known(kept)
    try:
        verdict = check_dice(game, kept, shown, saw)
    except Unproven as error:
        raise Unclear(str(error)) from None
    if verdict.holds and verdict.taken_over and not verdict.checked:
        raise Unclear("This record proves nothing: all its numbers were taken over from an earlier one.")
    if json:
        print_json(as_data(game, kept, verdict))
    else:
        print_verdict(game, kept, verdict, shown)
    if not (verdict.proven if saw else verdict.holds):
        raise Failed


def _read_commitment(text: str) -> str:
    shown = text.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", shown):
        raise Unclear(f"A commitment has 64 hexadecimal digits; --commitment {text[:80]!r} is none.")
    return shown


def _read_witness(file: Path) -> Witness:
    try:
        return msgspec.json.decode(read_file(file), type=Witness)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Spoiled(f"{file} holds no witness: {error}.") from None


def print_verdict(game: AnyGame, record: Record, verdict: Verdict, shown: str | None) -> None:
    console = screen()
    moves = count(len(record.moves), "move")
    console.print(Text.assemble((game.title, "bold"), f", {record.players} players, {moves}"))
    if verdict.holds:
        after = f" after move {record.dice.inherited}" if record.dice and record.dice.inherited is not None else ""
        console.print(Text(f"✓ The dice hold: every number{after} is as the seed gives it.", PALETTE["green"]))
    else:
        console.print(Text("✗ The dice do not hold.", PALETTE["red"]))
    for fault in verdict.faults:
        console.print(Text(f"  {fault.sentence}"), soft_wrap=True)
    console.print()
    for name, value in _details(record, verdict, shown):
        console.print(Text.assemble((f"{name:12}", "dim"), value), soft_wrap=True)


def _details(record: Record, verdict: Verdict, shown: str | None) -> Iterator[tuple[str, str]]:
    """What was checked, and what to compare, line by line."""
    for doubt in verdict.doubts:
        yield "not proven", doubt.sentence
    if verdict.proven:
        yield "proven", "Nobody could choose them: the seed and all other nonces were bound when yours was given."
    yield "numbers", f"{verdict.checked:,} checked and right"
    if verdict.taken_over:
        yield "", f"{verdict.taken_over:,} taken over from an earlier record: not proven"
    yield "commitment", verdict.commitment
    if shown is None and any(doubt.kind == "unwitnessed" for doubt in verdict.doubts):
        yield "", "Is this what was shown before the game? --commitment compares."
    elif shown == verdict.commitment:
        yield "", "This is what was shown before the game."
    if record.dice:
        yield "seed", record.dice.seed
        yield "nonces", ", ".join(map(repr, record.dice.nonces)) or "none"


def as_data(game: AnyGame, record: Record, verdict: Verdict) -> dict[str, Any]:
    """The verdict for programs, with what chance gave from how many sides, so that others can compute it too."""
    try:
        throws = list_throws(game, record)
    except Damaged:
        throws = None
    return {
        "game": record.game,
        "holds": verdict.holds,
        "proven": verdict.proven,
        **msgspec.to_builtins(verdict),
        "dice": msgspec.to_builtins(record.dice),
        "throws": throws,
    }
