"""Keys are known by who asked for them, so that they can be taken back; and by which browsers somebody is known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", "person", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.add_column("people", sa.Column("recovery_before", sa.String(length=200), nullable=True))
    op.add_column("people", sa.Column("recovery_until", sa.BigInteger(), nullable=True))
    op.add_column("keys", sa.Column("session", sa.LargeBinary(length=32), nullable=True))
    op.create_index(op.f("ix_keys_person"), "keys", ["person"], unique=False)
    op.create_index(op.f("ix_keys_session"), "keys", ["session"], unique=False)
    keys = sa.table("keys", sa.column("table"), sa.column("role"), sa.column("person"))
    tables = sa.table("tables", sa.column("id"), sa.column("host"))
    host = sa.select(tables.c.host).where(tables.c.id == keys.c.table).scalar_subquery()
    op.execute(sa.update(keys).where(keys.c.role == "invite", keys.c.person.is_(None)).values(person=host))


def downgrade() -> None:
    op.drop_index(op.f("ix_keys_session"), table_name="keys")
    op.drop_index(op.f("ix_keys_person"), table_name="keys")
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("session")
    with op.batch_alter_table("people") as people:
        people.drop_column("recovery_until")
        people.drop_column("recovery_before")
    op.drop_index(op.f("ix_devices_person"), table_name="devices")
    op.drop_table("devices")
