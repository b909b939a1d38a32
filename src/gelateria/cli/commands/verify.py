"""`gelateria verify`: whether the dice of a played game are those that were promised before it."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.text import Text

from gelateria.cli.commands.replay import Source, find_known, read_source
from gelateria.cli.options.failing import Failed, Unclear
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.terminal.looks import PALETTE
from gelateria.engine import AnyGame, Damaged, Record, Unproven, Verdict, check_dice, list_throws
from gelateria.engine.text import count


def verify(record: Source, /, *, commitment: str | None = None, json: bool = False) -> None:
    """Check that the dice of a played game were fair.

    Before a game the table shows a commitment, which binds it to a seed; every
    player adds a nonce; after the game the record tells the seed. Here the game
    is played again, and every number of chance is computed from seed and nonces.
    What was changed is named: a number, the seed, a nonce or a move.

    The proof is as good as the commitment: compare it with the one that you saw
    before the game, or let --commitment do it.

    Exit code 0: the dice hold. 1: they do not, or the record is damaged.
    2: the record carries no proof.

    Try:

        gelateria verify game.json
        gelateria verify game.json --commitment 91c9ac8f…
        gelateria verify gelateria1.eNp…          a token that a friend sent
        gelateria verify - < game.json
        gelateria verify game.json --json         with every number thrown

    Args:
        record: A file with a record or a saved game, the name of a game you played, a token, or - for standard input.
        commitment: What was shown before the game: 64 hexadecimal digits.
        json: Print data for programs.
    """
    shown = None if commitment is None else _read_commitment(commitment)
    kept, _ = read_source(record)
    game = find_known(kept)
    try:
        verdict = check_dice(game, kept, shown)
    except Unproven as error:
        raise Unclear(str(error)) from None
    if verdict.holds and verdict.taken_over and not verdict.checked:
        raise Unclear("This record proves nothing: all its numbers were taken over from an earlier one.")
    if json:
        print_json(as_data(game, kept, verdict))
    else:
        print_verdict(game, kept, verdict, shown)
    if not verdict.holds:
        raise Failed


def _read_commitment(text: str) -> str:
    shown = text.strip().lower()
    if not re.fullmatch(r"[0-9a-f]{64}", shown):
        raise Unclear(f"A commitment has 64 hexadecimal digits; --commitment {text[:80]!r} is none.")
    return shown


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
    yield "numbers", f"{verdict.checked:,} checked and right"
    if verdict.taken_over:
        yield "", f"{verdict.taken_over:,} taken over from an earlier record: not proven"
    yield "commitment", verdict.commitment
    if shown is None:
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
        **msgspec.to_builtins(verdict),
        "dice": msgspec.to_builtins(record.dice),
        "throws": throws,
    }
