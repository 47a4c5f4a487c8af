"""Sequences and mappings that only grow: what was continued stays as it was, however often."""

from __future__ import annotations

import pytest

from mascarade.server.tables.append_only import AppendOnlyMapping, AppendOnlySequence


def test_a_continued_sequence_stays_as_it_was() -> None:
    first = AppendOnlySequence("ab")
    second = first.extended("cd")
    other = first.extended("x")
    assert (list(first), list(second), list(other)) == (["a", "b"], [*"abcd"], [*"abx"])
    assert (list(second.extended("e")), list(first.extended("y"))) == ([*"abcde"], [*"aby"])
    assert (len(first), first[-1], first[1:], first[::-1]) == (2, "b", ("b",), ("b", "a"))
    assert first == ("a", "b") != second
    for beyond in (2, -3):
        with pytest.raises(IndexError):
            first[beyond]


def test_an_empty_sequence_shares_nothing() -> None:
    empty: AppendOnlySequence[int] = AppendOnlySequence()
    assert (list(empty.extended([1])), list(empty.extended([2])), list(empty)) == ([1], [2], [])


def test_a_continued_mapping_stays_as_it_was() -> None:
    first = AppendOnlyMapping({"a": 1})
    second = first.added("b", 2)
    other = first.added("b", 3)
    assert (dict(first), dict(second), dict(other)) == ({"a": 1}, {"a": 1, "b": 2}, {"a": 1, "b": 3})
    assert "b" not in first
    assert dict(second.added("a", 4)) == {"a": 4, "b": 2}
    assert dict(second.added("c", 5)) == {"a": 1, "b": 2, "c": 5}
    assert dict(second) == {"a": 1, "b": 2}
