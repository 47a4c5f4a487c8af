"""The load generator of `bench_service.py`, and the servers it measures."""
