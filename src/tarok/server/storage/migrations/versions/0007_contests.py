"""An index to find all results of the same deal."""

from alembic import op

from tarok.server.storage.database import member

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create an index of results by contest, which covers the whole query."""
    contest = member(op.get_bind().dialect.name, "contest")
    op.execute(f"CREATE INDEX fact_scored ON fact (({contest}), body, kind) WHERE kind = 'scored'")
