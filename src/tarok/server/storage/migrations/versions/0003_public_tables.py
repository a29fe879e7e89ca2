"""Indexes to find the public tables, and those played by correspondence."""

from alembic import op

from tarok.server.storage.database import member

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make an index of the tables that were opened, by when, for each manner that leads to them."""
    for name, manner in (("fact_public", "public"), ("fact_pace", "pace")):
        by = member(op.get_bind().dialect.name, f"manners.{manner}")
        op.execute(f"CREATE INDEX {name} ON fact (({by}), at) WHERE kind = 'opened'")
