"""Errors of the command line, and their sentences."""

from __future__ import annotations

from mascarade.cli.terminal.scenario_errors import scenario_error
from mascarade.locales import Words
from mascarade.locales.errors import explained
from mascarade.rules.errors import Refused


class FileRefused(Refused):
    """A file that can't be read or written."""


class CliUsageError(Refused):
    """The command was called with wrong arguments."""


def sentence(words: Words, refusal: Refused, edition: str | None = None) -> str:
    """The sentence of an error. `edition` is used if the facts name none."""
    facts = dict(refusal.facts)
    if refusal.code == "scenario-malformed":
        explanation = scenario_error(words, str(facts.get("reason", "")))
        if explanation is not None:
            return explanation
    cause = refusal.__cause__
    if "reason" in facts and isinstance(cause, Refused):
        facts["reason"] = sentence(words, cause, edition)
    return explained(words, refusal.code, facts, edition)
