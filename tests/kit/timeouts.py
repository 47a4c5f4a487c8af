"""The timeout shared by all tests."""

TIMEOUT_SECONDS = 300.0
"""A test that takes longer counts as hung. No machine is this slow, so tests don't depend on its speed."""
