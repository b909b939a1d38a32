"""The games of this house, as the registry finds them: not the example, nor the drafts, which some tests name too."""

from pathlib import Path

import gelateria.games
from gelateria.engine import games

HOUSE = {Path(folder) for folder in gelateria.games.__path__}
OURS = [slug for slug, game in games().items() if game.folder.parent in HOUSE]
