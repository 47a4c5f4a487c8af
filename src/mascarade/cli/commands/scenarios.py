"""`mascarade scenarios`: lists published sets; `mascarade scenario check`: checks custom scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from mascarade.cli import options
from mascarade.cli.terminal import files
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.output import Json, command_line, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import CHARACTER, QUIET, marked, render
from mascarade.locales import Piece, Words
from mascarade.locales.errors import clean, explained
from mascarade.rules import (
    EDITIONS,
    Breach,
    Character,
    CharacterId,
    EditionId,
    Scenario,
    ScenarioRefused,
    Setup,
    playable,
    player_counts,
    published,
    published_sets,
    read_scenario,
    set_ids,
)
from mascarade.rules import check as check_scenario
from mascarade.rules.layout import hand_size
from mascarade.rules.scenario_file import MAX_SCENARIO_BYTES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

NARROW = 64
"""Width below which powers are printed below the names instead of beside them."""

scenario_app = typer.Typer(
    help="Check custom scenarios.", no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


def scenarios(
    which: Annotated[
        str | None,
        typer.Argument(metavar="EDITION|ID", help="Edition (first, second) or set.", show_default=False),
    ] = None,
    players: options.OnlyPlayers = None,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """List the published sets, or show one with its powers.

    With --json: one document with 'sets', and for a single set 'characters'.

    \b
    Examples:
      mascarade scenarios
      mascarade scenarios second --players 8
      mascarade scenarios base --players 6 --language fr
    """
    with error_boundary(as_json=as_json, language=language):
        edition, set_id = _parse_which(which)
        sets = tuple(_chosen(edition, set_id, players))
        if as_json:
            write_json(_sets_as_json(sets, words(), with_powers=set_id is not None))
        elif edition is not None and set_id is not None:
            _print_set(console(), sets, words(), players)
        else:
            _print_list(console(), sets, words(), with_cards=edition is not None or players is not None)


def _character_names(words: Words, edition: str, cards: Iterable[CharacterId]) -> list[str]:
    """The names of the cards, with the number of copies."""
    names = []
    for card, count in Counter(cards).items():
        name = words.name(card, edition)
        names.append(name if count == 1 else words.say("cli-copies", name=name, count=count))
    return names


def _parse_which(which: str | None) -> tuple[EditionId | None, str | None]:
    """The edition, or the edition and the set, that the argument names."""
    if which is None:
        return None, None
    known: dict[str, tuple[EditionId, str | None]] = {edition: (edition, None) for edition in EDITIONS}
    known |= {set_id: (edition, set_id) for edition in EDITIONS for set_id in set_ids(edition)}
    for name, found in known.items():
        if which.casefold() == name.casefold():
            return found
    raise ScenarioRefused("unknown-scenarios", set=which, known=", ".join(known))


def _chosen(edition: EditionId | None, set_id: str | None, players: int | None) -> Iterator[Scenario]:
    if edition is not None and set_id is not None:
        counts = player_counts(edition, set_id) if players is None else (players,)
        yield from (published(edition, set_id, count) for count in counts)
        return
    editions = EDITIONS.values() if edition is None else (EDITIONS[edition],)
    if players is not None and not any(e.fewest <= players <= e.most for e in editions):
        fewest, most = min(e.fewest for e in editions), max(e.most for e in editions)
        raise ScenarioRefused("no-sets", players=players, fewest=fewest, most=most)
    for scenario in published_sets():
        if edition in (None, scenario.edition) and players in (None, scenario.players):
            yield scenario


def _sets_as_json(sets: Sequence[Scenario], words: Words, *, with_powers: bool) -> Json:
    listed: list[Json] = [
        {
            "edition": scenario.edition,
            "set": scenario.id,
            "players": scenario.players,
            "cards": list(scenario.cards),
            "centre": _centre(scenario),
            "cemetery": list(scenario.cemetery),
        }
        for scenario in sets
    ]
    if not with_powers:
        return {"sets": listed}
    characters: list[Json] = [
        {
            "id": character.id,
            "name": words.name(character.id, edition),
            "power": words.power(character.id, edition, character.amount, _most_players(sets)),
            "purse": character.purse,
            "minimum": character.minimum,
            "copies": character.copies,
        }
        for edition, character in _cast(sets)
    ]
    return {"sets": listed, "characters": characters}


def _most_players(sets: Sequence[Scenario]) -> int:
    return max(scenario.players for scenario in sets)


def _cast(sets: Sequence[Scenario]) -> list[tuple[EditionId, Character]]:
    """Every character of the sets once, in order."""
    cast = dict.fromkeys((scenario.edition, card) for scenario in sets for card in scenario.cards)
    return [(edition, EDITIONS[edition].characters[card]) for edition, card in cast]


def _centre(scenario: Scenario) -> int:
    return len(scenario.cards) - scenario.players * hand_size(scenario.players)


def _counts(sets: Sequence[Scenario]) -> str:
    """The numbers of players, such as 2–4, 6."""
    runs: list[list[int]] = []
    for count in sorted(scenario.players for scenario in sets):
        if runs and runs[-1][-1] == count - 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _print_list(out: Console, sets: Sequence[Scenario], words: Words, *, with_cards: bool) -> None:
    for edition in EDITIONS:
        own = [scenario for scenario in sets if scenario.edition == edition]
        if not own:
            continue
        out.print(words.say("cli-edition-heading", edition=edition), style="bold")
        if with_cards:
            for set_id in dict.fromkeys(scenario.id or "" for scenario in own):
                out.print()
                out.print(words.say("cli-set-heading", name=words.say(f"set-{set_id}"), set=set_id))
                out.print(_cards_table([scenario for scenario in own if scenario.id == set_id], words))
        else:
            out.print(_sets_table(own, words))
        out.print()
    example = min(sets, key=lambda scenario: abs(scenario.players - 6))
    command = command_line("scenarios", example.id or "", "--players", str(example.players))
    hint = marked(words.say("cli-scenarios-hint", command=command), QUIET)
    out.print(render(hint))


def _sets_table(sets: Sequence[Scenario], words: Words) -> Table:
    table = new_table()
    table.add_column(words.say("cli-column-set"), style="bold", no_wrap=True)
    table.add_column(words.say("cli-column-players"))
    table.add_column(words.say("cli-column-name"))
    for set_id in dict.fromkeys(scenario.id or "" for scenario in sets):
        counts = _counts([scenario for scenario in sets if scenario.id == set_id])
        table.add_row(set_id, counts, words.say(f"set-{set_id}"))
    return table


def _cards_table(sets: Sequence[Scenario], words: Words) -> Table:
    """A table of sets, in which sets with the same cards share a row."""
    table = new_table()
    table.add_column(words.say("cli-column-players"), justify="right")
    table.add_column(words.say("cli-column-cards"))
    for cards in dict.fromkeys(scenario.cards for scenario in sets):
        alike = [scenario for scenario in sets if scenario.cards == cards]
        table.add_row(_counts(alike), ", ".join(_character_names(words, alike[0].edition, cards)))
    return table


def _print_set(out: Console, sets: Sequence[Scenario], words: Words, players: int | None) -> None:
    first = sets[0]
    set_id = first.id or ""
    name = words.say(f"set-{set_id}")
    out.print(words.say("cli-edition-heading", edition=first.edition), style=QUIET)
    if players is None:
        out.print(words.say("cli-set-heading", name=name, set=set_id), style="bold")
        out.print(_cards_table(sets, words))
    else:
        out.print(words.say("cli-set-heading-players", name=name, set=set_id, players=players), style="bold")
        if _centre(first):
            out.print(words.say("cli-centre", count=_centre(first)))
    out.print()
    copies = Counter(first.cards) if len(sets) == 1 else Counter[CharacterId]()
    _print_powers(out, sets, copies, words)
    if players is not None and first.cemetery:
        names = ", ".join(_character_names(words, first.edition, first.cemetery))
        out.print()
        out.print(words.say("cli-cemetery", characters=names))
    out.print()
    out.print(words.say("cli-marks-explained"), style=QUIET)


def _print_powers(out: Console, sets: Sequence[Scenario], copies: Counter[CharacterId], words: Words) -> None:
    from rich.padding import Padding

    table = new_table()
    table.add_column(words.say("cli-column-character"), no_wrap=True)
    table.add_column(words.say("cli-column-marks"), no_wrap=True)
    table.add_column(words.say("cli-column-power"))
    for edition, character in _cast(sets):
        (name,) = _character_names(words, edition, [character.id] * max(1, copies[character.id]))
        marks = " ".join(_marks(character, words))
        power = words.power(character.id, edition, character.amount, _most_players(sets))
        if out.width >= NARROW:
            table.add_row(render(marked(name, CHARACTER)), marks, power)
        else:
            out.print(render(f"{marked(name, CHARACTER)}  {marks}".rstrip()))
            out.print(Padding(power, (0, 0, 0, 2)))
    if out.width >= NARROW:
        out.print(table)


def _marks(character: Character, words: Words) -> Iterator[str]:
    if character.purse:
        yield words.say("cli-purse")
    if character.minimum > 2:
        yield words.say("cli-minimum", minimum=character.minimum)


@scenario_app.callback()
def _scenario() -> None:
    pass


@scenario_app.command("check")
def check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Custom scenario, in TOML or JSON; - is standard input.")
    ],
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Check a custom scenario against the rules.

    Names every breach. The exit code is 0 if the scenario is playable, even with warnings, and 1 if not.

    With --json: one document with 'playable', 'breaches', 'scenario' and 'options'.

    \b
    Examples:
      mascarade scenario check evening.toml
      mascarade scenario check - < evening.json

    \b
    A scenario in TOML:
      edition = "first"
      players = 6
      cards = ["judge", "bishop", "king", "queen", "witch", "cheat"]
    """
    with error_boundary(as_json=as_json, language=language):
        setup = read_scenario(files.read(file, MAX_SCENARIO_BYTES))
        breaches = _breaches(setup)
        is_playable = all(breach.severity != "must" for breach in breaches)
        if as_json:
            write_json(_check_as_json(setup, breaches, is_playable=is_playable))
        else:
            _print_checked(setup.scenario, breaches, is_playable=is_playable)
        if not is_playable:
            raise typer.Exit(1)


