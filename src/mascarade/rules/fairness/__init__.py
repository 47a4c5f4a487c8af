"""Provably fair deals: commitments before the game, verification after it."""
