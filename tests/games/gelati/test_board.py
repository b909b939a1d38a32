"""The board needs no bounds: however the tiles are laid, every cell has a number and every list has room."""

import pytest

from gelateria.engine import Dealer, find_game
from gelateria.games.gelati.rules import cell_at, coordinates
from tests.games.gelati.laws import AROUND, Cell, beside, check_board

GAME = find_game("gelati")
FURTHEST = 65


def laid(cells: list[Cell]) -> None:
    state = GAME.setting(2).blank()
    state.lay_out([(tile, cell_at(*cell)) for tile, cell in enumerate(cells)])
    check_board(state)


@pytest.mark.parametrize("start", [(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1)])
@pytest.mark.parametrize("way", AROUND)
def test_all_tiles_in_one_straight_line_from_any_first_cell(start: Cell, way: Cell) -> None:
    laid([(start[0] + i * way[0], start[1] + i * way[1]) for i in range(64)])


@pytest.mark.parametrize("seed", range(30))
def test_all_tiles_laid_as_sparsely_as_chance_will_have_it(seed: int) -> None:
    dealer, cells = Dealer(seed), [(0, 0)]
    while len(cells) < 64:
        spots = sorted({near for cell in cells for near in beside(cell)} - set(cells))
        fewest = [spot for spot in spots if sum(near in cells for near in beside(spot)) == 1]
        cells.append(fewest[dealer.draw(len(fewest))])
    laid(cells)


def test_a_straight_line_needs_every_place_there_is() -> None:
    state = GAME.setting(2).blank()
    state.lay_out([(tile, cell_at(tile, 0)) for tile in range(64)])
    assert state.cells == len(state.tile) == len(state.fits) == 64 + 2 * 64 + 4


def test_every_cell_within_reach_has_a_number_of_its_own() -> None:
    span = range(-FURTHEST, FURTHEST + 1)
    numbers = {cell_at(q, r): (q, r) for q in span for r in span}
    assert len(numbers) == len(span) ** 2
    assert all(coordinates(number) == cell for number, cell in numbers.items())
    assert max(numbers) < 32767


def test_the_board_is_the_same_in_whatever_order_it_was_laid() -> None:
    cells = [(q, r) for q in range(8) for r in range(8)]
    one, other = GAME.setting(2).blank(), GAME.setting(2).blank()
    board = [(tile, cell_at(*cell)) for tile, cell in enumerate(cells)]
    one.lay_out(board)
    other.lay_out(board[::-1])
    assert one == other
    assert one.key() == other.key()
