"""What each viewer may see of a table: the only code that turns table state into client messages."""
