"""What Alembic runs: the connection is handed in by `store.migrating`."""

from alembic import context

from gelateria.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
