"""Tables of Gelato Mio to start from, and the numbers that bring the cards a test wants."""

import re
from collections.abc import Sequence

from gelateria.engine import Viewer, find_game, read_edition
from gelateria.engine.text import SHAPES
from gelateria.games.gelato_mio.material import Edition
from gelateria.games.gelato_mio.notation import CODES, LETTERS
from gelateria.games.gelato_mio.rules import GelatoMio
from gelateria.games.gelato_mio.views import View
from tests.positions import Position

STOCK = {"Va": 4, "St": 4, "Ch": 4, "Cr": 6, "Su": 6, "Bo": 4, "Co": 6, "Wa": 4, "Qh": 1, "Qb": 1}
GAME = find_game("gelato-mio")
CUSTOMERS = read_edition(Edition, GAME.folder / "edition.toml").customers.all()


def board(
    display: str,
    hands: Sequence[str],
    *,
    head: str = "turn 9, ● to act",
    balls: Sequence[str] = (),
    places: str = "a h o m",
    below: Sequence[int] = (0, 5, 5, 5),
    served: Sequence[str] = (),
    scores: Sequence[int] = (),
    owners: str = "- - - - - - -",
    piles: Sequence[int] = (),
    discards: str = "",
    out: str = "",
    loose: str = "",
    dry: bool = False,
) -> str:
    """A drawing, with everything that is not named in the deck. Lines of the display are `Va Cr / Su / …`.

    Hands and discards are counts (`Va2 Cr1`), balls too (`V2 C1`), customers are their letters, served ones as well.
    """
    lines = display.split("/")
    shown = {code: display.count(code) for code in CODES}
    counts = [_counts(text) for text in (*hands, discards, out, loose)]
    left = {code: STOCK[code] - shown[code] - sum(count.get(code, 0) for count in counts) for code in CODES}
    left["Qh"] -= "discard" in head
    left["Qb"] -= "return" in head
    assert min(left.values()) >= 0, f"there are not so many cards: {left}"
    balls = [*balls, *[""] * (len(hands) - len(balls))]
    piles = piles or [7 - sum(_counts(table).get(letter, 0) for table in balls) for letter in "VSC"]
    middle = [
        f"deck {sum(left.values())}{', dry' * dry}",
        *(f"{a} {n} balls" for a, n in zip("VSC", piles, strict=True)),
    ]
    drawn = [head]
    for i, (place, more) in enumerate(zip(places.split(), below, strict=True)):
        line = f"{i + 1} {' '.join(f'[{c}]' if c != '…' else c for c in lines[i].split())}" if i < 3 else ""
        who = "nobody" if place == "-" else customer(place)
        drawn.append(f"{line:<21}{middle[i]:<13}{i + 1}: {who}{f', {more} more' * (more > 0)}")
    drawn.append(f"discards {discards or '–'}   out {out or '–'}")
    goals = ["bowls 2/4", "doubles 2/3", "singles 3/3", "vanilla 2", "strawberry 2", "chocolate 2", "all 3"]
    goals = [goal + f" {owner}" * (owner != "-") for goal, owner in zip(goals, owners.split(), strict=True)]
    drawn += ["first to   " + "  ".join(goals[:3]), "most at the end   " + "  ".join(goals[3:])]
    drawn += [f"in some hand {loose}"] if loose else []
    for seat, hand in enumerate(hands):
        table = " ".join(f"{letter}{_counts(balls[seat]).get(letter, 0)}" for letter in "VSC")
        score = scores[seat] if scores else 0
        size = sum(_counts(hand).values())
        drawn.append(f"{SHAPES[seat]} {score}   balls {table}   hand {size}: {hand or '–'}")
        drawn += [f"  served {', '.join(map(customer, served[seat].split()))}"] if served and served[seat] else []
    return "\n".join(drawn)


def _counts(text: str) -> dict[str, int]:
    """`Va2 ?1` as a value."""
    return {code: int(number) for code, number in re.findall(r"([?A-Za-z]+)(\d+)", text)}


def customer(letter: str) -> str:
    """The customer of that letter in the printed edition, drawn."""
    who = CUSTOMERS[LETTERS.index(letter)]
    return f"{letter} {'Bo Wa' if who.vessel == 'bowl' else 'Co'} + {who.balls} = {who.points}"


class Table(Position):
    """A drawn position, and what a viewer sees of it."""

    def view(self, viewer: Viewer = None) -> View:
        seen: View = self.setting.view(self.state, viewer)
        return seen


def mio(drawing: str, **options: bool) -> Table:
    """Where the table remembers for all, unless the test wants otherwise: so views tell what rules have to say."""
    return Table("gelato-mio", drawing, **{"memory": False, **options})


def turned_up(state: GelatoMio, cards: str, lost: str = "") -> list[int]:
    """The numbers of chance that turn up these cards, one after the other; `lost` names discards made on the way."""
    deck, discards = list(state.deck), list(state.discards)
    for code, count in _counts(lost).items():
        discards[CODES.index(code)] += count
    numbers = []
    for code in cards.split():
        if not sum(deck):
            deck, discards = discards, [0] * 10
        kind = CODES.index(code)
        assert deck[kind], f"there is no {code} to turn up"
        numbers.append(sum(deck[:kind]))
        deck[kind] -= 1
        discards[kind] += kind >= 8
    return numbers
