"""A file with a row for every game, for whoever wants to look closer: JSON lines, or Parquet.

Rows come in the order of their numbers, so the same settings give the same bytes.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gelateria.lab.arena.contest import Bout, Contest
from gelateria.lab.parallel import NotInstalled
from gelateria.lab.play.watching import Watched
from gelateria.lab.sweeps.sweep import Deal
from gelateria.lab.sweeps.variants import Variant

Row = dict[str, Any]
KINDS = (".jsonl", ".parquet")


class NoSuchFile(Exception):
    """A kind of file that is not written here."""


def check_rows_file(path: Path) -> None:
    """Whether rows can be written there, before hours of play."""
    if path.suffix not in KINDS:
        raise NoSuchFile(f"{path} must end in {' or '.join(KINDS)}.")
    if path.suffix == ".parquet":
        _pyarrow()


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """All rows into a file of the kind that its name says."""
    if path.suffix == ".parquet":
        arrow, parquet = _pyarrow()
        parquet.write_table(arrow.Table.from_pylist(rows), path, compression="zstd")
    else:
        path.write_bytes(msgspec.json.Encoder().encode_lines(rows))


def arena_rows(contest: Contest, bouts: Iterable[Bout]) -> list[Row]:
    """By deal, table and rotation."""
    ordered = sorted(bouts, key=lambda bout: (bout.deal, bout.table))
    return [
        {
            "deal": bout.deal,
            "table": bout.table,
            "rotation": rotation,
            "bots": [contest.bots[bot] for bot in game.seats],
            "winners": list(game.winners),
            "scores": list(game.scores),
            "turns": game.turns,
            "decisions": game.decisions,
            "ending": game.ending,
        }
        for bout in ordered
        for rotation, game in enumerate(bout.games)
    ]


def simulate_rows(games: Mapping[int, Watched], kinds: Sequence[str]) -> list[Row]:
    """By the number of the game."""
    return [{"game": number, **_watched(games[number], kinds)} for number in sorted(games)]


def sweep_rows(variants: Sequence[Variant], deals: Iterable[Deal], kinds: Sequence[str]) -> list[Row]:
    """By variant, deal and rotation; every value that was set is a column."""
    ordered = sorted(deals, key=lambda deal: (deal.variant, deal.deal))
    return [
        {
            "variant": deal.variant,
            **variants[deal.variant].values,
            "deal": deal.deal,
            "rotation": rotation,
            **_watched(game, kinds),
        }
        for deal in ordered
        for rotation, game in enumerate(deal.games)
    ]


def _watched(game: Watched, kinds: Sequence[str]) -> Row:
    return {
        "bots": list(game.bots),
        "winners": list(game.winners),
        "scores": list(game.scores),
        "margin": game.margin,
        "turns": game.turns,
        "decisions": game.decisions,
        "lead_changes": game.lead_changes,
        "ending": game.ending,
        "actions": {kind: game.actions.get(kind, 0) for kind in kinds},
    }


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise NotInstalled("Parquet needs pyarrow. Get it with: pip install 'gelateria[lab]'") from None
    return pyarrow, parquet
