"""Bot processes beside the service."""
