"""How often somebody has done something of late, and the way to tables that were opened long ago."""

import sqlalchemy as sql
from alembic import op

from tarok.server.storage.database import TEXT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of what is counted for all processes, and an index of all tables by when they opened."""
    op.create_table(
        "counted",
        sql.Column("key", TEXT, primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.execute("CREATE INDEX fact_opened ON fact (at) WHERE kind = 'opened'")
