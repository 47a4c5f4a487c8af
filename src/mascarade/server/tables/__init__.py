"""Tables as folds of their entries: settings, state and commands. Pure: no clock, socket or database."""
