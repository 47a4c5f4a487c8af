"""Checks docs/protocol.md: replays its frames and requests, and compares its tables with the code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules import AnyEvent, Refused, view
from mascarade.server.config import Config
from mascarade.server.http import app, transport, websocket
from mascarade.server.http.errors import status
from mascarade.server.people.accounts import MAX_DEVICE_GUESTS, MAX_DEVICES
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.review import jobs, work
from mascarade.server.runtime.broadcast import HEARTBEAT_MS
from mascarade.server.runtime.early_answers import MAX_CHANGES
from mascarade.server.scenarios import saved
from mascarade.server.service import Service
from mascarade.server.tables import names
from mascarade.server.tables.deal import MAX_ATTEMPTS
from tests.kit.client import Client
from tests.kit.service import run, running_server

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text()
SERVER = Path(app.__file__).parents[1]
CODE = "WND6NZ"
_server_message = msgspec.json.Decoder(m.ServerMessage)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def codes(title: str) -> list[tuple[list[str], list[str]]]:
    """The rows of a section's table of codes: the codes, and the other cells."""
    rows = re.findall(r"^\| (`.*?) \|(.*)\|$", section(title), re.MULTILINE)
    return [
        (re.findall(r"`([a-z-]+)`", first), [cell.strip() for cell in rest.split("|")])
        for first, rest in rows
    ]


FRAMES = [line for block in blocks("frames") for line in block.splitlines()]
SENT = [line[2:] for line in FRAMES if line.startswith("> ")]
RECEIVED = [line[2:] for line in FRAMES if line.startswith("< ")]


def received() -> list[m.ServerMessage]:
    found: list[m.ServerMessage] = [_server_message.decode(frame) for frame in RECEIVED]
    return found


def contains(whole: Any, shown: Any) -> bool:
    """Whether `whole` contains `shown`: lists must be equal in length, objects may have more fields."""
    if isinstance(shown, dict):
        return isinstance(whole, dict) and all(
            key in whole and contains(whole[key], value) for key, value in shown.items()
        )
    if isinstance(shown, list):
        return isinstance(whole, list) and len(whole) == len(shown) and all(map(contains, whole, shown))
    return bool(whole == shown)


def tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def test_every_line_of_the_frames_goes_one_way_or_the_other() -> None:
    assert len(SENT) + len(RECEIVED) == len(FRAMES) > 30


@pytest.mark.parametrize("frame", SENT)
def test_what_clients_send_is_understood(frame: str) -> None:
    assert contains(msgspec.to_builtins(client_in.read(frame)), json.loads(frame))


@pytest.mark.parametrize("frame", RECEIVED)
def test_what_the_server_sends_is_a_message_of_its(frame: str) -> None:
    message = _server_message.decode(frame)
    assert contains(json.loads(m.encode(message)), json.loads(frame))


def test_every_type_of_message_is_in_a_table_with_its_fields_and_shown() -> None:
    for union, heading, frames in (
        (client_in.ClientMessage, "### From the client", SENT),
        (m.ServerMessage, "### From the server", RECEIVED),
    ):
        table = PAGE.split(heading)[1].split("\n#")[0]
        rows = dict(re.findall(r"^\| `([a-z]+)` \| (.*?) ?\|", table, re.MULTILINE))
        types = {tag(message): message for message in get_args(union)}
        assert rows.keys() == types.keys()
        for name, message in types.items():
            assert tuple(re.findall(r"`(\w+)`", rows[name])) == message.__struct_fields__, name
        assert {json.loads(frame)["type"] for frame in frames} == types.keys()


def recorded_events() -> list[AnyEvent]:
    """The events of all frames, by number. Fails if one is missing or differs between frames."""
    events: dict[int, AnyEvent] = {}
    for message in received():
        if isinstance(message, m.Happened):
            for number, event in enumerate(message.events, start=message.first):
                assert events.setdefault(number, event) == event
    assert sorted(events) == list(range(len(events)))
    return [events[number] for number in range(len(events))]


def test_the_session_is_a_game() -> None:
    shown = view(recorded_events(), 0).table
    assert (shown.coins, shown.courthouse, shown.bank) == ((5, 6, 8, 6), 1, 174)
    assert shown.turn == 7


def test_the_view_is_what_the_events_before_it_tell() -> None:
    (shown,) = [message for message in received() if isinstance(message, m.ViewNow)]
    told = view(recorded_events()[:15], 0)
    assert msgspec.structs.replace(told, events=()) == shown.view


def test_every_action_of_the_session_was_legal() -> None:
    asked: dict[int, m.AskedOf] = {}
    done = 0
    for line in FRAMES:
        if line.startswith("< "):
            message = _server_message.decode(line[2:])
            if isinstance(message, m.AskedOf):
                asked[message.decision.number] = message
        elif isinstance(act := client_in.read(line[2:]), client_in.Act) and act.action.decision in asked:  # type: ignore[union-attr]
            assert act.action in asked[act.action.decision].legal  # type: ignore[union-attr]
            done += 1
    assert done == 3


def test_refusals_and_endings_have_the_sentences_of_their_codes() -> None:
    words = Words.of(ENGLISH)
    told = [message for message in received() if isinstance(message, m.Refusal | m.Closing)]
    assert told
    for message in told:
        facts = message.facts if isinstance(message, m.Refusal) else {}
        assert message.sentence == explained(words, message.code, facts)


def test_every_code_has_a_sentence_and_its_status() -> None:
    words = Words.of(ENGLISH)
    for row, (statuses, *_) in codes("Refusals"):
        wanted = re.findall(r"\d+", statuses)
        for index, code in enumerate(row):
            assert words.has(f"error-{code}"), code
            if wanted:
                assert str(status(Refused(code))) == wanted[min(index, len(wanted) - 1)], code
    for row, (again, *_) in codes("Closing"):
        assert again in ("yes", "no")
        assert all(words.has(f"error-{code}") for code in row)


