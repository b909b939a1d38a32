"""Keeps a played game of every table of ours as a token, so that later versions must still be able to replay it.

`python -m tests.records.keep` adds what is missing: a game a table, in today's format, with the proof of its dice. A
file that is here stays as it is: if it no longer replays, the game's version must go up, and the old rules must stay
reachable. Games without a format in their name are from before there was a second one.
"""

from hashlib import sha256
from pathlib import Path

from gelateria.bots import make_bot
from gelateria.engine import CLOCK, Dice, Match, Record, VerifiableDealer, read_record
from gelateria.engine.record import FORMAT
from gelateria.lab.play.virtual_clock import USUAL, VirtualClock
from tests.contract.tables import TABLES, Table

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.glob("*.txt"))
OURS = [table for table in TABLES if table.game.folder.parent.name == "games"]


def path_of(table: Table) -> Path:
    return FOLDER / f"{table}-v{table.game.version}-format{FORMAT}.txt"


def kept(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def played(table: Table) -> str:
    """A game between greedy players, as a token."""
    setting = table.setting()
    seed = sha256(str(table).encode()).digest()
    match = Match(setting, VerifiableDealer(seed))
    bots = [make_bot("greedy", setting, seat) for seat in range(table.players)]
    clock = VirtualClock(setting, USUAL, 1) if setting.timers else None
    while not match.over:
        author = clock.next(match.state) if clock else match.awaited()[len(match.moves) % len(match.awaited())]
        if author == CLOCK:
            match.ring(match.state.bell)
        else:
            match.do(author, bots[author].decide(match.recollection(author)))
    return match.record(Dice.of(seed)).to_token()


if __name__ == "__main__":
    for table in OURS:
        if not path_of(table).exists():
            path_of(table).write_text(played(table) + "\n", encoding="utf-8")
