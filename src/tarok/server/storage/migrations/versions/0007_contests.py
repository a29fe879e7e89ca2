"""The way to what everybody has made of the same deal."""

from alembic import op

from tarok.server.storage.database import member

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make an index of results by their contest, which holds all that is asked of them."""
    contest = member(op.get_bind().dialect.name, "contest")
    op.execute(f"CREATE INDEX fact_scored ON fact (({contest}), body, kind) WHERE kind = 'scored'")
