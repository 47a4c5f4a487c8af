"""Rate limits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mascarade.server.runtime.rate_limit import Bucket, Connections, Limits, address_key


def test_a_bucket_lets_a_burst_pass_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.allow(10.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.allow(10.25) == 0.25
    assert bucket.allow(10.5) == 0.0
    assert bucket.allow(10.5) == 0.5
    assert [bucket.allow(100.0) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_waiting_as_long_as_retry_after_says_is_enough() -> None:
    bucket = Bucket(rate=4, burst=4)
    assert bucket.allow(0.0, cost=4) == 0.0
    waiting = bucket.allow(0.0, cost=3)
    assert waiting == 0.75
    assert bucket.allow(waiting, cost=3) == 0.0


def test_what_costs_more_than_a_bucket_holds_passes_a_full_one_and_is_made_up_for() -> None:
    bucket = Bucket(rate=1, burst=4)
    assert bucket.allow(0.0, cost=10) == 0.0
    assert bucket.allow(0.0) == 7.0
    assert bucket.allow(7.0) == 0.0
    assert bucket.allow(7.0, cost=10) == 4.0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.allow(10.0) == 0.0
    assert bucket.allow(5.0) == 1.0
    assert bucket.allow(10.5) == 0.5


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (1, 0), (-1, 1)])
def test_a_bucket_has_a_size_and_a_rate(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="lets nothing pass"):
        Bucket(rate, burst)


@given(
    st.lists(st.tuples(st.floats(0, 5), st.floats(0.1, 3)), max_size=60),
    st.floats(0.1, 5),
    st.floats(3, 8),
)
def test_no_more_passes_than_burst_and_rate_allow(
    asked: list[tuple[float, float]], rate: float, burst: float
) -> None:
    bucket = Bucket(rate, burst)
    now = passed = 0.0
    for pause, cost in asked:
        now += pause
        if bucket.allow(now, cost) == 0.0:
            passed += cost
    assert passed <= burst + rate * now + 1e-6


def test_each_key_has_its_own_bucket() -> None:
    limits = Limits(rate=1, burst=1)
    assert limits.allow("ada", 0.0) == 0.0
    assert limits.allow("ada", 0.0) == 1.0
    assert limits.allow("bruno", 0.0) == 0.0
    assert limits.allow("ada", 1.0) == 0.0


def test_keys_that_are_as_new_are_forgotten() -> None:
    limits = Limits(rate=1, burst=10)
    for number in range(100):
        limits.allow(f"person {number}", 0.0)
    assert len(limits) == 100
    for number in range(100):
        limits.allow(f"other {number}", 60.0)
    assert len(limits) == 100
    limits.allow("last", 120.0)
    assert len(limits) == 99


def test_what_costs_nothing_leaves_nothing_behind() -> None:
    limits = Limits(rate=1, burst=2)
    assert limits.allow("ada", 0.0, cost=0) == 0.0
    assert len(limits) == 0


def test_remembered_keys_are_limited() -> None:
    limits = Limits(rate=0.001, burst=1, most=10)
    for number in range(1000):
        assert limits.allow(f"person {number}", 0.0) == 0.0
        assert len(limits) <= 10
    assert limits.allow("person 999", 0.0) > 0.0
    assert limits.allow("person 0", 0.0) == 0.0


def test_connections_are_counted() -> None:
    connections = Connections(2)
    assert [connections.acquire("ada") for _ in range(3)] == [True, True, False]
    assert connections.acquire("bruno")
    assert (connections.count("ada"), len(connections)) == (2, 3)
    connections.release("ada")
    assert connections.acquire("ada")
    for _ in range(3):
        connections.release("ada")
    connections.release("bruno")
    assert (connections.count("ada"), len(connections)) == (0, 0)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_what_counts_as_one_place(address: str, key: str) -> None:
    assert address_key(address) == key
