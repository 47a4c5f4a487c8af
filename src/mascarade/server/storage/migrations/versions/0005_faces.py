"""Chosen faces."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the face that a person chose."""
    op.add_column("people", sa.Column("face", sa.LargeBinary))
