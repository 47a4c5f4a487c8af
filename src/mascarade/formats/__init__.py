"""Documents that arena, server and command line share."""
