"""The expert bot: search over sampled histories, with the others imagined as quick players."""
