"""`gelateria compile`: makes a game folder fast."""

import io
from contextlib import redirect_stdout
from pathlib import Path

from gelateria.cli.options.failing import Spoiled
from gelateria.cli.options.printing import print_json


def compile_game(folder: Path, /, *, json: bool = False) -> None:
    """Compile the rules of your own game.

    Every module that has a `.pxd` beside it is compiled in place. The sources
    stay as they are; delete the compiled files to be back at plain Python.

    Try:

        gelateria compile my_games/pig

    Args:
        folder: The folder of a game.
        json: Print data for programs.
    """
    from gelateria.compiling import compile_in_place  # Cython and setuptools take their time to load

    if not folder.is_dir():
        raise Spoiled(f"There is no folder {folder}.")
    if not any(folder.rglob("*.pxd")):
        raise Spoiled(f"Nothing in {folder} has a .pxd beside it, so there is nothing to compile.")
    chatter = io.StringIO()
    try:
        with redirect_stdout(chatter):
            modules = compile_in_place(folder)
    except Exception as error:  # Cython, setuptools and the C compiler each have their own
        raise Spoiled(f"{folder} does not compile: {str(error) or type(error).__name__}") from None
    if json:
        print_json(modules)
    else:
        print("\n".join(modules))
