"""The catalogue that clients choose from, and the addresses at which others reach a table."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any, get_args
from unittest import mock

import pytest

from mascarade.bots import registry
from mascarade.bots.api import Bot, Mind, Seat
from mascarade.bots.registry import STYLES, bot_names
from mascarade.locales import ENGLISH, Words
from mascarade.rules import EDITIONS
from mascarade.server.config import Config
from mascarade.server.http.routes import catalogue
from mascarade.server.ops import lan_address
from mascarade.server.ops.lan_address import LanAddresses
from mascarade.server.process.serve import listen
from mascarade.server.process.serve import server as shipped_server
from mascarade.server.tables.settings import Clock
from tests.kit.service import run, running_server

ELSEWHERE = "192.0.2.7"


@pytest.fixture(autouse=True, scope="module")
def _bots_are_there() -> None:
    """Load the bots once, before a request waits for them: their imports are slow."""
    catalogue._catalogue()


def told(folder: Path, **config: Any) -> dict[str, Any]:
    async def test() -> dict[str, Any]:
        async with running_server(folder / "t.db", **config) as server:
            found: dict[str, Any] = await (await server.new_client("Ada")).get("/known")
            return found

    return run(test())


def test_every_character_is_sent_as_the_catalogue_has_it(tmp_path: Path) -> None:
    characters = told(tmp_path)["characters"]
    assert characters.keys() == EDITIONS.keys()
    for edition in EDITIONS.values():
        assert [card["id"] for card in characters[edition.id]] == list(edition.characters)
        for card in characters[edition.id]:
            assert set(card) == set(catalogue.CharacterKind.__struct_fields__)
            character = edition.characters[card["id"]]
            assert card == {name: getattr(character, name) for name in card}


def test_every_clock_is_listed_and_can_be_set(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            clocks = (await ada.get("/known"))["clocks"]
            assert clocks == list(get_args(Clock))
            for clock in clocks:
                at = await ada.post("/tables", {"clock": clock})
                assert at["table"]["settings"]["clock"] == clock

    run(test())


def test_a_built_in_bot_has_its_summary_in_the_locales(tmp_path: Path) -> None:
    words = Words.of(ENGLISH)
    bots = told(tmp_path)["bots"]
    assert {"bot-regular", "bot-novice"} <= {bot["message"] for bot in bots}
    for bot in bots:
        assert bot["summary"] == words.say(bot["message"])


def test_bots_are_listed_with_the_levels_first(tmp_path: Path) -> None:
    bots = told(tmp_path)["bots"]
    assert [bot["name"] for bot in bots if bot["group"] == "level"] == ["novice", "regular", "expert"]
    assert [bot["group"] for bot in bots] == ["level"] * 3 + ["more"] * (len(bots) - 3)
    assert {"quick", "random", *STYLES} <= {bot["name"] for bot in bots[3:]}


def test_a_foreign_bot_has_a_sentence_of_its_own_and_no_message() -> None:
    class Foreign(Bot):
        name, summary = "foreign", "Plays as they do abroad."

        def sit(self, seat: Seat) -> Mind:
            raise NotImplementedError

    with mock.patch.object(catalogue, "find_bot", return_value=Foreign()):
        kinds = list(catalogue._bots())
    assert len(kinds) == len(bot_names())
    assert {(kind.summary, kind.message) for kind in kinds} == {(Foreign.summary, "")}


def test_a_foreign_bot_is_one_more_opponent() -> None:
    with mock.patch.object(registry, "bot_names", return_value=("abroad", "novice")):
        assert registry.listed_bots() == ("novice", "abroad")
    assert registry.group_of("abroad") == "more"
    assert registry.thinking_ms("abroad") > registry.thinking_ms("expert") > registry.thinking_ms("guest")


# Addresses for other players


def test_unknown_addresses_are_not_listed(tmp_path: Path) -> None:
    known = told(tmp_path)
    assert (known["addresses"], known["loopback"]) == ([], False)


def test_the_addresses_are_listed(tmp_path: Path) -> None:
    known = told(tmp_path, reach=LanAddresses((f"http://{ELSEWHERE}:8000",)))
    assert (known["addresses"], known["loopback"]) == ([f"http://{ELSEWHERE}:8000"], False)


@pytest.mark.parametrize(
    ("bound", "outside", "found"),
    [
        ("127.0.0.1", ELSEWHERE, LanAddresses(loopback=True)),
        ("127.3.2.1", ELSEWHERE, LanAddresses(loopback=True)),
        ("::1", ELSEWHERE, LanAddresses(loopback=True)),
        ("0.0.0.0", ELSEWHERE, LanAddresses((f"http://{ELSEWHERE}:8000",))),
        ("::", ELSEWHERE, LanAddresses((f"http://{ELSEWHERE}:8000",))),
        ("0.0.0.0", None, LanAddresses()),
        ("192.0.2.9", ELSEWHERE, LanAddresses(("http://192.0.2.9:8000",))),
        ("2001:db8::9", ELSEWHERE, LanAddresses(("http://[2001:db8::9]:8000",))),
    ],
)
def test_the_reachable_addresses_follow_from_the_socket(
    bound: str, outside: str | None, found: LanAddresses
) -> None:
    door = mock.Mock(spec=socket.socket)
    door.getsockname.return_value = (bound, 8000, 0, 0) if ":" in bound else (bound, 8000)
    with mock.patch.object(lan_address, "own_address", return_value=outside):
        assert lan_address.lan_addresses(door) == found


def test_the_machine_does_not_give_its_loopback_for_its_address() -> None:
    found = lan_address.own_address()
    assert found is None or not found.startswith("127.")


@pytest.mark.parametrize("given", [None, LanAddresses(("http://masks.example:80",))])
def test_a_server_looks_where_it_is_served_unless_it_was_told(
    given: LanAddresses | None, tmp_path: Path
) -> None:
    serving = shipped_server(Config(database=f"sqlite:///{tmp_path / 't.db'}", reach=given))
    with (
        listen("127.0.0.1", 0, or_next=False) as door,
        mock.patch.object(type(serving), "serve", mock.AsyncMock()),
        mock.patch("mascarade.server.process.serve.sys.setswitchinterval"),
        mock.patch("mascarade.server.process.serve.gc"),
    ):
        serving.run_on(door)
    assert serving.service.reach == (given or LanAddresses(loopback=True))
