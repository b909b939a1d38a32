"""Writes the outcome down: as a page of the documentation, and as JSON."""

from textwrap import dedent
from typing import Any

import msgspec
from msgspec import Struct

from bench.load.climbing import MOST_ELSEWHERE, Step
from bench.load.contestants import ALL, FILES, MEMORY, OURS

AT_LEAST = 3.0
"""How many times the moves of boardgame.io that stores them ours promises to hold."""

Facts = dict[str, Any]


class Outcome(Struct, frozen=True):
    """One server and all its steps."""

    name: str
    steps: list[Step]
    held: Step | None


ABOVE = """\
    # How many moves the table server holds

    Written by `make load`; nobody edits this page. {tables} tables of Geizen with four players and a socket for each,
    one server process on one core, the clients on {clients}. First every table makes a move a second; then the rate is
    doubled until it no longer holds, and the gap is halved. A rate holds if at least 98 of 100 moves that were asked
    for were made, none was refused or lost, and the 99th of a hundred took no more than 100 ms at the mover and at the
    others. Each step lasts {seconds:g} seconds after {warm:g} of warm-up, the servers take turns, and a rate that fails
    is tried once more. A game that ends is followed by a fresh table.

    {python}; Node {node}, boardgame.io {boardgameio}.
    """

NOTES = """\
    ## How it is measured

    *Own* is the time from sending a move until the mover's socket has it, acknowledged; *others* the time until one of
    the other three sockets has it. *CPU* is cores of the server's processes together, *a move* the milliseconds of it
    that one move costs, *memory* what they hold at the end of the step, *clients* the CPU of whoever measures. At a
    rate above one move a second for each table, a table stands for as many that are played more slowly. The players
    choose at random among all that is legal.

    The same for both: the board, the chips, the dice and the moves of Geizen, its whole rules on either side; whole
    states, not differences, sent to all four; JSON over WebSockets without compression; keys that are checked with
    every command or socket; HTTP requests that open a fresh table while the others play; one core, one process, the
    same disk.

    What favours boardgame.io:

    - It shows a move before it is stored, and never waits for the disk: node-persist writes files without syncing
      them. Ours commits every move to SQLite, synced, before anybody sees it. Its in-memory storage, its default, keeps
      nothing over a restart, and stands here for the record.
    - It does not say what is legal: its clients reckon that out themselves. Ours sends every legal action with the rule
      that allows it, the events of the move, and a fingerprint of the view.
    - It does not acknowledge, number, or recognize repeated commands; the update stands for an answer.
    - node-persist's queue, which would hold writes back for up to a second, is turned off. Its clients speak WebSocket
      at once, without the polling that socket.io begins with. Both make it faster.

    What favours ours:

    - The rules are compiled.
    - FlatFile reads and writes whole states and logs in files. It is the one storage on a disk that boardgame.io brings
      along; connectors to databases are made by others. The row without any storage shows the most that another
      storage could give.
    - boardgame.io keeps what is needed to undo in its state, and we did not turn that off; ours can undo too.
    - The clients for boardgame.io are socket.io's own on Node, those for ours are written for this measurement: see
      what the clients' CPU says. Where it comes near a whole core, they and not the server are the limit.
    """


def page(outcomes: list[Outcome], facts: Facts) -> str:
    parts = [dedent(ABOVE).format(**facts), summary(outcomes)]
    parts += [f"## {title(outcome)}\n\n{table(outcome.steps)}" for outcome in outcomes]
    return "\n".join([*parts, dedent(NOTES)])


def summary(outcomes: list[Outcome]) -> str:
    """Who held how much, in a few rows."""
    rows = ["| server | a move is written to | moves a second held | ours is |", "| --- | --- | ---: | ---: |"]
    for outcome in outcomes:
        durable = next(one.durable for one in ALL if one.name == outcome.name)
        ours = ratio(outcomes, outcome.name)
        told = f"**{ours:.2f}** times that" if ours and outcome.name != OURS.name else ""
        rows.append(f"| {title(outcome)} | {durable} | {held(outcome):,.0f} | {told} |")
    said = " ".join(filter(None, (verdict(outcomes), doubts(outcomes))))
    return "\n".join(rows) + "\n" + (f"\n{said}\n" if said else "")


def table(steps: list[Step]) -> str:
    """All steps of a server, by rate."""
    rows = [
        "| asked | moves a second | own p50 | p99 | others p50 | p99 | CPU | a move | memory | clients | |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    rows += [f"| {' | '.join(cells(step))} |" for step in sorted(steps, key=lambda step: step.rate)]
    return "\n".join(rows) + "\n"


def cells(step: Step) -> list[str]:
    trouble = [f"{count} {what}" for count, what in ((step.refused, "refused"), (step.lost, "lost")) if count]
    return [
        f"{step.rate:,.0f}",
        f"{step.moves:,.0f}",
        f"{step.own.p50:.1f} ms",
        f"{step.own.p99:.1f} ms",
        f"{step.others.p50:.1f} ms",
        f"{step.others.p99:.1f} ms",
        f"{step.server_cpu:.2f}",
        f"{step.cost:.2f} ms",
        f"{step.server_memory:.0f} MB",
        f"{step.client_cpu:.2f}",
        ", ".join(["held" if step.held else "not held", *trouble]),
    ]


def title(outcome: Outcome) -> str:
    return next(one.title for one in ALL if one.name == outcome.name)


def held(outcome: Outcome) -> float:
    return outcome.held.moves if outcome.held else 0.0


def ratio(outcomes: list[Outcome], name: str) -> float | None:
    """How many times the moves of this server ours holds; None where one of them is not there or held nothing."""
    by_name = {outcome.name: held(outcome) for outcome in outcomes}
    if not by_name.get(name) or OURS.name not in by_name:
        return None
    return by_name[OURS.name] / by_name[name]


def kept(outcomes: list[Outcome]) -> bool:
    """Whether the promise was kept, or was not put to the test."""
    names = {outcome.name for outcome in outcomes}
    if not {OURS.name, FILES.name} <= names:
        return True
    ours = ratio(outcomes, FILES.name)
    return any(outcome.held for outcome in outcomes if outcome.name == OURS.name) and (ours is None or ours >= AT_LEAST)


def verdict(outcomes: list[Outcome]) -> str:
    ours, memory = ratio(outcomes, FILES.name), ratio(outcomes, MEMORY.name)
    if ours is None:
        return ""
    told = f"Promised: at least {AT_LEAST:g} times what boardgame.io holds that stores its moves: "
    told += "kept." if kept(outcomes) else "NOT KEPT."
    return told + (f" With nothing stored on its side it is {memory:.2f} times." if memory else "")


def doubts(outcomes: list[Outcome]) -> str:
    """Whether somebody else was at work on the machine, in a sentence, or the empty text."""
    elsewhere = max((step.elsewhere for outcome in outcomes for step in outcome.steps), default=0.0)
    if elsewhere <= MOST_ELSEWHERE:
        return ""
    return (
        f"Not to be trusted: up to {elsewhere:.1f} cores of the machine worked for somebody else meanwhile. "
        "What a move costs says more then than what was held."
    )


def data(outcomes: list[Outcome], facts: Facts) -> bytes:
    everything = {**facts, "outcomes": outcomes}
    return msgspec.json.format(msgspec.json.encode(everything), indent=2) + b"\n"
