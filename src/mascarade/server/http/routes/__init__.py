"""HTTP endpoints, one module for each area."""
