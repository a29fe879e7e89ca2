"""How Alembic gets at the database: in the transaction of the store that opens it."""

from alembic import context

from tarok.server.storage.database import FACT

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=FACT.metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
