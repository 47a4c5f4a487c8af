"""Saved sets, studies and results."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "scenarios",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(400), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("figures", sa.LargeBinary),
    )
    op.create_table(
        "results",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("deeds", sa.LargeBinary),
    )
