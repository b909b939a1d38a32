"""What each seat adds to chance is bound before anybody's nonce is known."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("status"))
seats = sa.table("seats", sa.column("table"), sa.column("nonce"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Text(), nullable=True))
    # What was given on sitting down could have been known when the seed was drawn: at open tables it is asked for anew.
    not_begun = seats.c.table.in_(sa.select(tables.c.id).where(tables.c.status == "open"))
    op.execute(seats.update().where(not_begun | seats.c.nonce.startswith("seat-")).values(nonce=""))


def downgrade() -> None:
    op.drop_column("tables", "sealed")
