"""The timeouts shared by all tests."""

TIMEOUT_SECONDS = 300.0
"""An answer that takes longer counts as lost. No machine is this slow, so tests don't depend on its speed."""
TEST_SECONDS = 3600.0
"""A test that takes longer counts as hung, also where twenty others take turns on a core."""
