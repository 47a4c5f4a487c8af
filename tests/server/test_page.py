"""The plain page: what is served, that it needs nobody else, and that it speaks the protocol."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.actions import Action
from mascarade.server import messages as m
from mascarade.server import web
from mascarade.server.settings import Settings
from tests.server.house import generous, run, serving

PAGE = Path(web.__file__).parent / "page"
FILES = sorted(file for file in PAGE.iterdir() if file.is_file())
SCRIPTS = {file.name: file.read_text() for file in FILES if file.suffix == ".js"}
EVERY_SCRIPT = "\n".join(SCRIPTS.values())
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


class Elements(HTMLParser):
    """Every element with its attributes, and the text inside of scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] in ("script", "style"):
            self.inline += data.strip()


@pytest.fixture(scope="module")
def document() -> Elements:
    elements = Elements()
    elements.feed((PAGE / "index.html").read_text())
    return elements


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def keys(script: str, table: str) -> set[str]:
    """The keys of a table that a script declares."""
    body = re.search(rf"const {table} = \{{\n(.*?)^\}};", script, re.DOTALL | re.MULTILINE)
    assert body is not None, table
    return {
        bare or quoted for bare, quoted in re.findall(r'^  (?:(\w+)|"([a-z-]+)"):', body[1], re.MULTILINE)
    }


def test_everything_is_served_with_its_type_and_the_policy(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(generous(tmp_path / "t.db")) as house,
            httpx.AsyncClient(base_url=house.url) as client,
        ):
            wanted = {f"/static/{file.name}": TYPES[file.suffix] for file in FILES}
            for path, kind in {"/": TYPES[".html"], "/t/QK7M2R": TYPES[".html"], **wanted}.items():
                answer = await client.get(path)
                assert answer.status_code == 200, path
                assert answer.headers["content-type"].split(";")[0] == kind.split(";")[0], path
                policy = answer.headers["content-security-policy"].split("; ")
                assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(policy)
                assert "unsafe" not in answer.headers["content-security-policy"]
            assert (await client.get("/")).content == (PAGE / "index.html").read_bytes()

    run(test())


def test_the_document_has_nothing_inline(document: Elements) -> None:
    assert document.inline == ""
    for tag, attributes in document.found:
        assert tag != "style"
        assert not [name for name in attributes if name.startswith("on") or name == "style"], tag


def test_the_document_asks_for_files_that_are_there(document: Elements) -> None:
    asked = [
        value
        for _, attributes in document.found
        for name in ("src", "href")
        if (value := attributes.get(name))
    ]
    imported = [f"/static/{name}" for name in re.findall(r'from "\./(.+?)"', EVERY_SCRIPT)]
    assert {f"/static/{file.name}" for file in FILES} - {"/static/index.html"} == {*asked, *imported} - {"/"}


def test_every_element_that_the_scripts_look_for_is_there_once(document: Elements) -> None:
    ids = [attributes["id"] for _, attributes in document.found if "id" in attributes]
    assert len(set(ids)) == len(ids)
    drawn = set(re.findall(r'id: "([\w-]+)"', EVERY_SCRIPT))
    looked_for = set(re.findall(r'\$\("([\w-]+)"\)', EVERY_SCRIPT)) | set(
        re.findall(r'\bon\("([\w-]+)"', EVERY_SCRIPT)
    )
    assert looked_for <= {*ids, *drawn}


def test_every_field_has_a_label(document: Elements) -> None:
    labelled = {attributes.get("for") for tag, attributes in document.found if tag == "label"}
    before = ""
    for tag, attributes in document.found:
        if tag in ("input", "select"):
            assert attributes.get("id") in labelled or before == "label", attributes
        before = tag


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_file_names_a_foreign_address(file: Path) -> None:
    text = file.read_text().replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"(https?:)?//\w+\.\w+|@import|url\(", text)


def test_nothing_that_was_sent_becomes_markup() -> None:
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|new Function", EVERY_SCRIPT
    )


def test_the_page_understands_every_message_of_the_server_and_no_other() -> None:
    assert keys(SCRIPTS["now.js"], "HEARD") == tags(m.ServerMessage)


def test_the_page_sends_every_message_of_a_client_and_no_other() -> None:
    assert set(re.findall(r'\b(?:send|tell)\("([a-z]+)"', EVERY_SCRIPT)) == tags(m.ClientMessage)


def test_the_page_has_words_for_every_event_that_does_not_show_in_another() -> None:
    silent = {"asked", "chose-card", "power-ended"}
    game = SCRIPTS["game.js"]
    assert keys(game, "SENTENCES") == tags(e.AnyEvent) - silent
    assert keys(game, "CHANGES") <= tags(e.AnyEvent)
    assert keys(game, "REASONS") == set(get_args(s.EndReason))


def test_the_page_has_words_for_every_question_and_answer() -> None:
    table = SCRIPTS["table.js"]
    indented = re.sub(r"^  ", "", table, flags=re.MULTILINE)
    asked_otherwise = {"turn-choice"}
    assert keys(indented, "titles") == tags(s.AnyQuestion) - asked_otherwise
    assert keys(indented, "words") == tags(Action) - {"look", "swap", "announce", "peek"}
    assert all(f'"{kind}"' in table for kind in ("look", "swap", "announce"))


def test_the_page_asks_for_requests_that_exist(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path / "t.db")) as house:
            guest = await house.guest("Ada")
            paths = (await guest.get("/schema/openapi.json"))["paths"]
            known = {re.sub(r"\{\w+\}", "…", path) for path in paths}
            written = re.findall(r'ask\("[A-Z]+", ["`](.+?)["`]', EVERY_SCRIPT)
            written += [f"/tables/…{path}" for path in re.findall(r'\bat\(["`](.+?)["`]', EVERY_SCRIPT)]
            written += re.findall(r'device\("(.+?)"', EVERY_SCRIPT)
            assert len(written) > 15
            for path in written:
                found = re.sub(r"\$\{.+?\}", "…", path)
                assert found == "/…" or f"/api{found}" in known, path

    run(test())


def test_the_settings_of_the_form_are_settings(document: Elements) -> None:
    named = {
        attributes["name"]
        for tag, attributes in document.found
        if tag in ("input", "select") and "name" in attributes
    }
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    assert {"edition", "players", "set", "contest", "memory", "clock", "public", "spectators"} == named
    assert named <= fields
