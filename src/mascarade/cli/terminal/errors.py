"""Refusals of the command as sentences."""

from __future__ import annotations

from mascarade.cli.terminal.scenario_errors import slip
from mascarade.locales import Words
from mascarade.locales.errors import explained
from mascarade.rules.errors import Refused


class FileRefused(Refused):
    """A file that can't be read or written."""


class CliUsageError(Refused):
    """The command was called with something that does not exist."""


def sentence(words: Words, refusal: Refused, edition: str | None = None) -> str:
    """Why something is refused. `edition` helps where the facts do not name one."""
    facts = dict(refusal.facts)
    if refusal.code == "scenario-malformed":
        told = slip(words, str(facts.get("reason", "")))
        if told is not None:
            return told
    cause = refusal.__cause__
    if "reason" in facts and isinstance(cause, Refused):
        facts["reason"] = sentence(words, cause, edition)
    return explained(words, refusal.code, facts, edition)
