"""Balance studies: how often seats, characters and claims win."""
