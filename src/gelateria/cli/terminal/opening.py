"""Opening a table in this terminal: for a new game, or for one that was left."""

import secrets
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress

from gelateria.bots.external.lookup import is_guest
from gelateria.cli.options.choosing import AnySetting, split_list
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.language import shown, words
from gelateria.cli.options.printing import screen
from gelateria.cli.terminal import saves
from gelateria.cli.terminal.sitting import Sitter, seat_everybody
from gelateria.cli.terminal.story import AnyMatch
from gelateria.cli.terminal.table import Table
from gelateria.engine import Dealer, Match, find_game, replay, split


def open_table(setting: AnySetting, sitters: Sequence[Sitter], seed: int | None = None, quick: bool = False) -> bool:
    """A new game; True when it was played to its end."""
    seed = secrets.randbits(64) if seed is None else seed
    dealer = Dealer(split(seed, 0))
    return sit_down(Match(setting, dealer), dealer, sitters, seed, saves.new_name(setting.game.slug), quick)


def take_up(game: str, name: str, bots: str = "greedy", names: str = "", quick: bool = False) -> bool:
    """A game that was left; True when it was played to its end."""
    path = saves.find_save(name, game)
    record, sitters, seed = saves.read_any(saves.read_file(path))
    if game and record.game != game:
        said = {"file": str(path), "game": record.game, "other": shown(game)}
        raise Unclear(words().say("terminal-wrong-game", said))
    match = replay(find_game(record.game), record)
    if match.over:
        raise Unclear(words().say("terminal-wrong-over", {"command": f"gelateria replay {path}"}))
    seed = secrets.randbits(64) if seed is None else seed
    dealer = Dealer(seed)
    match.go_on_with(dealer)
    kept_here = path.parent == saves.waiting_folder()
    if not kept_here:
        let_in(sitters, split_list(bots))
    sitters = sitters or seat_everybody(record.players, bots, names)
    return sit_down(match, dealer, sitters, seed, path.stem if kept_here else saves.new_name(record.game), quick)


def let_in(sitters: Sequence[Sitter], welcome: Sequence[str]) -> None:
    """A file from elsewhere must not start programs here that nobody asked for."""
    for sitter in sitters:
        if is_guest(sitter.bot) and sitter.bot not in welcome:
            said = {"bot": shown(sitter.bot), "option": f"--bots {shlex.quote(sitter.bot)}"}
            raise Unclear(words().say("terminal-wrong-guest", said))


def sit_down(match: AnyMatch, dealer: Dealer, sitters: Sequence[Sitter], seed: int, name: str, quick: bool) -> bool:
    """Play at a table in this terminal; True when the game was played to its end."""
    pauses = not quick and sys.stdin.isatty()
    if pauses:
        _edit_lines()
    return Table(screen(), match, dealer, sitters, seed, name, pauses).play()


def _edit_lines() -> None:
    """Arrow keys and earlier answers, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401  # loading it is what does it
