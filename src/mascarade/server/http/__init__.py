"""The HTTP and WebSocket application: guards, errors and limits."""
