"""The games of an evening are found by the first of them."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_series", "tables", ["series"])


def downgrade() -> None:
    op.drop_index("ix_tables_series", "tables")
