"""A game of chance, told: everybody plays any legal action, each as likely as the others."""

from __future__ import annotations

import random
import secrets

from mascarade.cli import files
from mascarade.cli.eyes import Eyes, eyes
from mascarade.cli.ink import clean
from mascarade.cli.output import command_line, console, words, write_json
from mascarade.cli.records import game_as_json, tell
from mascarade.cli.sentences import Misused
from mascarade.rules import (
    EditionId,
    Game,
    Options,
    player_counts,
    published,
    set_ids,
    shuffled,
    write_record,
)

TURN_LIMIT = 200
PLAYERS = 6
NAMES = (
    "Adele",
    "Bruno",
    "Clara",
    "Dario",
    "Elena",
    "Felix",
    "Greta",
    "Hugo",
    "Irina",
    "Jonas",
    "Kira",
    "Luca",
    "Mina",
)
"""In the order of the alphabet, so that one can tell who sits next to whom."""


def demo(
    *,
    viewer: str,
    players: int | None,
    edition: EditionId,
    set_id: str | None,
    seed: int | None,
    record: str | None,
    force: bool,
    as_json: bool,
) -> None:
    """Play a game, keep its record if asked to, and tell it."""
    if force and record is None:
        raise Misused("force-without-record")
    chosen = set_ids(edition)[0] if set_id is None else set_id
    count = _usual_players(edition, chosen) if players is None else players
    number = secrets.randbelow(10**6) if seed is None else seed
    game = play(edition, chosen, count, number)
    seen_by = eyes(viewer, game.names)
    kept = game.record()
    if record is not None:
        files.write(record, write_record(kept), force=force)
    if as_json:
        write_json({"seed": number, **game_as_json(kept, seen_by)})
        return
    again = _again(seen_by, count, edition, chosen, number)
    remarks = [words().say("cli-seed", seed=str(number), command=again)]
    if record is not None:
        remarks.append(words().say("cli-recorded", file=clean(record)))
    tell(console(), kept, seen_by, remarks)


def play(edition: EditionId, set_id: str, players: int, seed: int) -> Game:
    """The game of chance with this seed, played to its end."""
    chance = random.Random(seed)
    scenario = published(edition, set_id, players)
    deal = shuffled(scenario, chance.shuffle, first=chance.randrange(players))
    game = Game.start(scenario, NAMES[:players], deal=deal, options=Options(turn_limit=TURN_LIMIT))
    while game.decision is not None:
        game.apply(chance.choice(game.legal_actions()))
    return game


def _usual_players(edition: EditionId, set_id: str) -> int:
    """Six, or what is nearest to it among the numbers a set was printed for."""
    if set_id not in set_ids(edition):
        return PLAYERS  # `published` refuses it and says why
    return min(player_counts(edition, set_id), key=lambda count: (abs(count - PLAYERS), count))


def _again(seen_by: Eyes, players: int, edition: EditionId, set_id: str, seed: int) -> str:
    """The command that tells the same game again."""
    whose = str(seen_by + 1) if isinstance(seen_by, int) else seen_by
    wanted = {
        "--viewer": (whose, "1"),
        "--players": (str(players), str(_usual_players(edition, set_id))),
        "--edition": (edition, "first"),
        "--set": (set_id, set_ids(edition)[0]),
    }
    parts = [part for option, (value, usual) in wanted.items() if value != usual for part in (option, value)]
    return command_line("demo", "--seed", str(seed), *parts)
