"""`gelateria rules`: the numbered rules, readable in a terminal."""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gelateria.cli.options.failing import Spoiled
from gelateria.cli.options.language import rules_for, words, words_for
from gelateria.cli.options.printing import print_json, screen
from gelateria.engine import AnyGame, Rule, find_game
from gelateria.engine.edition import sources_of
from gelateria.engine.rulebook import SOURCES

RECONSTRUCTED = "C"
TABLE = "table"
"""The page of the rules of the house goes by this name."""


def rules(game: str, /, *sought: str, sources: bool = False, json: bool = False) -> None:
    """Read the rules of a game, its aim first.

    Try:

        gelateria rules geizen                    all of them
        gelateria rules geizen keep               those that speak of keeping
        gelateria rules geizen geizen.loan        just this one
        gelateria rules table                     the rules of the house, whatever the game

    Args:
        game: A game, as `gelateria games` lists them, or `table`.
        sought: A rule's id, or words that must occur in the rule.
        sources: Show each rule's id and where it comes from.
        json: Print data for programs.
    """
    box = None if game == TABLE else find_game(game)
    title = words_for(box).title if box else words().say("rules-house")
    found = look_up(box, sought)
    if not found:
        said = {"game": title, "words": " ".join(sought)}
        raise Spoiled(words().say("terminal-no-rule" if box else "rules-none", said))
    if json:
        print_json([msgspec.to_builtins(rule) for rule in found])
        return
    console = screen()
    head = Text(title, "bold")
    if box:
        makers = ", ".join(filter(None, [box.designer, box.publisher]))
        head.append("  " + words().say("game-by", {"names": makers}), "not bold dim")
    console.print(head)
    print_rules(console, found, sources)
    if sources:
        for line in provenance(box, found):
            console.print(Text(line, "dim"))


def look_up(game: AnyGame | None, sought: Iterable[str]) -> list[Rule]:
    """The rules of a game (None: of the house) with that id, or that say all those words."""
    page = rules_for(game)
    wanted = [word.casefold() for word in sought]
    if len(wanted) == 1 and (exact := [rule for rule in page.values() if wanted[0] in (rule.id, _short(rule.id))]):
        return exact
    return [rule for rule in page.values() if all(word in f"{rule.id} {rule.sentence}".casefold() for word in wanted)]


def rule_by_id(game: AnyGame, rule: str) -> Rule | None:
    """A rule of the game or of the house."""
    return rules_for(game).get(rule) or rules_for(None).get(rule)


def print_rules(console: Console, found: Iterable[Rule], sources: bool = False) -> None:
    """The rules as they are read; with `sources`, as they are cited."""
    for section, rows in groupby(found, key=lambda rule: rule.section):
        console.print()
        console.print(Text(section, "underline"))
        if sources:
            console.print(_cited(rows))
        else:
            for rule in rows:
                console.print(_told(rule))
    console.print()


def _told(rule: Rule) -> Text:
    text = in_prose(rule.sentence)
    if RECONSTRUCTED in rule.source:
        text.append(f" ({words().say('rules-differs')})", "dim")
    return text


def _cited(rules: Iterable[Rule]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(style="dim", no_wrap=True)
    for rule in rules:
        grid.add_row(Text(rule.id, "bold"), in_prose(rule.sentence), rule.source)
    return grid


def in_prose(sentence: str) -> Text:
    """A sentence of a rules page: what stands in backticks there is printed bold."""
    text = Text()
    for index, part in enumerate(re.split(r"`([^`]*)`", sentence)):
        text.append(part, "bold" if index % 2 else "")
    return text


def provenance(game: AnyGame | None, found: Iterable[Rule]) -> list[str]:
    """What the marks at the end of the rules mean, and which of the material is not as printed."""
    marks = {mark for rule in found for mark in rule.source.split()}
    lines = [
        " · ".join(f"{mark} {words().say(f'rules-source-{word}')}" for mark, word in SOURCES.items() if mark in marks)
    ]
    if game and (tables := list(_reconstructed(msgspec.to_builtins(game.printed_edition(), str_keys=True)))):
        lines.append(words().say("terminal-reconstructed", {"tables": ", ".join(tables), "game": game.slug}))
    return lines


def _reconstructed(edition: dict[str, Any]) -> Iterable[str]:
    return (name for name, word in sources_of(edition).items() if word == "reconstructed")


def _short(rule: str) -> str:
    return rule.partition(".")[2]
