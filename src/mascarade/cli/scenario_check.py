"""Custom scenarios: read, and held against the rules."""

from __future__ import annotations

import msgspec

from mascarade.cli.scenarios import character_names
from mascarade.cli.terminal import files
from mascarade.cli.terminal.output import Json, console, words, write_json
from mascarade.cli.terminal.styles import render
from mascarade.locales import Piece
from mascarade.locales.errors import clean, explained
from mascarade.rules import Breach, Scenario, ScenarioRefused, Setup, check, playable, read_scenario
from mascarade.rules.scenario_file import MAX_SCENARIO_BYTES


def check_file(file: str, *, as_json: bool) -> bool:
    """Tell everything the rules say against a scenario; whether it can be played."""
    setup = read_scenario(files.read(file, MAX_SCENARIO_BYTES))
    breaches = _breaches(setup)
    can_be_played = all(breach.severity != "must" for breach in breaches)
    if as_json:
        write_json(_as_json(setup, breaches, can_be_played=can_be_played))
    else:
        _print_checked(setup.scenario, breaches, can_be_played=can_be_played)
    return can_be_played


def _breaches(setup: Setup) -> tuple[Breach, ...]:
    """What is wrong with the cards, and then with the options."""
    breaches = check(setup.scenario)
    if any(breach.severity == "must" for breach in breaches):
        return breaches
    try:
        playable(setup.scenario, setup.options)
    except ScenarioRefused as refusal:
        return (Breach("must", refusal.code, refusal.facts), *breaches)
    return breaches


def _sentence(breach: Breach, scenario: Scenario) -> str:
    return explained(words(), breach.code, breach.facts, scenario.edition)


def _as_json(setup: Setup, breaches: tuple[Breach, ...], *, can_be_played: bool) -> Json:
    told: list[Json] = [
        {
            "severity": breach.severity,
            "code": breach.code,
            "sentence": _sentence(breach, setup.scenario),
            "facts": dict(breach.facts),
        }
        for breach in breaches
    ]
    return {
        "playable": can_be_played,
        "breaches": told,
        "scenario": msgspec.to_builtins(setup.scenario),
        "options": msgspec.to_builtins(setup.options),
    }


def _print_checked(scenario: Scenario, breaches: tuple[Breach, ...], *, can_be_played: bool) -> None:
    out = console()
    out.print(render(clean(scenario.name or words().say("cli-scenario-unnamed"))), style="bold")
    if all(words().has(f"character-{card}") for card in scenario.cards):
        out.print(render(_summary(scenario)))
    for breach in breaches:
        label = words().say("cli-refused" if breach.severity == "must" else "cli-warning")
        told = render(f"{label} {_sentence(breach, scenario)}")
        told.stylize("bold red" if breach.severity == "must" else "bold yellow", 0, len(label))
        out.print(told)
    verdict = "cli-scenario-refused"
    if can_be_played:
        verdict = "cli-scenario-playable-warned" if breaches else "cli-scenario-playable"
    out.print(words().say(verdict), style="bold green" if can_be_played else "bold red")


def _summary(scenario: Scenario) -> str:
    return words().say(
        "cli-scenario-summary" if scenario.cards else "cli-scenario-summary-empty",
        edition=Piece(f"edition-{scenario.edition}"),
        players=min(scenario.players, 10**6),
        cards=len(scenario.cards),
        characters=", ".join(character_names(words(), scenario.edition, scenario.cards)),
    )
