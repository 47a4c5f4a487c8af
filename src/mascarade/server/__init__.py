"""Tables, people, clocks, storage, pub/sub, HTTP and WebSocket."""
