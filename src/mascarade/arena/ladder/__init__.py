"""The ladder of bots: each bot in one seat among populations of other bots."""
