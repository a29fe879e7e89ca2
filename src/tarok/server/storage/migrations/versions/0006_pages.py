"""The opening time of each connection, in the table by which processes notify each other."""

import sqlalchemy as sql
from alembic import op

from tarok.server.storage.database import TEXT

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table again: its rows belong to processes that have ended."""
    op.drop_table("presence")
    op.create_table(
        "presence",
        sql.Column("process", TEXT, primary_key=True),
        sql.Column("stream", TEXT, primary_key=True),
        sql.Column("since", sql.Double, nullable=False),
        sql.Column("pages", sql.Text, nullable=False),
        sql.Column("changed", sql.Integer, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
        sqlite_with_rowid=False,
    )
