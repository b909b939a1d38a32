"""All commands, in the order in which people need them."""

from collections.abc import Callable

from cyclopts import App, Parameter

from gelateria import __version__
from gelateria.cli.arena import arena
from gelateria.cli.bench import bench
from gelateria.cli.bot import bot
from gelateria.cli.compile import compile_game
from gelateria.cli.games import games
from gelateria.cli.ladder import ladder
from gelateria.cli.play import play
from gelateria.cli.record import record
from gelateria.cli.replay import replay
from gelateria.cli.rules import rules
from gelateria.cli.serve import serve, settings_in_words
from gelateria.cli.simulate import simulate
from gelateria.cli.sweep import sweep
from gelateria.cli.tune import tune
from gelateria.cli.verify import verify

app = App(
    name="gelateria",
    help="""Five tabletop games at one table: for players, bot writers and designers.

    Without a command the menu opens: pick a game, sit down, play.

        gelateria                                 the menu
        gelateria play geizen                     you against a bot
        gelateria serve                           a table server for friends
        gelateria rules geizen keep               what the rules say about keeping
        gelateria simulate geizen --games 10000   ten thousand games between bots
        gelateria play --help                     more about a command
    """,
    help_format="plaintext",
    version=__version__,
    version_flags=["--version"],
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=(), show_default=lambda default: default or None),
)
COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "serve": serve,
    "games": games,
    "rules": rules,
    "replay": replay,
    "record": record,
    "verify": verify,
    "simulate": simulate,
    "arena": arena,
    "ladder": ladder,
    "sweep": sweep,
    "tune": tune,
    "bench": bench,
    "compile": compile_game,
}
for place, (name, command) in enumerate(COMMANDS.items()):
    more = settings_in_words() if command is serve else None
    app.command(command, name=name, sort_key=place, help_epilogue=more)
app.command(bot)
