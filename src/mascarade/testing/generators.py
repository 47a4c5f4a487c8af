"""Random scenarios, games and actions.

Everything takes a `random.Random`, so a seed reproduces a whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from typing import get_args

import msgspec
from msgspec.structs import replace

from mascarade.rules import (
    EDITIONS,
    Action,
    CharacterId,
    Deal,
    EditionId,
    Game,
    Options,
    Scenario,
    Setup,
    State,
    check,
    interjections,
    legal_actions,
    published_sets,
    shuffled,
    unused,
)
from mascarade.rules import actions as a
from mascarade.rules.layout import hand_size

NAMES = (
    "Adele",
    "Bruno",
    "Cedric",
    "David",
    "Elena",
    "Fran",
    "Greta",
    "Harry",
    "Ines",
    "Jonas",
    "Karla",
    "Lorenzo",
    "Maud",
)

ACTION_TYPES: tuple[type[Action], ...] = get_args(Action)


# Scenarios


def published_scenarios() -> tuple[Scenario, ...]:
    """Every published set with every number of players."""
    return tuple(published_sets())


def scenario_name(scenario: Scenario) -> str:
    """A short name for a test's id."""
    return f"{scenario.edition}-{scenario.id or 'custom'}-{scenario.players}"


def is_playable(scenario: Scenario) -> bool:
    """Whether the rules allow the scenario."""
    return all(breach.severity != "must" for breach in check(scenario))


def random_options(rng: Random) -> Options:
    """Random options, half of them with a turn limit."""
    return Options(
        confess_peek=rng.random() < 0.4,
        only_the_richest=rng.random() < 0.3,
        spy_sees_centre=rng.random() < 0.3,
        turn_limit=rng.choice((None, None, None, 1, 12, 40)),
    )


def random_scenario(
    rng: Random,
    edition: EditionId | None = None,
    players: int | None = None,
    wanted: Sequence[CharacterId] = (),
) -> Scenario:
    """A random scenario that the rules allow, with the wanted characters in play."""
    while True:
        tried = _try_scenario(rng, edition, players, wanted)
        if is_playable(tried):
            return tried


def _try_scenario(
    rng: Random,
    wanted_edition: EditionId | None,
    wanted_players: int | None,
    wanted: Sequence[CharacterId],
) -> Scenario:
    edition = EDITIONS[wanted_edition] if wanted_edition else rng.choice(tuple(EDITIONS.values()))
    players = wanted_players or rng.randint(edition.fewest, edition.most)
    seated = players * hand_size(players)
    count = max(6, seated) if players <= 5 else seated + rng.choice((0, 0, 1, 2))
    fitting = [c for c in edition.characters.values() if players <= 3 or c.minimum <= players]
    rng.shuffle(fitting)
    fitting.sort(key=lambda character: character.id not in wanted)
    if rng.random() < 0.9:
        fitting.sort(key=lambda character: not (character.indispensable or character.id in wanted))
    cards: list[CharacterId] = []
    for character in fitting:
        if len(cards) + character.copies <= count:
            cards.extend([character.id] * character.copies)
    rng.shuffle(cards)
    return Scenario(
        edition=edition.id,
        players=players,
        cards=tuple(cards),
        cemetery=_random_cemetery(rng, edition.id, tuple(cards), players),
    )


def _random_cemetery(
    rng: Random, edition_id: EditionId, cards: tuple[CharacterId, ...], players: int
) -> tuple[CharacterId, ...]:
    """All the unused cards or some of them; now and then also where no power needs a cemetery."""
    characters = EDITIONS[edition_id].characters
    if not any(characters[card].wants_cemetery for card in cards) and rng.random() < 0.8:
        return ()
    everyone = unused(edition_id, cards, players)
    if rng.random() < 0.3:
        return everyone
    unplayed = [
        character
        for character in characters.values()
        if character.id not in cards
        and (players >= character.minimum or (players > 3 and not character.cursed))
    ]
    resting = rng.sample(unplayed, rng.randint(min(1, len(unplayed)), len(unplayed)))
    return tuple(character.id for character in resting for _ in range(character.copies))


def random_deal(rng: Random, scenario: Scenario) -> Deal:
    """Shuffled cards, and any player first."""
    return shuffled(scenario, rng.shuffle, first=rng.randrange(scenario.players))


def random_game(rng: Random, setup: Setup) -> Game:
    """A game of this setup with a random deal."""
    scenario = setup.scenario
    return Game.start(
        scenario, NAMES[: scenario.players], deal=random_deal(rng, scenario), options=setup.options
    )


# Play

Style = Callable[[Random, State], Action]
"""A way to choose among the legal answers. It knows the whole state: it makes games and is no bot."""


def careless(rng: Random, state: State) -> Action:
    """Any legal answer."""
    return rng.choice(legal_actions(state))


def _of_type(rng: Random, state: State, weights: Mapping[type[Action], float]) -> Action:
    """A kind of answer by its weight, then any of that kind."""
    by_type: dict[type[Action], list[Action]] = {}
    for action in legal_actions(state):
        by_type.setdefault(type(action), []).append(action)
    kinds = list(by_type)
    (kind,) = rng.choices(kinds, [weights.get(kind, 1.0) for kind in kinds])
    return rng.choice(by_type[kind])


_BOLDNESS: Mapping[type[Action], float] = {a.Announce: 8, a.Swap: 2, a.Pass: 4, a.Decline: 0.3}


def bold(rng: Random, state: State) -> Action:
    """Announces and contests much, whatever the cards."""
    return _of_type(rng, state, _BOLDNESS)


