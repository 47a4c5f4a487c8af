"""Deals that nobody can choose: commitments before the game, verification after it."""