def test_every_code_of_the_service_is_on_the_page() -> None:
    known = {code for title in ("Refusals", "Closing") for row, _ in codes(title) for code in row}
    startup = {"database-url", "database-unusable", "database-newer", "cannot-listen", "proxy-address"}
    startup |= {"nodes-missing", "redis-url", "workers-need-postgresql", "database-served", "host-name"}
    office = {"database-missing", "database-older", "no-such-table", "table-closed", "table-busy"}
    raised = set()
    for file in [*SERVER.rglob("*.py"), SERVER.parent / "rules" / "decide.py"]:
        raised |= set(re.findall(r"(?:Refused|IllegalAction|closing)\(\s*\"([a-z-]+)\"", file.read_text()))
    assert {code for code in raised if not code.startswith("deal-")} - startup - office <= known


def test_ends_say_whether_to_come_back_as_the_code_does() -> None:
    told = {code: cells[0] == "yes" for row, cells in codes("Closing") for code in row}
    for file in SERVER.rglob("*.py"):
        for code, again in re.findall(r"closing\(\"([a-z-]+)\", again=(True|False)\)", file.read_text()):
            assert told[code] == (again == "True"), code


@pytest.fixture
def served(tmp_path: Path) -> set[tuple[str, str]]:
    """Every request in the service's OpenAPI schema."""
    application = app.application(Service(Config(database=f"sqlite:///{tmp_path / 't.db'}")))
    paths = application.openapi_schema.to_schema()["paths"]
    return {(method.upper(), path) for path, item in paths.items() for method in item}


def test_the_page_lists_every_request_and_no_other(served: set[tuple[str, str]]) -> None:
    listed = re.findall(r"^\| `([A-Z]+) (/\S+)` \|", PAGE, re.MULTILINE)
    assert len(set(listed)) == len(listed)
    assert set(listed) == served


def test_every_address_on_the_page_exists(served: set[tuple[str, str]]) -> None:
    exists = {path for _, path in served} | {
        "/api/schema/openapi.json",
        "/api/tables/{code}/socket",
    }
    for path in re.findall(r"/api/[\w/{}.]*\w\}?|/health|/ready", PAGE):
        assert path.replace(CODE, "{code}") in exists, path


def test_the_requests_answer_as_the_page_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            guest, code = Client(server, "Ada"), CODE
            for block in blocks("http"):
                asked, answered = block.splitlines()
                method, path, body = re.fullmatch(r"([A-Z]+) /api(\S+)(?: (.*))?", asked).groups()  # type: ignore[union-attr]
                answer = await guest.ask(method, path.replace(CODE, code), json.loads(body) if body else None)
                wanted, page = answered.split(" ", 1)
                assert answer.status_code == int(wanted), asked
                told, shown = answer.json(), json.loads(page)
                if isinstance(told, list):
                    [told], [shown] = told, shown
                guest.token = told.get("token", guest.token)
                code = told.get("table", {}).get("code", code)
                assert contains(told, chosen_by_the_server(shown, told)), asked
            for path in ("/schema/openapi.json", "/messages.json"):
                assert (await guest.ask("GET", path)).status_code == 200

    run(test())


def chosen_by_the_server(shown: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The response on the page, with this run's code, token, key and id."""
    drawn = json.dumps(shown)
    for old, new in (
        (CODE, told.get("table", {}).get("code")),
        *((shown.get(name), told.get(name)) for name in ("token", "key", "id")),
    ):
        if old and new:
            drawn = drawn.replace(old, new)
    return dict(json.loads(drawn))


def test_the_limits_are_those_of_the_service() -> None:
    config = Config(database="sqlite://")
    limits = section("Limits")
    for told in (
        f"requests of one address | {config.requests} a second, {5 * config.requests} at once",
        f"messages of one connection | {config.messages} a second, {5 * config.messages} at once",
        f"one in 2 seconds, 5 at once; {names.MAX_CHAT} characters",
        f"new tables of one person | {config.tables_per_person} an hour; {config.tables_per_address} of one",
        f"new people of one address | {config.guests_per_address} an hour",
        f"people on one device | {MAX_DEVICE_GUESTS}; new ones {config.tables_per_person} an hour",
        f"devices of one person | {MAX_DEVICES}, and links that add one",
        f"one person starts | {config.studies_per_person} an hour; {config.studies_per_address} of one",
        f"changes of an early answer | {MAX_CHANGES}",
        f"attempts to deal one game | {MAX_ATTEMPTS}; then the table is closed",
        f"saved sets of one person | {saved.MAX_SAVED}; a name of {names.MAX_TITLE} characters",
        f"connections | {config.lines_per_person} of one person, {config.lines_per_address} of one address",
        f"a request | {app.MAX_BODY_BYTES} bytes",
        f"a message | {client_in.MAX_FRAME_BYTES} bytes",
        f"a record to replay | {jobs.MAX_RECORD_BYTES} bytes; {work.MAX_EVENTS} events",
        f"reviews of games | {jobs.MAX_PLACES} of one address at the same time; "
        f"{jobs.BUDGET_SECONDS:.0f} seconds for each",
        f"a name | {names.MAX_NAME} characters",
    ):
        assert told in limits
    ending = section("Closing")
    assert f"silent for {HEARTBEAT_MS // 1000} seconds" in ending
    assert f"{transport.MAX_UNSENT_BYTES // 1024} KiB" in ending
    assert f"{websocket._MAX_MALFORMED} messages in a row" in ending
    assert f"{websocket._CLOSED_RECONNECT} to come back, {websocket._CLOSED} not to" in ending
