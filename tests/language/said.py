"""What is said of real events and views, in every language: a file that terminal and browser are both held to.

`python -m tests.language.said` writes it anew; web/tests/board/said.test.ts says the same with the browser's words.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gelateria.engine import AnyGame, Dealer, Match, TableView, find_game
from gelateria.games.geizen import actions as geizen
from gelateria.games.gelati import actions as gelati
from gelateria.games.gelato_mio import actions as gelato_mio
from gelateria.games.jelly_monster import actions as jelly_monster
from gelateria.language import LANGUAGES, speak_of
from gelateria.language.record_words import ONE_SEAT, part_in, tag_of
from tests.contract.tables import random_match, random_moves, tables_of
from tests.our_games import OURS

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")
FILE = Path(__file__).with_name("said.json")
SEEDS = range(6)
OF_A_KIND, OF_A_PHASE = 9, 2
"""So many different ones are enough."""
PASSED_OVER = (*ONE_SEAT, "tile", "q", "r")
SELDOM: dict[str, list[Any]] = {
    "geizen": [geizen.Void(0, 3)],
    "gelati": [
        gelati.Drew(0, None),
        gelati.DrewOrder(0, None),
        gelati.DrewOrder(0, 27),
        gelati.Earned(0, 4, 1),
        gelati.Missed(0, 11, 1),
        gelati.Fulfilled(1, 63, 7, 0),
        gelati.Traded(0, (1, 5), 9),
        gelati.Discarded(1, 8),
        gelati.Showed(0, (1, 22, 43)),
        gelati.Swapped(1, 0, 50, 2),
        gelati.Shuffled(0, 1),
        gelati.Shuffled(0, 3),
        gelati.Reshuffled(0, 1),
        gelati.Reshuffled(0, 9),
        gelati.Passed(1),
    ],
    "gelato-mio": [gelato_mio.Passed(0)],
    "jelly-monster": [jelly_monster.Short((0, 2)), jelly_monster.Removed(0, 3, 0, 5)],
}
"""What random players hardly ever bring about."""


def said(slug: str) -> list[Any]:
    """Of one game, records as the browser gets them, and what is said of each in every language."""
    game = find_game(slug)
    of_events = [
        (event, [speak_of(game, language).sentence(event, NAMES) for language in LANGUAGES])
        for event in events_of(game)
    ]
    of_own = [
        (event, own, [speak_of(game, language).sentence(event, NAMES, own) for language in LANGUAGES])
        for event, own in told_to_those_it_is_about(game)
    ]
    of_views = [
        (view, [speak_of(game, language).prompt(view, NAMES) for language in LANGUAGES]) for view in views_of(game)
    ]
    return [
        *(
            {"record": msgspec.to_builtins(record), "said": dict(zip(LANGUAGES, sentences, strict=True))}
            for record, sentences in [*of_events, *of_views]
        ),
        *(
            {"record": msgspec.to_builtins(event), "own": own, "said": dict(zip(LANGUAGES, sentences, strict=True))}
            for event, own, sentences in of_own
        ),
    ]


def events_of(game: AnyGame) -> list[Any]:
    """Of every kind some that a message may tell apart, the seldom ones too."""
    found: dict[str, dict[Any, Any]] = {}
    for event in [*_seen(game), *SELDOM.get(game.slug, ())]:
        found.setdefault(tag_of(event), {}).setdefault(tuple(_sort(event)), event)
    return [event for events in found.values() for event in list(events.values())[:OF_A_KIND]]


def told_to_those_it_is_about(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Of every kind one event with each seat that it names, who did it and to whom it was done."""
    told = set()
    for event in events_of(game):
        for field in sorted(ONE_SEAT.intersection(event.__struct_fields__)):
            own = getattr(event, field)
            part = part_in(event, own)
            if own is not None and (tag_of(event), part) not in told:
                told.add((tag_of(event), part))
                yield event, own


def _seen(game: AnyGame) -> Iterator[Any]:
    for table in tables_of(game):
        for seed in SEEDS:
            match = random_match(table.setting(), seed)
            for viewer in (None, 0):
                yield from match.seen(viewer)


def _sort(event: msgspec.Struct) -> Iterator[Any]:
    """What a message may choose by: what is not there, is one or many, and how a word begins."""
    for field, value in msgspec.to_builtins(event).items():
        match value:
            case str():
                yield value[0]
            case int() if not isinstance(value, bool):
                yield field in PASSED_OVER or min(value, 2)
            case list() | tuple():
                yield min(len(value), 2)
            case _:
                yield value


def views_of(game: AnyGame) -> list[TableView]:
    """Some questions of every phase, and the end."""
    found: dict[str, dict[str, TableView]] = {}
    for table in tables_of(game):
        match = Match(table.setting(), Dealer(1))
        for author, _ in random_moves(match, Dealer(2)):
            if author >= 0:
                _keep(found, game, match.view(author))
        _keep(found, game, match.view(None))
    return [view for views in found.values() for view in list(views.values())[:OF_A_PHASE]]


def _keep(found: dict[str, dict[str, TableView]], game: AnyGame, view: TableView) -> None:
    phase = "over" if view.winners else str(getattr(view, "phase", ""))
    found.setdefault(phase, {}).setdefault(speak_of(game, "en").prompt(view, NAMES), view)


def written() -> str:
    """The whole file, a record a line."""
    games = {slug: ",\n".join(json.dumps(item, ensure_ascii=False) for item in said(slug)) for slug in OURS}
    return "{\n" + ",\n".join(f'"{slug}": [\n{lines}\n]' for slug, lines in games.items()) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
