"""Replays: exactly what each viewer saw of a game, and what they could conclude from it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mascarade.beliefs import Belief
from mascarade.rules import SPECTATOR, AnyEvent, Game, Options, Record, Setup, Tenure, published, write_record
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve
from mascarade.rules.record import make_record
from mascarade.rules.view import as_they_happen
from mascarade.server.review import jobs, work
from mascarade.server.review.analysis import NEGLIGIBLE, thoughts, turns
from mascarade.server.review.replay import replay
from mascarade.server.review.types import PUBLIC, BeliefAt, Replay
from mascarade.testing.generators import careless, doomed, quiet, random_game, random_scenario
from mascarade.testing.generators import play_on as play
from tests.kit.client import Client, play_on, start_game
from tests.kit.long_games import long_game
from tests.kit.service import RunningServer, run, running_server
from tests.server.tables.test_lobby import refused
from tests.tiers import scaled


def played(seed: int, scenario: Any = None, style: Any = careless, most: int = 400) -> Game:
    """A random game of at most this many actions."""
    chance = Random(seed)
    found = scenario or random_scenario(chance, chance.choice(("first", "second")))
    game = random_game(chance, Setup(scenario=found, options=Options(confess_peek=True)))
    play(chance, game, style, most)
    return game


GAMES = [
    *(played(seed) for seed in range(scaled(6))),
    played(1, published("first", "base", 3)),
    played(2, published("first", "base", 13), doomed),
]


def seen_by(told: Replay, eyes: int | str) -> list[AnyEvent]:
    """The events as a viewer saw them, merged as a client does it."""
    events = list(told.events)
    for insight in told.insights:
        if eyes in insight.eyes:
            events[insight.event] = insight.seen
    return events


# What viewers saw


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_everybody_sees_again_what_the_rules_gave_them(game: Game) -> None:
    told = replay(game.names, game.events)
    assert told.names == game.names
    assert seen_by(told, "all") == game.events
    assert tuple(seen_by(told, PUBLIC)) == as_they_happen(game.events, SPECTATOR)
    for player in range(len(game.names)):
        assert tuple(seen_by(told, player)) == as_they_happen(game.events, player)


def test_something_was_hidden_from_some_viewer() -> None:
    kinds = {type(insight.seen) for game in GAMES for insight in replay(game.names, game.events).insights}
    assert {e.Dealt, e.Looked, e.Peeked, e.Swapped} <= kinds


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_cards_lie_where_they_lay(game: Game) -> None:
    told = {lying.event: lying.cards for lying in replay(game.names, game.events).cards}
    state, cards = None, None
    for number, event in enumerate(game.events):
        state = evolve(state, event)
        cards = told.get(number, cards)
        assert cards == state.secrets.cards


# What viewers could conclude


def concluded(found: tuple[BeliefAt, ...], upto: int) -> dict[int, dict[str, float]]:
    """A viewer's belief by spot, after an event."""
    now: dict[int, dict[str, float]] = {}
    for thought in found:
        if thought.event <= upto:
            for card in thought.cards:
                now[card.spot] = {told.character: told.chance for told in card.chances}
    return now


@pytest.mark.parametrize("game", GAMES, ids=range(len(GAMES)))
def test_the_chances_are_the_exact_ones_of_what_this_viewer_saw(game: Game) -> None:
    viewers = (SPECTATOR, *range(min(3, len(game.names))))
    for viewer in viewers:
        found = thoughts(game.events, viewer)
        belief = Belief(viewer)
        for number, event in enumerate(as_they_happen(game.events, viewer)):
            belief.observe(event)
            if number % 7 and number != len(game.events) - 1:
                continue
            now = concluded(found, number)
            for spot in range(len(now)):
                exact = {card: chance for card, chance in belief.at(spot).items() if chance >= NEGLIGIBLE}
                if all(thought.exact for thought in found):
                    assert now[spot] == pytest.approx(exact, abs=1e-4)


def test_at_the_end_of_a_turn_it_is_what_the_truth_says_of_the_own_cards() -> None:
    game = played(5, published("first", "base", 4), quiet)
    starts = [number for number, event in enumerate(game.events) if isinstance(event, e.TurnStarted)]
    truth = turns(game.events)
    for player in range(4):
        found = thoughts(game.events, player)
        for turn, start in zip(truth, starts, strict=False):
            now = concluded(found, start - 1)
            for card in turn.believed[player].cards:
                assert now[card.spot] == {told.character: told.chance for told in card.chances}


def test_at_a_seat_that_changed_hands_its_holder_at_that_time_concludes() -> None:
    game = played(5, published("first", "base", 4), quiet)
    starts = [number for number, event in enumerate(game.events) if isinstance(event, e.TurnStarted)]
    came = starts[6]
    newcomer = Tenure(1, (came,))
    found = thoughts(game.events, 1, ((0, 1), (came, newcomer)))
    before, after = thoughts(game.events, 1), thoughts(game.events, newcomer)
    assert concluded(before, came) != concluded(after, came), "the newcomer knows less"
    for number in range(came):
        assert concluded(found, number) == concluded(before, number)
    for number in range(came, len(game.events)):
        assert concluded(found, number) == concluded(after, number)
    unchanged = [((0, player),) for player in range(4)]
    truth = turns(game.events, [unchanged[0], ((0, 1), (came, newcomer)), *unchanged[2:]])
    for turn, start in zip(truth, starts, strict=False):
        now = concluded(found, start - 1) if start != came else concluded(after, start)
        for card in turn.believed[1].cards:
            assert now[card.spot] == {told.character: told.chance for told in card.chances}


def test_a_sample_is_called_one() -> None:
    game = played(4, published("first", "base", 13), quiet, 900)
    found = thoughts(game.events, SPECTATOR)
    assert found[0].exact
    assert not all(thought.exact for thought in found)


