"""What can be typed at a table besides the choices. Each command returns True when the position has changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from rich.text import Text

from gelateria.bots import explain
from gelateria.cli.commands.rules import look_up, print_rules, rule_by_id
from gelateria.cli.options.language import words_for
from gelateria.cli.terminal.story import tell
from gelateria.engine import Illegal, split
from gelateria.language import reason_in_words

if TYPE_CHECKING:
    from gelateria.cli.terminal.table import Table

HELP = """\
Answer with a number, in words, or with as much of them as tells your choice apart.
  undo      take your last move back, where the rules of the table allow it
  board     draw everything again          log       the whole story so far
  rules     the rules; `rules WORD` those about something
  why       the rule behind the last refusal
  hint      what an expert would do here, and why
  save      keep the game now              quit      keep it and leave; Ctrl-D too"""

MOST_HINTS = 3


class Left(Exception):
    """The people got up from the table."""


def undo(table: "Table", seat: int, _: list[str]) -> bool:
    """The last move, if a person here made it: at one keyboard, whoever types it speaks for who moved."""
    last = table.match.moves[-1].by if table.match.moves else seat
    mover = last if last in table.scene.people and not table.scene.is_secret else seat
    try:
        table.match.take_back(mover)
    except Illegal as refusal:
        table.refuse(refusal)
        return False
    table.scene.say("Taken back.")
    return True


def board(table: "Table", seat: int, _: list[str]) -> bool:
    table.scene.draw(seat)
    return False


def log(table: "Table", seat: int, _: list[str]) -> bool:
    for paragraph in tell(table.match, seat, table.scene.names):
        table.scene.console.print(paragraph)
    return False


def rules(table: "Table", _: int, words: list[str]) -> bool:
    if found := look_up(table.scene.game, words):
        print_rules(table.scene.console, found)
    else:
        table.scene.say(f"No rule of {table.scene.game.title} says “{' '.join(words)[:40]}”.")
    return False


def why(table: "Table", _: int, __: list[str]) -> bool:
    if table.refused is None:
        table.scene.say("Nothing was refused so far.")
    elif rule := rule_by_id(table.scene.game, table.refused.rule):
        print_rules(table.scene.console, [rule])
    return False


def hint(table: "Table", seat: int, _: list[str]) -> bool:
    """What an expert who knows no more than this seat thinks of its choices."""
    found = explain(table.match.setting, table.match.view(seat), split(table.seed, len(table.match.moves)))
    for option in found.options[:MOST_HINTS]:
        if option.value is not None:
            doubt = f" ± {option.error:.0%}" if option.error else ""
            table.scene.say(f"  {option.value:4.0%}{doubt} to win: {option.label}")
    table.scene.say(reason_in_words(words_for(table.scene.game), found))
    return False


def save(table: "Table", _: int, __: list[str]) -> bool:
    table.keeps = True
    if table.save():
        table.scene.say(f"Kept in {table.path}")
    return False


def leave(table: "Table", _: int, __: list[str]) -> NoReturn:
    raise Left


def tell_all(table: "Table", _: int, __: list[str]) -> bool:
    table.scene.console.print(Text(HELP))
    return False


COMMANDS: dict[str, Callable[["Table", int, list[str]], bool]] = {
    "undo": undo,
    "board": board,
    "log": log,
    "rules": rules,
    "why": why,
    "hint": hint,
    "save": save,
    "quit": leave,
    "exit": leave,
    "help": tell_all,
    "?": tell_all,
}
