"""What happened, as a story: a paragraph for everybody's moves in a row."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any

from rich.text import Text

from gelateria.cli.options.language import words_for
from gelateria.cli.terminal.looks import prose, seat_mark
from gelateria.engine import CLOCK, Match, Viewer

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
    if start < 0 and (opening := _sentences(match, match.opening_events, viewer, names, you)):
        yield prose(opening, names)
    for author, steps in groupby(match.steps(max(start, 0)), key=lambda step: step.by):
        events = [event for step in steps for event in (step.events if counted else _uncounted(match, step.events))]
        if sentences := _sentences(match, events, viewer, names, you):
            yield author_mark(author).append(" ").append_text(prose(sentences, names))


def _uncounted(match: AnyMatch, events: Sequence[Any]) -> Iterator[Any]:
    """What came before the final scoring."""
    points = match.setting.game.points
    return takewhile(lambda event: points is None or not points.is_final(event), events)


def _sentences(match: AnyMatch, events: Sequence[Any], viewer: Viewer, names: Sequence[str], you: Viewer) -> list[str]:
    words = words_for(match.setting.game)
    told = [words.sentence(event, names, you) for event in match.setting.seen(tuple(events), viewer)]
    return in_one_breath(told, names)


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
