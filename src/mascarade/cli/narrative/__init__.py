"""A game told as a story, for one viewer."""
