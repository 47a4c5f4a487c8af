"""Nodes: heartbeats, the drivers of tables, and spectators through each node."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and tables of a cluster."""
    op.add_column("tables", sa.Column("driver", sa.String(32)))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
