"""What can be seen in Attack of the Jelly Monster: the whole table, and behind no screen but one's own."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypedDict

from msgspec import Struct, structs

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Viewer
from gelateria.engine.view import TableView, fill_in, open_to_all
from gelateria.games.jelly_monster.actions import (
    Capsule,
    Drew,
    Event,
    Lost,
    Opened,
    Threw,
    Way,
    capsule,
    dice_in,
    handful,
    kind,
    seats_in,
    side,
)
from gelateria.games.jelly_monster.rewards import Reward, unpack
from gelateria.games.jelly_monster.rules import Jelly, cancels, in_sums, leaders, stop, sum_of

SECRETS: Mapping[str, str] = {
    "thrown": "a player's throw until a die of it is placed, and whether there was one at all: that player",
    "capsules": "what a player's capsules show until the end: that player",
    "lost": "what capsules show that a player put back in the box: that player, for ever",
    "stack": "what the capsules show that nobody has drawn: nobody",
}

Phase = Literal["ready", "place", "score", "over"]
PHASES: tuple[Phase, ...] = ("ready", "place", "score", "over")
Question = Literal["nothing", "neighbour", "lose", "give"]
QUESTIONS: tuple[Question, ...] = ("nothing", "neighbour", "lose", "give")


class District(Struct, frozen=True):
    """One district: its side, the rewards of its zones, the marker's zone, its seal, each seat's dice."""

    side: str
    zones: tuple[Reward, ...]
    marker: int
    sealed: int | None
    dice: tuple[tuple[int, ...], ...]
    clockwise: int = 0
    """The neighbour that an arrow clockwise points at …"""
    counter: int = 0
    """… and the one counter-clockwise."""
    sums: tuple[int, ...] = ()
    """What each seat's dice make, those aside that cancel …"""
    cancelled: tuple[tuple[int, ...], ...] = ()
    """… which are these faces …"""
    leads: tuple[int, ...] = ()
    """… and who would control it now."""


class Prospect(Struct, frozen=True):
    """What one of the viewer's thrown dice would make at an entrance, if it were placed there without an effect."""

    die: int
    district: int
    sum: int
    leads: tuple[int, ...]
    """Who would control it then."""


class Player(Struct, frozen=True):
    """What everybody sees of a player."""

    jelly: int
    capsules: int
    """How many; what they show comes to light at the end, in `opened`."""
    lost: int
    loose: int
    """Dice that are not placed yet."""
    centre: int
    cancelled: int
    may_seal: bool
    done: bool
    left: int
    """Steps left in this round, in calm mode."""
    opened: tuple[Capsule, ...]
    prize: int
    """What was in the opened capsules."""


class Scoring(Struct, frozen=True):
    """How far the scoring is, while somebody is asked something."""

    district: int
    path: tuple[int, ...]
    """The districts met, in order of number; more than one where it pays a neighbour's reward."""
    source: int
    symbol: int
    given: tuple[tuple[int, ...], ...]
    """What each has given to each, while it is not enough for all."""
    heirs: tuple[int, ...] = ()
    """Who alone the neighbour's reward is for, where the arrow was not for all …"""
    later: tuple["Later", ...] = ()
    """… and what is paid after it."""


class Later(Struct, frozen=True):
    """Symbols behind an arrow: they are carried out when the neighbour's reward is paid."""

    district: int
    symbol: int
    heirs: tuple[int, ...] = ()


class View(TableView, frozen=True, kw_only=True):
    """The table from one chair. The scores are jelly; the capsules' worth comes at the end."""

    phase: Phase
    rounds: int
    calm: bool
    turned: bool
    first: int
    """The first player clockwise from the drone."""
    order: tuple[int, ...]
    """In calm mode, who steps after whom in this round."""
    stack: int
    districts: tuple[District, ...]
    seats: tuple[Player, ...]
    asks: Question
    scoring: Scoring | None
    thrown: tuple[int, ...]
    """The viewer's own dice, if thrown …"""
    throws: int
    """… and how often, since the last one was placed."""
    capsules: tuple[Capsule, ...]
    """The viewer's own."""
    lost: tuple[Capsule, ...]
    """What the viewer put back in the box."""
    in_doubt: Way = "clockwise"
    """Which neighbour pays where tied players differ."""
    prospects: tuple[Prospect, ...] = ()
    """What the viewer's thrown dice would make, die by die and district by district; nothing where it is sealed."""


def view(state: Jelly, viewer: Viewer) -> View:
    districts = _districts(state)
    thrown = () if viewer is None else dice_in(state.thrown[viewer])
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.scores()),
        phase=PHASES[state.phase],
        rounds=state.rounds,
        calm=bool(state.calm),
        turned=bool(state.turned),
        first=state.lead,
        order=tuple(seat for seat in state.order if seat >= 0),
        stack=sum(state.bag),
        districts=districts,
        seats=_players(state),
        asks=QUESTIONS[state.asks],
        scoring=_scoring(state) if state.asks else None,
        thrown=thrown,
        throws=0 if viewer is None else state.throws[viewer],
        capsules=() if viewer is None else _capsules(state.shows, state.held[viewer]),
        lost=() if viewer is None else _capsules(state.shows, state.lost[viewer]),
        in_doubt="clockwise" if state.in_doubt == 1 else "counter-clockwise",
        prospects=prospects(viewer, thrown, districts),
    )


