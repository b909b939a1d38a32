"""What can be typed at a table besides the choices. Each command returns True when the position has changed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from rich.text import Text

from gelateria.bots import explain
from gelateria.cli.commands.rules import look_up, print_rules, rule_by_id
from gelateria.cli.options.language import words, words_for
from gelateria.cli.terminal.story import tell
from gelateria.engine import Illegal, split
from gelateria.language import reason_in_words

if TYPE_CHECKING:
    from gelateria.cli.terminal.table import Table

MOST_HINTS = 3
NOTABLE = 0.005
"""A smaller doubt is no whole percent."""


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
    table.scene.say("terminal-taken-back")
    return True


def board(table: "Table", seat: int, _: list[str]) -> bool:
    table.scene.draw(seat)
    return False


def log(table: "Table", seat: int, _: list[str]) -> bool:
    for paragraph in tell(table.match, seat, table.scene.names, you=table.scene.you):
        table.scene.console.print(paragraph)
    return False


def rules(table: "Table", _: int, sought: list[str]) -> bool:
    if found := look_up(table.scene.game, sought):
        print_rules(table.scene.console, found)
    else:
        table.scene.say("terminal-no-rule", game=words_for(table.scene.game).title, words=" ".join(sought)[:40])
    return False


def why(table: "Table", _: int, __: list[str]) -> bool:
    if table.refused is None:
        table.scene.say("terminal-not-refused")
    elif rule := rule_by_id(table.scene.game, table.refused.rule):
        print_rules(table.scene.console, [rule])
    return False


def hint(table: "Table", seat: int, _: list[str]) -> bool:
    """What an expert who knows no more than this seat thinks of its choices."""
    found = explain(table.match.setting, table.match.recollection(seat), split(table.seed, len(table.match.moves)))
    told = words_for(table.scene.game)
    for option in found.options[:MOST_HINTS]:
        if option.value is not None:
            doubt = f" ± {told.percent(option.error)}" if option.error and option.error >= NOTABLE else ""
            chance = {"share": told.percent(option.value) + doubt, "action": told.label(option.action)}
            table.scene.note("  " + told.say("terminal-chance", chance))
    table.scene.note(reason_in_words(told, found))
    return False


def save(table: "Table", _: int, __: list[str]) -> bool:
    table.keeps = True
    if table.save():
        table.scene.say("terminal-kept-in", file=str(table.path))
    return False


def leave(table: "Table", _: int, __: list[str]) -> NoReturn:
    raise Left


def tell_all(table: "Table", _: int, __: list[str]) -> bool:
    table.scene.console.print(Text(words().say("terminal-help")))
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
