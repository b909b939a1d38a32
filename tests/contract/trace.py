"""Plays random games on every table, or on every table of one game, and prints their fingerprints: of every position,
draw and event on the way.

Run as a program, in a process of its own: compiled or plain, with any hash seed, the lines must be the same.
"""

import hashlib
import sys

from gelateria.engine import Dealer, RecordingDealer, split
from gelateria.uncompiled import is_compiled
from tests.contract.tables import TABLES, AnySetting

LOOKS_ONCE_IN = 16
"""How often what a position looks like to the bots is in the fingerprint, in moves; the last one always is."""


def fingerprint(setting: AnySetting, seed: int) -> str:
    """One random game, move by move."""
    dealer, choice = RecordingDealer(Dealer(split(seed, 0))), Dealer(split(seed, 1))
    state = setting.start(dealer)
    digest, evaluator, moves = hashlib.sha256(), setting.game.evaluator(), 0
    while not state.over:
        if state.timer and (not state.awaiting or choice.draw(16) == 0):
            author, action = -1, state.bell
        else:
            seats = state.seats_awaited()
            author = seats[choice.draw(len(seats))]
            legal = state.legal(author)
            action = legal[choice.draw(len(legal))]
            digest.update(repr(legal).encode())
        state.apply(author, action, dealer)
        digest.update(repr((author, action, dealer.take(), state.facts(), state.scores())).encode())
        moves += 1
        if evaluator.FEATURES and (moves % LOOKS_ONCE_IN == 0 or state.over):
            seen = [evaluator.listed_features(state, seat) for seat in range(state.players)]
            digest.update(repr([[round(float(feature), 9) for feature in features] for features in seen]).encode())
    return digest.hexdigest()[:16]


def main(games: int, only: str | None = None) -> None:
    print("compiled" if is_compiled() else "plain", file=sys.stderr)
    for table in TABLES if only is None else [table for table in TABLES if table.game.slug == only]:
        for seed in range(games):
            print(table, seed, fingerprint(table.setting(), seed))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
