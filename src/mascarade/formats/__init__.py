"""Documents that the arena writes and the server and the command line read or write too."""
