"""Many games: tournaments of bots, and the balance of scenarios."""
