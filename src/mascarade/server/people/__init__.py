"""Guest accounts, names, statistics and privacy."""
