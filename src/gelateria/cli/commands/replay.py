"""`gelateria replay`: a played game, told move by move."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from gelateria.bots.names import house_name
from gelateria.cli.options.complaints import in_our_words
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.language import shown, words, words_for
from gelateria.cli.options.printing import print_json, screen
from gelateria.cli.terminal import saves
from gelateria.cli.terminal.ending import scores, tell_story
from gelateria.cli.terminal.looks import board, prose
from gelateria.cli.terminal.sitting import Sitter, names_of
from gelateria.cli.terminal.story import AnyMatch, author_mark, in_one_breath
from gelateria.engine import Damaged, Record, find_game, tally
from gelateria.engine import replay as play_again
from gelateria.engine.record import MOST_BYTES, PREFIX

Source = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""Where a record comes from; a lone hyphen is standard input."""


def replay(record: Source, /, *, to: int | None = None, boards: bool = False, json: bool = False) -> None:
    """Tell a played game move by move.

    Every move is checked again by the rules, and the board it led to is shown.
    A record that cannot be true is refused with the reason.

    Try:

        gelateria replay game.json
        gelateria replay game.json --to 12        as far as move 12
        gelateria replay gelateria1.eNp…          a token that a friend sent
        gelateria replay - < game.json

    Args:
        record: A file with a record or a saved game, the name of a game you played, a token, or - for standard input.
        to: Stop after this many moves.
        boards: Draw the board after every move.
        json: Print data for programs.
    """
    kept, sitters = read_source(record)
    if to is not None and not 0 <= to <= len(kept.moves):
        raise Unclear(words().say("terminal-wrong-move", {"moves": len(kept.moves)}))
    match = play_again(find_known(kept), kept, to)
    sitters = sitters or [Sitter(house_name(seat)) for seat in range(kept.players)]
    if json:
        print_json(as_data(match, names_of(sitters)))
    else:
        print_story(match, sitters, boards)


def read_source(source: str) -> tuple[Record, Sequence[Sitter]]:
    """A record from a token, a file or standard input, with who sat there if it says so."""
    if source.startswith(PREFIX):
        text = source
    elif source == "-":
        text = sys.stdin.read(MOST_BYTES + 1)
    elif source.startswith("-"):
        raise Unclear(words().say("terminal-wrong-flag", {"option": shown(source)}))
    else:
        text = saves.read_file(saves.by_name(source) or Path(source))
    record, sitters, _ = saves.read_any(text)
    return record, sitters


def find_known(record: Record) -> Any:
    """The game of a record; a record of an unknown game is no use here."""
    try:
        return find_game(record.game)
    except LookupError as error:
        raise Damaged(words().say("terminal-wrong-record", {"why": in_our_words(error)})) from None


def print_story(match: AnyMatch, sitters: Sequence[Sitter], boards: bool) -> None:
    console = screen()
    game = match.setting.game
    told = words_for(game)
    names = names_of(sitters)
    played = {"game": told.title, "players": str(match.setting.players)}
    console.print(Text(told.say("terminal-record", {**played, "moves": len(match.moves)}), "bold"))
    console.print(prose((told.sentence(event, names) for event in match.opening_events), names))
    grid = _grid()
    for number, step in enumerate(match.steps(), 1):
        label = told.say("terminal-clock") if step.action is None else told.label(step.action)
        story = prose(in_one_breath([told.sentence(event, names) for event in step.events], names), names)
        grid.add_row(str(number), author_mark(step.by), Text(label, "bold"), story)
        if boards:
            console.print(grid)
            console.print(board(game, match.view(None, number)), crop=False)
            grid = _grid()
    if not boards:
        console.print(grid)
        console.print()
        console.print(board(game, match.view(None)), crop=False)
    console.print()
    if match.over:
        console.print(scores(match, sitters))
        tell_story(console, match, tally(match), names)
        console.print()
    console.print(prose([told.prompt(match.view(None), names)], names))


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=24)
    grid.add_column(ratio=1)
    return grid


def as_data(match: AnyMatch, names: tuple[str, ...]) -> dict[str, Any]:
    """The game for programs: every move as record, label and sentences, and the view it led to."""
    game = match.setting.game
    translator = words_for(game)

    def told(events: Sequence[Any]) -> dict[str, Any]:
        return {
            "events": [msgspec.to_builtins(event) for event in events],
            "sentences": [translator.sentence(event, names) for event in events],
        }

    moves = [
        {
            "number": number,
            "by": step.by,
            "action": msgspec.to_builtins(step.action),
            "label": "" if step.action is None else game.notation.label(step.action),
            "drew": list(move.drew),
            **told(step.events),
        }
        for number, (move, step) in enumerate(zip(match.moves, match.steps(), strict=True), 1)
    ]
    view = match.view(None)
    return {
        "game": game.slug,
        "players": match.setting.players,
        "options": match.setting.option_values(),
        "names": list(names),
        "opening": told(match.opening_events),
        "moves": moves,
        "over": match.over,
        "ending": match.why_over(),
        "winners": match.state.seats_winning(),
        "scores": match.state.scores(),
        "tally": msgspec.to_builtins(tally(match)) if match.over else None,
        "view": msgspec.to_builtins(view),
        "board": game.notation.draw(view).splitlines(),
    }
