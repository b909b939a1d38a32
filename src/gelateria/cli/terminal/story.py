"""What happened, as a story: a paragraph for everybody's moves in a row."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any

from rich.text import Text

from gelateria.cli.options.language import words_for
from gelateria.cli.terminal.looks import prose, seat_mark
from gelateria.engine import CLOCK, Match, Viewer
from gelateria.language import GameTranslator

AnyMatch = Match[Any, Any, Any, Any]


def author_mark(author: int) -> Text:
    return Text("◷", "bold") if author == CLOCK else seat_mark(author)


def tell(
    match: AnyMatch,
    viewer: Viewer,
    names: Sequence[str],
    start: int = -1,
    you: Viewer = None,
    counted: bool = True,
) -> Iterator[Text]:
    """What this viewer saw happen since the first `start` moves; from the opening on if that is negative.

    `you` is the seat of whoever reads it, if only one of them does. With or without what was `counted` at the end.
    """
    told = words_for(match.setting.game)
    opening = match.setting.seen(match.opening_events, viewer)
    if match.length and not match.over:
        opening = match.setting.later(opening, viewer)
    if start < 0 and opening:
        yield prose(_sentences(told, opening, names, you), names)
    for author, moves in groupby(_shown(match, viewer, max(start, 0), counted), key=itemgetter(0)):
        if events := [event for _, seen in moves for event in seen]:
            yield author_mark(author).append(" ").append_text(prose(_sentences(told, events, names, you), names))


def _shown(match: AnyMatch, viewer: Viewer, start: int, counted: bool) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Who did something, and what this viewer is told of it now: while it lasts, without what is left to memory."""
    setting, begun = match.setting, set[int]()
    moves: list[tuple[int, tuple[Any, ...]]] = []
    for step in reversed(list(match.steps(start))):
        seen = setting.seen(tuple(step.events if counted else _uncounted(match, step.events)), viewer)
        moves.append((step.by, setting.later(seen, viewer) if step.by in begun and not match.over else seen))
        begun |= setting.turns_begun(step.events)
    yield from reversed(moves)


def _uncounted(match: AnyMatch, events: Sequence[Any]) -> Iterator[Any]:
    """What came before the final scoring."""
    points = match.setting.game.points
    return takewhile(lambda event: points is None or not points.is_final(event), events)


def _sentences(told: GameTranslator, events: Sequence[Any], names: Sequence[str], you: Viewer) -> list[str]:
    return in_one_breath([told.sentence(event, names, you) for event in events], names)


def in_one_breath(sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """`Ada throws 1 2.` `Ada keeps 2.` become `Ada throws 1 2, keeps 2.`: who it is need not be said twice."""
    told: list[str] = []
    subject = None
    for sentence in sentences:
        named = [name for name in names if name in sentence]  # of several, not all do what follows
        alone = len(named) == 1 and sentence.startswith(f"{named[0]} ") and sentence.endswith(".")
        who = named[0] if alone else None
        if who is not None and who == subject:
            told[-1] = f"{told[-1][:-1]}, {sentence[len(who) + 1 :]}"
        else:
            told.append(sentence)
        subject = who
    return told
