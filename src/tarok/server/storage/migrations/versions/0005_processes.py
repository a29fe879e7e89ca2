"""The processes that serve tables, and whose pages are open at each."""

import sqlalchemy as sql
from alembic import op

from tarok.server.storage.database import TEXT

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create two tables that need not survive a power cut: PostgreSQL keeps no log of them."""
    kept = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "process",
        sql.Column("name", TEXT, primary_key=True),
        sql.Column("beat", sql.Integer, nullable=False),
        sql.Column("changed", sql.Integer, nullable=False),
        prefixes=kept,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        sql.Column("process", TEXT, primary_key=True),
        sql.Column("stream", TEXT, primary_key=True),
        sql.Column("since", sql.Double, nullable=False),
        sql.Column("guests", sql.Text, nullable=False),
        sql.Column("changed", sql.Integer, nullable=False),
        prefixes=kept,
        sqlite_with_rowid=False,
    )
