"""Tables in memory: loaded, changed one command at a time, scheduled and broadcast."""
