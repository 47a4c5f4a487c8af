"""The server process, and several workers behind one socket."""
