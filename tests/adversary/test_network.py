"""The network: who sees encrypted messages pass learns nothing from their number and lengths."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tests.kit.in_process import World, run_in_world

SETTINGS = {"players": 4, "edition": "second", "first": 0, "spectators": True, "clock": None}


async def traffic(world: World, action: dict[str, Any]) -> list[list[int]]:
    """The lengths of all frames that everybody is sent when Ada's first action is this one."""
    for name in ("Ada", "Bruno", "Zoe"):
        await world.guest(name)
    code = (await world.do("Ada", "/tables", SETTINGS))["table"]["code"]
    await world.do("Bruno", f"/tables/{code}/join", {})
    for _ in range(2):
        await world.do("Ada", f"/tables/{code}/bots", {"bot": "random"})
    wires = [await world.connect(name, code) for name in ("Ada", "Bruno", "Zoe")]
    await world.do("Ada", f"/tables/{code}/start", {})
    for wire in wires[:2]:
        wire.say({"type": "ready", "game": 1})
        await wire.settled()
    await world.settle()
    wires[0].say({"type": "act", "id": "a", "game": 1, "action": action})
    await wires[0].settled()
    await world.settle()
    for name in ("Ada", "Bruno", "Zoe"):  # once more with the whole view
        wires.append(await world.connect(name, code))
    sent = [msgspec.json.decode(frame) for frame in wires[0].sent if frame.startswith(b"{")]
    assert "accepted" in {frame["type"] for frame in sent}
    seen = [event for frame in sent if frame["type"] == "events" for event in frame["events"]]
    assert [event["really"] for event in seen if event["type"] == "swapped"] == [action["really"]]
    return [[len(frame) for frame in wire.sent] for wire in wires]


def test_a_real_swap_looks_like_a_pretended_one_to_everybody_on_the_way(tmp_path: Path) -> None:
    swap = {"type": "swap", "decision": 1, "player": 0, "mine": 0, "other": 1}
    found: list[list[list[int]]] = []

    for really in (True, False):
        folder = tmp_path / str(really)
        folder.mkdir()

        async def test(world: World, really: bool = really) -> None:
            found.append(await traffic(world, {**swap, "really": really}))

        run_in_world(folder, test)
    assert found[0] == found[1]
