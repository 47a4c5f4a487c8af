"""The messages of a table's WebSocket."""
