"""Running a study: locally over several processes or on Ray, with checkpoints."""
