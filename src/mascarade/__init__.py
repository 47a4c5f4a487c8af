"""Mascarade, the game of masks and bluff: an unofficial rules engine and what is built on it."""

__version__ = "0.1.0"
