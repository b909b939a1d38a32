"""The engine: states, dealers, games, matches and records. It knows no particular game."""

from gelateria.engine.chance import Outcome, outcomes
from gelateria.engine.dealer import Dealer, Keeper, Odometer, Script, split
from gelateria.engine.edition import EditionError, Source, check_edition, read_edition
from gelateria.engine.fairness import Fault, Unproven, Verdict, check_dice, list_throws
from gelateria.engine.game import Choice, Game, Setting, Viewer
from gelateria.engine.illegal import Illegal
from gelateria.engine.match import Match, Step
from gelateria.engine.odds import Fit, count_dice, dice_test
from gelateria.engine.record import Damaged, Dice, Move, Record, read_record
from gelateria.engine.registry import AnyGame, UnknownGame, find_game, games
from gelateria.engine.replaying import replay
from gelateria.engine.rulebook import Rule
from gelateria.engine.sense import Sense
from gelateria.engine.state import CLOCK, State, playouts
from gelateria.engine.stream import Stream, commitment
from gelateria.engine.view import TableView

__all__ = [
    "CLOCK",
    "AnyGame",
    "Choice",
    "Damaged",
    "Dealer",
    "Dice",
    "EditionError",
    "Fault",
    "Fit",
    "Game",
    "Illegal",
    "Keeper",
    "Match",
    "Move",
    "Odometer",
    "Outcome",
    "Record",
    "Rule",
    "Script",
    "Sense",
    "Setting",
    "Source",
    "State",
    "Step",
    "Stream",
    "TableView",
    "UnknownGame",
    "Unproven",
    "Verdict",
    "Viewer",
    "check_dice",
    "check_edition",
    "commitment",
    "count_dice",
    "dice_test",
    "find_game",
    "games",
    "list_throws",
    "outcomes",
    "playouts",
    "read_edition",
    "read_record",
    "replay",
    "split",
]
