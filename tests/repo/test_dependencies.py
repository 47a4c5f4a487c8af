"""Private parts of dependencies: used in one module each, below an upper bound, and listed here.

A new version may drop or rename any of them. Before raising an upper bound, run this file, and tests/server
(for uvicorn) or tests/kernel/test_compile_cache.py (for numba), with the new version.
"""

from __future__ import annotations

import ast
import dis
import re
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import PurePosixPath
from types import CodeType

import pytest

from tests.kit.project import ROOT, project_files

DEPENDENCIES: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "dependencies"
]
ONLY_IN = {
    "numba": "src/mascarade/compile_cache.py",
    "uvicorn": "src/mascarade/server/http/transport.py",
}
"""The module that may import private parts of a package."""
PRIVATE = re.compile(r"numba\.(core|misc|np)\b|uvicorn\.protocols\b|(numba|uvicorn)\..*\b_\w+")
"""Modules and names that a package doesn't document."""

USED = {
    "numba.core.caching:_CacheLocator": [
        "get_cache_path",
        "get_source_stamp",
        "get_disambiguator",
        "from_function",
    ],
    "numba.core.caching:CompileResultCacheImpl": ["_locator_classes"],
    "numba.core.caching:FunctionCache": ["_impl_class"],
    "numba.core.cpu:CPUTargetOptions": ["_nrt"],
    "numba.core.dispatcher:Dispatcher": ["_cache", "py_func"],
    "uvicorn._types:ASGISendEvent": [],
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": [
        "client",
        "loop",
        "transport",
        "connection_made",
        "connection_lost",
        "on_message_begin",
        "on_message_complete",
        "handle_websocket_upgrade",
        "send_400_response",
    ],
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": [
        "close_sent",
        "conn",
        "curr_msg_data_type",
        "frames",
        "loop",
        "queue",
        "scope",
        "transport",
        "connection_lost",
        "handle_cont",
        "handle_parser_exception",
        "handle_ping",
        "run_asgi",
        "send",
        "send_receive_event_to_app",
    ],
}
"""Classes, and their methods and attributes that are overridden or used."""


def members(found: type) -> set[str]:
    """A class's names, and the attributes that its methods assign."""
    assigned = {
        str(instruction.argval)
        for parent in found.__mro__
        for method in vars(parent).values()
        if isinstance(code := getattr(method, "__code__", None), CodeType)
        for instruction in dis.get_instructions(code)
        if instruction.opname == "STORE_ATTR"
    }
    return {*dir(found), *assigned}


@pytest.mark.parametrize("place", USED)
def test_the_private_parts_that_we_use_are_there(place: str) -> None:
    module, _, name = place.partition(":")
    package = module.partition(".")[0]
    where = f"{package} {version(package)}, which {ONLY_IN[package]} uses"
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError:
        found = None
    assert found is not None, f"there is no {module}.{name} in {where}"
    missing = [member for member in USED[place] if member not in members(found)]
    assert missing == [], f"{name} has no {', '.join(missing)} in {where}"


@pytest.mark.parametrize("package", ONLY_IN)
def test_a_package_with_private_parts_in_use_has_an_upper_bound(package: str) -> None:
    (bounds,) = [found for found in DEPENDENCIES if re.match(rf"{package}\b", found)]
    assert re.fullmatch(rf"{package}>=[\d.]+,<[\d.]+", bounds)


def imports(path: PurePosixPath) -> list[str]:
    """The full names of everything that a module imports."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return [
        name
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [f"{node.module}.{alias.name}" for alias in node.names]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    ]


def test_private_parts_are_imported_in_one_module_each() -> None:
    sources = [
        PurePosixPath(path) for path in project_files() if path.parts[0] == "src" and path.suffix == ".py"
    ]
    users = {
        (name.partition(".")[0], str(path))
        for path in sources
        for name in imports(path)
        if PRIVATE.match(name)
    }
    assert users == set(ONLY_IN.items())
