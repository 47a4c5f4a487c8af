"""Styles of play: opponents with one habit each, in a few lines over `WatchfulMind`."""
