"""The expert bot: search over sampled histories, with quick players as opponents, each in a likely style."""
