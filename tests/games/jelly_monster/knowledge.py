"""What the game's evaluator makes of positions on the way of random games. Run as a program it prints it: compiled or
plain, the lines must be the same.
"""

from gelateria.engine import Dealer, find_game


def traced(games: int, calm: bool) -> list[str]:
    setting = find_game("jelly-monster").setting(3, {"calm": calm})
    evaluator = setting.evaluator()
    lines = []
    for seed in range(games):
        dealer, choice = Dealer(seed), Dealer(seed + 1000)
        state = setting.start(dealer)
        while not state.over:
            if state.timer and (not state.awaiting or choice.draw(16) == 0):
                state.apply(-1, state.bell, dealer)
                continue
            seats = state.seats_awaited()
            seat = seats[choice.draw(len(seats))]
            legal = state.legal(seat)
            if choice.draw(10) == 0:
                told = (
                    evaluator.listed_features(state, seat),
                    evaluator.listed_forecast(state),
                    evaluator.listed_plan(state, seat),
                )
                lines.append(repr([[f"{number:.10g}" for number in numbers] for numbers in told]))
                assert len(told[2]) in (0, len(legal))
            state.apply(seat, legal[choice.draw(len(legal))], dealer)
    return lines


if __name__ == "__main__":
    print(*traced(2, calm=False), *traced(2, calm=True), sep="\n")