def _breaches(setup: Setup) -> tuple[Breach, ...]:
    """Breaches by the cards, or if there are none, by the options."""
    breaches = check_scenario(setup.scenario)
    if any(breach.severity == "must" for breach in breaches):
        return breaches
    try:
        playable(setup.scenario, setup.options)
    except ScenarioRefused as refusal:
        return (Breach("must", refusal.code, refusal.facts), *breaches)
    return breaches


def _sentence(breach: Breach, scenario: Scenario) -> str:
    return explained(words(), breach.code, breach.facts, scenario.edition)


def _check_as_json(setup: Setup, breaches: tuple[Breach, ...], *, is_playable: bool) -> Json:
    listed: list[Json] = [
        {
            "severity": breach.severity,
            "code": breach.code,
            "sentence": _sentence(breach, setup.scenario),
            "facts": dict(breach.facts),
        }
        for breach in breaches
    ]
    return {
        "playable": is_playable,
        "breaches": listed,
        "scenario": msgspec.to_builtins(setup.scenario),
        "options": msgspec.to_builtins(setup.options),
    }


def _print_checked(scenario: Scenario, breaches: tuple[Breach, ...], *, is_playable: bool) -> None:
    out = console()
    out.print(render(clean(scenario.name or words().say("cli-scenario-unnamed"))), style="bold")
    if all(words().has(f"character-{card}") for card in scenario.cards):
        out.print(render(_summary(scenario)))
    for breach in breaches:
        label = words().say("cli-refused" if breach.severity == "must" else "cli-warning")
        line = render(f"{label} {_sentence(breach, scenario)}")
        line.stylize("bold red" if breach.severity == "must" else "bold yellow", 0, len(label))
        out.print(line)
    verdict = "cli-scenario-refused"
    if is_playable:
        verdict = "cli-scenario-playable-warned" if breaches else "cli-scenario-playable"
    out.print(words().say(verdict), style="bold green" if is_playable else "bold red")


def _summary(scenario: Scenario) -> str:
    return words().say(
        "cli-scenario-summary" if scenario.cards else "cli-scenario-summary-empty",
        edition=Piece(f"edition-{scenario.edition}"),
        players=min(scenario.players, 10**6),
        cards=len(scenario.cards),
        characters=", ".join(_character_names(words(), scenario.edition, scenario.cards)),
    )
