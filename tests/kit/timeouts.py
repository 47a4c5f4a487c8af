"""The one timeout of the tests."""

TIMEOUT_SECONDS = 300.0
"""After which a test is taken to hang. Nothing is measured by it: no machine is so slow."""
