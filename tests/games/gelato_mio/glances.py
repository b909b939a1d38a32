"""Prints what random positions look like to every seat. Run as a program: compiled or plain, it must be the same."""

from gelateria.engine import Dealer, find_game
from gelateria.uncompiled import is_compiled

GAME = find_game("gelato-mio")


def main() -> None:
    print("compiled" if is_compiled() else "plain")
    for players in GAME.seats:
        dealer, evaluator = Dealer(players), GAME.evaluator()
        state = GAME.setting(players).start(dealer)
        for _ in range(250):
            if not state.awaiting:
                break
            seat = state.seats_awaited()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[dealer.draw(len(legal))], dealer)
            for viewer in range(players):
                print([float(feature) for feature in evaluator.listed_features(state, viewer)])


if __name__ == "__main__":
    main()
