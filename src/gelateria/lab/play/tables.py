"""A table in the lab: a game that is set out, and bots that come and sit down, in this process or another."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from gelateria.bots import Bot, make_bot
from gelateria.engine import Dealer, Setting, State, find_game, split
from gelateria.lab.play.game import Played, play_game
from gelateria.lab.play.virtual_clock import USUAL, Pace

AnySetting = Setting[Any, Any, Any, Any]
MOST_TABLES = 128
"""How many games a process keeps set out at once."""


class Material(Struct, frozen=True):
    """What lies on the table as plain values, for other processes and for files."""

    game: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any]
    pace: Pace = USUAL

    @staticmethod
    def of(setting: AnySetting, pace: Pace = USUAL) -> "Material":
        values = setting.option_values(), setting.edition_values()
        return Material(setting.game.slug, setting.players, *values, pace)

    def table(self) -> "Table":
        """The table itself; a process sets it out once."""
        return _set_out(msgspec.json.encode(self))


class Watcher(Protocol):
    """Somebody who looks on: is shown every decision before it is carried out, and the position it led to."""

    def before(self, state: State, author: int, action: int) -> None: ...

    def after(self, state: State) -> None: ...


class Table:
    """Plays the same game again and again. A game does not depend on those before it."""

    def __init__(self, setting: AnySetting, pace: Pace = USUAL) -> None:
        self.setting = setting
        self.pace = pace
        self.dealer = Dealer()
        self.bots: dict[tuple[str, int], Bot] = {}

    def play(self, branch: int, line_up: Sequence[str], watcher: Watcher | None = None) -> Played:
        """One game between bots, a name a seat. All its chance grows from `branch`.

        What the game's dealer gives depends on the branch alone; what a bot's own dealer gives, on its seat as well.
        """
        seated = [self.bot(name, seat) for seat, name in enumerate(line_up)]
        for seat, bot in enumerate(seated):
            bot.reseed(split(branch, seat))
        self.dealer.reseed(branch)
        watch = () if watcher is None else (watcher.after, watcher.before)
        try:
            return play_game(self.setting, seated, self.dealer, self.pace, *watch)
        except BaseException:
            self.bots.clear()  # whoever failed does not come again
            raise

    def bot(self, name: str, seat: int) -> Bot:
        """The bot of that name in that seat."""
        if (name, seat) not in self.bots:
            self.bots[name, seat] = make_bot(name, self.setting, 0)
        return self.bots[name, seat]


@lru_cache(MOST_TABLES)
def _set_out(material: bytes) -> Table:
    values = msgspec.json.decode(material, type=Material)
    return Table(find_game(values.game).setting(values.players, values.options, values.edition), values.pace)


def put_away() -> None:
    """Send everybody home, also programs that play for somebody: the run is over."""
    _set_out.cache_clear()
