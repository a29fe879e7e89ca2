"""The ways to where a guest sits, and to what has been dealt and booked there."""

from alembic import op

from tarok.server.storage.database import member

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make an index by guest of the facts that somebody sat down, and one by kind of all of a table."""
    guest = member(op.get_bind().dialect.name, "guest")
    op.execute(f"CREATE INDEX fact_guest ON fact (({guest})) WHERE kind = 'seated'")
    op.create_index("fact_kind", "fact", ["stream", "kind"])
