"""Ratings rest on what games said and on different opponents; guests have none; a seat may be kept for somebody.

What was rated before is kept as far as different accounts stand behind it: two full games for each of them, as if the
rules of today had held; the rest of a rating is forgotten.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BOTH_RATED = """
    FROM results AS one
    JOIN results AS other ON other."table" = one."table" AND other.person <> one.person
    JOIN people AS they ON they.id = other.person AND they.kind = 'account'
    WHERE one.rated AND other.rated
"""
FILL_OPPONENTS = f"""
    UPDATE ratings SET opponents = (
        SELECT count(DISTINCT other.person) {BOTH_RATED} AND one.person = ratings.person AND one.game = ratings.game
    )
"""
FILL_WORTH = "UPDATE ratings SET worth = CASE WHEN games < 2 * opponents THEN games ELSE 2 * opponents END"
SHRINK = """
    UPDATE ratings SET
        mu = 25.0 + (mu - 25.0) * worth / games,
        sigma = 25.0 / 3.0 + (sigma - 25.0 / 3.0) * worth / games
    WHERE games > 0
"""
FILL_MEETINGS = f"""
    INSERT INTO meetings (game, person, opponent, "left", at)
    SELECT one.game, one.person, other.person, 0, max(one.at) {BOTH_RATED}
    AND one.person < other.person
    AND EXISTS (SELECT 1 FROM people WHERE id = one.person AND kind = 'account')
    GROUP BY one.game, one.person, other.person
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("reserved", sa.BigInteger(), nullable=True))
    op.add_column("results", sa.Column("unrated", sa.String(length=16), nullable=True))
    op.add_column("results", sa.Column("worth", sa.Float(), nullable=True))
    op.add_column("ratings", sa.Column("worth", sa.Float(), nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("opponents", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "meetings",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("opponent", sa.String(length=22), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "opponent", name=op.f("pk_meetings")),
    )
    op.create_index(op.f("ix_meetings_person"), "meetings", ["person"], unique=False)
    op.create_index(op.f("ix_meetings_opponent"), "meetings", ["opponent"], unique=False)
    op.execute("DELETE FROM ratings WHERE person IN (SELECT id FROM people WHERE kind = 'guest')")
    for fill in (FILL_OPPONENTS, FILL_WORTH, SHRINK, FILL_MEETINGS):
        op.execute(fill)


def downgrade() -> None:
    op.drop_index(op.f("ix_meetings_opponent"), table_name="meetings")
    op.drop_index(op.f("ix_meetings_person"), table_name="meetings")
    op.drop_table("meetings")
    op.drop_column("ratings", "opponents")
    op.drop_column("ratings", "worth")
    op.drop_column("results", "worth")
    op.drop_column("results", "unrated")
    op.drop_column("seats", "reserved")
