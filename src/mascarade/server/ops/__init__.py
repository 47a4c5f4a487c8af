"""Running the service: server process, metrics, logs, administration and retention."""
