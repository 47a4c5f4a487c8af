"""Fuzzes every documented operation with requests that match the OpenAPI schema, and with others."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, BaseSchema, Case, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mascarade.server.http.app import application
from mascarade.server.people.accounts import device_id, hash_token
from mascarade.server.service import Service
from tests.kit.service import RunningServer
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.hostile.watched_service import client, refusal
from tests.tiers import full, scaled

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@lru_cache(maxsize=1)
def documented() -> dict[str, Any]:
    """The schema, built without a server."""
    service = object.__new__(Service)
    return application(service).openapi_schema.to_schema()


OPERATIONS = [
    (method, path)
    for path, methods in documented()["paths"].items()
    for method in methods
    if method in ("get", "post", "put", "patch", "delete")
]


@lru_cache(maxsize=1)
def served(url: str) -> BaseSchema:
    """The schema as the running server serves it."""
    return schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json", timeout=TIMEOUT_SECONDS)


class Askers:
    """The client that sends the requests; `enter` gives it a new account and table."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.token = ""
        self.code = "AAAAAA"

    def enter(self) -> None:
        with client(self.server) as asker:
            self.token = asker.post("/api/people", json={"name": "Ada"}).json()["token"]
        with client(self.server, self.token) as asker:
            self.code = asker.post("/api/tables", json={}).json()["table"]["code"]


def shaped(answer: Response) -> None:
    """Check that a refusal has a code, facts and a sentence."""
    if answer.status_code >= 400:
        told = answer.json()
        assert sorted(told) == ["code", "facts", "sentence"]
        assert told["code"]
        assert told["sentence"]
        assert "error-" not in told["sentence"]
        assert not told["sentence"].startswith(told["code"])


@pytest.mark.parametrize("known", [True, pytest.param(False, marks=full)], ids=["known", "unknown"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_breaks_anything(server: RunningServer, method: str, path: str, known: bool) -> None:
    operation: APIOperation[Any, Any, Any, Any] = served(server.url)[path][method]
    asker = Askers(server)
    if known:
        asker.enter()

    def ask(case: Case[Any], right: bool) -> None:
        if known and method == "delete" and path in ("/api/me", "/api/me/device"):
            asker.enter()
        if known and case.path_parameters and right:
            case.path_parameters["code"] = asker.code
            if "device" in case.path_parameters:
                asker.enter()
                case.path_parameters["device"] = device_id(hash_token(asker.token))
        headers = {"authorization": f"Bearer {asker.token}"} if known else {}
        answer = case.call(headers=headers, timeout=TIMEOUT_SECONDS)
        shaped(answer)
        case.validate_response(answer, checks=CHECKS, headers=headers)

    often = settings(max_examples=scaled(4))
    right = given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE), right=st.just(True))
    often(right(ask))()
    if operation.body or operation.path_parameters:
        wrong = given(
            case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), right=st.just(False)
        )
        often(wrong(ask))()


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer nobody"}, {"cookie": "mascarade=nobody"}])
def test_unknown_people_are_refused_where_the_schema_says_so(
    server: RunningServer, headers: dict[str, str]
) -> None:
    schema = documented()["paths"]
    bodies: dict[str, dict[str, object]] = {
        **{end: {"seat": 0} for end in ("/seat", "/host", "/mute")},
        **{end: {"name": "Friday", "draft": {}} for end in ("/me/scenarios", "/me/scenarios/{set_id}")},
        **{end: {"name": "Ada"} for end in ("/me", "/people/kept")},
        "/me/face": {"face": None},
        "/promise": {"promise": "0" * 64},
    }
    with client(server, **headers) as asker:
        for method, path in OPERATIONS:
            if not schema[path][method].get("security"):
                continue
            body = next((body for end, body in bodies.items() if path.endswith(end)), {})
            sent = body if "requestBody" in schema[path][method] else None
            where = path.replace("{code}", "AAAAAA").replace("{seat}", "0")
            answer = asker.request(method, where, json=sent)
            if path == "/api/session":
                assert answer.json() == {"guest": None}
                continue
            assert refusal(answer) == (401, "not-signed-in"), path


def test_every_operation_says_how_it_refuses() -> None:
    schema = documented()
    assert {"bearer", "cookie"} <= set(schema["components"]["securitySchemes"])
    for method, path in OPERATIONS:
        if not path.startswith("/api/"):
            continue
        answers = schema["paths"][path][method]["responses"]
        refusals = {number: told for number, told in answers.items() if number >= "400"}
        assert {"400", "401", "403", "404", "409", "413", "415", "429"} <= set(refusals), path
        for told in refusals.values():
            assert told["content"]["application/json"]["schema"]["$ref"].endswith("Problem"), path


def test_it_is_said_for_which_operations_one_has_to_be_known() -> None:
    schema = documented()
    open_to_all = {
        path
        for method, path in OPERATIONS
        if path.startswith("/api/") and not schema["paths"][path][method].get("security")
    }
    assert open_to_all == {
        "/api/people",
        "/api/recover",
        "/api/move",
        "/api/known",
        "/api/atlas/{edition}/{set_id}/{players}",
        "/api/scenarios/check",
        "/api/scenarios/study/{key}",
        "/api/tables/{code}/invitation",
        "/api/messages.json",
        "/api/replay",
        "/api/replay/thoughts",
    }


def test_bounds_are_documented() -> None:
    schemas = documented()["components"]["schemas"]
    [settings_schema] = [it for name, it in schemas.items() if name.endswith("Settings")]
    players = settings_schema["properties"]["players"]
    assert (players["minimum"], players["maximum"]) == (2, 13)
    [named] = [it for name, it in schemas.items() if name.endswith("NameRequest")]
    assert named["properties"]["name"]["maxLength"] == 200
