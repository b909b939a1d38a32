"""The end of a game: a small celebration with the scores."""

from collections.abc import Sequence

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.commands.rules import in_prose, rule_by_id
from gelateria.cli.options.language import words
from gelateria.cli.terminal.looks import beside, cone, prose, seat_ink, seat_mark
from gelateria.cli.terminal.sitting import Sitter, names_of
from gelateria.cli.terminal.story import AnyMatch

BAR = 24


def celebrate(console: Console, match: AnyMatch, sitters: Sequence[Sitter]) -> None:
    """Who won, with how much, and by which rule it was over."""
    names = names_of(sitters)
    winners = match.state.seats_winning()
    together = words().together([names[seat] for seat in winners])
    cheer = words().say("bar-won", {"count": len(winners), "winners": together})
    headline = prose([f"♛ {cheer}"], names)
    headline.stylize("bold")
    console.print()
    console.print(beside(cone(), Group(headline, "", scores(match, sitters), "", how(match))))
    rule = rule_by_id(match.setting.game, match.why_over())
    if rule:
        console.print(Text.assemble((f"{rule.id}: ", "dim"), in_prose(rule.sentence)))


def scores(match: AnyMatch, sitters: Sequence[Sitter]) -> Table:
    """Everybody's score, the best first, as figure and as bar."""
    points = match.state.scores()
    winners = match.state.seats_winning()
    most = max(points)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    for seat in sorted(range(len(sitters)), key=lambda seat: (seat not in winners, -points[seat])):
        length = round(BAR * points[seat] / most) if most > 0 and points[seat] > 0 else 0
        bar = Text("█" * length, seat_ink(seat)).append(" ♛" if seat in winners else "", "bold")
        grid.add_row(seat_mark(seat, sitters[seat].title), str(points[seat]), bar)
    return grid


def how(match: AnyMatch) -> Text:
    return Text(words().say("terminal-length", {"turns": match.state.turns, "moves": len(match.moves)}), "dim")