def quiet(rng: Random, state: State) -> Action:
    """Looks and swaps, seldom announces: long games with little knowledge."""
    return _of_type(rng, state, {a.Announce: 0.3, a.Look: 1, a.Swap: 6, a.Contest: 0.2, a.Pass: 4})


def truthful(rng: Random, state: State) -> Action:
    """Mostly claims what really lies there, so that contests are won and powers applied."""
    legal, cards, round_ = legal_actions(state), state.secrets.cards, state.table.round
    true: list[Action] = []
    for action in legal:
        match action:
            case a.Announce(character=character, spot=spot) if cards[spot] == character:
                true.append(action)
            case a.Contest(spot=spot) if round_ is not None and cards[spot] == round_.character:
                true.append(action)
            case _:
                pass
    return rng.choice(true) if true and rng.random() < 0.8 else bold(rng, state)


POINTING = {"inquisitor", "guru", "usurper", "courtesan"}
"""Characters whose users point at a card, and may point at a curse."""


def doomed(rng: Random, state: State) -> Action:
    """Seeks the curse: claims with a cursed card, points at one, and seldom contests otherwise."""
    table, cards = state.table, state.secrets.cards
    characters = table.layout.edition.characters
    cursed = {spot for spot, card in enumerate(cards) if card is not None and characters[card].cursed}
    fatal: list[Action] = []
    mild: list[Action] = []
    for action in legal_actions(state):
        match action:
            case a.Contest(spot=spot) | a.PickCard(spot=spot) if spot in cursed:
                fatal.append(action)
            case a.PickPlayer(target=target) if cursed & {*table.layout.spots_of[table.seat_of(target)]}:
                fatal.append(action)
            case a.Announce(character=character) if character in POINTING:
                mild.append(action)
            case a.Pass():
                mild.append(action)
            case _:
                pass
    for wanted in (fatal, mild):
        if wanted and rng.random() < 0.6:
            return rng.choice(wanted)
    return truthful(rng, state)


def eager(characters: Collection[CharacterId], otherwise: Style) -> Style:
    """Announces these characters much, and mostly lets announcements stand."""

    def choose(rng: Random, state: State) -> Action:
        legal = legal_actions(state)
        wanted = [x for x in legal if isinstance(x, a.Announce) and x.character in characters]
        if wanted and rng.random() < 0.5:
            return rng.choice(wanted)
        passing = [x for x in legal if isinstance(x, a.Pass)]
        return passing[0] if passing and rng.random() < 0.9 else otherwise(rng, state)

    return choose


STYLES: tuple[Style, ...] = (careless, bold, quiet, truthful, doomed)


def possible_peeks(state: State) -> tuple[a.Peek, ...]:
    """Every interjection that is legal now."""
    return tuple(peek for player in state.table.sitting for peek in interjections(state, player))


def next_action(rng: Random, state: State, style: Style) -> Action:
    """The style's answer, or now and then a player's peek."""
    peeks = possible_peeks(state) if state.table.setup.options.confess_peek else ()
    return rng.choice(peeks) if peeks and rng.random() < 0.25 else style(rng, state)


def play_on(rng: Random, game: Game, style: Style, most: int) -> int:
    """Play until the end or `most` actions; the number of actions played."""
    played = 0
    while game.decision is not None and played < most:
        game.apply(next_action(rng, game.state, style))
        played += 1
    return played


# Actions that may be illegal


def is_legal(state: State, action: Action) -> bool:
    """Whether the rules offer this action; a swap of two own cards in either order."""
    if isinstance(action, a.Peek):
        return action in interjections(state, action.player)
    legal = legal_actions(state)
    if action in legal or not isinstance(action, a.Swap):
        return action in legal
    listed = a.Swap(action.decision, action.player, action.other, action.mine, action.really)
    table = state.table
    return listed in legal and action.mine in table.layout.free_spots_of[table.seat_of(action.player)]


def mutations(rng: Random, state: State, action: Action) -> Iterator[Action]:
    """The action with one field changed: mostly illegal, sometimes another legal one."""
    table = state.table
    players = [*range(-1, table.layout.players + 1), 99]
    spots = [*range(-1, table.layout.spots + 1), 99]
    characters = [*table.layout.edition.characters, "nobody", ""]
    values: dict[str, Sequence[object]] = {
        "decision": (table.decisions - 1, table.decisions + 1, 0, -1, 2**40),
        "player": players,
        "target": players,
        "spot": spots,
        "mine": spots,
        "other": spots,
        "character": characters,
        "number": (-1, 0, 1, 2, 3, 4, 99),
        "really": (True, False),
        "direction": ("left", "right", "up"),
    }
    for field in action.__struct_fields__:
        yield replace(action, **{field: rng.choice(values[field])})


def any_action(rng: Random, state: State) -> Action:
    """An action of any type, plausible or not, by the right or a wrong player."""
    table = state.table
    decision = table.decision
    asked = table.sitting[0] if decision is None else decision.player
    player = asked if rng.random() < 0.7 else rng.choice(table.sitting)
    number = table.decisions if rng.random() < 0.9 else table.decisions - 1
    spots = range(table.layout.spots)
    values: dict[str, object] = {
        "decision": number,
        "player": player,
        "target": rng.choice(table.sitting),
        "spot": rng.choice(spots),
        "mine": rng.choice(spots),
        "other": rng.choice(spots),
        "character": rng.choice(tuple(table.layout.edition.characters)),
        "number": rng.randint(0, 4),
        "really": rng.random() < 0.5,
        "direction": rng.choice(("left", "right")),
    }
    kind = rng.choice(ACTION_TYPES)
    return msgspec.convert({field: values[field] for field in kind.__struct_fields__}, kind)
