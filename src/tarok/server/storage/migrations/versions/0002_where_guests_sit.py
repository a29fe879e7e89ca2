"""Indexes to find where a guest sits, and the deals and bookings of a table."""

from alembic import op

from tarok.server.storage.database import member

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create an index of seats by guest, and one of a table's events by kind."""
    guest = member(op.get_bind().dialect.name, "guest")
    op.execute(f"CREATE INDEX fact_guest ON fact (({guest})) WHERE kind = 'seated'")
    op.create_index("fact_kind", "fact", ["stream", "kind"])
