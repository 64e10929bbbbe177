"""Runs the migrations on the connection that the house hands in."""

from alembic import context

from cassino.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
