"""All commands, in the order in which people need them."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import App, Parameter

from gelateria import __version__
from gelateria.cli.commands.arena import arena
from gelateria.cli.commands.bench import bench
from gelateria.cli.commands.bot import bot
from gelateria.cli.commands.compile import compile_game
from gelateria.cli.commands.games import games
from gelateria.cli.commands.ladder import ladder
from gelateria.cli.commands.play import play
from gelateria.cli.commands.record import record
from gelateria.cli.commands.replay import replay
from gelateria.cli.commands.rules import rules
from gelateria.cli.commands.serve import serve, settings_in_words
from gelateria.cli.commands.simulate import simulate
from gelateria.cli.commands.sweep import sweep
from gelateria.cli.commands.tune import tune
from gelateria.cli.commands.verify import verify
from gelateria.cli.options.language import choose_language

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
        gelateria --lang de play geizen           in German
    """,
    help_format="plaintext",
    version=__version__,
    version_flags=["--version"],
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=(), show_default=lambda default: default or None),
)
AS_CALLED: dict[str, Any] = {"exit_on_error": False, "print_error": False, "result_action": "return_value"}
"""`main` speaks for the commands when they fail."""
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


@app.meta.default
def run(
    *command: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(env_var="GELATERIA_LANG")] = None,
) -> None:
    """Run one command in a language.

    Args:
        command: The command and its own words.
        lang: In which language games are told: de, en, es, fr, it, nl or pt; by default the environment's.
    """
    choose_language(lang)
    app(command or ["play"], **AS_CALLED)


def call(words: Sequence[str]) -> None:
    """Run the command of these words; whatever goes wrong is raised."""
    app.meta(words, **AS_CALLED)
