"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=True),
        sa.Column("number", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "line", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    op.create_table(
        "dice",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("sides", sa.Integer(), nullable=False),
        sa.Column("face", sa.Integer(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "sides", "face", name=op.f("pk_dice")),
    )
    op.create_table(
        "journal",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("do", sa.Integer(), nullable=False),
        sa.Column("drew", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=40), nullable=True),
        sa.Column("number", sa.BigInteger(), nullable=True),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_journal")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("login", sa.String(length=64), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("recovery", sa.String(length=200), nullable=True),
        sa.Column("owner", sa.String(length=22), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_people_owner"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("record", sa.Text(), nullable=True),
        sa.Column("series", sa.String(length=16), nullable=False),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_status"), "tables", ["status"], unique=False)
    op.create_table(
        "uptime",
        sa.Column("boot", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("boot", name=op.f("pk_uptime")),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("role", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_keys_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    op.create_index(op.f("ix_keys_table"), "keys", ["table"], unique=False)
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Float(), nullable=True),
        sa.Column("after", sa.Float(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person"), "results", ["person"], unique=False)
    op.create_index("ix_results_person_game", "results", ["person", "game"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=16), nullable=True),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)


def downgrade() -> None:

    op.drop_index(op.f("ix_sessions_person"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index(op.f("ix_seats_person"), table_name="seats")
    op.drop_table("seats")
    op.drop_index("ix_results_person_game", table_name="results")
    op.drop_index(op.f("ix_results_person"), table_name="results")
    op.drop_table("results")
    op.drop_index(op.f("ix_keys_table"), table_name="keys")
    op.drop_table("keys")
    op.drop_table("uptime")
    op.drop_index(op.f("ix_tables_status"), table_name="tables")
    op.drop_table("tables")
    op.drop_index("ix_ratings_game_mu", table_name="ratings")
    op.drop_table("ratings")
    op.drop_table("people")
    op.drop_table("journal")
    op.drop_table("dice")
    op.drop_index(op.f("ix_chat_person"), table_name="chat")
    op.drop_table("chat")
