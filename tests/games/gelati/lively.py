"""Games in which nearly everything happens: swaps from the first turn on, many tokens, orders, reshuffles, limits.

Random games in the printed edition hardly ever see a swap or an order. Here rows of three earn, a lonely tile opens the
board, nobody ever wins by points, three of twelve orders are held, and the players are eager for them. Run as a program
it prints a record a game, the same compiled or plain.
"""

import sys
import tomllib
from collections.abc import Iterator

from gelateria.engine import Dealer, Match, find_game, split
from gelateria.games.gelati.actions import Action, Discard, Done, Fulfil, Trade, kinds
from gelateria.games.gelati.rules import Gelati
from gelateria.uncompiled import is_compiled
from tests.contract.tables import AnyMatch, AnySetting

GAME = find_game("gelati")


def lively(players: int) -> AnySetting:
    edition = tomllib.loads((GAME.folder / "edition.toml").read_text(encoding="utf-8"))
    edition["cross"]["cells"] = [[0, 0]]
    edition["tokens"] |= {"row": 3, "limit": 4, "each": 2}
    edition["points"]["goal"] = 1000
    edition["deal"]["orders"] = 3
    edition["menu"]["orders"] = edition["menu"]["orders"][:12]
    return GAME.setting(players, edition=edition)


def eager_match(setting: AnySetting, seed: int) -> Iterator[AnyMatch]:
    """A match played to its end, shown before every move and when it is over."""
    match, choice = Match(setting, Dealer(split(seed, 0))), Dealer(split(seed, 1))
    while not match.over:
        yield match
        (seat,) = match.awaited()
        legal = match.legal(seat)
        liked = [action for action in legal if is_liked(match.state, seat, action)] if choice.draw(12) else []
        match.do(seat, (liked or legal)[choice.draw(len(liked or legal))])
    yield match


def is_liked(state: Gelati, seat: int, action: Action) -> bool:
    """Orders, trades for a component of the oldest order, and keeping tokens for it; never an idle trade."""
    match action:
        case Fulfil() | Discard():
            return True
        case Trade(give, take):
            held, order = state.tokens[seat], kinds(state.orders[seat][0])
            return take in order and not held[take] and not set(give) & set(order)
        case Done():
            return True
        case _:
            return False


def main(games: int) -> None:
    print("compiled" if is_compiled() else "plain", file=sys.stderr)
    for players in GAME.seats:
        for seed in range(games):
            *_, match = eager_match(lively(players), seed)
            print(players, seed, len(match.moves), match.record().to_token())


if __name__ == "__main__":
    main(int(sys.argv[1]))
