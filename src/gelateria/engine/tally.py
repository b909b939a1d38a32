"""What a game's points came from: by reasons, over its course, and what decided it. Told when it is over.

It is all taken from what happened, as the game's `points.py` reads it; no rule is applied a second time.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from gelateria.engine.game import Gain, Points, Setting
from gelateria.engine.match import Match

AnyMatch = Match[Any, Any, Any, Any]
START = "start"
"""The reason of what everybody has from the beginning."""
MOST_STANDINGS = 300
"""Of a longer curve, only so many points are told."""
EARLY = 4
"""Who takes the lead for good in the first quarter of a game has led it all along."""


class Part(msgspec.Struct, frozen=True):
    """Points of one kind."""

    reason: Annotated[str, Meta(description="What they are for: a word of the game's, or `start`.")]
    points: Annotated[tuple[int, ...], Meta(description="How many each seat has of them.")]


class Counted(msgspec.Struct, frozen=True):
    """One step of the final scoring."""

    event: Annotated[Any, Meta(description="What was counted, as the game describes it.")]
    gains: Annotated[tuple[Gain, ...], Meta(description="What it brought.")]
    scores: Annotated[tuple[int, ...], Meta(description="The score of each seat then.")]


class Standing(msgspec.Struct, frozen=True):
    """How everybody stood at some time."""

    move: Annotated[int, Meta(description="After so many moves.")]
    turn: Annotated[int, Meta(description="In which turn that was; the first is 1.")]
    scores: Annotated[tuple[int, ...], Meta(description="The score of each seat.")]


Decision = Literal["led", "lead", "last", "counting", "tie-break", "shared"]
"""Ahead nearly from the start; from some turn on; by the last move; by the final scoring; level; level for good."""


class Decided(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided a game: when the winner took the lead for good, and by what."""

    how: Annotated[
        Decision,
        Meta(
            description="When the winner took the lead for good: early, in some turn, with the last move, in the final"
            " scoring; or `tie-break` and `shared` where nobody was ahead."
        ),
    ]
    seat: Annotated[int, Meta(description="The winner, or the first of them.")]
    turn: Annotated[int | UnsetType, Meta(description="In which turn.")] = UNSET
    points: Annotated[int | UnsetType, Meta(description="How many points it brought, if any.")] = UNSET
    reason: Annotated[str | UnsetType, Meta(description="What most of them were for.")] = UNSET


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game's points came from."""

    parts: Annotated[tuple[Part, ...], Meta(description="By reason; none where the game does not tell.")]
    counted: Annotated[tuple[Counted, ...], Meta(description="The final scoring, step by step.")]
    curve: Annotated[tuple[Standing, ...], Meta(description="The scores over the game, whenever they changed.")]
    decided: Annotated[Decided | UnsetType, Meta(description="What decided it, if somebody won.")] = UNSET


def tally(match: AnyMatch, winners: Sequence[int] | None = None, resigned: Collection[int] = ()) -> Tally:
    """The whole story; `winners` where it is not the position that tells who won, and who has given up."""
    curve = list(_curve(match))
    gains: list[Scoring] = []
    counted: list[Counted] = []
    if (points := match.setting.game.points) is not None:
        gains = _gains(match, points)
        counted = list(_counted(gains, points, match.setting))
    standings = [*curve[:-1], *_counting(curve[-1], counted)] if counted else curve
    won = match.state.seats_winning() if winners is None else winners
    return Tally(
        parts=_parts(gains, curve[0].scores, match.setting.game.points),
        counted=tuple(counted),
        curve=tuple(thinned(standings)),
        decided=decided_by(standings, len(standings) - len(counted), won, gains, resigned) if won else UNSET,
    )


class Scoring(msgspec.Struct, frozen=True):
    """The gains of one event, and how everybody stood after it."""

    move: int
    event: Any
    gains: tuple[Gain, ...]
    scores: tuple[int, ...]


def _gains(match: AnyMatch, points: Points[Any, Any]) -> list[Scoring]:
    """Every event that brought or cost somebody points."""
    blank = match.setting.blank()
    scores = next(match.course()).scores()
    found = []
    for number, step in enumerate(match.steps(), 1):
        for event in step.events:
            gains = tuple(gain for gain in points.gains(event, scores, blank) if gain.points or points.is_final(event))
            for gain in gains:
                scores[gain.seat] += gain.points
            if gains:
                found.append(Scoring(number, event, gains, tuple(scores)))
    return found


