"""The menu: pick a game, sit down, play. It opens when `gelateria` is called without a command."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from gelateria.bots import BOTS, BotFault, UnknownBot
from gelateria.bots.names import house_name
from gelateria.cli.asking import ask
from gelateria.cli.commands.rules import look_up, print_rules
from gelateria.cli.options.choosing import read_options
from gelateria.cli.options.complaints import in_our_words
from gelateria.cli.options.failing import Spoiled, Unclear
from gelateria.cli.options.language import words, words_for
from gelateria.cli.options.printing import screen
from gelateria.cli.terminal import saves
from gelateria.cli.terminal.answers import meant
from gelateria.cli.terminal.choices import Choice
from gelateria.cli.terminal.looks import PALETTE, beside, cone
from gelateria.cli.terminal.opening import open_table, take_up
from gelateria.cli.terminal.sitting import seat_everybody, your_name
from gelateria.engine import AnyGame, Damaged, find_game, games, replay

PICKED = "picked"
"""What is picked by name is given on the command line, `--option "sides=A1 B2"`."""
OFFERED = 3
"""So many games that were left are offered again, the latest first."""


class Gone(Exception):
    """Enough for today."""


def menu() -> None:
    """Pick a game, sit down, play."""
    console = screen()
    try:
        while True:
            once(console)
    except (Gone, EOFError, KeyboardInterrupt):
        console.print("\n" + words().say("terminal-bye"), style="dim")


def once(console: Console) -> None:
    """Show what there is, and play what is picked."""
    boxes = list(games().values())
    left = [(path, line) for path in saves.waiting()[:OFFERED] if (line := remember(path))]
    console.print()
    console.print(beside(cone(), welcome(boxes, [line for _, line in left])))
    names = [box.slug for box in boxes] + [path.stem for path, _ in left]
    picked = pick(console, words().say("terminal-which-game"), names, boxes)
    try:
        if picked < len(boxes):
            set_up(console, boxes[picked])
        else:
            take_up("", str(left[picked - len(boxes)][0]))
    except (Unclear, Spoiled, Damaged, UnknownBot, BotFault) as error:
        console.print(Text(in_our_words(error), "dim"))


def remember(path: Path) -> str:
    """`Go on with Geizen, move 12: Ada, Bruno (greedy)`, or nothing if the game cannot be played on here."""
    try:
        record, sitters, _ = saves.read_any(saves.read_file(path))
        match = replay(find_game(record.game), record)
    except (Damaged, Spoiled, LookupError):
        return ""
    company = ", ".join(sitter.title for sitter in sitters)
    title = words_for(match.setting.game).title
    return words().say("terminal-go-on-with", {"game": title, "move": len(match.moves) + 1, "names": company})


def welcome(boxes: Sequence[AnyGame], left: Sequence[str]) -> Group:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, box in enumerate(boxes, 1):
        told = words_for(box)
        seats = told.say("game-players", {"from": box.seats[0], "to": box.seats[-1]})
        grid.add_row(_number(number), Text.assemble((told.title, "bold"), (f"  {seats}", "dim"), f"\n{told.blurb}"))
    for number, line in enumerate(left, len(boxes) + 1):
        grid.add_row(_number(number), Text(line))
    return Group(Text.assemble(("Gelateria", "bold"), (f"  {words().say('terminal-tagline')}", "dim")), "", grid)


def _number(number: int) -> Text:
    return Text(f"{number})", f"bold {PALETTE['cyan']}")


def set_up(console: Console, game: AnyGame) -> None:
    """Ask for players, opponents, options and names; Enter takes what is proposed."""
    seats = [str(seats) for seats in game.seats]
    question = f"{words().say('new-players')} ({', '.join(seats)})"
    players = game.seats[pick(console, question, seats, default=0, by_word=True)]
    kinds = [*BOTS, "none"]
    first = kinds.index("greedy") if "greedy" in kinds else 0
    title = words().say("terminal-which-bots", {"bots": ", ".join(BOTS)})
    bots = kinds[pick(console, title, kinds, default=first)]
    chosen = []
    for name, about in words_for(game).options().items():
        values, answers = _answers(game, name, about)
        if values:
            question = f"{about['description']} ({', '.join(answers)})"
            default = values.index(str(about.get("default", False)).lower())
            chosen.append(f"{name}={values[pick(console, question, answers, default=default)]}")
    people = players if bots == "none" else 1
    proposed = ", ".join([your_name(), *(house_name(seat) for seat in range(1, people))])
    names = ask(f"{words().say('front-name' if people == 1 else 'terminal-your-names')} [{proposed}] > ")
    setting = game.setting(players, read_options(game, chosen))
    open_table(setting, seat_everybody(players, bots, names))


def _answers(game: AnyGame, option: str, about: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The values to choose from, and what they are called; none where there is nothing to ask."""
    if about.get("deprecated"):
        return [], []
    if about.get("type") == "boolean":
        return ["true", "false"], [words().say("yes").lower(), words().say("no").lower()]
    values = [value for value in about.get("choices", ()) if value != PICKED]
    return values, [words_for(game).option_value(option, value).lower() for value in values]


def pick(
    console: Console,
    question: str,
    options: Sequence[str],
    boxes: Sequence[AnyGame] = (),
    default: int | None = None,
    by_word: bool = False,
) -> int:
    """The place of the option that was picked. `by_word`: the options are numbers themselves."""
    choices = [Choice(int(word) if by_word else place + 1, word, place) for place, word in enumerate(options)]
    proposal = "" if default is None else f" [{options[default]}]"
    while True:
        typed = ask(f"{question}{proposal} > ").strip()
        if typed.casefold() in ("quit", "exit", "q"):
            raise Gone
        if not typed and default is not None:
            return default
        if boxes and typed.casefold().startswith("rules"):
            read_up(console, typed[5:], boxes)
            continue
        found = meant(typed, choices)
        if len(found) == 1:
            return int(found[0].action)
        console.print(Text(words().say("terminal-one-of", {"words": ", ".join(options)}), "dim"))


def read_up(console: Console, which: str, boxes: Sequence[AnyGame]) -> None:
    """`rules 2` in the menu."""
    choices = [Choice(place + 1, box.slug, box) for place, box in enumerate(boxes)]
    found = meant(which, choices) if which.strip() else choices if len(boxes) == 1 else []
    if len(found) == 1:
        print_rules(console, look_up(found[0].action, ()))
    else:
        console.print(Text(words().say("terminal-of-which", {"games": ", ".join(box.slug for box in boxes)}), "dim"))
