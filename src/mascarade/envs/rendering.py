"""Text rendering of the table, as spectators see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mascarade.envs.errors import EnvRefused
from mascarade.kernel import KernelSetup, to_state
from mascarade.kernel.jit import Row
from mascarade.locales import ENGLISH, Argument, Role, Words
from mascarade.rules import Player, Table
from mascarade.rules.state import ContestOrPass, Decision, Result, TurnChoice

RENDER_MODES = ("human", "ansi")


def check_render_mode(mode: str | None) -> str | None:
    """A known render mode, or `EnvRefused`."""
    if mode is not None and mode not in RENDER_MODES:
        raise EnvRefused("unknown-render-mode", mode=str(mode), known=", ".join(RENDER_MODES))
    return mode


def render_table(mode: str | None, kernel: KernelSetup, row: Row, names: Sequence[str]) -> str | None:
    """Print (`human`) or return (`ansi`) the table as a spectator sees it; hidden cards are never read."""
    if mode is None:
        return None
    text = "\n".join(_lines(to_state(kernel, row).table, Words.of(ENGLISH), names))
    if mode == "ansi":
        return text
    print(text)
    return None


def _lines(table: Table, words: Words, names: Sequence[str]) -> Iterator[str]:
    yield words.say("story-turn-heading", turn=table.turn, player=names[table.active], viewer="nobody")
    wide = max(map(len, names))
    for seat, player in enumerate(table.sitting):
        if player not in table.out:
            coins = words.say("amount-in-coins", amount=table.coins[seat])
            yield f"  {names[player]:{wide}}  {coins}"
    yield words.say("place-bank-holds", amount=table.bank)
    yield words.say("place-courthouse-holds", amount=table.courthouse)
    if table.decision is not None:
        yield _waiting(table, table.decision, words, names)
    if table.result is not None:
        yield _ending(table, table.result, words, names)


def _waiting(table: Table, decision: Decision, words: Words, names: Sequence[str]) -> str:
    asked, who, edition = decision.question, names[decision.player], table.setup.scenario.edition
    match asked:
        case TurnChoice():
            return words.say("wait-turn", player=who, viewer="nobody")
        case ContestOrPass(character=character):
            role = Role(character, edition)
            return words.say("wait-contest", player=who, character=role, viewer="nobody")
        case _:
            role = Role(asked.character, edition)
            return words.say("wait-power", player=who, character=role, viewer="nobody")


def _ending(table: Table, result: Result, words: Words, names: Sequence[str]) -> str:
    def names_of(players: Sequence[Player]) -> str:
        return ", ".join(names[player] for player in players)

    ruined = [player for player in table.sitting if table.coins_of(player) == 0 and player not in table.out]
    winners: dict[str, Argument] = {
        "players": names_of(result.winners),
        "count": len(result.winners),
        "viewer": "nobody",
    }
    message, richest = f"story-ended-{result.reason}", words.say("story-ended-richest", **winners)
    match result.reason:
        case "ruin":
            ruin = words.say(message, ruined=names_of(ruined), count=len(ruined), viewer="nobody")
            return f"{ruin} {richest}"
        case "turn-limit":
            return f"{words.say(message)} {richest}"
        case _:
            return words.say(message, **winners)
