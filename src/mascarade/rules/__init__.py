"""The game itself: pure, frozen, deterministic. No I/O, clock, randomness, logging, or words for people.

`Game` is where to begin. Beneath it, `decide` holds the rules, `evolve` folds events into a state, and `view`
builds what one viewer may know.
"""

from mascarade.rules.actions import Action
from mascarade.rules.catalogue import EDITIONS, Character, CharacterId, Edition, EditionId
from mascarade.rules.decide import advance, decide, start
from mascarade.rules.errors import IllegalAction, RecordRefused, Refused, ScenarioRefused
from mascarade.rules.events import EVENT_TYPES, AnyEvent, Event
from mascarade.rules.evolve import evolve
from mascarade.rules.game import Game, shuffled
from mascarade.rules.legal import interjections, legal_actions
from mascarade.rules.published import fitting_sets, player_counts, published, published_sets, set_ids, unused
from mascarade.rules.record import Record, read_record, verify, write_record
from mascarade.rules.scenario import Deal, Options, Player, Scenario, Seat, Setup, Spot
from mascarade.rules.scenario_checks import Breach, check, playable
from mascarade.rules.scenario_file import read_scenario
from mascarade.rules.state import Decision, Result, State, Table
from mascarade.rules.view import SPECTATOR, View, Viewer, resume, see, view, visible, visible_events

__all__ = [
    "EDITIONS",
    "EVENT_TYPES",
    "SPECTATOR",
    "Action",
    "AnyEvent",
    "Breach",
    "Character",
    "CharacterId",
    "Deal",
    "Decision",
    "Edition",
    "EditionId",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "Player",
    "Record",
    "RecordRefused",
    "Refused",
    "Result",
    "Scenario",
    "ScenarioRefused",
    "Seat",
    "Setup",
    "Spot",
    "State",
    "Table",
    "View",
    "Viewer",
    "advance",
    "check",
    "decide",
    "evolve",
    "fitting_sets",
    "interjections",
    "legal_actions",
    "playable",
    "player_counts",
    "published",
    "published_sets",
    "read_record",
    "read_scenario",
    "resume",
    "see",
    "set_ids",
    "shuffled",
    "start",
    "unused",
    "verify",
    "view",
    "visible",
    "visible_events",
    "write_record",
]
