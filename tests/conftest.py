"""How Hypothesis searches: the same way on every run, or, in a soak, ever new ways for longer; and Ctrl-C."""

import signal

from hypothesis import HealthCheck, settings

from tests.worlds import SOAK

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "soak", deadline=None, database=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("soak" if SOAK else "steady")

# A run that was started in the background ignores Ctrl-C, and so would every program that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