# Over HTTP


def document(game: Game) -> bytes:
    return write_record(game.record())


async def brought(server: RunningServer, record: bytes, path: str = "/replay") -> tuple[int, Any]:
    """The response to an anonymous upload of a record."""
    answer = await Client(server, "Nobody").ask(
        "POST", path, content=record, headers={"content-type": "application/json"}
    )
    return answer.status_code, answer.json()


def test_a_game_is_shown_again_after_its_end_and_as_the_record_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", "Chiara", "Dario", options={"turn_limit": 6})
            ada = seats[0].client
            where = f"/tables/{ada.code}"
            for query in ("", "game=1", "game=2", "game=0", "game=x"):
                record = await ada.ask("GET", f"{where}/record?{query}")
                for path in (f"replay?{query}", f"replay/thoughts?eyes=0&{query}"):
                    early = await ada.ask("GET", f"{where}/{path}")
                    assert (early.status_code, early.content) == (record.status_code, record.content)
            await play_on(*seats)
            saved = (await ada.ask("GET", f"{where}/record")).content
            for seat in seats:
                told = await seat.client.get(f"{where}/replay")
                assert told.pop("faces") == [None] * 4
                status, read = await brought(server, saved)
                assert read.pop("faces") == []  # records contain none
                assert (200, told) == (status, read)
                for eyes in ("public", "0", "3"):
                    path = f"/replay/thoughts?eyes={eyes}"
                    thought = await seat.client.get(f"{where}{path}")
                    assert str(thought["eyes"]) == eyes
                    assert (200, thought) == await brought(server, saved, path)
            assert await refused(ada, f"{where}/replay?game=2", method="GET") == (409, "no-game")
            assert await refused(ada, f"{where}/replay/thoughts?eyes=4", method="GET") == (400, "no-seat")
            stranger = await server.new_client("Stranger")
            for path in ("replay", "replay/thoughts?eyes=0"):
                assert await refused(stranger, f"{where}/{path}", method="GET") == (404, "no-table")

    run(test())


def test_a_game_that_nobody_finished_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    game = played(3, published("first", "base", 5), most=20)
    assert game.result is None

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            status, told = await brought(server, document(game))
            assert (status, len(told["events"])) == (200, len(game.events))

    run(test())


def forged(**changes: Any) -> bytes:
    """A modified record with a valid checksum."""
    record = played(3, published("first", "base", 5), most=20).record()
    changed = msgspec.structs.replace(record, **changes)
    return write_record(
        make_record(changed.setup, changed.names, changed.deal, changed.actions, changed.events)
    )


def honest() -> Record:
    return played(3, published("first", "base", 5), most=20).record()


WRONG: tuple[tuple[bytes, str, dict[str, Any] | None], ...] = (
    (b" ", "record-empty", {}),
    (b"{}", "record-malformed", None),
    (b"not a record", "record-malformed", None),
    (b"[" * 1_000_000, "record-malformed", None),
    (b'{"format":' * 100_000, "record-malformed", None),
    (b'{"format": 2, "rules": 1}', "record-format", {"found": 2, "known": 1}),
    (b'{"format": 1' + b"0" * 30 + b', "rules": 1}', "record-format", None),
    (b'{"format": 1, "rules": 9}', "record-rules", {"found": 9, "known": 1}),
    (document(GAMES[0]).replace(b"Adele", b"Agnes", 1), "record-digest", {}),
    (forged(names=("Ada",)), "record-names", {"names": 1, "players": 5}),
    (forged(events=honest().events[:-1]), "record-cut-short", None),
    (forged(events=(*honest().events, honest().events[-1])), "record-surplus", None),
    (forged(actions=honest().actions[1:]), "record-action", None),
    (
        forged(events=(honest().events[1], *honest().events[1:])),
        "record-event",
        {"event": 0, "action": 0},
    ),
)
"""Invalid records, and why they are refused."""


def test_a_record_that_does_not_verify_says_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            for written, code, facts in WRONG:
                for path in ("/replay", "/replay/thoughts?eyes=public"):
                    status, told = await brought(server, written, path)
                    assert (status, told["code"]) == (400, code)
                    assert told["sentence"]
                    assert facts is None or told["facts"] == facts
                    assert len(json.dumps(told)) < 2000

    run(test())


def test_what_was_written_into_a_record_is_not_repeated_at_length(tmp_path: Path) -> None:
    record = json.loads(document(GAMES[0]))
    record["events"][0]["type"] = "x" * 100_000

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            _, told = await brought(server, json.dumps(record).encode())
            assert told["code"] == "record-malformed"
            assert len(json.dumps(told)) < 2000

    run(test())


def test_a_game_has_a_greatest_length_and_a_record_a_largest_size(tmp_path: Path) -> None:
    _, state = long_game(190)
    record = write_record(state.current_game.record())
    events = len(state.current_game.events)
    assert events > work.MAX_EVENTS
    assert len(record) < jobs.MAX_RECORD_BYTES
    many = msgspec.json.encode(honest().actions[0]) + b","

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            huge = b'{"format":1,"rules":1,"actions":[' + many * 1_000_000
            status, told = await brought(server, huge)
            assert (status, told["code"]) == (413, "too-large")
            status, told = await brought(server, record)
            assert (status, told["code"]) == (400, "record-too-long")
            assert told["facts"] == {"events": events, "most": work.MAX_EVENTS}

    run(test())


def test_the_client_knows_how_large_a_record_may_be() -> None:
    client = Path(__file__).parents[3] / "web" / "src" / "features" / "review" / "replaySource.ts"
    assert f"const MAX_RECORD_BYTES = {jobs.MAX_RECORD_BYTES};" in client.read_text(encoding="utf-8")
