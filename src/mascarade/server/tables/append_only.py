"""A sequence and a mapping that only grow. They are immutable, and building one is linear in its size.

A longer one shares its storage with the one that it continues. Only a second continuation of the same one
copies: that of a decision which could not be stored.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeVar, overload

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T_co = TypeVar("T_co", covariant=True)


class AppendOnlySequence(Sequence[T_co]):
    """An immutable sequence that can be continued. A slice of it is a tuple."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T_co] = ()) -> None:
        self._items = list(items)
        """Of the longest continuation."""
        self._length = len(self._items)

    def extended(self, items: Iterable[T_co]) -> AppendOnlySequence[T_co]:
        """This one, continued by further items."""
        longer: AppendOnlySequence[T_co] = AppendOnlySequence.__new__(AppendOnlySequence)
        is_shared = self._length and len(self._items) == self._length
        longer._items = self._items if is_shared else self._items[: self._length]
        longer._items.extend(items)
        longer._length = len(longer._items)
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T_co]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T_co: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T_co, ...]: ...
    def __getitem__(self, index: int | slice) -> T_co | tuple[T_co, ...]:
        if isinstance(index, slice):
            first, end, step = index.indices(self._length)
            return tuple(self._items[first:end]) if step == 1 else tuple(self)[index]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._length + index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AppendOnlySequence | tuple) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)})"


class AppendOnlyMapping(Mapping[K, V]):
    """An immutable mapping to which new keys can be added."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Mapping[K, V] | None = None) -> None:
        pairs = {} if items is None else items
        self._items = {key: (place, value) for place, (key, value) in enumerate(pairs.items())}
        """Of the longest continuation: each key's place in the order, and its value."""
        self._length = len(self._items)

    def added(self, key: K, value: V) -> AppendOnlyMapping[K, V]:
        """This one, with one more key, or with another value for one."""
        if key in self:
            return AppendOnlyMapping({**self, key: value})
        longer: AppendOnlyMapping[K, V] = AppendOnlyMapping.__new__(AppendOnlyMapping)
        is_shared = self._length and len(self._items) == self._length
        longer._items = self._items if is_shared else dict(islice(self._items.items(), self._length))
        longer._items[key] = self._length, value
        longer._length = self._length + 1
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[K]:
        return islice(self._items, self._length)

    def __getitem__(self, key: K) -> V:
        place, value = self._items[key]
        if place >= self._length:
            raise KeyError(key)
        return value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({dict(self)})"
