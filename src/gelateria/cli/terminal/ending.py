"""The end of a game: the final scoring step by step, who won by what, and the story of the score."""

from collections.abc import Sequence
from time import sleep

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from gelateria.cli.commands.rules import in_prose, rule_by_id
from gelateria.cli.options.language import words, words_for
from gelateria.cli.terminal.looks import beside, cone, prose, seat_ink, seat_mark
from gelateria.cli.terminal.sitting import Sitter, names_of
from gelateria.cli.terminal.story import AnyMatch
from gelateria.engine import Tally, Viewer, tally
from gelateria.language import decided, headline, reason_for, signed

BAR = 24
CURVE = 40
"""Signs for the scores over a game."""
LEVELS = "▁▂▃▄▅▆▇█"
STEP, WHOLE = 0.8, 6.0
"""Seconds for one step of the final scoring, and at most for all of them."""


def celebrate(console: Console, match: AnyMatch, sitters: Sequence[Sitter], viewer: Viewer = None) -> None:
    """The final scoring, who won and by what, where it came from, and by which rule it was over."""
    names = names_of(sitters)
    told = tally(match)
    count(console, match, told, names, viewer)
    winners = match.state.seats_winning()
    cheer = headline(words_for(match.setting.game), match.state.scores(), winners, names, viewer)
    title = prose([f"♛ {cheer}" if viewer is None or viewer in winners else cheer], names)
    title.stylize("bold")
    console.print()
    console.print(beside(cone(), Group(title, "", scores(match, sitters), "", how(match))))
    tell_story(console, match, told, names, viewer)
    rule = rule_by_id(match.setting.game, match.why_over())
    if rule:
        console.print()
        console.print(Text.assemble((f"{rule.id}: ", "dim"), in_prose(rule.sentence)))


def count(console: Console, match: AnyMatch, told: Tally, names: Sequence[str], viewer: Viewer) -> None:
    """The final scoring, a line at a time; nobody waits where nobody looks."""
    if not told.counted:
        return
    game_words = words_for(match.setting.game)
    console.print()
    console.print(Text(words().say("over-counting"), "bold"))
    for step in told.counted:
        if console.is_terminal:
            sleep(min(STEP, WHOLE / len(told.counted)))
        line = Text("  ").append_text(prose([game_words.sentence(step.event, names, viewer)], names))
        for gain in step.gains:
            if gain.points:
                line.append("  ").append_text(seat_mark(gain.seat)).append(f" {signed(gain.points)}", "bold")
                line.append(f" → {step.scores[gain.seat]}", "dim")
        console.print(line)


def tell_story(console: Console, match: AnyMatch, told: Tally, names: Sequence[str], viewer: Viewer = None) -> None:
    """What decided it, the curve of everybody's score, and what the points were for."""
    if sentence := decided(words_for(match.setting.game), told, names, viewer):
        console.print()
        console.print(prose([sentence], names))
    console.print()
    console.print(curves(told, names))
    if told.parts:
        console.print()
        console.print(parts(match, told, names))


def curves(told: Tally, names: Sequence[str]) -> Table:
    """Everybody's score over the game: a line of little bars."""
    standings = [told.curve[round(at * (len(told.curve) - 1) / (CURVE - 1))] for at in range(CURVE)]
    if len(told.curve) < CURVE:
        standings = list(told.curve)
    every = [score for standing in standings for score in standing.scores]
    least, most = min(0, *every), max(1, *every)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        heights = [(standing.scores[seat] - least) * (len(LEVELS) - 1) / (most - least) for standing in standings]
        line = "".join(LEVELS[round(height)] for height in heights)
        grid.add_row(seat_mark(seat, name), Text(line, seat_ink(seat)), str(told.curve[-1].scores[seat]))
    return grid


def parts(match: AnyMatch, told: Tally, names: Sequence[str]) -> Table:
    """A line for every reason, a column for every seat."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for _ in names:
        grid.add_column(justify="right")
    grid.add_row("", *(seat_mark(seat) for seat in range(len(names))))
    for part in told.parts:
        reason = reason_for(words_for(match.setting.game), part.reason)
        grid.add_row(reason, *(f"−{-points}" if points < 0 else str(points) for points in part.points))
    total = (Text(str(score), "bold") for score in match.state.scores())
    grid.add_row(Text(words().say("over-total"), "bold"), *total)
    return grid


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
