"""Running studies, on this machine or a Ray cluster, with checkpoints."""
