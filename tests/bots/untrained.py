"""Untrained policies: random networks, quickly made for any setup."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from mascarade.bots import Bot, find_bot
from mascarade.bots.learned.features import sight_of
from mascarade.bots.learned.mind import LearnedBot
from mascarade.bots.learned.network import new_network
from mascarade.bots.learned.policy import Policy, new_policy
from mascarade.rules import Scenario, Setup

LEARNED = "learned"


@lru_cache(maxsize=32)
def untrained_policy(scenario: Scenario, seed: int = 1) -> Policy:
    """A policy for this scenario with pronounced preferences."""
    _, sight = sight_of(Setup(scenario=scenario))
    network = new_network(sight.width, 16, sight.answers, np.random.default_rng(seed))
    return new_policy(scenario, network._replace(answers=network.answers * np.float32(100)))


def bot_for(name: str, scenario: Scenario) -> Bot:
    """A bot by name, including the learned one."""
    return LearnedBot(untrained_policy(scenario)) if name == LEARNED else find_bot(name)
