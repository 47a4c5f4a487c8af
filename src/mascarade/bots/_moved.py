"""Old names of the bot API: they work for one more release, with a `DeprecationWarning`."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

_RENAMED: Mapping[str, str] = MappingProxyType({"Forgetful": "CannotResume"})


def moved(old: str, new: str) -> Callable[[str], object]:
    """The `__getattr__` of a module whose names are now in another one."""

    def find(name: str) -> object:
        target = import_module(new)
        now = _RENAMED.get(name, name)
        if now.startswith("_") or (old == new and now == name) or not hasattr(target, now):
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warnings.warn(f"{old}.{name} is now {new}.{now}", DeprecationWarning, stacklevel=2)
        return getattr(target, now)

    return find


def rename_method(owner: type, old: str, new: str) -> None:
    """Let a subclass define a method by its old name, and call its super class by either."""
    defined = vars(owner)
    if old in defined:
        warnings.warn(f"{owner.__qualname__}.{old} is now {new}", DeprecationWarning, stacklevel=3)
        setattr(owner, new, defined[old])
    elif new in defined:
        setattr(owner, old, defined[new])
