"""How everybody came out: winners first, then by score; whoever resigned comes last."""

from msgspec import Struct

from gelateria.server.table.live_game import LiveGame


class Placing(Struct, frozen=True):
    """How one seat came out."""

    seat: int
    place: int
    score: int
    won: float
    """The share of the win."""


def placings(play: LiveGame) -> list[Placing]:
    """Every seat in the order of the seats. Equals share a place."""
    match = play.match
    scores = match.state.scores()
    seats = range(play.setting.players)
    left = [seat for seat in seats if seat not in play.resigned]
    if match.over:
        winners = [seat for seat in match.state.seats_winning() if seat in left] or left
    else:
        winners = left if len(left) == 1 else []
    ranks = {
        seat: (seat not in winners, seat in play.resigned, 0 if seat in winners else -scores[seat]) for seat in seats
    }
    return [
        Placing(
            seat,
            1 + sum(ranks[other] < ranks[seat] for other in seats),
            scores[seat],
            1 / len(winners) if seat in winners else 0.0,
        )
        for seat in seats
    ]


def why_over(play: LiveGame) -> str:
    """The id of the rule that ended the game."""
    if play.match.over:
        return play.match.why_over()
    return "table.resign" if play.resigned else "table.end-together"
