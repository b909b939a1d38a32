"""Who wins how much, in games of bots."""

from gelateria.bots import make_bot
from gelateria.engine import AnyGame, Dealer, split
from gelateria.lab import play_game


def share_between_two(game: AnyGame, one: str, other: str, games: int) -> float:
    """The share of the wins that one takes of the other, in both seats with every deal."""
    setting, won = game.setting(2), 0.0
    bots = [make_bot(one, setting, 1), make_bot(other, setting, 2)]
    for number in range(games):
        seat = number % 2
        for bot in bots:
            bot.reseed(split(number, seat))
        played = play_game(setting, bots if seat == 0 else bots[::-1], Dealer(number // 2))
        won += (seat in played.winners) / len(played.winners)
    return won / games
