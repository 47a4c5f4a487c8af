"""Guests on a shared device."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the owner of a guest's device."""
    op.add_column("people", sa.Column("keeper", sa.String(32)))
    op.create_index("ix_people_keeper", "people", ["keeper"])
