"""The engine: states, dealers, games, matches and records. It knows no particular game."""

from gelateria.engine.dealer.base import Dealer, split
from gelateria.engine.dealer.enumerating import EnumeratingDealer
from gelateria.engine.dealer.recording import RecordingDealer
from gelateria.engine.dealer.replaying import ReplayingDealer
from gelateria.engine.dealer.verifiable import VerifiableDealer, commitment, placeholder, pledge
from gelateria.engine.dice_statistics import Fit, count_dice, dice_test
from gelateria.engine.edition import EditionError, Objection, Source, check_edition, read_edition
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.game import Choice, Game, Preview, Setting, Viewer
from gelateria.engine.illegal import Illegal
from gelateria.engine.match import Match, Step
from gelateria.engine.outcomes import Outcome, outcomes
from gelateria.engine.past import Past
from gelateria.engine.record import Damaged, Dice, Move, Record, read_record
from gelateria.engine.registry import AnyGame, UnknownGame, find_game, games
from gelateria.engine.replay import replay
from gelateria.engine.rulebook import Rule
from gelateria.engine.state import CLOCK, State, playouts
from gelateria.engine.tally import Tally, tally
from gelateria.engine.verdict import Doubt, Fault, Verdict
from gelateria.engine.verify import Unproven, check_dice, list_throws
from gelateria.engine.view import TableView
from gelateria.engine.witness import Witness

__all__ = [
    "CLOCK",
    "AnyGame",
    "Choice",
    "Damaged",
    "Dealer",
    "Dice",
    "Doubt",
    "EditionError",
    "EnumeratingDealer",
    "Evaluator",
    "Fault",
    "Fit",
    "Game",
    "Illegal",
    "Match",
    "Move",
    "Objection",
    "Outcome",
    "Past",
    "Preview",
    "Record",
    "RecordingDealer",
    "ReplayingDealer",
    "Rule",
    "Setting",
    "Source",
    "State",
    "Step",
    "TableView",
    "Tally",
    "UnknownGame",
    "Unproven",
    "Verdict",
    "VerifiableDealer",
    "Viewer",
    "Witness",
    "check_dice",
    "check_edition",
    "commitment",
    "count_dice",
    "dice_test",
    "find_game",
    "games",
    "list_throws",
    "outcomes",
    "placeholder",
    "playouts",
    "pledge",
    "read_edition",
    "read_record",
    "replay",
    "split",
    "tally",
]
