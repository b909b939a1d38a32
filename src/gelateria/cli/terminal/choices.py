"""The choices of a player: numbered so that they are easily typed, laid out so that they are easily found."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from rich.text import Text

from gelateria.cli.terminal.looks import PALETTE
from gelateria.engine.text import columns, pad

FEW = 8
"""So many choices are listed one below the other."""
MANY = 60
"""More than so many are shown by what they begin with."""


class Choice(NamedTuple):
    """One thing to do: the number to type, the words to type, the action."""

    number: int
    label: str
    action: Any
    notation: str = ""
    """The same words as a record has them, which can be typed in every language."""

    @property
    def words(self) -> list[str]:
        return in_words(self.label)

    @property
    def readings(self) -> list[list[str]]:
        """All that can be typed for it."""
        return [self.words, in_words(self.notation or self.label)]

    @property
    def verb(self) -> str:
        """What alike choices have in common."""
        return (self.notation or self.label).split()[0]


def in_words(text: str) -> list[str]:
    """What was typed or can be: capitals, accents, commas and spaces make no difference."""
    letters = (letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    return "".join(letters).replace(",", " ").replace("’", "'").split()


def number_them(actions: Sequence[Any], notations: Sequence[str], labels: Sequence[str] = ()) -> list[Choice]:
    """The choices, alike ones together, in the order and with the numbers of their notation, whatever their labels say.

    Who types `4` shall not keep a 6 where `keep 4` is a choice too: a label whose only number comes last gets that
    number where it can.
    """
    verbs = list(dict.fromkeys(notation.split()[0] for notation in notations))
    listed = sorted(
        zip(notations, labels or notations, actions, strict=True),
        key=lambda named: (verbs.index(named[0].split()[0]), len(in_words(named[0]))),
    )
    own: dict[int, int] = {}
    for place, (notation, _, _) in enumerate(listed):
        last = re.fullmatch(r"\D*?(\d{1,3})", notation)
        if last and 1 <= int(last[1]) <= len(listed):
            own.setdefault(int(last[1]), place)
    numbers = {place: number for number, place in own.items()}
    left = (number for number in range(1, len(listed) + 1) if number not in own)
    return [
        Choice(numbers[place] if place in numbers else next(left), label, action, notation)
        for place, (notation, label, action) in enumerate(listed)
    ]


def laid_out(choices: Sequence[Choice], width: int, most: int = MANY) -> Text:
    """For a screen: a short list, columns, or the beginnings of very many."""
    if len(choices) > most:
        return Text("\n".join(f"  {line}" for line in beginnings(choices)))
    if len(choices) <= FEW:
        return Text("\n").join(_cell(choice, choice.label) for choice in sorted(choices))
    lines = []
    for _, group in groupby(choices, key=lambda choice: choice.verb):
        alike = list(group)
        if len(alike) == 1:
            lines.append(_cell(alike[0], alike[0].label))
        else:
            lines.append(Text(f"{alike[0].label.split()[0]} …", "bold"))
            lines += _columns(alike, width)
    return Text("\n").join(lines)


def _columns(choices: Sequence[Choice], width: int) -> list[Text]:
    """Choices of one verb, without it, in columns; those of as many words, or of the same thing, in their own rows."""
    broadest = max(columns(choice.label.partition(" ")[2]) for choice in choices)
    across = max(1, width // (broadest + 7))
    lines = []
    for _, group in groupby(choices, key=_row):
        row = [_cell(choice, pad(choice.label.partition(" ")[2], broadest + 2)) for choice in group]
        lines += [Text("").join(row[at : at + across]) for at in range(0, len(row), across)]
    return lines


def _row(choice: Choice) -> tuple[int, str]:
    words = in_words(choice.notation or choice.label)
    thing = words[1] if len(words) > 1 else ""
    return len(words), thing if thing[:1].isalpha() else ""


def beginnings(choices: Sequence[Choice]) -> list[str]:
    """`place A … (24)`: what to type first, where there are too many choices to show."""
    for depth in range(1, 10):
        groups: dict[str, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(" ".join(choice.label.split()[:depth]), []).append(choice)
        if len(groups) > 1:
            break
    return [
        f"{begin} … ({len(group)})" if len(group) > 1 else f"{group[0].number}  {group[0].label}"
        for begin, group in groups.items()
    ]


def _cell(choice: Choice, label: str) -> Text:
    return Text.assemble((f"{choice.number:>3}) ", f"bold {PALETTE['cyan']}"), label)
