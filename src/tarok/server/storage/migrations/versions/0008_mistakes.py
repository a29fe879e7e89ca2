"""The way to the mistakes of a guest."""

from alembic import op

from tarok.server.storage.database import member

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create an index of mistakes by guest, which covers the whole query."""
    guest = member(op.get_bind().dialect.name, "guest")
    op.execute(f"CREATE INDEX fact_erred ON fact (({guest}), stream, body, kind) WHERE kind = 'erred'")
