"""Studies over many games: tournaments of bots, and the balance of scenarios."""
