"""The server process: one that serves, and several behind one socket."""
