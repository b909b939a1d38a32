"""A store in which somebody farms: games end as they like, but through the same door as any table's."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select

from gelateria.server.accounts.ratings import Skill, skill_of
from gelateria.server.fields import Unrated
from gelateria.server.lobby.results import Ending, Entry, keep_result
from gelateria.server.store.schema import people, ratings, tables
from gelateria.server.table.live_game import OwnPlay
from tests.server.visitors import LATELY, a_place

GAME = "geizen"
NEEDED = 3
DAY = 86_400_000
A_GAME_TAKES = 4_000
"""Milliseconds, if bots play it."""
ALL_DECIDED = OwnPlay(10, stood_in=False)


class Farm:
    """Accounts, and the games they play, one after the other."""

    def __init__(self, connection: Connection) -> None:
        self.now = int(LATELY * 1000)
        self.highest: dict[str, int] = {}
        """What each was ever shown to have."""
        self._connection = connection
        self._tables: list[str] = []
        self._played = 0

    def accounts(self, *ids: str, kind: str = "account", days: float = 0, owner: str | None = None) -> None:
        """So many days old."""
        made = self.now - int(days * DAY)
        rows = [{"id": id_, "name": id_, "kind": kind, "made": made, "owner": owner} for id_ in ids]
        self._connection.execute(insert(people), rows)

    def play(
        self,
        *order: str,
        own: dict[str, OwnPlay] | None = None,
        places: Iterable[int] | None = None,
        unrated: Unrated | None = None,
        takes: int = A_GAME_TAKES,
    ) -> list[Entry]:
        """They come out in this order; whoever is called like a bot of the house is one."""
        self.now += takes
        places = places or range(1, len(order) + 1)
        entries = [self._entry(*one) for one in zip(range(len(order)), order, places, strict=True)]
        ending = Ending(
            table=self._table(),
            game=GAME,
            why="geizen.end",
            unrated=unrated,
            needed=NEEDED,
            entries=entries,
            own=[(own or {}).get(who, ALL_DECIDED) for who in order],
            record="{}",
            dice={},
            at=self.now,
        )
        kept = keep_result(self._connection, ending)
        for one in kept:
            if one.person and one.after is not None:
                self.highest[one.person] = max(one.after, self.highest.get(one.person, 0))
        return kept

    def _table(self) -> str:
        """Another one at which a game runs. They are laid out many at once, which is quicker."""
        if not self._tables:
            self._tables = [f"t{self._played + number}" for number in range(100)]
            row = {"game": GAME, "status": "playing", "plan": "{}", "host": "", "seed": b"s" * 32, "made": 1}
            self._connection.execute(insert(tables), [{**row, "id": id_, "series": id_} for id_ in self._tables])
            self._played += len(self._tables)
        return self._tables.pop()

    @staticmethod
    def _entry(seat: int, who: str, place: int) -> Entry:
        bot = who if who in ("random", "easy", "medium", "hard", "expert") else None
        return Entry(
            seat=seat, person=None if bot else who, bot=bot, name=who, place=place, score=0, won=float(place == 1)
        )

    def is_known(self, who: str) -> None:
        """They have played much, with many."""
        row = {"game": GAME, "mu": 25.0, "sigma": 4.0, "games": 20, "worth": 20.0, "opponents": 20}
        self._connection.execute(insert(ratings), {"person": who, **row})

    def skill(self, who: str) -> Skill | None:
        found = self._connection.execute(select(ratings).where(ratings.c.person == who)).mappings().one_or_none()
        return skill_of(found) if found else None

    def shown(self, who: str) -> int | None:
        skill = self.skill(who)
        return skill.shown if skill else None

    def strength(self, who: str) -> float:
        return (self.skill(who) or Skill()).mu


async def farmed(folder: Path, what: Callable[[Farm], Any]) -> Any:
    """Something that happens in a store of its own, all of it written or nothing."""
    async with a_place(folder) as place:
        return await place.core.writer.run(lambda connection: what(Farm(connection)))