def _districts(state: Jelly) -> tuple[District, ...]:
    sides, markers, seals, entrance = state.side, state.marker, state.seal, state.entrance
    return tuple(
        District(
            side=side(sides[district]),
            zones=_zones(tuple(map(tuple, state.page(sides[district])))),
            marker=markers[district] + 1,
            sealed=seals[district] if seals[district] >= 0 else None,
            dice=tuple([dice_in(handful) for handful in entrance[district][: state.players]]),
            clockwise=state.beside(district, 1) + 1,
            counter=state.beside(district, -1) + 1,
            **standing(entrance[district][: state.players]),
        )
        for district in range(state.districts)
    )


class Standing(TypedDict):
    """How the seats stand at an entrance."""

    sums: tuple[int, ...]
    cancelled: tuple[tuple[int, ...], ...]
    leads: tuple[int, ...]


def standing(handfuls: list[int]) -> Standing:
    """By each seat's dice there, in the rules' handfuls."""
    sums = tuple([sum_of(dice) for dice in handfuls])
    return {
        "sums": sums,
        "cancelled": tuple([tuple([face + 1 for face in range(6) if cancels(face, dice)]) for dice in handfuls]),
        "leads": seats_in(leaders(sum(in_sums(seat, total) for seat, total in enumerate(sums)))),
    }


def prospects(viewer: Viewer, thrown: tuple[int, ...], districts: tuple[District, ...]) -> tuple[Prospect, ...]:
    """Each die that was thrown at each entrance that is open."""
    return tuple(
        _prospect(viewer, die, number, district)
        for die in sorted(set(thrown))
        for number, district in enumerate(districts, 1)
        if viewer is not None and district.sealed is None
    )


def _prospect(viewer: int, die: int, number: int, district: District) -> Prospect:
    total = sum_of(handful((*district.dice[viewer], die)))
    sums = [total if seat == viewer else other for seat, other in enumerate(district.sums)]
    leads = leaders(sum(in_sums(seat, made) for seat, made in enumerate(sums)))
    return Prospect(die, number, total, seats_in(leads))


@cache
def _zones(zones: tuple[tuple[int, ...], ...]) -> tuple[Reward, ...]:
    """The rewards of a side, from its page in the rules' book: three symbols a zone, the missing ones negative."""
    return tuple(tuple(unpack(symbol) for symbol in zone if symbol >= 0) for zone in zones)


def _players(state: Jelly) -> tuple[Player, ...]:
    held, lost, shows, jelly, prize = state.held, state.lost, state.shows, state.jelly, state.prize
    loose, centre, aside = state.loose, state.centre, state.aside
    may_seal, resting, left = state.may_seal, state.resting, state.left
    return tuple(
        Player(
            jelly=jelly[seat],
            capsules=sum(held[seat]),
            lost=sum(lost[seat]),
            loose=loose[seat],
            centre=centre[seat],
            cancelled=aside[seat],
            may_seal=bool(may_seal[seat]),
            done=bool(resting[seat]),
            left=left[seat],
            opened=_capsules(shows, held[seat]) if state.over else (),
            prize=prize[seat],
        )
        for seat in range(state.players)
    )


def _capsules(shows: list[int], heap: list[int]) -> tuple[Capsule, ...]:
    return tuple(capsule(shown) for shown, count in zip(shows, heap, strict=True) for _ in range(count))


