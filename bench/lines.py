"""What is compared with what. A new pair is one line in PEERS; a new game needs none."""

import os
import subprocess
import sys
from collections.abc import Collection
from typing import NamedTuple

from bench import limit, openspiel, searching
from bench.compare import Line
from gelateria.engine import AnyGame
from gelateria.lab.speed import Measure, copying, playing, stepping


class Peer(NamedTuple):
    """A game of ours and the nearest one of OpenSpiel's. `at_least`: how many times its random games ours run."""

    game: str
    spiel: str
    at_least: float | None = None


PEERS = (
    Peer("pig", "pig"),
    Peer("gelati", "hive", at_least=50),
    Peer("gelato-mio", "gin_rummy", at_least=10),
    Peer("jelly-monster", "backgammon", at_least=10),
)

LIMIT_SHARE = {"geizen": 0.6}
STEPS = {"geizen": 2.0, "pig": 2.0}
COPIES = 2.0
SEARCHES = {100: 5.0, 1000: 5.0, 10_000: None}
"""How many times OpenSpiel's simulations ours promises to be, by how many there are for a decision."""

PARTS = {
    "limit": "Random games inside the engine, against hand-written C",
    "steps": "One decision at a time through Python, against OpenSpiel's pig",
    "copies": "Copies of a position, against OpenSpiel's",
    "loops": "Random games inside the two engines, against OpenSpiel's C++",
    "search": "Simulations of a search in Pig, against OpenSpiel's MCTSBot in C++",
    "plain": "The same rules compiled and as plain Python",
}


def all_lines(games: dict[str, AnyGame], parts: Collection[str] = PARTS) -> list[Line]:
    """Every line there is for these games, in these parts."""
    makers = {
        "limit": limit_lines,
        "steps": step_lines,
        "copies": copy_lines,
        "loops": loop_lines,
        "search": search_lines,
        "plain": plain_lines,
    }
    return [line for part in PARTS if part in parts for line in makers[part](games)]


def limit_lines(games: dict[str, AnyGame]) -> list[Line]:
    return [
        Line(
            "limit",
            f"{game.title}, {players} players",
            playing(game.setting(players, version=limit.RULES if slug == "geizen" else None)),
            f"Geizen in C, {players} players",
            limit.playing(players),
            LIMIT_SHARE.get(slug),
        )
        for slug, game in games.items()
        for players in (game.seats[0], game.seats[-1])
    ]


def step_lines(games: dict[str, AnyGame]) -> list[Line]:
    decisions = openspiel.stepping("pig")
    steps = openspiel.stepping("pig", with_chance=True)
    lines = []
    for slug, game in games.items():
        ours = stepping(game.setting(game.seats[0]))
        lines.append(Line("steps", game.title, ours, "OpenSpiel's pig", decisions, STEPS.get(slug)))
        lines.append(Line("steps", game.title, ours, "… its chance nodes counted too", steps))
    return lines


def copy_lines(games: dict[str, AnyGame]) -> list[Line]:
    spiels = dict.fromkeys(games, "pig") | {peer.game: peer.spiel for peer in PEERS}
    clones = {spiel: openspiel.cloning(spiel) for spiel in {spiels[slug] for slug in games}}
    return [
        Line(
            "copies",
            game.title,
            copying(game.setting(game.seats[0])),
            f"OpenSpiel's {spiels[slug]}",
            clones[spiels[slug]],
            COPIES,
        )
        for slug, game in games.items()
    ]


def loop_lines(games: dict[str, AnyGame]) -> list[Line]:
    return [
        Line(
            "loops",
            games[peer.game].title,
            playing(games[peer.game].setting(games[peer.game].seats[0])),
            f"OpenSpiel's {peer.spiel}",
            openspiel.looping(peer.spiel),
            peer.at_least,
        )
        for peer in PEERS
        if peer.game in games
    ]


def search_lines(games: dict[str, AnyGame]) -> list[Line]:
    return [
        Line(
            "search",
            f"Pig, {simulations:,} a decision",
            searching.ours(games["pig"], simulations),
            f"OpenSpiel's pig, {simulations:,} a decision",
            searching.theirs(simulations),
            promise,
        )
        for simulations, promise in SEARCHES.items()
        if "pig" in games
    ]


def plain_lines(games: dict[str, AnyGame]) -> list[Line]:
    return [
        Line("plain", game.title, playing(game.setting(game.seats[0])), f"{game.title}, plain Python", plain(slug))
        for slug, game in games.items()
    ]


def plain(slug: str) -> Measure:
    """The loop inside the engine, in a process of its own where nothing is compiled."""

    def measure(seed: int, seconds: float) -> float:
        words = [sys.executable, "-m", "bench.plain", slug, str(seed), str(seconds)]
        done = subprocess.run(
            words, env={**os.environ, "GELATERIA_PLAIN": "1"}, check=True, capture_output=True, text=True
        )
        return float(done.stdout)

    return measure
