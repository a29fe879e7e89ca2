"""The table of facts."""

import sqlalchemy as sql
from alembic import op

from tarok.server.storage.database import TEXT

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table of facts; its primary key keeps the facts of a stream together, and in order."""
    op.create_table(
        "fact",
        sql.Column("stream", TEXT, primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("at", TEXT, nullable=False),
        sql.Column("kind", sql.String, nullable=False),
        sql.Column("body", sql.Text, nullable=False),
        sqlite_with_rowid=False,
    )
