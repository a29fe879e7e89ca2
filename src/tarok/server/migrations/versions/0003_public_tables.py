"""The ways to the tables where everybody may sit down, and to those that are played by correspondence."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make an index of the tables that were opened, by when, for each manner that leads to them."""
    for name, manner in (("fact_public", "public"), ("fact_pace", "pace")):
        by = f"json_extract(body, '$.manners.{manner}')"
        op.execute(f"CREATE INDEX {name} ON fact ({by}, at) WHERE kind = 'opened'")
