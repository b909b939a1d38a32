"""`gelateria play`: a game in the terminal, against bots or with friends at the same keyboard."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gelateria.cli.commands.menu import menu
from gelateria.cli.options.choosing import Options, Seed, set_out
from gelateria.cli.terminal.opening import open_table, take_up
from gelateria.cli.terminal.sitting import seat_everybody
from gelateria.engine import find_game


def play(
    game: str = "",
    /,
    *,
    players: int | None = None,
    bots: str = "greedy",
    seed: Seed | None = None,
    names: str = "",
    option: Options = (),
    edition: Path | None = None,
    resume: Annotated[list[str] | None, Parameter(consume_multiple=(0, 1))] = None,
    quick: bool = False,
) -> None:
    """Play a game in the terminal, against bots or friends.

    Without a game, the menu opens. At the table, answer with a number or in
    words; `help` tells what else can be typed. Whoever leaves finds the game
    again with --resume.

    Try:

        gelateria play geizen                                 you against one bot
        gelateria play geizen --players 4 --bots random       you against three
        gelateria play geizen --players 3 --bots none --names Ada,Ben,Cleo
        gelateria play geizen --bots my_bot.py:MyBot          you against a bot of your own
        gelateria play geizen --resume                        go on where you left

    Args:
        game: A game, as `gelateria games` lists them.
        players: How many play; by default as few as the game allows.
        bots: One for all others (greedy), or one for each of the last seats (random,greedy); none: people only. A bot
            can also be a class, MODULE:CLASS or FILE.py:CLASS, or a program, stdio:COMMAND.
        seed: Where chance begins: the same seed and the same answers give the same game.
        names: What the players are called, in the order of their seats.
        option: An option of the game, name=value; can be given several times.
        edition: An edition file to play with instead of the printed material.
        resume: Go on with a game that was left: the latest, or the one of this file or name.
        quick: Bots answer at once, with no moment to take a move back before they do.
    """
    if resume is not None:
        take_up(game, resume[0] if resume else "", bots, names, quick)
    elif game:
        setting = set_out(find_game(game), players, option, edition)
        open_table(setting, seat_everybody(setting.players, bots, names), seed, quick)
    else:
        menu()
