"""The messages of a table's WebSocket, and refusals."""
