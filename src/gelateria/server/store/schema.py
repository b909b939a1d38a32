"""The database's tables. Times are milliseconds since 1970; what is only kept and handed back is JSON.

Secrets that people hold (tokens of sessions, seats, devices and bots, recovery codes) are kept as hashes: whoever
reads this database cannot sit down in anybody's place. A running game's seed is the one secret it must know.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

SOMEBODY = "Somebody"
"""The name, at tables and in results, of whoever left for good."""
NOBODY = ""
"""The host of a table whose host left for good."""
UNFINISHED = ("open", "starting", "playing")
"""How a table stands until its game is over, or it is closed."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest, account, bot
    Column("login", String(64), unique=True),
    Column("password", String(200)),  # argon2
    Column("recovery", String(200)),  # SHA-256; argon2, where it is older than 0006
    Column("recovery_before", String(200)),  # the one that was replaced, and until when it opens the account too
    Column("recovery_until", BigInteger),
    Column("owner", String(22), ForeignKey("people.id", ondelete="CASCADE")),  # of a bot
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # of what a browser holds in which they have signed in
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),  # the last time they did
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(8), nullable=False, index=True),  # open, starting, playing, over, closed
    Column("plan", Text, nullable=False),  # players, options, edition, clock, who may come and watch: server.plans.Plan
    Column("host", String(22), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("sealed", Text),  # once it starts: what each seat's nonce is bound to
    Column("nonces", Text),  # once it has begun
    Column("made", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),  # once it is over: server.results.Result
    Column("start", Text),  # the record that it goes on from, where it does
    Column("record", Text),  # once it is over
    Column("series", String(16), nullable=False, index=True),  # the first table of the evening
    Column("next", String(16)),  # where those who were there play on
    Column("invitations", Integer, nullable=False, server_default="0"),  # so many links were made for friends
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(22), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(16)),  # its level
    Column("nonce", String(64), nullable=False),  # empty until it is given
    Column("resigned", Boolean, nullable=False, default=False),
    Column("reserved", BigInteger),  # until then, for somebody who has not come yet
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(8), nullable=False),  # seat, watch, host, invite, link, ticket
    Column("seat", Integer),
    Column("person", String(22), index=True),  # who has asked for it
    Column("session", LargeBinary(32), index=True),  # the hash of the session that they did it with
)

journal = Table(
    "journal",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),  # two owners of one table: the second write fails
    Column("kind", String(8), nullable=False),  # move, back, resign, end, pause, go-on
    Column("by", Integer, nullable=False),
    Column("do", Integer, nullable=False),
    Column("drew", Text, nullable=False),
    Column("client", String(40)),  # who sent it, and the number they gave it
    Column("number", BigInteger),
    Column("stand_in", Boolean, nullable=False, default=False),  # a bot did it in somebody's place
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("person", String(22), index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(40)),  # who sent it, and the number they gave it
    Column("number", BigInteger),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("person", String(22), index=True),
    Column("bot", String(16)),
    Column("name", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),  # the share of the win
    Column("rated", Boolean, nullable=False),
    Column("unrated", String(16)),  # why not, where the table was to be
    Column("before", Float),  # the rating before and after, where it was rated
    Column("after", Float),
    Column("worth", Float),  # how much it counted, from 0 to 1
    Column("at", BigInteger, nullable=False),
    Index("ix_results_person_game", "person", "game"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("worth", Float, nullable=False),  # what these games said, all together: accounts.rating_weight
    Column("opponents", Integer, nullable=False),  # how many different ones there were
    Index("ix_ratings_game_mu", "game", "mu"),
)

meetings = Table(  # of two who were rated against each other; the smaller id is the person's
    "meetings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("person", String(22), primary_key=True, index=True),
    Column("opponent", String(22), primary_key=True, index=True),
    Column("left", Float, nullable=False),  # of the worth of a game between them, then
    Column("at", BigInteger, nullable=False),
)

dice = Table(
    "dice",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("sides", Integer, primary_key=True),
    Column("face", Integer, primary_key=True),
    Column("count", BigInteger, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("boot", Integer, primary_key=True, autoincrement=True),
    Column("started", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),  # the last sign of life
)