def _counted(
    gains: Sequence[Scoring], points: Points[Any, Any], setting: Setting[Any, Any, Any, Any]
) -> Iterator[Counted]:
    """The final scoring, as everybody saw it."""
    for one in gains:
        if points.is_final(one.event):
            for event in setting.seen((one.event,), None):
                yield Counted(event, one.gains, one.scores)


def _parts(gains: Sequence[Scoring], first: tuple[int, ...], points: Points[Any, Any] | None) -> tuple[Part, ...]:
    if points is None:
        return ()
    by_reason = {reason: [0] * len(first) for reason in points.REASONS}
    for one in gains:
        for gain in one.gains:
            by_reason[gain.reason][gain.seat] += gain.points
    start = [Part(START, first)] if any(first) else []
    return (*start, *(Part(reason, tuple(each)) for reason, each in by_reason.items() if any(each)))


def _curve(match: AnyMatch) -> Iterator[Standing]:
    """The first standing, every other one, and the last."""
    turns = 0
    last = None
    for number, state in enumerate(match.course()):
        scores = tuple(state.scores())
        if scores != last or number == match.length:
            yield Standing(number, turns + 1, scores)
        last, turns = scores, state.turns


def _counting(last: Standing, counted: Sequence[Counted]) -> list[Standing]:
    """The last move, and after it the final scoring one by one."""
    scores = list(counted[0].scores)
    for gain in counted[0].gains:
        scores[gain.seat] -= gain.points
    before = Standing(last.move, last.turn, tuple(scores))
    return [before, *(Standing(last.move, last.turn, one.scores) for one in counted)]


def thinned(standings: Sequence[Standing]) -> Sequence[Standing]:
    """At most so many, the first and the last among them."""
    if len(standings) <= MOST_STANDINGS:
        return standings
    gap = (len(standings) - 1) / (MOST_STANDINGS - 1)
    return [standings[round(at * gap)] for at in range(MOST_STANDINGS)]


def decided_by(
    standings: Sequence[Standing],
    uncounted: int,
    winners: Sequence[int],
    gains: Sequence[Scoring],
    resigned: Collection[int] = (),
) -> Decided | UnsetType:
    """When the winner took the lead for good; `uncounted` standings come before the final scoring.

    Whoever has given up is nobody's rival, and where all others have, no points have decided it.
    """
    winner = winners[0]
    if len(winners) > 1:
        return Decided("shared", winner)
    last = standings[-1].scores
    rivals = [seat for seat in range(len(last)) if seat != winner and seat not in resigned]
    if not rivals:
        return UNSET
    leads = [_is_ahead(winner, rivals, standing.scores) for standing in standings]
    if not leads[-1]:
        return Decided("tie-break", winner) if max(last[rival] for rival in rivals) == last[winner] else UNSET
    at = len(leads) - leads[::-1].index(False) if False in leads else 1
    if at == len(standings):  # nothing has ever changed
        return UNSET
    here = standings[at]
    more = here.scores[winner] - standings[at - 1].scores[winner]
    is_counting = at >= uncounted
    if is_counting:
        how: Decision = "counting"
    elif here.move == standings[-1].move:
        how = "last"
    else:
        how = "led" if here.turn * EARLY <= standings[-1].turn else "lead"
    reason = _main_reason(gains, here, winner, is_counting)
    return Decided(how, winner, here.turn, more if more > 0 else UNSET, reason if more > 0 and reason else UNSET)


def _is_ahead(seat: int, rivals: Sequence[int], scores: Sequence[int]) -> bool:
    return all(scores[seat] > scores[rival] for rival in rivals)


def _main_reason(gains: Sequence[Scoring], here: Standing, seat: int, is_counting: bool) -> str:
    """What most of the points were for that somebody got by this move, or by this step of the final scoring."""
    then = [one for one in gains if one.move == here.move and (one.scores == here.scores or not is_counting)]
    own = [gain for one in then for gain in one.gains if gain.seat == seat and gain.points > 0]
    best = max(own, key=lambda gain: gain.points, default=None)
    return best.reason if best else ""
