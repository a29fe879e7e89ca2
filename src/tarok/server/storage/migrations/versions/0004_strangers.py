"""The table of rate limits, and an index to find tables that were opened long ago."""

import sqlalchemy as sql
from alembic import op

from tarok.server.storage.database import TEXT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table of counters shared by all processes, and an index of tables by opening time."""
    op.create_table(
        "counted",
        sql.Column("key", TEXT, primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.execute("CREATE INDEX fact_opened ON fact (at) WHERE kind = 'opened'")
