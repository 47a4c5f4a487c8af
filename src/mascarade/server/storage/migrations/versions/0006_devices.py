"""What a person can tell their devices by, and links that add one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what kind of device a session is on, when it was last used, and whether a link adds a device."""
    op.add_column("sessions", sa.Column("browser", sa.String(16)))
    op.add_column("sessions", sa.Column("system", sa.String(16)))
    op.add_column("sessions", sa.Column("used_on", sa.BigInteger))
    op.add_column("handovers", sa.Column("adds", sa.Boolean))