def _scoring(state: Jelly) -> Scoring:
    return Scoring(
        district=state.at + 1,
        path=tuple(district + 1 for district in range(state.districts) if state.met >> district & 1),
        source=state.source + 1,
        symbol=state.step + 1,
        given=tuple(tuple(row[: state.players]) for row in state.given[: state.players]),
        heirs=seats_in(state.heirs),
        later=tuple(Later((at & 15) + 1, (at >> 4 & 15) + 1, seats_in(at >> 8)) for at in state.trail[: state.depth]),
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    match event:
        case Threw(seat) if seat != viewer:
            return None
        case Drew(seat) | Lost(seat) if seat != viewer:
            return structs.replace(event, capsule=None)
        case _:
            return event


def is_race(state: Jelly) -> bool:
    """Whether everybody throws and places as fast as they can."""
    return PHASES[state.phase] == "place" and not state.calm


def reveals(event: Event) -> bool:
    """Always: all act at once, so whatever somebody does, the others have acted upon it (jelly.no-way-back)."""
    return True


def is_unforeseen(event: Event, seat: int) -> bool:
    """At the end the capsules of the others are opened."""
    return isinstance(event, Opened) and event.seat != seat


# Imagining ----------------------------------------------------------------------------------------


def imagine(view: View, blank: Jelly, dealer: Dealer) -> Jelly:
    """What the view shows as it is; capsules it does not show, drawn from those it cannot have seen; throws thrown."""
    fill_in(blank, view)
    blank.phase = PHASES.index(view.phase)
    blank.turned = int(view.turned)
    blank.lead = view.first
    blank.order = [*view.order, *[-1] * (5 - len(view.order))]
    blank.stepper = view.order.index(view.awaiting[0]) if view.order else 0
    _imagine_city(view, blank)
    for name, numbers in {
        "jelly": [player.jelly for player in view.seats],
        "prize": [player.prize for player in view.seats],
        "loose": [player.loose for player in view.seats],
        "centre": [player.centre for player in view.seats],
        "aside": [player.cancelled for player in view.seats],
        "may_seal": [int(player.may_seal) for player in view.seats],
        "resting": [int(player.done) for player in view.seats],
        "left": [player.left for player in view.seats],
    }.items():
        setattr(blank, name, [*numbers, *[0] * (5 - view.players)])
    _imagine_throws(view, blank, dealer)
    _imagine_capsules(view, blank, dealer)
    _imagine_scoring(view, blank)
    return blank


def _imagine_city(view: View, blank: Jelly) -> None:
    sides = [8 * "AB".index(district.side[0]) + int(district.side[1]) - 1 for district in view.districts]
    seals = [-1 if district.sealed is None else district.sealed for district in view.districts]
    unused = 7 - len(sides)
    blank.side = [*sides, *[-1] * unused]
    blank.seal = [*seals, *[-1] * unused]
    blank.marker = [*(district.marker - 1 for district in view.districts), *[0] * unused]
    entrance = [[0] * 5 for _ in range(7)]
    for number, district in enumerate(view.districts):
        for seat, dice in enumerate(district.dice):
            entrance[number][seat] = handful(dice)
    blank.entrance = entrance


def _imagine_throws(view: View, blank: Jelly, dealer: Dealer) -> None:
    """Nobody knows whether another has thrown: a coin says so, and dice say what."""
    thrown = [0] * 5
    throws = [0] * 5
    if view.phase == "place":
        for seat, player in enumerate(view.seats):
            if seat == view.viewer:
                throws[seat] = view.throws
                thrown[seat] = handful(view.thrown)
            elif player.loose and seat in view.awaiting and dealer.draw(2):
                throws[seat] = 1
                thrown[seat] = handful(tuple(1 + dealer.draw(6) for _ in range(player.loose)))
    blank.thrown, blank.throws = thrown, throws


def _imagine_capsules(view: View, blank: Jelly, dealer: Dealer) -> None:
    """Deal the capsules this viewer has not seen: to those who hold or lost some, and the rest is the stack."""
    bag = list(blank.box)
    held = [[0] * 10 for _ in range(5)]
    lost = [[0] * 10 for _ in range(5)]
    known = {seat: player.opened for seat, player in enumerate(view.seats) if view.phase == "over"}
    gone: dict[int, tuple[Capsule, ...]] = {}
    if view.viewer is not None:
        known[view.viewer] = view.capsules
        gone[view.viewer] = view.lost
    for heap, shown in ((held, known), (lost, gone)):
        for seat, capsules in shown.items():
            for one in capsules:
                heap[seat][kind(blank, one)] += 1
                bag[kind(blank, one)] -= 1
    for seat, player in enumerate(view.seats):
        for heap, shown, count in ((held, known, player.capsules), (lost, gone, player.lost)):
            for _ in range(0 if seat in shown else count):
                skip = dealer.draw(sum(bag))
                drawn = 0
                while skip >= bag[drawn]:
                    skip -= bag[drawn]
                    drawn += 1
                heap[seat][drawn] += 1
                bag[drawn] -= 1
    blank.bag, blank.held, blank.lost = bag, held, lost


def _imagine_scoring(view: View, blank: Jelly) -> None:
    blank.asks = QUESTIONS.index(view.asks)
    if view.scoring is not None:
        blank.at = view.scoring.district - 1
        blank.source = view.scoring.source - 1
        blank.step = view.scoring.symbol - 1
        blank.met = sum(1 << district - 1 for district in view.scoring.path)
        blank.rank()
        blank.heirs = _as_bits(view.scoring.heirs)
        blank.depth = len(view.scoring.later)
        trail = [stop(one.district - 1, one.symbol - 1, _as_bits(one.heirs)) for one in view.scoring.later]
        blank.trail = [*trail, *[0] * (7 - len(trail))]
        given = [[0] * 5 for _ in range(5)]
        for seat, row in enumerate(view.scoring.given):
            given[seat][: len(row)] = row
        blank.given = given


def _as_bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)
