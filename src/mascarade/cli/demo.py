"""A game among bots, told: unless another is asked for, everybody plays any legal action by chance."""

from __future__ import annotations

import random
import secrets

from mascarade.bots import Seat, find_bot
from mascarade.cli import files
from mascarade.cli.chapters import Thought
from mascarade.cli.eyes import ALL, Eyes, eyes
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
    visible,
    write_record,
)

TURN_LIMIT = 200
BOT = "random"
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
    bot: str,
    why: bool,
) -> None:
    """Play a game, keep its record if asked to, and tell it."""
    if force and record is None:
        raise Misused("force-without-record")
    chosen = set_ids(edition)[0] if set_id is None else set_id
    count = _usual_players(edition, chosen) if players is None else players
    number = secrets.randbelow(10**6) if seed is None else seed
    game, thoughts = play(edition, chosen, count, number, bot)
    seen_by = eyes(viewer, game.names)
    kept = game.record()
    if record is not None:
        files.write(record, write_record(kept), force=force)
    if as_json:
        write_json({"seed": number, **game_as_json(kept, seen_by)})
        return
    again = _again(seen_by, count, edition, chosen, seed=number, bot=bot, why=why)
    remarks = [words().say("cli-seed", seed=str(number), command=again)]
    if record is not None:
        remarks.append(words().say("cli-recorded", file=clean(record)))
    tell(console(), kept, seen_by, remarks, _shared(thoughts, seen_by) if why else {})


def play(
    edition: EditionId, set_id: str, players: int, seed: int, bot: str = BOT
) -> tuple[Game, dict[int, Thought]]:
    """The game of these bots with this seed, played to its end, and why each did what they did."""
    chance = random.Random(seed)
    scenario = published(edition, set_id, players)
    deal = shuffled(scenario, chance.shuffle, first=chance.randrange(players))
    game = Game.start(scenario, NAMES[:players], deal=deal, options=Options(turn_limit=TURN_LIMIT))
    seats = [Seat(setup=game.setup, player=player, seed=seed) for player in range(players)]
    minds = [find_bot(bot).sit(seat) for seat in seats]
    thoughts: dict[int, Thought] = {}
    told = 0
    while True:
        for player, mind in enumerate(minds):
            for event in game.events[told:]:
                mind.observe(visible(event, player, game.state.table.out))
        told = len(game.events)
        if game.decision is None:
            return game, thoughts
        decider = game.decision.player
        game.apply(minds[decider].choose(game.decision, game.legal_actions()))
        reason = minds[decider].why()
        if reason is not None:
            thoughts[told] = (decider, reason)


def _shared(thoughts: dict[int, Thought], seen_by: Eyes) -> dict[int, Thought]:
    """The thoughts that the viewer may know: a thought belongs to its seat."""
    return {number: thought for number, thought in thoughts.items() if seen_by in (ALL, thought[0])}


def _usual_players(edition: EditionId, set_id: str) -> int:
    """Six, or what is nearest to it among the numbers a set was printed for."""
    if set_id not in set_ids(edition):
        return PLAYERS  # `published` refuses it and says why
    return min(player_counts(edition, set_id), key=lambda count: (abs(count - PLAYERS), count))


def _again(
    seen_by: Eyes, players: int, edition: EditionId, set_id: str, *, seed: int, bot: str, why: bool
) -> str:
    """The command that tells the same game again."""
    whose = str(seen_by + 1) if isinstance(seen_by, int) else seen_by
    wanted = {
        "--viewer": (whose, "1"),
        "--players": (str(players), str(_usual_players(edition, set_id))),
        "--edition": (edition, "first"),
        "--set": (set_id, set_ids(edition)[0]),
        "--bot": (bot, BOT),
    }
    parts = [part for option, (value, usual) in wanted.items() if value != usual for part in (option, value)]
    return command_line("demo", "--seed", str(seed), *parts, *(["--why"] if why else []))
